/** The final tally of a real pyramid: its visible dice, their visible faces, and the same as text. */
import { type Cell, cellsOfPyramid, key } from "./lattice";

export const ALL_FACES = 135;
/** Colours of dice by place. */
export type Tally = Readonly<Record<string, string>>;

/** The axes along which a die shows a face. */
export const shown = (cell: Cell): number[] => [0, 1, 2].filter((axis) => cell[axis] === 0);
export const SEEN: readonly Cell[] = cellsOfPyramid().filter((cell) => shown(cell).length > 0);

/** The number of faces of every colour; "" for places not entered. */
export function facesByColour(tally: Tally, colours: readonly string[]): Record<string, number> {
	const found: Record<string, number> = Object.fromEntries([...colours, ""].map((colour) => [colour, 0]));
	for (const cell of SEEN) {
		const colour = tally[key(cell)] ?? "";
		found[colour] = (found[colour] ?? 0) + shown(cell).length;
	}
	return found;
}
/** The colours with most faces, once everything is entered. In an unfinished pyramid places not entered are empty. */
export function leading(tally: Tally, colours: readonly string[], unfinished = false): string[] {
	const found = facesByColour(tally, colours);
	if (unfinished ? found[""] === ALL_FACES || floating(tally) : found[""] !== 0) return [];
	const most = Math.max(...colours.map((colour) => found[colour] ?? 0));
	return colours.filter((colour) => found[colour] === most);
}
/** A die with an empty place under it, which cannot be. */
export function floating(tally: Tally): readonly [string, string] | null {
	const places = new Set(SEEN.map(key));
	for (const [x, y, z] of SEEN.filter((cell) => key(cell) in tally)) {
		const under: Cell[] =
			x + y + z === 8
				? []
				: [
						[x + 1, y, z],
						[x, y + 1, z],
						[x, y, z + 1],
					];
		const bare = under.map(key).find((place) => places.has(place) && !(place in tally));
		if (bare) return [key([x, y, z]), bare];
	}
	return null;
}
/** As `pipyard score KEY --sheet FILE` reads it. */
export function tallyText(
	game: string,
	tally: Tally,
	players: readonly string[],
	colours: readonly string[],
	unfinished = false,
): string {
	const rows = colours.map((colour) => {
		const places = SEEN.map(key).filter((place) => tally[place] === colour);
		return places.length > 0 ? `${places.join(" ")} ${colour}\n` : "";
	});
	const rest = unfinished ? "unfinished\n" : "";
	return `# pipyard score ${game}: ${players.join(", ")}\n${rows.join("")}${rest}`;
}
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
