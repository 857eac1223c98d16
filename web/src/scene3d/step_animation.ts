/** Dice that step as the rules say: put, taken, slid, jumped, pivoted or turned, one after the other. Knows of no canvas. */
import * as THREE from "three";
import type { Die, Step } from "../net/protocol";
import { cellOf, spareOf, standing } from "../rules/lattice";
import { turnOf, UP, worldOf } from "./die_geometry";

/** A die that is drawn. */
export interface Drawn {
	cell: string;
	/** By which a hand calls it: its cell, or its number where it lies loose. */
	name: string;
	colour: string;
	/** Dice without numbers keep the decoration they came with when they move. */
	spare: number;
	pos: THREE.Vector3;
	turn: THREE.Quaternion;
	size: number;
	blank: number;
}

/** Where dice step. */
export interface Floor {
	dice: Drawn[];
	/** Change something from 0 to 1 within a time, frame by frame. */
	run(ms: number, change: (t: number) => void): Promise<void>;
	/** A die has come or gone. */
	refresh(): void;
	/** Only this die has moved. */
	moved(die: Drawn): void;
	/** A die has come down, hard (1) or softly (0). */
	knock?(hard: number): void;
}

/** A die as it stands in its cell. */
export function stood(cell: string, colour: string, triple: string, spare: number): Drawn {
	const { rot, blank } = standing(triple, spare);
	return { cell, name: cell, colour, spare, pos: worldOf(cellOf(cell)), turn: turnOf(rot), size: 1, blank };
}

/** When a step begins, and how long it takes, in milliseconds. */
export interface Beat {
	readonly start: number;
	readonly ms: number;
}
const LONGEST = 420;
const SHORTEST = 130;
/** Milliseconds of silence before the last step of a cascade. */
const BEAT = 170;
/** What all steps together should take at most, if they are many. */
const ALL = 3600;

/**
 * A chain reaction: every step begins before the one before it has ended, sooner and sooner, and the last one after a beat. A die that
 * has moved comes to rest before it moves again.
 */
export function rhythm(steps: readonly Step[]): Beat[] {
	const ms = Math.max(SHORTEST, Math.min(LONGEST, ALL / Math.max(1, steps.length)));
	const beats: Beat[] = [];
	let next = 0;
	for (const [i, step] of steps.entries()) {
		const last = i > 1 && i === steps.length - 1;
		let start = last ? next + BEAT : next;
		for (const [j, before] of steps.slice(0, i).entries()) {
			const { start: began, ms: took } = beats[j] as Beat;
			if ((before.to || before.at) === step.at) start = Math.max(start, began + took);
		}
		beats.push({ start, ms: last ? 1.25 * ms : ms });
		const gap = Math.min(0.6 * ms * Math.max(0.45, 0.93 ** i), ALL / steps.length);
		next = start + gap;
	}
	return beats;
}

/** A step as it is shown: how the die is at a part of its time; `end` leaves everything as the rules have it. */
interface Shown {
	readonly at: (t: number) => void;
	readonly end: () => void;
	/** When it comes down, as a part of its time, and how hard. */
	readonly knock: readonly [number, number] | null;
}

/** Play steps in their rhythm; `after` are the dice as they stand in the end. */
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
			const { start, ms } = beats[i] as Beat;
			if (now < start || over[i]) continue;
			// a die that stays where this step leaves it stands as the scene says
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
	// where two change places, two dice are in one cell for a moment
	const here = floor.dice.filter((one) => one.cell === step.at);
	const die = here.find((one) => one.colour === step.colour) ?? here[0];
	if (!die) return null;
	return step.verb === "take" ? away(floor, die) : go(floor, die, step, triple);
}

/** A fall that hits the ground at `DOWN` and bounces once, a little: how much of the height is left. */
const DOWN = 0.72;
function left(t: number): number {
	if (t < DOWN) return 1 - (t / DOWN) ** 2;
	const after = (t - DOWN) / (1 - DOWN);
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
		knock: [DOWN, 0.8],
	};
}

function away(floor: Floor, die: Drawn): Shown {
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

function go(floor: Floor, die: Drawn, step: Step, triple: string): Shown {
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
	// others may come into its cell while it is still on its way
	if (step.to) die.cell = step.to;
	return {
		at: (t) => {
			// what slides is drawn down, knocks and rebounds a hair; what is carried begins and ends softly
			const e = slides ? 1 - left(t) : t * t * (3 - 2 * t);
			die.pos.lerpVectors(start, end, e).addScaledVector(UP, high * Math.sin(Math.PI * e));
			die.turn.slerpQuaternions(from, to, Math.min(1, e));
			if (t === 1) die.pos.copy(end);
			floor.moved(die);
		},
		end: () => {},
		knock: [slides ? DOWN : 0.92, slides ? 0.6 : 0.45],
	};
}
