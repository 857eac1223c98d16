import { expect, test } from "vitest";
import { readTrace } from "./hand_trace";
import { Steering } from "./live_input";

const SHAKE = ["tilt_x", "tilt_y", "push_x", "push_y"];
const run = (steering: Steering, frames: number): void => {
	for (let i = 0; i < frames; i++) steering.step();
};

test("a held key tilts the plate, not farther than it goes, and a released one levels it", () => {
	const hand = new Steering("tilt", 60);
	expect(hand.idle).toBe(true);
	hand.held.add("right");
	run(hand, 10);
	expect(hand.tilt[0]).toBeGreaterThan(15);
	run(hand, 120);
	expect(hand.sample(SHAKE, [0, 0, 0, 0])).toEqual([60, 0, 0, 0]);
	hand.held.clear();
	run(hand, 60);
	expect(hand.idle).toBe(true);
});
test("two keys at once do not tilt it farther", () => {
	const hand = new Steering("tilt", 60);
	hand.held.add("right").add("up");
	run(hand, 200);
	expect(Math.hypot(...hand.tilt)).toBeCloseTo(60);
});
test("from another side of the table right is another direction", () => {
	const hand = new Steering("tilt", 60);
	hand.right = [0, -1];
	hand.ahead = [1, 0];
	hand.held.add("right");
	run(hand, 120);
	expect(hand.tilt[0]).toBeCloseTo(0);
	expect(hand.tilt[1]).toBeCloseTo(-60);
});
test("a shake pulls the plate away and stops it", () => {
	const hand = new Steering("tilt", 60);
	hand.shake();
	const pushes = Array.from({ length: 11 }, () => {
		const [, , , push = 0] = hand.sample(SHAKE, [0, 0, 0, 0]);
		hand.step();
		return push;
	});
	expect(pushes).toEqual([-12, -12, -12, -12, -12, 12, 12, 12, 12, 12, 0]);
});
test("a breath grows while it is held, and its mouth keeps away from dice", () => {
	const hand = new Steering("blow", 60, [
		[0, 0, 0],
		[-70, 0, 20],
	]);
	hand.turned = 0;
	hand.blowing = true;
	run(hand, 21);
	expect(hand.breath).toBeCloseTo(0.5);
	for (const die of hand.dice)
		expect(Math.hypot(...die.map((part, i) => part - (hand.mouth()[i] as number)))).toBeGreaterThan(50);
	const [breath, , , , turned, raised = 0] = hand.sample(
		["breath", "mouth_x", "mouth_y", "mouth_z", "turned", "raised"],
		[0, 0, 0, 0, 0, 0],
	);
	expect([breath, turned]).toEqual([0.5, 0]);
	expect(raised).toBeLessThan(0);
});
test("a breath comes from close behind the die that is pointed at, flat, and past others", () => {
	const channels = ["mouth_x", "mouth_y", "mouth_z", "turned", "raised"];
	const middle = [11, 7, 0] as const;
	const ahead = [0, 105, 0] as const;
	const hand = new Steering("blow", 60, [ahead, middle]);
	hand.at = [5, 0];
	expect(hand.target()).toEqual(middle);
	expect(hand.sample(channels, [0, 0, 0, 0, 0])).toEqual([11, -46, 14, 90, -12]);
	// straight behind the other one the mouth would touch the middle die
	hand.at = [0, 100];
	const [x = 0, y = 0, z = 0, turned = 0, raised] = hand.sample(channels, [0, 0, 0, 0, 0]);
	expect(raised).toBe(-12);
	expect(Math.abs(turned - 90)).toBeLessThan(20);
	expect(Math.hypot(x - ahead[0], y - ahead[1], z - ahead[2])).toBeLessThan(56);
	expect(Math.hypot(x - middle[0], y - middle[1], z - middle[2])).toBeGreaterThan(50);
	hand.at = [-60, -60];
	expect(hand.target()).toEqual([-60, -60, 0]);
});
test("a held die follows the keys out of the pyramid, and a pointer not faster than a hand", () => {
	const hand = new Steering("pull", 60);
	hand.out = [0, -1, 0];
	expect(hand.idle).toBe(true);
	hand.held.add("down");
	run(hand, 60);
	expect(hand.drawn[1]).toBeCloseTo(-50);
	expect(hand.sample(["hand_x", "hand_y", "hand_z", "grip"], [0, 0, 0, 0])).toEqual([0, -50, 0, 3]);
	hand.held.clear();
	hand.held.add("right");
	run(hand, 6);
	expect(hand.drawn[0]).toBeCloseTo(5);
	hand.held.clear();
	hand.drawnTo = [0, -50, 80];
	run(hand, 6);
	expect(hand.drawn[2]).toBeLessThan(41);
	hand.farthest = 8;
	run(hand, 60);
	expect(Math.hypot(...hand.drawn)).toBeCloseTo(8);
	expect(hand.idle).toBe(false);
});
test("a recorded movement is read as the server wrote it", async () => {
	expect(await readTrace("~eNpjZGZgZGJgZrjEOJGJYT5bCzvDA-b97AAh2ARK")).toEqual([
		{ tilt_x: 0, tilt_y: 0, push_x: 0 },
		{ tilt_x: 10.5, tilt_y: -40, push_x: 12 },
		{ tilt_x: expect.closeTo(-3.2), tilt_y: 5, push_x: -12 },
	]);
});
