import { expect, test } from "vitest";
import { namePlaces } from "./map";

test("a name stands over its city, unless another city is there", () => {
	const [alone] = namePlaces([{ at: [500, 500], words: "Ghent" }]);
	expect(alone?.x).toBe(500);
	expect(alone?.y).toBeLessThan(470);
	const [upper, lower] = namePlaces([
		{ at: [500, 420], words: "Brussels" },
		{ at: [500, 500], words: "Halle" },
	]);
	expect(upper?.y).toBeLessThan(390);
	expect(lower?.y).toBeGreaterThan(530);
});
