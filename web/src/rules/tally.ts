/** The visible dice of a real pyramid, and how they are drawn to be tapped. Their faces are counted by FacesSheet. */
import { type Cell, cellsOfPyramid, key } from "./lattice";

/** Colours of dice by place. */
export type Tally = Readonly<Record<string, string>>;

/** The axes along which a die shows a face. */
export const shown = (cell: Cell): number[] => [0, 1, 2].filter((axis) => cell[axis] === 0);
export const SEEN: readonly Cell[] = cellsOfPyramid().filter((cell) => shown(cell).length > 0);

/** Parse a stored tally, dropping anything invalid. */
export function read(kept: Tally, colours?: readonly string[]): Tally {
	const places = new Set(SEEN.map(key));
	const known = Object.entries(kept).filter(
		([place, colour]) => places.has(place) && (!colours || colours.includes(colour)),
	);
	return Object.fromEntries(known);
}

export interface FacePoint {
	readonly x: number;
	readonly y: number;
}
/** A point of the lattice seen from above; a turn puts the next corner to the top. */
export function spot(point: Cell, turn: number): FacePoint {
	const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => point[(axis + turn) % 3] as number);
	return { x: ((y - z) * Math.sqrt(3)) / 2, y: (y + z) / 2 - x };
}
/** The corners of a face of a die, seen from above. */
export function corners(cell: Cell, axis: number, turn: number): FacePoint[] {
	const steps: readonly (readonly [number, number])[] = [
		[-0.5, -0.5],
		[0.5, -0.5],
		[0.5, 0.5],
		[-0.5, 0.5],
	];
	return steps.map(([u, v]) => {
		const at: [number, number, number] = [cell[0], cell[1], cell[2]];
		at[axis] = (at[axis] as number) - 0.5;
		at[(axis + 1) % 3] = (at[(axis + 1) % 3] as number) + u;
		at[(axis + 2) % 3] = (at[(axis + 2) % 3] as number) + v;
		return spot(at, turn);
	});
}
/** The middle of the visible part of a die. */
export function middle(cell: Cell, turn: number): FacePoint {
	const all = shown(cell).flatMap((axis) => corners(cell, axis, turn));
	return {
		x: all.reduce((sum, one) => sum + one.x, 0) / all.length,
		y: all.reduce((sum, one) => sum + one.y, 0) / all.length,
	};
}
/** The next die in a screen direction, for arrow keys. */
export function neighbour(from: Cell, dx: number, dy: number, turn: number): Cell {
	const here = middle(from, turn);
	let best = from;
	let least = Number.POSITIVE_INFINITY;
	for (const cell of SEEN) {
		const there = middle(cell, turn);
		const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
		const aside = Math.abs((there.x - here.x) * dy - (there.y - here.y) * dx);
		if (ahead > 0.1 && ahead + 2 * aside < least) {
			least = ahead + 2 * aside;
			best = cell;
		}
	}
	return best;
}
