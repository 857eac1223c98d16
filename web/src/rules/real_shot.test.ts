import { expect, test } from "vitest";
import { brief, inZone, needsNumber, numberOf, realOutcome, tellsShot } from "./real_shot";

test("the die that was shot comes first, then those it moved", () => {
	expect(realOutcome("B1", { A2: "o", B1: "4x6", A1: "s" })).toBe("B1:4x6 A1:short A2:off");
	expect(realOutcome("A1", { A1: "o3" })).toBe("A1:off3");
	expect(realOutcome("A1", { B1: "1x2" })).toBeNull();
});
test("zones that need no number take none", () => {
	expect(["4", "o", "s", "f"].map((zone) => needsNumber(zone, false))).toEqual([true, false, false, false]);
	expect(needsNumber("o", true)).toBe(true);
	expect([inZone("4", "6", false), inZone("o", "6", false), inZone("o", "6", true), inZone("f", "6", true)]).toEqual([
		"4x6",
		"o",
		"o6",
		"f",
	]);
});
test("readings of the table become words of the sheet", () => {
	expect(["4x6", "off", "off3", "short", "short2", "lost", "foul"].map(brief)).toEqual([
		"4x6",
		"o",
		"o3",
		"s",
		"s",
		"s",
		"f",
	]);
	expect(["4x6", "o3", "-1x12", "s"].map(numberOf)).toEqual(["6", "3", "12", ""]);
});
test("outcomes of shots are known from rolls, with and without exact places", () => {
	expect(["A1:2x5@1,2,3,1,0,0,0", "B+:off", "A12:foul", "1 4 5", "623", "0,1,2"].map(tellsShot)).toEqual([
		true,
		true,
		true,
		false,
		false,
		false,
	]);
});
