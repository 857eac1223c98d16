/** The sides of the plate as directions in the scene. */
import * as THREE from "three";
import { BASIS } from "./die_geometry";

/** The position of a side as seen from a seat's home. */
export function edgeOf(axis: number, seat: number): "near" | "left" | "right" {
	const angle = (way: THREE.Vector3): number => Math.atan2(-way.z, way.x);
	const turn = angle(outOf(axis)) - angle(outOf(seat % 3));
	return (["near", "right", "left"] as const)[(Math.round((3 * turn) / (2 * Math.PI)) + 6) % 3] ?? "near";
}
/** The direction from the middle of the plate over the side of an axis. */
export function outOf(axis: number): THREE.Vector3 {
	const out: [number, number, number] = [0, 0, 0];
	out[axis] = -1;
	return new THREE.Vector3(...out).applyMatrix4(BASIS).setY(0).normalize();
}
