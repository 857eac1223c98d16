/** Dice in free poses: as the server writes them, and after recorded motion. */
import * as THREE from "three";
import { dieName, frameAt, type Motion } from "../rules/motion";

/** The server's cube has 6, 2, 4 on +x, +y, +z; ours 1, 2, 3: they differ by half a turn about y. */
export const HALF_TURN = new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 1, 0), Math.PI);

export interface PosedDie {
	/** Its cell, if it is in one. */
	readonly cell?: string;
	readonly die: string;
	readonly colour: string;
	/** Millimetres in the axes of the server, z up. */
	readonly pos: THREE.Vector3;
	readonly turn: THREE.Quaternion;
	/** It lies askew but should sit in a cell. */
	readonly askew?: boolean;
}

/** A pose is x, y, z and a quaternion w, i, j, k. */
export function placedOf(die: string, colour: string, pose: string): PosedDie {
	const [x = 0, y = 0, z = 0, w = 1, i = 0, j = 0, k = 0] = pose.split(",").map(Number);
	return { die, colour, pos: new THREE.Vector3(x, y, z), turn: new THREE.Quaternion(i, j, k, w) };
}

/** The poses at a frame of a motion; dice that do not move stay where they are. */
export function placedAt(
	start: readonly PosedDie[],
	motion: Motion,
	time: number,
	colour: (die: string) => string,
	name: (die: number) => string = dieName,
): PosedDie[] {
	const now = new Map(start.map((die) => [die.die, die]));
	for (const track of motion.tracks) {
		const die = name(track.die);
		const [a, b, t] = frameAt(track, time);
		now.set(die, {
			die,
			colour: now.get(die)?.colour ?? colour(die),
			pos: new THREE.Vector3(a.x, a.y, a.z).lerp(new THREE.Vector3(b.x, b.y, b.z), t),
			turn: new THREE.Quaternion(...a.turn).slerp(new THREE.Quaternion(...b.turn), t),
		});
	}
	return [...now.values()];
}
