import { expect, test } from "vitest";
import { order } from "./ending";

test("the best come first, equals as they sit", () => {
	expect(order([2, 1, 2, 4])).toEqual([1, 0, 2, 3]);
	expect(order([])).toEqual([]);
});
test("where nobody wins nobody has a rank, and who has one comes first", () => {
	expect(order([0, 0])).toEqual([0, 1]);
	expect(order([0, 1])).toEqual([1, 0]);
});
