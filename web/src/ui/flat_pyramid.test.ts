import { expect, test } from "vitest";
import { cellsOfPyramid, level } from "../rules/lattice";
import { flatPlace } from "./flat_pyramid";

test("the own side lies near, whichever it is", () => {
	const corner = [
		[8, 0, 0],
		[0, 8, 0],
		[0, 0, 8],
	];
	for (const side of [0, 1, 2]) {
		const [, far] = flatPlace(corner[side] as number[], side);
		for (const other of [0, 1, 2].filter((one) => one !== side))
			expect(flatPlace(corner[other] as number[], side)[1]).toBeGreaterThan(far);
	}
});
test("the 45 funnels lie side by side in the picture", () => {
	const spots = cellsOfPyramid()
		.filter((cell) => level(cell) === 0)
		.map((cell) => flatPlace(cell, 1));
	for (const [i, [x, y]] of spots.entries()) {
		expect(Math.abs(x)).toBeLessThan(320);
		expect(Math.abs(y)).toBeLessThan(360);
		for (const [u, v] of spots.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(50);
	}
});
