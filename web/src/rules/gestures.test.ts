import { expect, test } from "vitest";
import { around, gesturePart } from "./gestures";

test("the numbers of a gesture are told apart by their place", () => {
	const puff = "puff 3,3,2 -x 0.7 0.3".split(" ");
	expect(puff.map((_, at) => gesturePart(puff, at))).toEqual([null, null, "direction", "strength", "seconds"]);
	const rock = "rock 90 50 0.15".split(" ");
	expect(rock.map((_, at) => gesturePart(rock, at))).toEqual([null, "direction", "degrees", "seconds"]);
	const turn = "turn 3,3,2 124".split(" ");
	expect(turn.map((_, at) => gesturePart(turn, at))).toEqual([null, null, "degrees"]);
	expect(gesturePart(["place", "3"], 1)).toBe(null);
});

test("a direction between two names is told by both, the corner first", () => {
	expect(around(30)).toEqual(["x", "-z"]);
	expect(around(90)).toEqual(["y", "-z"]);
	expect(around(330)).toEqual(["x", "-y"]);
	expect(around(60)).toBe(null);
	expect(around(45)).toBe(null);
});
