/** One short name for every place of the pyramid, the same for all seats: `3,4,0` is d5.1, one level above the plate. */
import { type Cell, cellOf, isCell, level, PLATE_SIDE } from "./lattice";

export const CELL_LETTERS = "abcdefghi";
/** The corners of the plate farthest along x, y and z. */
export const FAR_CORNERS = ["i1", "a9", "a1"] as const;
/** The sides x = 0, y = 0 and z = 0 by their corners, left to right as seen from outside. */
const SIDE_NAMES = ["a1–a9", "i1–a1", "a9–i1"] as const;
const PLACE_NAME = /(?<![\w.,-])([a-i])([1-9])(?:\.([1-8]))?(?!\w|,\w)(?!\.\d)/g;

export const cellName = (cell: Cell): string =>
	`${CELL_LETTERS[cell[0]]}${cell[1] + 1}${level(cell) > 0 ? `.${level(cell)}` : ""}`;

/** The name of a cell; other words stay unchanged. */
export function placeName(text: string): string {
	if (!isCell(text)) return text;
	const cell = cellOf(text);
	return level(cell) < 0 ? text : cellName(cell);
}
export const sideName = (axis: number): string => SIDE_NAMES[axis] ?? "";

/** Replace every cell in a text by its name. */
export const withNames = (text: string): string =>
	text.replaceAll(/(?<![\w,.-])\d,\d,\d(?![\w/]|,\w)(?!\.\d)/g, placeName);

function cellIn(letter: string, number: string, height: string | undefined): string {
	const x = CELL_LETTERS.indexOf(letter);
	const y = Number(number) - 1;
	const z = PLATE_SIDE - 1 - Number(height ?? 0) - x - y;
	return z < 0 ? "" : `${x},${y},${z}`;
}
/** Replace every name in a text by its cell, as notation. */
export const withCells = (text: string): string =>
	text.replaceAll(
		PLACE_NAME,
		(word, letter: string, number: string, height?: string) => cellIn(letter, number, height) || word,
	);

/** Split a text into places and everything else. */
export function splitPlaces(text: string): { readonly text: string; readonly cell: string }[] {
	const parts: { text: string; cell: string }[] = [];
	let from = 0;
	for (const found of text.matchAll(PLACE_NAME)) {
		const cell = cellIn(found[1] ?? "", found[2] ?? "", found[3]);
		if (!cell) continue;
		if (found.index > from) parts.push({ text: text.slice(from, found.index), cell: "" });
		parts.push({ text: found[0], cell });
		from = found.index + found[0].length;
	}
	if (from < text.length) parts.push({ text: text.slice(from), cell: "" });
	return parts;
}
