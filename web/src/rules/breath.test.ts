import { expect, test } from "vitest";
import { breathsOf } from "./breath";

test("a breath by numbers lasts as long as it says", async () => {
	const breaths = await breathsOf("blow 10 20 30 0 1 0 0.5 0.2", () => null);
	expect(breaths).toHaveLength(12);
	expect(breaths[0]).toEqual({ mouth: [10, 20, 30], way: [0, 1, 0], strength: 0.5 });
});
test("a puff comes from behind its die and from above", async () => {
	const [breath] = await breathsOf("puff 8,0,0 x 0.9", (die) => (die === "8,0,0" ? [0, 100, 0] : null));
	expect(breath?.strength).toBe(0.9);
	expect(breath?.mouth[1]).toBeLessThan(100);
	expect(breath?.mouth[2]).toBeGreaterThan(0);
});
test("who blows at nothing, or does something else, has no breath", async () => {
	expect(await breathsOf("puff 8,0,0 x", () => null)).toEqual([]);
	expect(await breathsOf("rock x 50", () => [0, 0, 0])).toEqual([]);
});
