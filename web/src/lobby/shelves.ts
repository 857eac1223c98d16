/** Recommendations of the front page: shelves, a game of the day; titles in the visitor's language first. */
import type { CatalogueGame } from "./catalogue";
import firstGames from "./first_games.json";

/** Games that are easy to learn and typical of the collection, the first of them first. */
const FIRST_GAMES: readonly string[] = firstGames;
/** The language of untranslated titles, by book. */
const TITLES: Readonly<Record<string, string>> = { abacus: "de", fifty_five: "fr" };
/** A book with fewer games shares a shelf with others. */
const OWN_SHELF = 4;

export interface LobbyShelf {
	/** `first`, `quick` … or `book-` and a book. */
	readonly key: string;
	readonly games: readonly CatalogueGame[];
}

/** Whether a game's title is in another language. */
export const foreign = ({ game, words }: CatalogueGame, language: string): boolean =>
	(TITLES[game.book] ?? language) !== language && words.title === game.title;
/** Sort by book, titles in other languages last. */
export const readableFirst = (all: readonly CatalogueGame[], language: string): CatalogueGame[] => [
	...all.filter((volume) => !foreign(volume, language)),
	...all.filter((volume) => foreign(volume, language)),
];

const plays = (volume: CatalogueGame, seats: number): boolean => volume.game.standard_seats.includes(seats);
const is = (volume: CatalogueGame, ...kinds: readonly string[]): boolean =>
	kinds.some((kind) => volume.game.kinds.includes(kind));

/** All shelves that are not empty; each game is at least on the shelf of its book. */
export function shelves(all: readonly CatalogueGame[], language: string): LobbyShelf[] {
	const games = readableFirst(all, language);
	const some = (
		key: string,
		wanted: (volume: CatalogueGame) => boolean,
		by?: (volume: CatalogueGame) => number,
	): LobbyShelf => {
		const found = games.filter((volume) => volume.game.book !== "mine" && wanted(volume));
		if (by) found.sort((a, b) => by(a) - by(b));
		return { key, games: found };
	};
	const books = [...new Set(games.map(({ game }) => game.book))];
	const large = books.filter((book) => games.filter(({ game }) => game.book === book).length >= OWN_SHELF);
	return [
		some(
			"first",
			({ game }) => FIRST_GAMES.includes(game.key),
			({ game }) => FIRST_GAMES.indexOf(game.key),
		),
		some("quick", ({ game }) => game.minutes <= 10),
		some(
			"brain",
			(one) => is(one, "tactics") && !is(one, "chance", "dexterity", "speed"),
			({ place }) => -place.tactics,
		),
		some(
			"two",
			(one) => plays(one, 2) && !is(one, "dexterity"),
			({ game }) => game.standard_seats.length,
		),
		some("six", (one) => plays(one, 6)),
		some("solo", (one) => plays(one, 1)),
		some("hand", (one) => is(one, "dexterity")),
		some("eyes", (one) => is(one, "speed", "memory", "riddle")),
		...large.map((book) => some(`book-${book}`, ({ game }) => game.book === book)),
		{ key: "others", games: games.filter(({ game }) => !large.includes(game.book)) },
	].filter((shelf) => shelf.games.length > 0);
}

const playable = (all: readonly CatalogueGame[]): CatalogueGame[] =>
	all.filter(({ game }) => !game.unplayable && game.book !== "mine");

/** The game of the day, the same for everybody; undefined if nothing can be played. */
export function gameOfTheDay(all: readonly CatalogueGame[], day: Date): CatalogueGame | undefined {
	const games = playable(all);
	const number = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000);
	// a step coprime to the number of games visits all before repeating
	let step = 29;
	while (games.length && shared(step, games.length) > 1) step++;
	return games[(number * step) % Math.max(1, games.length)];
}
const shared = (a: number, b: number): number => (b === 0 ? a : shared(b, a % b));

/** A suggestion: the easy game after the one shown before. */
export function suggestion(
	all: readonly CatalogueGame[],
	before: string,
	chance = Math.random(),
): CatalogueGame | undefined {
	const known = playable(all);
	const first = known.filter(({ game }) => FIRST_GAMES.includes(game.key));
	const others = (first.length ? first : known).filter(({ game }) => game.key !== before);
	return others[Math.floor(chance * others.length)] ?? known[0];
}
