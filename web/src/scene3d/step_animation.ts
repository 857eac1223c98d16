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
}

/** A die as it stands in its cell. */
export function stood(cell: string, colour: string, triple: string, spare: number): Drawn {
	const { rot, blank } = standing(triple, spare);
	return { cell, name: cell, colour, spare, pos: worldOf(cellOf(cell)), turn: turnOf(rot), size: 1, blank };
}

/** Play steps one after the other; `after` are the dice as they stand in the end. */
export async function playSteps(
	floor: Floor,
	steps: readonly Step[],
	after: readonly Die[],
	quick: boolean,
): Promise<void> {
	const each = quick ? 0 : Math.max(70, Math.min(420, 3200 / Math.max(1, steps.length)));
	const triples = new Map(after.map((die) => [die.cell, die.triple]));
	for (const [i, step] of steps.entries()) {
		// a die that stays where this step leaves it stands as the scene says
		const place = step.to || step.at;
		const stays = !steps.slice(i + 1).some((later) => later.at === place || later.to === place);
		await playOne(floor, step, (stays && triples.get(place)) || "", each);
	}
}

function playOne(floor: Floor, step: Step, triple: string, ms: number): Promise<void> {
	if (step.verb === "put") return bring(floor, step, triple, ms);
	// where two change places, two dice are in one cell for a moment
	const here = floor.dice.filter((one) => one.cell === step.at);
	const die = here.find((one) => one.colour === step.colour) ?? here[0];
	if (!die) return Promise.resolve();
	return step.verb === "take" ? away(floor, die, ms) : go(floor, die, step, triple, ms);
}

async function bring(floor: Floor, step: Step, triple: string, ms: number): Promise<void> {
	const die = stood(step.at, step.colour, triple, spareOf(step.at));
	floor.dice.push(die);
	floor.refresh();
	const end = die.pos.clone();
	const start = end.clone().addScaledVector(UP, 2.5);
	await floor.run(ms, (t) => {
		die.pos.lerpVectors(start, end, t * t);
		die.size = Math.min(1, 0.3 + t);
		floor.moved(die);
	});
}

async function away(floor: Floor, die: Drawn, ms: number): Promise<void> {
	const start = die.pos.clone();
	await floor.run(ms, (t) => {
		die.pos.copy(start).addScaledVector(UP, 2.2 * t);
		die.size = Math.max(0.01, 1 - t * t);
		floor.moved(die);
	});
	floor.dice = floor.dice.filter((one) => one !== die);
	floor.refresh();
}

async function go(floor: Floor, die: Drawn, step: Step, triple: string, ms: number): Promise<void> {
	const end = worldOf(cellOf(step.to || step.at));
	const start = die.pos.clone();
	const high = step.verb === "slide" ? 0 : step.verb === "jump" ? 1.4 : 0.8;
	const from = die.turn.clone();
	const roll = new THREE.Quaternion();
	if (step.verb === "pivot") {
		const axis = new THREE.Vector3().crossVectors(UP, end.clone().sub(start)).normalize();
		roll.setFromAxisAngle(axis, Math.PI / 2);
	}
	const to = triple ? turnOf(standing(triple, 0).rot) : roll.multiply(from);
	await floor.run(ms, (t) => {
		const e = t * t * (3 - 2 * t);
		die.pos.lerpVectors(start, end, e).addScaledVector(UP, high * Math.sin(Math.PI * e));
		die.turn.slerpQuaternions(from, to, e);
		floor.moved(die);
	});
	if (step.to) die.cell = step.to;
}
