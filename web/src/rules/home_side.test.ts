import { expect, test } from "vitest";
import { homeSide } from "./home_side";

test("a seat is at home at its side", () => {
	expect([0, 1, 2, 3].map((seat) => homeSide(seat, []))).toEqual([0, 1, 2, 0]);
	expect(homeSide(1, ["0,0,0", "4,4,0", "0,4,4", "4,0,4"])).toBe(1);
	expect(homeSide(0, ["0,4,4", "1,3,4"])).toBe(0);
});
test("whose corner lies at the far end stands at the side beside it", () => {
	expect(homeSide(0, ["8,0,0", "7,1,0", "7,0,1", "6,1,1"])).toBe(1);
	expect(homeSide(2, ["0,0,8", "1,0,7", "0,1,7"])).toBe(0);
});
