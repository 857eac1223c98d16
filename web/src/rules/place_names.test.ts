import { expect, test } from "vitest";
import { cellsOfPyramid, key } from "./lattice";
import { cellName, FAR_CORNERS, placeName, sideName, splitPlaces, withCells, withNames } from "./place_names";
import table from "./place_names.json";

test("every place is called as in Python", () => {
	const names = Object.fromEntries(cellsOfPyramid().map((cell) => [key(cell), cellName(cell)]));
	expect(names).toEqual(table);
	expect(new Set(Object.values(names)).size).toBe(165);
	for (const [cell, name] of Object.entries(names)) expect(withCells(name)).toBe(cell);
});
test("texts are read with names and written with cells", () => {
	expect(withNames("jump 8,0,0 0,0,0: 623")).toBe("jump i1 a1.8: 623");
	expect(withCells("jump i1 a1.8")).toBe("jump 8,0,0 0,0,0");
	expect(withNames("mount -1,3,4")).toBe("mount -1,3,4");
	expect(withCells("i2 a10 a1.9 B1")).toBe("i2 a10 a1.9 B1");
	expect(placeName("8,8,8")).toBe("8,8,8");
});
test("sides are named by the corners they lie between", () => {
	for (const axis of [0, 1, 2])
		expect(new Set(sideName(axis).split("–"))).toEqual(new Set(FAR_CORNERS.filter((_, at) => at !== axis)));
});
test("places are found in sentences", () => {
	expect(splitPlaces("Ada: red die on i1 → a1.8.")).toEqual([
		{ text: "Ada: red die on ", cell: "" },
		{ text: "i1", cell: "8,0,0" },
		{ text: " → ", cell: "" },
		{ text: "a1.8", cell: "0,0,0" },
		{ text: ".", cell: "" },
	]);
});
