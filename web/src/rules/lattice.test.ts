import { expect, test } from "vitest";
import { cellOf, cellsOfPyramid, isCell, ORIENTATIONS, shows, standing } from "./lattice";

const LEGAL = "124 132 145 153 213 236 241 264 315 321 356 362 412 426 451 465 514 531 546 563 623 635 642 654".split(
	" ",
);

test("165 cells, 45 on the plate", () => {
	expect(cellsOfPyramid().length).toBe(165);
	expect(cellsOfPyramid().filter(([x, y, z]) => x + y + z === 8).length).toBe(45);
});
test("24 orientations, opposite faces sum to 7, and they show exactly the legal triples", () => {
	expect(ORIENTATIONS.length).toBe(24);
	const seen: string[] = [];
	for (const r of ORIENTATIONS) {
		for (const a of [0, 1, 2]) expect(shows(r, a, 1) + shows(r, a, -1)).toBe(7);
		seen.push([0, 1, 2].map((a) => shows(r, a, -1)).join(""));
	}
	expect(seen.sort()).toEqual(LEGAL);
});
test("a triple stands as it says", () => {
	for (const triple of LEGAL) {
		const { rot, blank } = standing(triple, 0);
		expect([0, 1, 2].map((a) => shows(rot, a, -1)).join("")).toBe(triple);
		expect(blank).toBe(0);
	}
});
test("what is not known of a triple is blank on both sides of the die", () => {
	const { rot, blank } = standing("6?3", 0);
	expect(shows(rot, 0, -1)).toBe(6);
	expect(shows(rot, 2, -1)).toBe(3);
	expect(blank.toString(2).split("1").length - 1).toBe(2);
	expect(standing("???", 0).blank).toBe(63);
});
test("atoms that are cells", () => {
	expect(isCell("6,0,2")).toBe(true);
	expect(isCell("take")).toBe(false);
	expect(isCell("9,0,0")).toBe(false);
	expect(cellOf("6,0,2")).toEqual([6, 0, 2]);
});
