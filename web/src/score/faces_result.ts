/** The result of a game, that of a pyramid whose faces are counted, and the numbers that players type. */
import { ALL_FACES, facesByColour, leading, read } from "../rules/tally";
import { type Card, countLines as entered, kindOf, term } from "./cards";
import type { KeptGame, Result } from "./device";

const MOST_UNFINISHED = ALL_FACES - 3;
/** What else is noted of a tally: that it is typed, the colour that taps give, the view. */
const NO_COLOURS = ["numbers", "brush", "turn"];

/** The result of the faces, from dice or from numbers the players counted; null: incomplete. */
export function facesResult(card: Card, game: KeptGame): Result | null {
	const seats = term<string[]>(card, "seats", game.options, game.players.length);
	const colours = [...new Set(seats)];
	const numbers = numbersOf(game);
	let found: Readonly<Record<string, number>>;
	if (numbers) {
		const sum = colours.reduce((all, colour) => all + (numbers[colour] ?? Number.NaN), 0);
		if (!(game.unfinished ? sum <= MOST_UNFINISHED : sum === ALL_FACES)) return null;
		found = numbers;
	} else {
		const tally = read(game.tally, colours);
		if (leading(tally, colours, game.unfinished).length === 0) return null;
		found = facesByColour(tally, colours);
	}
	const scores = seats.map((colour) => found[colour] ?? 0);
	return { scores, ranks: scores.map((mine) => 1 + scores.filter((other) => other > mine).length), what: "faces" };
}
/** The result of any game; null: not over. */
export function resultOf(card: Card, game: KeptGame): Result | null {
	if (kindOf(card, game.options, game.players.length) === "faces") return facesResult(card, game);
	const { sheet } = entered(card, game);
	return sheet.over() ? { scores: sheet.scores(), ranks: sheet.ranks(), what: card.what } : null;
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
