/** How the spots are drawn that players tap on a pyramid at the end of a game; what they add up to is in score_rules.ts. Pure. */
import { cellOf, level } from "./lattice";
import type { EndPosition } from "./score_rules";
import { corners, type FacePoint, spot } from "./tally";

export type CountedSpot = EndPosition["spots"][number];
/** Sizes in the drawing, where neighbours on a level are 1.7 apart. */
const DRAWN_DIE = 0.8;
const FACE = 0.42;
const BESIDE = 0.86;

/** The levels on which something is counted, from the plate up; faces are all seen at once. */
export function levelsOf({ spots, own }: EndPosition): number[] {
	if (own) return [];
	const found = [...new Set(spots.map(([cell]) => level(cellOf(cell))))].sort((one, other) => one - other);
	return found.length > 1 ? found : [];
}
/** The outline of a spot: a face of a small pyramid, a die from above, or a face beside its die. */
export function outline({ own }: EndPosition, [text, axis]: CountedSpot): FacePoint[] {
	const cell = cellOf(text);
	if (own) return corners(cell, axis, 0);
	const { x, y } = spot(cell, 0);
	if (axis < 0) return round(x, y, DRAWN_DIE, 6);
	const [px = 0, py = 0, pz = 0] = cell;
	const away = spot([px - Number(axis === 0), py - Number(axis === 1), pz - Number(axis === 2)], 0);
	const far = Math.hypot(away.x - x, away.y - y);
	return round(x + ((away.x - x) / far) * BESIDE, y + ((away.y - y) / far) * BESIDE, FACE, 8);
}
/** The dice to whose faces the spots belong, where they are not spots themselves. */
export function diceBeside({ own }: EndPosition, spots: readonly CountedSpot[]): FacePoint[][] {
	if (own) return [];
	const cells = new Set(spots.filter(([, axis]) => axis >= 0).map(([cell]) => cell));
	return [...cells].map((cell) => {
		const { x, y } = spot(cellOf(cell), 0);
		return round(x, y, FACE, 6);
	});
}
const round = (x: number, y: number, radius: number, sides: number): FacePoint[] =>
	Array.from({ length: sides }, (_, at) => {
		const turn = (2 * Math.PI * (at + 0.5)) / sides;
		return { x: x + radius * Math.sin(turn), y: y + radius * Math.cos(turn) };
	});
