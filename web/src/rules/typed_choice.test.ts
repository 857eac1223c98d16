import { expect, test } from "vitest";
import { entryKeys, oneKey, typedChoice } from "./typed_choice";

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
	expect(typedChoice("k", [GROUND], 3)).toBe(null);
});
test("entries of a list have one key, digits first, then the letters after those of the places", () => {
	expect(typedChoice("3", [], 3)).toEqual({ entry: 2 });
	expect(typedChoice("j", [], 12)).toEqual({ entry: 9 });
	expect(typedChoice("l", [], 12)).toEqual({ entry: 11 });
	expect(typedChoice("m", [], 12)).toBe(null);
	expect(entryKeys(2, 3)).toBe("3");
	// R turns a piece
	const most = oneKey("letters");
	expect(Array.from({ length: most }, (_, entry) => entryKeys(entry, most)).join("")).toBe("123456789jklmnopqstuvwxyz");
});
test("entries of a long list have two keys", () => {
	expect(typedChoice("1", [], 40)).toBe("more");
	expect(typedChoice("12", [], 40)).toEqual({ entry: 11 });
	expect(entryKeys(2, 40)).toBe("03");
	expect(typedChoice("j", [], 40)).toBe(null);
	expect(typedChoice("j0", [], 150)).toEqual({ entry: 99 });
	expect(entryKeys(149, 150)).toBe("o0");
});
test("where there are no places their letters name entries", () => {
	expect(typedChoice("a", [], 30, "all letters")).toEqual({ entry: 25 });
	expect(entryKeys(25, 30, "all letters")).toBe("a");
});
test("in a race entries have digits only", () => {
	expect(typedChoice("j", [], 12, "digits")).toBe(null);
	expect(typedChoice("12", [], 12, "digits")).toEqual({ entry: 11 });
	expect(entryKeys(11, 12, "digits")).toBe("12");
});
