import { expect, test } from "vitest";
import { outcomeWords, zoneWords } from "./shot_words";

const MULTIPLY = { scoring: "multiply", ejected: false };

test("face and step stand in the order of the rules", () => {
	expect(zoneWords("2x6", "A1", MULTIPLY)).toBe("6 × 2");
	expect(zoneWords("2x6", "A1", { ...MULTIPLY, scoring: "add" })).toBe("6 + 2");
	expect(zoneWords("2x6", "A+", MULTIPLY)).toBe("6 × 2 × 2");
	expect(zoneWords("2x6", "A+", { ...MULTIPLY, scoring: "add" })).toBe("(6 + 2) × 2");
});
test("a die is worth what the rules of this table make of it", () => {
	expect(outcomeWords("A1:2x6@1,2,3 B+:4x5")).toBe("A1: 6 × 2 = 12, B+: 5 × 4 × 2 = 40");
	expect(outcomeWords("A1:2x6", (die) => die, { ...MULTIPLY, scoring: "add" })).toBe("A1: 6 + 2 = 8");
	expect(outcomeWords("A1:off6", (die) => die, { ...MULTIPLY, ejected: true })).toContain("= -6");
	// without a catalogue every text is its key with what it was given
	expect(outcomeWords("A1:off6")).toBe("A1: zone no points zone off");
});
