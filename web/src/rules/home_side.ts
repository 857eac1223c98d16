/** At which side of the plate a player is at home. */
import { cellOf, isCell } from "./lattice";

/** So much nearer to another side, in rows, what is one's own has to lie. */
const CLEARLY = 1.5;

/** Of the three sides the own one, unless all that is one's own lies far from it, as in games with a corner for each: then the next one. */
export function homeSide(seat: number, own: readonly string[]): number {
	const usual = ((seat % 3) + 3) % 3;
	const cells = own.filter(isCell).map(cellOf);
	if (cells.length === 0) return usual;
	const far = (side: number): number => cells.reduce((sum, cell) => sum + (cell[side] as number), 0) / cells.length;
	const best = [usual, (usual + 1) % 3, (usual + 2) % 3].reduce((least, side) =>
		far(side) < far(least) ? side : least,
	);
	return far(usual) - far(best) > CLEARLY ? best : usual;
}
