import { expect, test } from "vitest";
import { crowded } from "./loupe";

test("targets closer than a finger can tell apart are crowded", () => {
	const finger = { x: 100, y: 100 };
	const at = (x: number, y: number): { x: number; y: number } => ({ x, y });
	expect(crowded(finger, [at(98, 100), at(120, 100)], 24, 48)).toBe(true);
	expect(crowded(finger, [at(98, 100), at(130, 100)], 24, 48)).toBe(false);
});
test("what is far from the finger does not matter", () => {
	const finger = { x: 100, y: 100 };
	expect(
		crowded(
			finger,
			[
				{ x: 300, y: 100 },
				{ x: 310, y: 100 },
			],
			24,
			48,
		),
	).toBe(false);
	expect(crowded(finger, [], 24, 48)).toBe(false);
});
