/** Animated steps of dice by the rules: put, take, slide, jump, pivot, turn. Knows no canvas. */
import * as THREE from "three";
import type { Die, Step } from "../net/protocol";
import { cellOf, spareOf, standing } from "../rules/lattice";
import { turnOf, UP, worldOf } from "./die_geometry";

/** A die on screen. */
export interface DrawnDie {
	cell: string;
	/** Its name in actions: its cell, or its number if it lies loose. */
	name: string;
	colour: string;
	/** Dice without numbers keep their decorative orientation when they move. */
	spare: number;
	pos: THREE.Vector3;
	turn: THREE.Quaternion;
	size: number;
	blank: number;
}

/** The scene in which dice step. */
export interface Floor {
	dice: DrawnDie[];
	/** Animate from 0 to 1 over a time, frame by frame. */
	run(ms: number, change: (t: number) => void): Promise<void>;
	/** A die was added or removed. */
	refresh(): void;
	/** Only this die has moved. */
	moved(die: DrawnDie): void;
	/** A die has landed, hard (1) or softly (0). */
	knock?(hard: number): void;
}

/** A die as it stands in its cell. */
export function stood(cell: string, colour: string, triple: string, spare: number): DrawnDie {
	const { rot, blank } = standing(triple, spare);
	return { cell, name: cell, colour, spare, pos: worldOf(cellOf(cell)), turn: turnOf(rot), size: 1, blank };
}

/** Start and length of a step, in milliseconds. */
export interface StepTiming {
	readonly start: number;
	readonly ms: number;
}
const LONGEST_STEP_MS = 420;
const SHORTEST = 130;
/** Pause in milliseconds before the last step of a cascade. */
const BEAT = 170;
/** Maximum milliseconds for many steps together. */
const ALL = 3600;

/**
 * A chain reaction: steps overlap more and more, and the last one starts after a pause. A die comes to rest before it moves again.
 */
export function rhythm(steps: readonly Step[]): StepTiming[] {
	const ms = Math.max(SHORTEST, Math.min(LONGEST_STEP_MS, ALL / Math.max(1, steps.length)));
	const beats: StepTiming[] = [];
	let next = 0;
	for (const [i, step] of steps.entries()) {
		const last = i > 1 && i === steps.length - 1;
		let start = last ? next + BEAT : next;
		for (const [j, before] of steps.slice(0, i).entries()) {
			const { start: began, ms: took } = beats[j] as StepTiming;
			if ((before.to || before.at) === step.at) start = Math.max(start, began + took);
		}
		beats.push({ start, ms: last ? 1.25 * ms : ms });
		const gap = Math.min(0.6 * ms * Math.max(0.45, 0.93 ** i), ALL / steps.length);
		next = start + gap;
	}
	return beats;
}

/** A step on screen: the die's pose at a fraction of its time; `end` leaves the state of the rules. */
interface Shown {
	readonly at: (t: number) => void;
	readonly end: () => void;
	/** When it lands, as a fraction of its time, and how hard. */
	readonly knock: readonly [number, number] | null;
}

/** Play steps in their rhythm; `after` are the final dice. */
export async function playSteps(
	floor: Floor,
	steps: readonly Step[],
	after: readonly Die[],
	quick: boolean,
): Promise<void> {
	const beats = rhythm(steps);
	const triples = new Map(after.map((die) => [die.cell, die.triple]));
	const all = Math.max(0, ...beats.map(({ start, ms }) => start + ms));
	const shown: (Shown | null | undefined)[] = steps.map(() => undefined);
	const over = steps.map(() => false);
	let before = 0;
	await floor.run(quick ? 0 : all, (part) => {
		const now = part * all;
		for (const [i, step] of steps.entries()) {
			const { start, ms } = beats[i] as StepTiming;
			if (now < start || over[i]) continue;
			// a die that stays after this step takes its orientation from the scene
			const place = step.to || step.at;
			const stays = !steps.slice(i + 1).some((later) => later.at === place || later.to === place);
			if (shown[i] === undefined) shown[i] = begin(floor, step, (stays && triples.get(place)) || "");
			const t = part === 1 ? 1 : Math.min(1, (now - start) / ms);
			shown[i]?.at(t);
			const [when, hard] = shown[i]?.knock ?? [2, 0];
			if (!quick && before < start + when * ms && now >= start + when * ms) floor.knock?.(hard);
			if (t < 1) continue;
			over[i] = true;
			shown[i]?.end();
		}
		before = now;
	});
}

function begin(floor: Floor, step: Step, triple: string): Shown | null {
	if (step.verb === "put") return bring(floor, step, triple);
	// when two dice swap, both are in one cell for a moment
	const here = floor.dice.filter((one) => one.cell === step.at);
	const die = here.find((one) => one.colour === step.colour) ?? here[0];
	if (!die) return null;
	return step.verb === "take" ? away(floor, die) : go(floor, die, step, triple);
}

/** Remaining height of a fall that lands at `LANDED_AT` and bounces once, slightly. */
const LANDED_AT = 0.72;
function left(t: number): number {
	if (t < LANDED_AT) return 1 - (t / LANDED_AT) ** 2;
	const after = (t - LANDED_AT) / (1 - LANDED_AT);
	return 0.22 * after * (1 - after) * (1 - after);
}

function bring(floor: Floor, step: Step, triple: string): Shown {
	const die = stood(step.at, step.colour, triple, spareOf(step.at));
	const end = die.pos.clone();
	floor.dice.push(die);
	die.size = 0.4;
	floor.refresh();
	return {
		at: (t) => {
			die.pos.copy(end).addScaledVector(UP, 2.5 * left(t));
			die.size = Math.min(1, 0.4 + 2 * t);
			floor.moved(die);
		},
		end: () => {},
		knock: [LANDED_AT, 0.8],
	};
}

function away(floor: Floor, die: DrawnDie): Shown {
	const start = die.pos.clone();
	die.cell = "";
	return {
		at: (t) => {
			die.pos.copy(start).addScaledVector(UP, 2.2 * t * t);
			die.size = Math.max(0.01, 1 - t ** 3);
			floor.moved(die);
		},
		end: () => {
			floor.dice = floor.dice.filter((one) => one !== die);
			floor.refresh();
		},
		knock: [0.05, 0.25],
	};
}

function go(floor: Floor, die: DrawnDie, step: Step, triple: string): Shown {
	const end = worldOf(cellOf(step.to || step.at));
	const start = die.pos.clone();
	const slides = step.verb === "slide";
	const high = slides ? 0 : step.verb === "jump" ? 1.4 : 0.8;
	const from = die.turn.clone();
	const roll = new THREE.Quaternion();
	if (step.verb === "pivot") {
		const axis = new THREE.Vector3().crossVectors(UP, end.clone().sub(start)).normalize();
		roll.setFromAxisAngle(axis, Math.PI / 2);
	}
	const to = triple ? turnOf(standing(triple, 0).rot) : roll.multiply(from);
	// other dice may enter its cell before it arrives
	if (step.to) die.cell = step.to;
	return {
		at: (t) => {
			// a sliding die accelerates, knocks and rebounds slightly; a carried one starts and ends softly
			const e = slides ? 1 - left(t) : t * t * (3 - 2 * t);
			die.pos.lerpVectors(start, end, e).addScaledVector(UP, high * Math.sin(Math.PI * e));
			die.turn.slerpQuaternions(from, to, Math.min(1, e));
			if (t === 1) die.pos.copy(end);
			floor.moved(die);
		},
		end: () => {},
		knock: [slides ? LANDED_AT : 0.92, slides ? 0.6 : 0.45],
	};
}
