import { expect, test } from "vitest";
import { points_of } from "./score_rules";
import {
	afterShot,
	limited,
	onDisc,
	type Shape,
	settingsOf,
	shotText,
	type Tumbling,
	USUAL_SHOT,
	worthOf,
} from "./tumblin_shot";

test("a shot says only what is not usual, in the usual order", () => {
	expect(shotText({ verb: "flick", die: "A1", up: 0, set: USUAL_SHOT })).toBe("flick A1");
	const set = { ...USUAL_SHOT, speed: 1.85, aim: -3.5, x: 20 };
	expect(shotText({ verb: "flick", die: "B+", up: 5, set })).toBe("flick B+ x=20 up=5 aim=-3.5 speed=1.85");
	expect(shotText({ verb: "roll", die: "A2", up: 5, set: { ...set, spin: 9 } })).toBe(
		"roll A2 x=20 aim=-3.5 speed=1.85",
	);
});
test("a shot that was made is read back", () => {
	expect(settingsOf("flick A1 x=-20 speed=2")).toEqual({ die: "A1", set: { ...USUAL_SHOT, x: -20, speed: 2 } });
});
test("settings stay in their ranges", () => {
	expect(limited("aim", 99)).toBe(60);
	expect(limited("speed", 1.234)).toBe(1.25);
});
test("a die lies wholly on the disc or not", () => {
	const shape = {
		edge: 16,
		disc: { rect: [-60, -15, 60, 40], centre: [0, 40], radius: 60, top: 108 },
	} as unknown as Shape;
	expect(onDisc(shape, 0, 60)).toBe(true);
	expect(onDisc(shape, 0, 95)).toBe(false);
	expect(onDisc(shape, 55, 20)).toBe(false);
});
test.each(["multiply", "add"].flatMap((scoring) => [true, false].map((ejected) => ({ scoring, ejected }))))(
	"dice count as on the score sheet where %s",
	(counting) => {
		const { scoring, ejected } = counting;
		for (const bonus of [true, false]) {
			for (const [step, face] of [
				[1, 6],
				[4, 3],
				[-1, 5],
			] as const)
				expect(worthOf(`${step}x${face}`, bonus, counting)).toBe(
					points_of(true, false, step, face, scoring, ejected, bonus),
				);
			expect(worthOf("off5", bonus, counting)).toBe(points_of(false, true, 0, 5, scoring, ejected, bonus));
			expect(worthOf("off", bonus, counting)).toBe(points_of(false, true, 0, 0, scoring, ejected, bonus));
			for (const lies of ["short4", "short", "foul", "lost"]) expect(worthOf(lies, bonus, counting)).toBe(0);
		}
	},
);

test("after a shot, dice that were hit lie elsewhere, count anew, or are gone", () => {
	const die = (name: string, points: number) => ({ die: name, pose: "0,0,0", points, on_board: true });
	const before = {
		scoring: "multiply",
		ejected: false,
		dice: [die("A1", 12), die("B1", 8), die("A2", 3)],
	} as unknown as Tumbling;
	const after = afterShot(before, "B2:3x4@1,2,3 A1:off A2:2x5@4,5,6");
	expect(after.map((one) => [one.die, one.points, one.pose])).toEqual([
		["B1", 8, "0,0,0"],
		["A2", 10, "4,5,6"],
		["B2", 12, "1,2,3"],
	]);
});
