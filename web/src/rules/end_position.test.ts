import { expect, test } from "vitest";
import { diceBeside, levelsOf, outline } from "./end_position";
import type { EndPosition } from "./score_rules";

const plan: EndPosition = {
	own: false,
	numbers: false,
	size: 9,
	cost: "",
	spots: [
		["8,0,0", -1, 1],
		["7,0,0", -1, 3],
	],
};
const small: EndPosition = {
	own: true,
	numbers: true,
	size: 2,
	cost: "",
	spots: [
		["0,0,0", 0, 1],
		["0,0,0", 1, 1],
		["1,0,0", 1, 1],
	],
};

test("levels can be chosen where dice of several levels count", () => {
	expect(levelsOf(plan)).toEqual([0, 1]);
	expect(levelsOf(small)).toEqual([]);
});
test("faces beside a die show the die once", () => {
	const rim: EndPosition = {
		...plan,
		numbers: true,
		spots: [
			["8,0,0", 1, 4],
			["8,0,0", 2, 4],
			["4,4,0", 0, 1],
		],
	};
	expect(diceBeside(rim, rim.spots)).toHaveLength(2);
	expect(diceBeside(plan, plan.spots)).toEqual([]);
});
test("no two spots lie over each other", () => {
	for (const position of [plan, small]) {
		const middles = position.spots.map((one) => {
			const points = outline(position, one);
			const mean = (axis: "x" | "y"): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
			return `${mean("x").toFixed(2)} ${mean("y").toFixed(2)}`;
		});
		expect(new Set(middles).size).toBe(middles.length);
	}
});
