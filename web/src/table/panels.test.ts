import { expect, test } from "vitest";
import type { Picture, Text } from "../net/protocol";
import { scoresOnCards } from "./panels";

const far = (key: string): Text => ({ key, args: {} });
const picture = (scores: readonly number[], progress: readonly (Text | null)[], kind = "choose"): Picture =>
	({ turn: { kind, scores }, scene: { scores, progress } }) as unknown as Picture;

test("while nobody has any points, progress stands in their place", () => {
	const progress = [far("progress-rows"), far("progress-rows")];
	expect(scoresOnCards(picture([0, 0], progress))).toEqual([null, null]);
	expect(scoresOnCards(picture([1, 0], progress))).toEqual([1, 0]);
	expect(scoresOnCards(picture([0, 0], []))).toEqual([0, 0]);
	expect(scoresOnCards(picture([0, 0], progress, "over"))).toEqual([0, 0]);
});
test("who has yet to begin has a dash, not a nought that looks like a result", () => {
	expect(scoresOnCards(picture([4, 0], [null, far("progress-searches-later")]))).toEqual([4, null]);
	expect(scoresOnCards(picture([0, 0], [null, far("progress-searches-later")]))).toEqual([null, null]);
});
