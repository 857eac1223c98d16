import { expect, test } from "vitest";
import type { LiveNow } from "../net/protocol";
import { LiveScene } from "./live_scene";

const level: LiveNow = {
	seat: 1,
	prefix: ["tilt"],
	channels: ["tilt_x", "tilt_y"],
	rest: [0, 0],
	rate: 60,
	most_ms: 10_000,
	dice: [],
	tilt: [0, 0],
};
/** A second in which no die moves, as the server packs it. */
const STILL = "c-mvMVPF6N0K5P`";

test("a viewer sees the plate tilt as the server sends it, a little later", async () => {
	const scene = new LiveScene(level);
	await scene.hear(
		1,
		STILL,
		Array.from({ length: 60 }, (_, i) => [i / 4, -i / 4] as const),
		[],
	);
	scene.at(1000);
	expect(scene.tilt).toEqual([0, 0]);
	for (let ms = 1000; ms < 3000; ms += 16) scene.at(ms);
	const [x, y] = scene.tilt;
	expect(x).toBeGreaterThan(0);
	expect(y).toBeCloseTo(-x);
});
test("who comes in the middle sees the plate as it is held", () => {
	expect(new LiveScene({ ...level, tilt: [12, -3] }).tilt).toEqual([12, -3]);
});
test("and sees it shake", async () => {
	const scene = new LiveScene(level);
	const shifts = Array.from({ length: 60 }, (_, i) => [10 * Math.sin(i / 4), 0] as const);
	await scene.hear(1, STILL, [], shifts);
	const seen: number[] = [];
	for (let ms = 1000; ms < 3000; ms += 16) {
		scene.at(ms);
		seen.push(scene.shift[0]);
	}
	expect(Math.max(...seen)).toBeGreaterThan(9);
	expect(Math.min(...seen)).toBeLessThan(-9);
	expect(scene.tilt).toEqual([0, 0]);
});
