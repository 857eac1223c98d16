import { expect, test } from "vitest";
import { placeOf } from "./places";

test("rows are counted from the own side, places from the left", () => {
	expect(placeOf([0, 2, 4], 0)).toEqual({ level: 2, row: 1, rows: 7, place: 3 });
	expect(placeOf([0, 2, 4], 1)).toEqual({ level: 2, row: 3, rows: 7, place: 5 });
	expect(placeOf([0, 0, 0], 2)).toEqual({ level: 8, row: 1, rows: 1, place: 1 });
});
test("every place of a level has its own words, seen from every side", () => {
	for (const side of [0, 1, 2]) {
		const seen = new Set<string>();
		for (let x = 0; x <= 8; x++)
			for (let y = 0; x + y <= 8; y++) {
				const { row, place } = placeOf([x, y, 8 - x - y], side);
				expect(place).toBeLessThanOrEqual(10 - row);
				seen.add(`${row} ${place}`);
			}
		expect(seen.size).toBe(45);
	}
});
