import { expect, test } from "vitest";
import { actionText, FIELDS, flickedAt, flight, goal, outward, pulledBack, thrownAt, usual } from "./hand_action";
import { beforeSide, beside, middleOf } from "./plate_plane";

const REACH = { distance: 200, side: 0 };

test("a throw at a place comes down there", () => {
	for (const aim of ["middle", "left", "far", "5,1,2"]) {
		const at = goal(aim, 0);
		const [x, y] = flight("throw", thrownAt(at, REACH)).at(-1) ?? [0, 0];
		expect(Math.hypot(x - at[0], y - at[1])).toBeLessThan(aim === "5,1,2" ? 12 : 1);
	}
});
test("a flick at a place comes down there", () => {
	for (const side of [0, 1, 2]) {
		const at = goal("middle", side);
		const [x, y] = flight("flick", flickedAt(at, { distance: 100, side })).at(-1) ?? [0, 0];
		expect(Math.hypot(x - at[0], y - at[1])).toBeLessThan(1);
	}
});
test("the hand stands as far from the plate as it must", () => {
	for (const side of [0, 1, 2]) {
		const [x, y] = beforeSide(side, 100);
		expect(beside(x, y)).toBeCloseTo(100);
	}
	const { x = 0, y = 0 } = thrownAt(goal("middle", 0), REACH);
	expect(beside(x, y)).toBeCloseTo(205);
});
test("an action is written with all its numbers, in their order", () => {
	expect(actionText("pull", { ...usual("pull"), dx: 0, dy: -0.8, dz: 0.6 }, "0,3,5")).toBe(
		"pull 0,3,5 0 -0.8 0.6 60 0.08 3",
	);
	expect(actionText("stack", usual("stack"))).toBe("stack 0 0 0 0.5");
	expect(FIELDS.throw?.length).toBe(9);
});
test("pulled back to the left it flies to the right, never faster than a hand can", () => {
	const n = pulledBack("throw", { x: 0, y: -200, z: 200, vx: 0, vy: 1, vz: 0.2 }, [-600, -200]);
	expect(n.vx).toBeGreaterThan(2);
	expect(n.vy).toBeCloseTo(0);
	expect(Math.hypot(n.vx ?? 0, n.vy ?? 0, n.vz ?? 0)).toBeLessThanOrEqual(3);
});
test("a die of the side x=0 is drawn out of it", () => {
	const [, dy, dz] = outward("0,3,5");
	expect(dy).toBeLessThan(-0.7);
	expect(dz).toBeGreaterThan(0.5);
	expect(outward("3,3,2")).toEqual([0, 0, 1]);
});
test("the middle of the base level is the origin", () => {
	const [x, y, z] = middleOf([8 / 3, 8 / 3, 8 / 3]);
	for (const part of [x, y, z]) expect(part).toBeCloseTo(0);
	expect(middleOf("8,0,0")[1]).toBeGreaterThan(100);
});
