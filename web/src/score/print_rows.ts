/** What was counted in a game without rounds, row by row, for its printed table. */
import { say } from "../i18n/texts";
import type { CountsSheet, FinishedTrips, HeapsSheet, TriesSheet } from "../rules/score_rules";
import { type Card, type Counted, term } from "./cards";
import type { KeptGame } from "./device";
import { facesOf, numbersOf } from "./faces_result";
import { SHEET_LETTERS } from "./sheet_host";
import { tryText } from "./tries_sheet";
import { finishedParts } from "./trip_sheet";

/** A label, and a cell for every player. */
export type PrintRow = readonly [string, readonly string[]];

export function countedRows(kind: string, card: Card, game: KeptGame, counted: () => Counted): PrintRow[] {
	if (kind === "faces") return faceRows(card, game);
	const { sheet } = counted();
	if (kind === "trip") return finishedParts(sheet as FinishedTrips);
	if (kind === "heaps") return heapRows(sheet as HeapsSheet);
	if (kind === "tries") return tryRows(sheet as TriesSheet);
	return countRows(sheet as CountsSheet, game);
}
const filled = (rows: readonly PrintRow[]): PrintRow[] => rows.filter(([, cells]) => cells.some(Boolean));
/** `1.`, `2.` … for entries that have no other name. */
const numbered = (columns: readonly (readonly string[])[]): PrintRow[] =>
	Array.from({ length: Math.max(0, ...columns.map((one) => one.length)) }, (_, at) => [
		`${at + 1}.`,
		columns.map((one) => one[at] ?? ""),
	]);

/** The faces of everybody's colour on each side; numbers that were typed have no sides. */
function faceRows(card: Card, game: KeptGame): PrintRow[] {
	if (numbersOf(game)) return [];
	const seats = term<string[]>(card, "seats", game.options, game.players.length);
	const sheet = facesOf(card, game);
	const rows = [0, 1, 2].map(
		(axis): PrintRow => [say(`view-${"xyz"[axis]}`), seats.map((colour) => String(sheet.on_side(axis, colour) || ""))],
	);
	return [[say("score-colour"), seats.map((colour) => say(`colour-${colour}`))], ...filled(rows)];
}
function heapRows({ terms, heaps }: HeapsSheet): PrintRow[] {
	return filled(
		terms.colours.map((colour, at) => [
			`${say(`colour-${colour}`)} × ${terms.prices[at]}`,
			heaps.map((own) => String(own[at] ?? "")),
		]),
	);
}
const tryRows = ({ terms, tries }: TriesSheet): PrintRow[] =>
	numbered(tries.map((own) => own.map((one) => tryText(terms.how, one))));

/** Right and wrong claims, who was out in which order, or the numbers one after the other. */
function countRows({ terms, numbers, out, won }: CountsSheet, { lines, players }: KeptGame): PrintRow[] {
	const all = [...players.keys()];
	if (terms.way === "claims")
		return filled(
			["right", "wrong"].map((word) => [
				say(`sheet-${word}`),
				all.map((seat) => String(lines.filter((line) => line === `${SHEET_LETTERS[seat]} ${word}`).length || "")),
			]),
		);
	if (terms.way === "win")
		return filled([
			[say("sheet-out"), all.map((seat) => (out.includes(seat) ? `${out.indexOf(seat) + 1}.` : ""))],
			[say("sheet-won"), all.map((seat) => (won.includes(seat) ? "★" : ""))],
		]);
	const columns = numbers.map((own) => own.map(String));
	return columns.some((own) => own.length > 1) ? numbered(columns) : [];
}
