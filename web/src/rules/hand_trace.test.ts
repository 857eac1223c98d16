import { expect, test } from "vitest";
import { swayOf } from "./hand_trace";

test("pushes carry the plate to and fro, and the hands bring it back", () => {
	const pushes = Array.from({ length: 10 }, (_, i) => ({ push_x: 0, push_y: i < 5 ? -12 : 12 }));
	const sway = swayOf(pushes);
	const along = sway.map(([, y]) => y);
	// as the server reckons it for those who watch live
	expect(along.slice(0, 6)).toEqual([-1.9, -5.8, -11, -16.7, -22.6, -24.7]);
	expect(Math.max(...along)).toBeGreaterThan(10);
	expect(Math.abs(along.at(-1) ?? 1)).toBeLessThan(0.2);
	expect(sway.every(([x]) => x === 0)).toBe(true);
});
test("a plate that is only tilted stays where it is", () => {
	expect(swayOf([{ tilt_x: 3 }, { tilt_x: 4 }])).toEqual([]);
});
