import { expect, test } from "vitest";
import { Piece } from "./piece";

/** Two dice on the plate, along two lines and in two places. */
const SETTINGS = [
	["8,0,0", "7,1,0"],
	["7,1,0", "6,2,0"],
	["8,0,0", "7,0,1"],
	["7,1,0", "6,1,1"],
] as const;

test("a piece is put where it was tapped, and turned there", () => {
	const piece = new Piece(SETTINGS);
	expect(piece.choose("8,0,0")).toBe(true);
	expect(piece.put).toEqual(["8,0,0", "7,1,0"]);
	expect(piece.turns).toBe(2);
	piece.rotate();
	expect(piece.put).toEqual(["8,0,0", "7,0,1"]);
	piece.rotate();
	expect(piece.put).toEqual(["8,0,0", "7,1,0"]);
});
test("a piece that is moved stays turned as it was, where it fits so", () => {
	const piece = new Piece(SETTINGS);
	piece.choose("8,0,0");
	piece.rotate();
	piece.choose("6,1,1");
	expect(piece.put).toEqual(["7,1,0", "6,1,1"]);
	piece.choose("6,2,0");
	expect(piece.put).toEqual(["7,1,0", "6,2,0"]);
});
test("a place where nothing fits leaves the piece where it is", () => {
	const piece = new Piece(SETTINGS);
	piece.choose("8,0,0");
	expect(piece.choose("0,8,0")).toBe(false);
	expect(piece.put).toEqual(["8,0,0", "7,1,0"]);
});
test("a piece stands with its foot where it was put", () => {
	const piece = new Piece([
		["7,0,0", "8,0,0"],
		["8,0,0", "8,0,0"],
	]);
	expect(piece.at("7,0,0")).toEqual(["7,0,0", "8,0,0"]);
});
