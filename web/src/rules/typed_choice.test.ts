import { expect, test } from "vitest";
import { entryKeys, typedChoice } from "./typed_choice";

const GROUND = "3,4,1"; // d5
const ABOVE = "3,4,0"; // d5.1
test("a place that is offered once needs its letter and its number", () => {
	expect(typedChoice("d", [GROUND, "0,0,8"], 0)).toBe("more");
	expect(typedChoice("d5", [GROUND, "0,0,8"], 0)).toEqual({ cell: GROUND });
	expect(typedChoice("d5", [ABOVE], 0)).toEqual({ cell: ABOVE });
});
test("where two levels are offered the level decides", () => {
	expect(typedChoice("d5", [GROUND, ABOVE], 0)).toBe("more");
	expect(typedChoice("d50", [GROUND, ABOVE], 0)).toEqual({ cell: GROUND });
	expect(typedChoice("d51", [GROUND, ABOVE], 0)).toEqual({ cell: ABOVE });
	expect(typedChoice("d52", [GROUND, ABOVE], 0)).toBe(null);
});
test("what is not offered means nothing", () => {
	expect(typedChoice("e", [GROUND], 3)).toBe(null);
	expect(typedChoice("4", [], 3)).toBe(null);
	expect(typedChoice("0", [], 3)).toBe(null);
});
test("entries of a list have one digit, of a long list two", () => {
	expect(typedChoice("3", [], 3)).toEqual({ entry: 2 });
	expect(typedChoice("1", [], 12)).toBe("more");
	expect(typedChoice("12", [], 12)).toEqual({ entry: 11 });
	expect(entryKeys(2, 3)).toBe("3");
	expect(entryKeys(2, 12)).toBe("03");
});
