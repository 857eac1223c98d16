import { expect, test } from "vitest";
import { key } from "./lattice";
import { outer_faces, VISIBLE } from "./score_rules";
import { corners, middle, neighbour, read, SEEN, shown } from "./tally";

const COLOURS = ["red", "green", "black"];

test("109 dice show 135 faces", () => {
	expect(SEEN.length).toBe(109);
	expect(SEEN.map(key).sort()).toEqual([...VISIBLE].sort());
	for (const cell of SEEN) expect(shown(cell)).toHaveLength(outer_faces(key(cell)));
});
test("the top die shows three faces, one on an edge two, one inside a side one", () => {
	expect([shown([0, 0, 0]), shown([3, 0, 0]), shown([2, 0, 3])].map((axes) => axes.length)).toEqual([3, 2, 1]);
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
