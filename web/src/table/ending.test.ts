import { expect, test } from "vitest";
import { evenLosers, rankedSeats } from "./ending";

test("the best come first, equals as they sit", () => {
	expect(rankedSeats([2, 1, 2, 4])).toEqual([1, 0, 2, 3]);
	expect(rankedSeats([])).toEqual([]);
});
test("where nobody wins nobody has a rank, and who has one comes first", () => {
	expect(rankedSeats([0, 0])).toEqual([0, 1]);
	expect(rankedSeats([0, 1])).toEqual([1, 0]);
});
test("losers with the same rank and unequal points lose alike; ranks by points are left as they are", () => {
	expect(evenLosers([2, 1, 2], [16, 20, 15])).toBe(true);
	expect(evenLosers([2, 1, 2], [15, 20, 15])).toBe(false);
	expect(evenLosers([2, 1, 3], [16, 20, 15])).toBe(false);
	expect(evenLosers([2, 1], [16, 20])).toBe(false);
	expect(evenLosers([0, 0, 0], [3, 2, 1])).toBe(false);
});
