import { expect, test } from "vitest";
import { type Cell, cellsOfPyramid } from "../rules/lattice";
import { Occlusion } from "./occlusion";

const sum = (corners: readonly number[]): number => corners.reduce((all, one) => all + one, 0);

test("a die alone on the plate is dark only where it meets the wood", () => {
	const alone = new Occlusion([[3, 3, 2]], null);
	const [inner, , , low] = alone.face([3, 3, 2], 0);
	expect(inner).toBe(0);
	expect(low).toBeGreaterThan(0);
	expect(alone.depth([3, 3, 2])).toBe(0);
});
test("a face is darker beside another die, at the edge that they share", () => {
	const cell: Cell = [3, 2, 3];
	const alone = new Occlusion([cell], null).face(cell, 0);
	const beside = new Occlusion([cell, [2, 3, 3]], null).face(cell, 0);
	// the neighbour lies along +y, the first tangent
	expect(beside[1]).toBeGreaterThan(alone[1]);
	expect(beside[0]).toBe(alone[0]);
});
test("the walls of a whole pyramid are flat: nothing lies before them, and lower rows are darker", () => {
	const full = new Occlusion(cellsOfPyramid(), null);
	expect(full.face([0, 2, 2], 0)).toEqual([0, 0, 0, 0]);
	expect(full.depth([0, 0, 8])).toBeGreaterThan(full.depth([0, 0, 1]));
	expect(full.depth([0, 0, 0])).toBe(0);
});
test("a die throws its shadow away from the sun, not towards it", () => {
	const sun: Cell = [-0.9, -0.42, 0.1];
	const dice: Cell[] = [
		[4, 2, 2],
		[2, 1, 2],
	];
	const shaded = new Occlusion(dice, sun);
	const open = new Occlusion(dice, [0.9, 0.42, -0.1]);
	expect(sum(shaded.face([4, 2, 2], 0))).toBeGreaterThan(sum(open.face([4, 2, 2], 0)));
	expect(shaded.face([2, 1, 2], 0)).toEqual(open.face([2, 1, 2], 0));
});
test("four corners fit into one number that a float holds exactly", () => {
	const [x, y] = new Occlusion(cellsOfPyramid(), null).packed([0, 4, 4]);
	expect(x).toBeGreaterThan(0);
	// under another die
	expect(y).toBe(0);
	expect(x).toBe(Math.round(x));
	expect(x).toBeLessThan(2 ** 24);
});
