/** The games of the lobby: facts from the shelf, texts in the visitor's language, a place in the triangle. */

import { currentLanguage, maybe, say } from "../i18n/texts";
import { type GameWords, gameWords, get } from "../net/api";
import type { GameCard, OptionForm, Shelf } from "../net/protocol";
import type { Place } from "./triangle";

export interface CatalogueGame {
	readonly game: GameCard;
	readonly words: GameWords;
	readonly place: Place;
	/** Whether there is a first lesson. */
	readonly lesson: boolean;
}
const MIDDLE: Place = { tactics: 1 / 3, chance: 1 / 3, skill: 1 / 3 };

export async function loadCatalogue(): Promise<CatalogueGame[]> {
	const [shelf, words, triangle, lessons] = await Promise.all([
		get<Shelf>("/api/games"),
		gameWords(currentLanguage()),
		get<{ games: Readonly<Record<string, Place>> }>("/api/triangle"),
		get<readonly string[]>("/api/lessons"),
	]);
	return shelf.games.map((game) => ({
		game,
		words: words[game.key] ?? {
			title: game.title,
			sentences: game.summary,
			fun: game.summary,
			options: {},
			presets: {},
		},
		place: triangle.games[game.key] ?? MIDDLE,
		lesson: lessons.includes(game.key),
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
	const [word = "", number] = value.split(":");
	if (word in option.ranges) return `${phraseName(option, word)}: ${number}`;
	return words[value] ?? spaced(value);
}
/** The word before the number in a value. */
export const phraseName = (option: OptionForm, word: string): string =>
	maybe(`phrase-${option.name}-${word}`) ?? capital(spaced(word));
/** The description of an option, in the visitor's language or English, with values named as in the form. */
export const optionText = (volume: CatalogueGame, option: OptionForm): string =>
	(volume.words.options[option.name]?.text ?? option.why).replaceAll(/`([^`]+)`/g, (code, value: string) =>
		option.words.includes(value) || (option.kind === "flag" && /^(yes|no)$/.test(value))
			? `**${valueName(volume, option, value)}**`
			: code,
	);
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
