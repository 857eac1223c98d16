/** The result of a game, that of a pyramid whose faces are counted, and the numbers that players type. */
import type { FacesSheet } from "../rules/score_rules";
import { read } from "../rules/tally";
import { type Card, countLines, kindOf, term } from "./cards";
import type { KeptGame, Result } from "./device";

/** What else is noted of a tally: that it is typed, the colour that taps give, the view. */
const NO_COLOURS = ["numbers", "brush", "turn"];

/** What is entered of a pyramid, in the lines of its sheet: typed numbers, or the dice that were tapped. */
function faceLines(card: Card, game: KeptGame): string[] {
	const seats = term<string[]>(card, "seats", game.options, game.players.length);
	const numbers = numbersOf(game);
	const entered = numbers
		? Object.entries(numbers)
				.filter(([colour]) => seats.includes(colour))
				.map(([colour, count]) => `${colour} ${count}`)
		: Object.entries(read(game.tally, seats)).map(([place, colour]) => `${place} ${colour}`);
	return game.unfinished ? [...entered, "unfinished"] : entered;
}
/** The sheet of a game whose faces are counted. */
export const facesOf = (card: Card, game: KeptGame): FacesSheet =>
	countLines(card, game, faceLines(card, game)).sheet as FacesSheet;

/** The result of any game; null: not over. */
export function resultOf(card: Card, game: KeptGame): Result | null {
	const faces = kindOf(card, game.options, game.players.length) === "faces";
	const sheet = faces ? facesOf(card, game) : countLines(card, game).sheet;
	return sheet.over() ? { scores: sheet.scores(), ranks: sheet.ranks(), what: faces ? "faces" : card.what } : null;
}
/** The faces as numbers by colour; null: entered on the pyramid. */
export function numbersOf(game: KeptGame): Record<string, number> | null {
	const draft = new URLSearchParams(game.draft);
	if (!draft.has("numbers")) return null;
	return Object.fromEntries(
		[...draft].filter(([name]) => !NO_COLOURS.includes(name)).map(([name, value]) => [name, Number(value)]),
	);
}

/** Incomplete input with one word set, or removed. */
export function withWord(draft: string, name: string, value?: string): string {
	const words = new URLSearchParams(draft);
	if (value === undefined) words.delete(name);
	else words.set(name, value);
	return words.toString();
}
