/** A thrown die that bounces and settles on a known result. Pure motion: no physics, no canvas. */
import * as THREE from "three";
import { PIPS } from "../rules/lattice";
import { UP } from "./die_geometry";

/** A thrown die and its result. */
export interface ThrownDie {
	readonly colour: string;
	readonly value: number;
}

export interface Pose {
	readonly pos: THREE.Vector3;
	readonly turn: THREE.Quaternion;
}
export interface Tumble {
	/** Length in milliseconds. */
	readonly ms: number;
	/** Impacts: milliseconds, and strength from 0 to 1. */
	readonly knocks: readonly { readonly at: number; readonly hard: number }[];
	/** The pose after some milliseconds; at `ms` exactly the final pose. */
	at(ms: number): Pose;
}
interface Throw {
	/** The point of release above the table. */
	readonly from: THREE.Vector3;
	/** The seed of this throw. */
	readonly seed: number;
	readonly ms?: number;
	/** The edge of the die. */
	readonly size?: number;
}

/** The orientation of a cube with a number up, turned about the vertical by an angle in radians. */
export function faceUp(number: number, yaw = 0): THREE.Quaternion {
	const face = PIPS.indexOf(number as (typeof PIPS)[number]);
	if (face < 0) throw new Error(`a die shows no ${number}`);
	const normal = new THREE.Vector3().setComponent(face >> 1, face % 2 ? -1 : 1);
	return new THREE.Quaternion()
		.setFromAxisAngle(UP, yaw)
		.multiply(new THREE.Quaternion().setFromUnitVectors(normal, UP));
}

/** End of each flight as a fraction of the whole; the last part is rolling. */
const FLIGHTS = [0.34, 0.56, 0.7, 0.79];
/** Height of each flight as a fraction of the release height. */
const HEIGHTS = [1, 0.32, 0.12, 0.035];
const MOST_QUARTERS = 7;
/** Quarter turns left at the start of each flight. */
const QUARTERS = [MOST_QUARTERS, 3.6, 2, 1.2, 0.62];

/** Throw a die that ends in a given pose. */
export function tumbleTo(end: Pose, { from, seed, ms = 1100, size = 1 }: Throw): Tumble {
	const random = mulberry(seed);
	const way = end.pos.clone().sub(from).setY(0);
	if (way.length() < 1e-3) way.set(1, 0, 0);
	way.normalize();
	const across = new THREE.Vector3().crossVectors(UP, way);
	// it rolls in the direction of flight, plus a little about a random axis
	const own = new THREE.Vector3(random() - 0.5, random() - 0.5, random() - 0.5).normalize();
	const ownTurns = 0.6 + random();
	const side = (random() - 0.5) * 0.9;
	const high = from.y - end.pos.y;
	const roll = new THREE.Quaternion();
	const wobble = new THREE.Quaternion();
	const matrix = new THREE.Matrix4();
	const bounce = (t: number): number => {
		let start = 0;
		for (const [i, until] of FLIGHTS.entries()) {
			if (t < until) {
				const part = (t - start) / (until - start);
				const top = high * (HEIGHTS[i] as number);
				// released at the top of the first flight
				return i === 0 ? top * (1 - part * part) : 4 * top * 0.5 * part * (1 - part);
			}
			start = until;
		}
		return 0;
	};
	const quarters = (t: number): number => {
		let start = 0;
		for (const [i, until] of [...FLIGHTS, 1].entries()) {
			if (t < until) {
				const part = (t - start) / (until - start);
				const now = QUARTERS[i] as number;
				const last = i === FLIGHTS.length;
				// topples over its last edge: slowly up, quickly down
				return last ? now * (1 - part * part * (3 - 2 * part)) : now + ((QUARTERS[i + 1] as number) - now) * part;
			}
			start = until;
		}
		return 0;
	};
	const at = (now: number): Pose => {
		const t = Math.max(0, Math.min(1, now / ms));
		if (t === 1) return { pos: end.pos.clone(), turn: end.turn.clone() };
		const left = quarters(t);
		roll.setFromAxisAngle(across, (-left * Math.PI) / 2);
		wobble.setFromAxisAngle(own, ownTurns * (left / MOST_QUARTERS) ** 2 * Math.PI);
		const turn = roll.clone().multiply(wobble).multiply(end.turn);
		const far = 1 - (1 - t) ** 2.2;
		const pos = from.clone().lerp(end.pos, far);
		pos.addScaledVector(across, side * size * Math.sin(Math.PI * far) * (1 - far));
		// a cube on its edge or corner is higher than one on its face
		const e = matrix.makeRotationFromQuaternion(turn).elements;
		const reach = (Math.abs(e[1]) + Math.abs(e[5]) + Math.abs(e[9])) / 2;
		pos.y = end.pos.y + (reach - 0.5) * size + bounce(t);
		return { pos, turn };
	};
	const knocks = [...FLIGHTS, 0.97].map((part, i) => ({ at: part * ms, hard: [1, 0.6, 0.35, 0.2, 0.28][i] ?? 0.2 }));
	return { ms, knocks, at };
}

/** A small seeded random generator, from 0 to 1. */
function mulberry(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}
