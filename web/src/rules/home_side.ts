/** The home side of a player. */
import { cellOf, isCell } from "./lattice";

/** Rows by which a player's dice must lie closer to another side for that one to be home. */
const ROWS_CLOSER = 1.5;

/** A seat's own side, unless all its dice lie far from it, as in games with a corner for each: then the next one. */
export function homeSide(seat: number, own: readonly string[]): number {
	const usual = ((seat % 3) + 3) % 3;
	const cells = own.filter(isCell).map(cellOf);
	if (cells.length === 0) return usual;
	const far = (side: number): number => cells.reduce((sum, cell) => sum + (cell[side] as number), 0) / cells.length;
	const best = [usual, (usual + 1) % 3, (usual + 2) % 3].reduce((least, side) =>
		far(side) < far(least) ? side : least,
	);
	return far(usual) - far(best) > ROWS_CLOSER ? best : usual;
}
