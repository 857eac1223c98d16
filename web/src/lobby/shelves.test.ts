import { expect, test } from "vitest";
import type { GameCard } from "../net/protocol";
import type { CatalogueGame } from "./catalogue";
import { foreign, gameOfTheDay, readableFirst, shelves, suggestion } from "./shelves";

const volume = (key: string, more: Partial<GameCard> = {}, title = key): CatalogueGame => ({
	game: {
		key,
		book: "kosmos",
		title: key,
		standard_seats: [2, 3],
		minutes: 20,
		kinds: ["tactics"],
		unplayable: null,
		...more,
	} as unknown as GameCard,
	words: { title, sentences: "", fun: "", options: {}, presets: {} },
	place: { tactics: 0.5, chance: 0.3, skill: 0.2 },
	lesson: false,
	puzzles: 0,
});
const ALL = [
	volume("abquetschen", { book: "abacus" }),
	volume("cow", { book: "abacus" }, "Vache"),
	...Array.from({ length: 5 }, (_, i) => volume(`game${i}`)),
	volume("rasanto"),
	volume("mine", { book: "mine", minutes: 5 }),
	volume("dune", { kinds: ["dexterity"], standard_seats: [1, 2], minutes: 10 }),
	volume("broken", { unplayable: { key: "no-physics", args: {} } as unknown as NonNullable<GameCard["unplayable"]> }),
];
const keys = (games: readonly CatalogueGame[]): string[] => games.map(({ game }) => game.key);
const on = (shelf: string): string[] => keys(shelves(ALL, "fr").find(({ key }) => key === shelf)?.games ?? []);

test("titles in the visitor's language come first", () => {
	expect(ALL.slice(0, 2).map((one) => foreign(one, "fr"))).toEqual([true, false]);
	expect(keys(readableFirst(ALL, "fr")).at(-1)).toBe("abquetschen");
	expect(keys(readableFirst(ALL, "de"))[0]).toBe("abquetschen");
	expect(readableFirst(ALL, "fr")).toHaveLength(ALL.length);
});
test("every game stands on the shelf of its book or on that of small books", () => {
	const shown = shelves(ALL, "fr").filter(({ key }) => key.startsWith("book-") || key === "others");
	expect(shown.flatMap(({ games }) => keys(games)).sort()).toEqual(keys(ALL).sort());
	expect(on("others")).toEqual(["cow", "mine", "abquetschen"]);
});
test("a shelf holds what its name says, and an empty one is not shown", () => {
	expect(on("first")).toEqual(["rasanto"]);
	expect(on("quick")).toEqual(["dune"]);
	expect(on("solo")).toEqual(["dune"]);
	expect(on("hand")).toEqual(["dune"]);
	expect(on("two")).not.toContain("dune");
	expect(shelves(ALL, "fr").map(({ key }) => key)).not.toContain("six");
});
test("the game of the day changes every day, until all have had theirs", () => {
	const days = Array.from({ length: 9 }, (_, i) => gameOfTheDay(ALL, new Date(2026, 10, 16 + i))?.game.key);
	expect(new Set(days).size).toBe(9);
	expect(days).not.toContain("broken");
	expect(days).not.toContain("mine");
	expect(gameOfTheDay(ALL, new Date(2026, 10, 16, 23))).toBe(gameOfTheDay(ALL, new Date(2026, 10, 16, 1)));
	expect(gameOfTheDay([], new Date())).toBeUndefined();
});
test("another suggestion is another game", () => {
	expect(suggestion(ALL, "")?.game.key).toBe("rasanto");
	const many = [...ALL, volume("el_dado")];
	expect(suggestion(many, "rasanto", 0.99)?.game.key).toBe("el_dado");
	expect(suggestion([], "")).toBeUndefined();
});
