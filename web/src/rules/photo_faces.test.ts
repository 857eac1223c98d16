import { expect, test } from "vitest";
import { colours, framed, mapped, readColours, SIDE_FACES } from "./photo_faces";

const DICE = [
	[201, 58, 30],
	[18, 163, 122],
	[38, 40, 46],
] as const;
const WIDE = 240;
const HIGH = 200;
const TAPPED = [
	{ x: 120, y: 20 },
	{ x: 220, y: 150 },
	{ x: 20, y: 150 },
] as const;

/** A side drawn flat, in warm light; `at` names the colour of a face. */
function drawn(at: (u: number, v: number) => number) {
	const data = new Uint8ClampedArray(4 * WIDE * HIGH).fill(190);
	const [top, right, left] = TAPPED;
	const map = mapped({ top, right, left, farRight: 0.1, farLeft: -0.1 });
	for (const { u, v } of SIDE_FACES)
		for (let du = -0.48; du <= 0.48; du += 0.04)
			for (let dv = -0.48; dv <= 0.48; dv += 0.04) {
				const { x, y } = map(u + du, v + dv);
				const [red, green, blue] = DICE[at(u, v)] ?? DICE[0];
				data.set([red * 1.15, green, blue * 0.85, 255], 4 * (Math.round(y) * WIDE + Math.round(x)));
			}
	return { width: WIDE, height: HIGH, data };
}

test("a side has 45 faces", () => {
	expect(SIDE_FACES).toHaveLength(45);
});
test("corners lie where they were tapped", () => {
	const [top, right, left] = TAPPED;
	const map = mapped({ top, right, left, farRight: 0.3, farLeft: -0.2 });
	expect(map(-0.5, -0.5).x).toBeCloseTo(120);
	expect(map(8.5, -0.5).y).toBeCloseTo(150);
	expect(map(-0.5, 8.5).x).toBeCloseTo(20);
});
test("colours are read in warm light, with the perspective found in the picture", () => {
	const at = (u: number, v: number): number => (u * u + 2 * v + u * v) % 3;
	const photo = drawn(at);
	const found = readColours(colours(photo, framed(photo, ...TAPPED)), DICE);
	expect(found.map((one) => one.colour)).toEqual(SIDE_FACES.map(({ u, v }) => at(u, v)));
	expect(Math.min(...found.map((one) => one.sure))).toBeGreaterThan(0.2);
});
test("a colour that no die has here is not made up", () => {
	const photo = drawn(() => 1);
	expect(new Set(readColours(colours(photo, framed(photo, ...TAPPED)), DICE).map((one) => one.colour))).toEqual(
		new Set([1]),
	);
});
