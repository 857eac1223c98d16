/** The games of the lobby: facts from the shelf, texts in the visitor's language, a place in the triangle. */

import { currentLanguage, maybe, say } from "../i18n/texts";
import { type GameWords, gameWords, get } from "../net/api";
import { SITE } from "../net/base";
import type { GameCard, OptionForm, Shelf } from "../net/protocol";
import type { TriangleShares } from "./triangle";

export interface CatalogueGame {
	readonly game: GameCard;
	readonly words: GameWords;
	readonly place: TriangleShares;
	/** Whether there is a first lesson. */
	readonly lesson: boolean;
	/** How many puzzles there are. */
	readonly puzzles: number;
}
/** The middle of the triangle: as much of each. */
export const EQUAL_SHARES: TriangleShares = { tactics: 1 / 3, chance: 1 / 3, skill: 1 / 3 };

let club = false;
/** Whether the server has a club; known once the catalogue is loaded. */
export const hasClub = (): boolean => club;

/** Today's puzzle: its game (empty if unknown here), its number there, and how many puzzles there are. */
export interface DailyPuzzle {
	readonly key: string;
	readonly number: number;
	readonly count: number;
}
let daily: DailyPuzzle = { key: "", number: 0, count: 0 };
/** Known once the catalogue is loaded. */
export const dailyPuzzle = (): DailyPuzzle => daily;

export async function loadCatalogue(): Promise<CatalogueGame[]> {
	const [shelf, words, triangle, lessons, puzzles] = await Promise.all([
		get<Shelf>("/api/games"),
		gameWords(currentLanguage()),
		get<{ games: Readonly<Record<string, TriangleShares>> }>("/api/triangle"),
		get<readonly string[]>("/api/lessons"),
		get<{ key: string; number: number; puzzles: readonly { key: string }[] }>("/api/puzzles"),
	]);
	club = shelf.club;
	// a site of plain files has the shelf of the day it was written: only the page of the puzzles knows today's
	daily = { key: SITE ? "" : puzzles.key, number: puzzles.number, count: puzzles.puzzles.length };
	return shelf.games.map((game) => ({
		game,
		words: words[game.key] ?? {
			title: game.title,
			sentences: game.summary,
			fun: game.summary,
			options: {},
			presets: {},
		},
		place: triangle.games[game.key] ?? EQUAL_SHARES,
		lesson: lessons.includes(game.key),
		puzzles: puzzles.puzzles.filter(({ key }) => key === game.key).length,
	}));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** An identifier such as `touching_own` as plain words. */
const spaced = (word: string): string => word.replaceAll("_", " ");
export const optionName = (volume: CatalogueGame, option: OptionForm): string =>
	capital(volume.words.options[option.name]?.name ?? spaced(option.name));
/** The value of an option in words. */
export function valueName(volume: CatalogueGame, option: OptionForm, value: string): string {
	const words = volume.words.options[option.name]?.words ?? {};
	if (option.kind === "flag")
		return words[value === "yes" ? "True" : "False"] ?? say(value === "yes" ? "option-on" : "option-off");
	if (option.name === "start_seat" && /^\d+$/.test(value)) return say("seat-label", { seat: Number(value) + 1 });
	const [word = "", number = ""] = value.split(":");
	if (word in option.ranges) return (words[word] ?? `${spaced(word)}: ${OPEN_NUMBER}`).replace(OPEN_NUMBER, number);
	if (option.kind === "several")
		return value
			.split(",")
			.map((one) => words[one] ?? spaced(one))
			.join(", ");
	return words[value] ?? spaced(value);
}
/** Stands for a number that is still to be chosen, in the name of a word that takes one. */
const OPEN_NUMBER = "…";
/** A word that takes a number, in the list to choose from. */
export const phraseName = (volume: CatalogueGame, option: OptionForm, word: string): string =>
	capital(volume.words.options[option.name]?.words[word] ?? spaced(word));
/** The description of an option, in the visitor's language or English, with values named as in the form. */
export const optionText = (volume: CatalogueGame, option: OptionForm): string =>
	(volume.words.options[option.name]?.text ?? option.why).replaceAll(/`([^`]+)`/g, (code, value: string) =>
		option.words.includes(value) ||
		(option.kind === "flag" && /^(yes|no)$/.test(value)) ||
		(value.split(":")[0] ?? "") in option.ranges
			? `**${valueName(volume, option, value)}**`
			: code,
	);
/** The preset of the edition in this language; "": the first. */
export function editionOf({ editions, presets }: CatalogueGame["game"]): string {
	// a shelf that was kept for the time without a network may be older than this page
	const found = editions?.[currentLanguage()] ?? "";
	return found in presets ? found : "";
}
/** The options of that edition. */
export const editionOptions = (game: CatalogueGame["game"]): Readonly<Record<string, string>> =>
	game.presets[editionOf(game)] ?? {};
export const presetName = (volume: CatalogueGame, preset: string): string =>
	volume.words.presets[preset] ?? capital(spaced(preset));
export const bookName = (book: string): string => maybe(`book-${book}`) ?? capital(spaced(book));
export const kindNames = (game: GameCard): string[] => game.kinds.map((kind) => say(`kind-${kind}`));
/** All texts of a game, for the search. */
export const allWords = (volume: CatalogueGame): string =>
	[
		volume.words.title,
		volume.game.title,
		volume.words.sentences,
		volume.words.fun,
		volume.game.key,
		String(volume.game.number),
		bookName(volume.game.book),
		...kindNames(volume.game),
	].join(" ");
