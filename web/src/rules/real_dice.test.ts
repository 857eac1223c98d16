import { expect, test } from "vitest";
import type { RollForm } from "../net/protocol";
import { byFaces, facesIn, nextFaces, outcomeOf } from "./real_dice";

const three: RollForm = { kind: "numbers", count: 3, faces: 6, apart: false, words: [], example: "" };
const standing: RollForm = { ...three, kind: "standing", words: ["124", "135", "653"] };

test("as many dice as are rolled, and only faces they have", () => {
	expect(facesIn(three, "4 7 1 0 6 2")).toEqual([4, 1, 6]);
	expect(outcomeOf(three, [4, 1])).toBeNull();
	expect(outcomeOf(three, [4, 1, 6])).toBe("4 1 6");
	expect(nextFaces(three, [4, 1, 6])).toEqual([]);
});
test("a die in a funnel shows three numbers that go together", () => {
	expect(nextFaces(standing, [])).toEqual([1, 6]);
	expect(nextFaces(standing, [1])).toEqual([2, 3]);
	expect(nextFaces(standing, [1, 3])).toEqual([5]);
	expect(outcomeOf(standing, facesIn(standing, "1 6 3 5"))).toBe("135");
});
test("dice with many faces are typed", () => {
	expect(byFaces(three)).toBe(true);
	expect(byFaces({ ...three, faces: 10 })).toBe(false);
	expect(byFaces({ ...three, kind: "choice" })).toBe(false);
});
