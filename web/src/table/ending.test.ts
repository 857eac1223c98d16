import { expect, test } from "vitest";
import { rankedSeats } from "./ending";

test("the best come first, equals as they sit", () => {
	expect(rankedSeats([2, 1, 2, 4])).toEqual([1, 0, 2, 3]);
	expect(rankedSeats([])).toEqual([]);
});
test("where nobody wins nobody has a rank, and who has one comes first", () => {
	expect(rankedSeats([0, 0])).toEqual([0, 1]);
	expect(rankedSeats([0, 1])).toEqual([1, 0]);
});
