/** Which place a click means that hit none. */
import { cellsOfPyramid, key, level } from "../rules/lattice";
import type { ScreenPoint } from "./viewport";

/** Where places are on the page, and whether they are seen. */
interface Sight {
	pixel(cell: string): ScreenPoint;
	visible(cell: string): boolean;
}
/** The radius of a cup, as a share of the distance to the next. */
const CUP = 0.6;

const far = (one: ScreenPoint, other: ScreenPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The visible cell of some that is closest to a point of the page, within so many pixels. */
export function closest(at: ScreenPoint, near: number, cells: readonly string[], sight: Sight): string | null {
	let best: string | null = null;
	let least = near;
	for (const cell of near ? cells : []) {
		const away = far(sight.pixel(cell), at);
		if (away >= least || !sight.visible(cell)) continue;
		least = away;
		best = cell;
	}
	return best;
}

/** Targets closer together than this are hard to tell apart with a finger. */
const TOLD_APART = 24;
/** Whoever taps a place is this much closer to it than to the next target. */
const CLEAR_SHARE = 0.5;

/** Whether a tap means this place, though another one nearby can be picked: nobody tells apart what lies too close together. */
export function means(at: ScreenPoint, cell: string, other: string, sight: Sight): boolean {
	const [here, there] = [sight.pixel(cell), sight.pixel(other)];
	return far(here, there) >= TOLD_APART && far(here, at) < CLEAR_SHARE * far(there, at);
}

/** The empty cup of the plate at a point, offered or not: whoever taps it is told why nothing happens. */
export function emptyCup(at: ScreenPoint, taken: ReadonlySet<string>, sight: Sight): string | null {
	const [found] = cellsOfPyramid()
		.filter((cell) => level(cell) === 0 && !taken.has(key(cell)))
		.map((cell) => ({ cell, spot: sight.pixel(key(cell)) }))
		.sort((one, other) => far(one.spot, at) - far(other.spot, at));
	if (!found) return null;
	const [x, y, z] = found.cell;
	const beside = sight.pixel(key(x > 0 ? [x - 1, y + 1, z] : [x + 1, y > 0 ? y - 1 : y, y > 0 ? z : z - 1]));
	return far(found.spot, at) < CUP * far(found.spot, beside) ? key(found.cell) : null;
}
