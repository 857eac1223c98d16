import { expect, test } from "vitest";
import { key } from "./lattice";
import {
	ALL_FACES,
	corners,
	facesByColour,
	floating,
	leading,
	middle,
	neighbour,
	read,
	SEEN,
	shown,
	type Tally,
	tallyText,
} from "./tally";

const COLOURS = ["red", "green", "black"];
const all = (colour: string): Tally => Object.fromEntries(SEEN.map((cell) => [key(cell), colour]));

test("109 dice show 135 faces", () => {
	expect(SEEN.length).toBe(109);
	expect(facesByColour({}, COLOURS)).toEqual({ red: 0, green: 0, black: 0, "": ALL_FACES });
	expect(facesByColour(all("green"), COLOURS).green).toBe(ALL_FACES);
});
test("the top die shows three faces, one on an edge two, one inside a side one", () => {
	expect([shown([0, 0, 0]), shown([3, 0, 0]), shown([2, 0, 3])].map((axes) => axes.length)).toEqual([3, 2, 1]);
});
test("nobody leads before everything is entered", () => {
	expect(leading({ "0,0,0": "red" }, COLOURS)).toEqual([]);
	expect(leading({ ...all("black"), "0,0,0": "red" }, COLOURS)).toEqual(["black"]);
});
test("in an unfinished pyramid nothing lies where nothing was entered", () => {
	const low: Tally = { "8,0,0": "red", "7,1,0": "green", "7,0,1": "red", "7,0,0": "green" };
	expect(leading(low, COLOURS, true)).toEqual(["red", "green"]);
	expect(leading({}, COLOURS, true)).toEqual([]);
	expect(floating(low)).toBeNull();
	const { "8,0,0": _, ...bare } = low;
	expect(floating(bare)).toEqual(["7,0,0", "8,0,0"]);
	expect(leading(bare, COLOURS, true)).toEqual([]);
	expect(tallyText("up_and_down", { "8,0,0": "red" }, ["Ann"], ["red"], true)).toBe(
		"# pipyard score up_and_down: Ann\n8,0,0 red\nunfinished\n",
	);
});
test("what is written is what the command line reads", () => {
	expect(tallyText("rasanto", { "0,0,0": "green", "3,0,0": "red" }, ["Ann", "Bob"], ["red", "green"])).toBe(
		"# pipyard score rasanto: Ann, Bob\n3,0,0 red\n0,0,0 green\n",
	);
});
test("whatever else is kept under this name does no harm", () => {
	expect(read({ "0,0,0": "red", "1,1,1": "red", "3,0,0": "purple" }, COLOURS)).toEqual({ "0,0,0": "red" });
});
test.each([0, 1, 2])("no two faces lie on each other, however it is turned (%d)", (turn) => {
	const middles = SEEN.flatMap((cell) =>
		shown(cell).map((axis) => {
			const found = corners(cell, axis, turn);
			return [found.reduce((sum, { x }) => sum + x / 4, 0), found.reduce((sum, { y }) => sum + y / 4, 0)] as const;
		}),
	);
	const apart = middles.flatMap(([a, b], at) => middles.slice(at + 1).map(([c, d]) => Math.hypot(a - c, b - d)));
	expect(Math.min(...apart)).toBeGreaterThan(0.8);
});
test("turning brings the next corner to the top", () => {
	expect(middle([8, 0, 0], 0).y).toBeLessThan(-7);
	expect(middle([0, 8, 0], 1).y).toBeLessThan(-7);
});
test("arrow keys reach every die", () => {
	const reached = new Set(["0,0,0"]);
	const open: (readonly [number, number, number])[] = [[0, 0, 0]];
	for (let from = open.pop(); from; from = open.pop())
		for (const [dx, dy] of [
			[1, 0],
			[-1, 0],
			[0, 1],
			[0, -1],
		] as const) {
			const next = neighbour(from, dx, dy, 0);
			if (reached.has(key(next))) continue;
			reached.add(key(next));
			open.push(next);
		}
	expect(reached.size).toBe(SEEN.length);
});
