/** The plate in millimetres, as the server measures it: x to the right, y ahead to the corner 8,0,0, z up from the middles of the base dice. */
import { cellOf } from "./lattice";

export type V3 = readonly [number, number, number];
export const DIE_MM = 16;
export const TABLE = -40;
const BORDER = -0.75;
const AXIS_OUT = Math.sqrt(2 / 3);
const AXIS_DOWN = -1 / Math.sqrt(3);
const axis = (degrees: number): V3 => [
	AXIS_OUT * Math.cos((degrees * Math.PI) / 180),
	AXIS_OUT * Math.sin((degrees * Math.PI) / 180),
	AXIS_DOWN,
];
/** Where x, y and z of the lattice point. */
const DIRECTIONS: readonly [V3, V3, V3] = [axis(90), axis(-30), axis(210)];

/** A point or a direction, made of its three parts one by one. */
export const v3 = (part: (axis: 0 | 1 | 2) => number): V3 => [part(0), part(1), part(2)];

/** The middle of a cell, or of any place of the lattice. */
export function middleOf(cell: string | readonly number[]): V3 {
	const parts = (typeof cell === "string" ? cellOf(cell) : cell).map((part) => DIE_MM * (part - 8 / 3));
	return v3((i) => DIRECTIONS.reduce((sum, direction, k) => sum + (parts[k] as number) * direction[i], 0));
}
/** Distance of a place outside the plate, seen from above; negative over the plate. */
export const beside = (x: number, y: number): number =>
	Math.max(...DIRECTIONS.map(([ax, ay]) => ((BORDER - (x * ax + y * ay) / DIE_MM - 8 / 3) * DIE_MM) / AXIS_OUT));
/** The place at a distance in millimetres before a side (0, 1, 2), `along` it clockwise from its middle. */
export function beforeSide(side: number, distance: number, along = 0): readonly [number, number] {
	const [ax, ay] = DIRECTIONS[side] as V3;
	const ux = -ax / AXIS_OUT;
	const uy = -ay / AXIS_OUT;
	const far = distance - beside(0, 0);
	return [far * ux + along * uy, far * uy - along * ux];
}
/** Position along the side, clockwise from its middle. */
export function alongSide(side: number, x: number, y: number): number {
	const [ax, ay] = DIRECTIONS[side] as V3;
	return x * (-ay / AXIS_OUT) - y * (-ax / AXIS_OUT);
}
/** A place as seen from a side: millimetres to the right and ahead of the middle of the plate. */
export function seenFromSide(side: number, right: number, ahead: number): readonly [number, number] {
	const [x, y] = beforeSide(side, 100);
	const far = Math.hypot(x, y);
	const ux = -x / far;
	const uy = -y / far;
	return [ahead * ux + right * uy, ahead * uy - right * ux];
}
