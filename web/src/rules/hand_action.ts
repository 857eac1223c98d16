/** Actions in numbers: the fields of each verb, where a throw lands, and the text of the move. Pure. */
import { beforeSide, DIE_MM, middleOf, seenFromSide, TABLE, type V3, v3 } from "./plate_plane";

export interface Field {
	readonly name: string;
	readonly low: number;
	readonly high: number;
	readonly usual: number;
}
/** A test compares these with the server's. */
const WRITTEN: Readonly<Record<string, string>> = {
	throw:
		"x -1000 1000 0, y -1000 1000 0, z 50 400 200, vx -3 3 0, vy -3 3 0, vz -3 3 0, sx -40 40 0, sy -40 40 0, sz -40 40 0",
	flick: "x -1000 1000 0, y -1000 1000 0, azimuth -360 360 90, elevation 0 60 45, speed 0.1 3 1.5, spin -40 40 0",
	pull: "dx -1 1 0, dy -1 1 0, dz -1 1 1, distance 0.1 200 60, speed 0.01 0.5 0.08, grip 0.05 5 3",
	ladle:
		"count 1 40 1, x0 -300 300 -40, y0 -300 300 -10, x1 -300 300 40, y1 -300 300 -10, height 10 300 60, rate 5 180 60",
	stack: "right -16 16 0, ahead -16 16 0, yaw -90 90 0, height 0 20 0.5",
};
export const FIELDS: Readonly<Record<string, readonly Field[]>> = Object.fromEntries(
	Object.entries(WRITTEN).map(([verb, text]) => [
		verb,
		text.split(", ").map((one) => {
			const [name = "", low, high, usual] = one.split(" ");
			return { name, low: Number(low), high: Number(high), usual: Number(usual) };
		}),
	]),
);
export type Numbers = Readonly<Record<string, number>>;
export const usual = (verb: string): Record<string, number> =>
	Object.fromEntries((FIELDS[verb] ?? []).map((field) => [field.name, field.usual]));
export const clampNumber = (verb: string, name: string, value: number): number => {
	const field = FIELDS[verb]?.find((one) => one.name === name);
	return field ? Math.max(field.low, Math.min(field.high, value)) : value;
};
const short = (value: number): string => String(Number(value.toFixed(3)));

/** The text of the move; `what` is the die or cell that comes first. */
export function actionText(verb: string, numbers: Numbers, what = ""): string {
	const values = (FIELDS[verb] ?? []).map((field) => short(numbers[field.name] ?? field.usual));
	return [verb, ...(what ? [what] : []), ...values].join(" ");
}

const GRAVITY = 9.81;
const ROOM_BEFORE_SIDE = 5;
export const AIMS = { middle: [0, 0], left: [-40, -10], right: [40, -10], near: [0, -35], far: [0, 28] } as const;
export type Manner = "" | "softly" | "hard" | "high";
export const MANNERS: readonly Manner[] = ["", "softly", "hard", "high"];
const FLIGHT: Readonly<Record<Manner, number>> = { "": 0.26, softly: 0.22, hard: 0.15, high: 0.36 };
const RISE: Readonly<Record<Manner, number>> = { "": 45, softly: 50, hard: 35, high: 58 };
/** Where a hand works: its distance from the plate, and at which side. */
interface Reach {
	readonly distance: number;
	readonly side: number;
}

/** The place of a word or a cell, slightly above a die there. */
export function goal(aim: string, side: number): V3 {
	const words = AIMS[aim as keyof typeof AIMS];
	if (!words) {
		const [x, y, z] = middleOf(aim);
		return [x, y, z + DIE_MM / 2];
	}
	return [...seenFromSide(side, words[0], words[1]), DIE_MM / 2];
}
/** A throw from the player's side that lands at a place, if nothing is in its way. */
export function thrownAt(at: V3, { distance, side }: Reach, manner: Manner = "", along = 0): Numbers {
	const [x, y] = beforeSide(side, Math.max(distance, 20) + ROOM_BEFORE_SIDE, along);
	const z = Math.max(50, Math.min(400, 60 + Math.max(0, at[2])));
	const flight = FLIGHT[manner];
	const speed = [
		(at[0] - x) / 1000 / flight,
		(at[1] - y) / 1000 / flight,
		(at[2] - z) / 1000 / flight + (GRAVITY * flight) / 2,
	];
	const less = Math.min(1, 2.999 / Math.hypot(...speed));
	const [vx = 0, vy = 0, vz = 0] = speed.map((part) => part * less);
	return { x, y, z, vx, vy, vz, sx: 0, sy: 0, sz: 0 };
}
/** A flick from the player's line that lands at a place. */
export function flickedAt(at: V3, { distance, side }: Reach, manner: Manner = "", along = 0): Numbers {
	const [x, y] = beforeSide(side, Math.max(distance, 20), along);
	const dx = (at[0] - x) / 1000;
	const dy = (at[1] - y) / 1000;
	const far = Math.hypot(dx, dy);
	const up = (at[2] - TABLE - DIE_MM / 2) / 1000;
	const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);
	const rise = far * tan(RISE[manner]) < up + 0.01 ? 60 : RISE[manner];
	const steep = Math.max(0.01, far * tan(rise) - up);
	const speed = (far / Math.cos((rise * Math.PI) / 180)) * Math.sqrt(GRAVITY / (2 * steep));
	return {
		x,
		y,
		azimuth: (Math.atan2(dy, dx) * 180) / Math.PI,
		elevation: rise,
		speed: Math.max(0.1, Math.min(3, speed)),
		spin: 0,
	};
}
/** The initial velocity of a die, in metres a second. */
export function velocityOf(verb: string, n: Numbers): V3 {
	if (verb === "throw") return [n.vx ?? 0, n.vy ?? 0, n.vz ?? 0];
	const around = ((n.azimuth ?? 0) * Math.PI) / 180;
	const up = ((n.elevation ?? 0) * Math.PI) / 180;
	const speed = n.speed ?? 0;
	return [speed * Math.cos(up) * Math.cos(around), speed * Math.cos(up) * Math.sin(around), speed * Math.sin(up)];
}
/** Where a die leaves the hand. */
export const startOf = (verb: string, n: Numbers): V3 => [
	n.x ?? 0,
	n.y ?? 0,
	verb === "throw" ? (n.z ?? 200) : TABLE + DIE_MM / 2,
];
/** The trajectory down to the height of the dice on the plate. */
export function flight(verb: string, n: Numbers, points = 24): V3[] {
	const [x, y, z] = startOf(verb, n);
	const [vx, vy, vz] = velocityOf(verb, n);
	const drop = (z - DIE_MM / 2) / 1000;
	const under = vz * vz + 2 * GRAVITY * drop;
	const time = under < 0 ? (2 * vz) / GRAVITY : (vz + Math.sqrt(under)) / GRAVITY;
	return Array.from({ length: points + 1 }, (_, i) => {
		const t = (Math.max(0, time) * i) / points;
		return [x + 1000 * vx * t, y + 1000 * vy * t, z + 1000 * (vz * t - (GRAVITY * t * t) / 2)] as const;
	});
}
/** Aim by pulling back like a bow: direction and strength change, height and rise stay. `back` is the pointer, in millimetres. */
export function pulledBack(verb: string, n: Numbers, back: readonly [number, number]): Numbers {
	const dx = (n.x ?? 0) - back[0];
	const dy = (n.y ?? 0) - back[1];
	const far = Math.hypot(dx, dy);
	if (far < 4) return n;
	const strength = Math.min(3, far / 70);
	if (verb === "flick") return { ...n, azimuth: (Math.atan2(dy, dx) * 180) / Math.PI, speed: Math.max(0.1, strength) };
	const [vx, vy, vz] = velocityOf(verb, n);
	const flat = Math.hypot(vx, vy) || 1;
	// scale the rise too, so that only direction and strength change
	const rise = (strength * vz) / flat;
	const less = Math.min(1, 2.999 / Math.hypot(strength, rise));
	return { ...n, vx: (less * strength * dx) / far, vy: (less * strength * dy) / far, vz: less * rise };
}
/** The directions out of the sides at which a die lies. */
function outwards(cell: string): V3[] {
	const at = middleOf(cell);
	const parts = cell.split(",").map(Number);
	return [0, 1, 2]
		.filter((k) => parts[k] === 0)
		.map((k) => {
			const step = middleOf(parts.map((part, i) => (i === k ? part - 1 : part)));
			return v3((i) => ((step[i] as number) - (at[i] as number)) / DIE_MM);
		});
}
/** Straight out of a side of the die: of two, the one that a drag points at. */
export function straightOut(cell: string, drag: V3 | null): V3 {
	const along = (way: V3): number => (drag ? way.reduce((sum, part, i) => sum + part * (drag[i] ?? 0), 0) : 0);
	const [best] = outwards(cell).sort((a, b) => along(b) - along(a));
	return best ? v3((i) => Number(best[i].toFixed(3))) : [0, 0, 1];
}
/** The default direction of a pull: away from the die's outer faces, otherwise up. */
export function outward(cell: string): V3 {
	const ways = outwards(cell);
	if (ways.length === 0) return [0, 0, 1];
	const total = v3((i) => ways.reduce((sum, way) => sum + (way[i] ?? 0), 0));
	const far = Math.hypot(...total);
	return v3((i) => Number(((total[i] ?? 0) / far).toFixed(3)));
}
