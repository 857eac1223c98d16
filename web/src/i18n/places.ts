/** Places of the pyramid in words: which level, which row as seen from one's own side, and the how-manieth there from the left. */
import { type Cell, cellOf, isCell, level, SIDE } from "../rules/lattice";
import { maybe } from "./texts";

/** The axis of the side from which rows are counted. */
let side = 0;
export function seenFrom(axis: number): void {
	side = ((axis % 3) + 3) % 3;
}

export const viewedFrom = (): number => side;

export interface Place {
	readonly level: number;
	/** From the own side, the front row is 1. */
	readonly row: number;
	/** How many rows the level has. */
	readonly rows: number;
	/** From the left, as seen from the own side. */
	readonly place: number;
}
export function placeOf(cell: Cell, from = side): Place {
	const height = level(cell);
	return {
		level: height,
		row: 1 + (cell[from] as number),
		rows: SIDE - height,
		place: 1 + (cell[(from + 1) % 3] as number),
	};
}

/** Every cell in a text by its words. */
export const placesSaid = (text: string): string =>
	text.replaceAll(/\b\d,\d,\d\b/g, (cell) => (isCell(cell) ? cellWords(cell) : cell));

/** A place of a level that has been named already: every language names the level first. */
export const withinLevel = (text: string): string => cellWords(text).replace(/^[^,]*, /, "");

export function cellWords(text: string): string {
	const { level: height, row, rows, place } = placeOf(cellOf(text));
	const words =
		rows === 1
			? maybe("cell-tip")
			: row === rows
				? maybe("cell-corner", { level: height })
				: maybe("cell-words", { level: height, row, place });
	return words ?? text;
}
