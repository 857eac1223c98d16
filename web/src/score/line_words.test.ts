/** Lines in words, corrections in their place, and what is printed, with the chart of Belgium. */
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { type Card, counted } from "./cards";
import { type KeptGame, undone } from "./device";
import { lineText, lineWords, stepText } from "./line_words";
import { eveningTable, gameTable } from "./print_tables";
import { SheetHost } from "./sheet_host";

vi.mock("../i18n/texts", async (original) => ({
	...(await original<typeof import("../i18n/texts")>()),
	say: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" "),
	named: (names: Record<string, string>) => names.en ?? "",
}));

const { charts } = JSON.parse(readFileSync(new URL("../rules/evenings.json", import.meta.url), "utf8"));
const belgium = charts.belgium;
const fixed = (value: unknown) => ({ option: "", value, table: null, part: -1, kind: "word", factor: 1 });
const colours = ["Red", "Blue", "Green", "Yellow"];
const cities = belgium.cities.map(({ text }: { text: string }) => ({ id: text, name: { en: `City ${text}` } }));
const chart = { ...belgium, map: { ...belgium.map, cities, colours } };
const terms = { chart: fixed(chart), tens: fixed(false), two_dice: fixed(false), fewest: fixed(false) };
const card = { key: "dice_trip", sheet: fixed("trip"), terms, options: {}, what: "points" } as unknown as Card;
const game: KeptGame = {
	id: "a",
	game: "dice_trip",
	title: "Dice Trip",
	players: [
		{ name: "Ann", colour: "red" },
		{ name: "Bob", colour: "blue" },
	],
	options: {},
	finished: false,
	lines: ["0", "1 1 3 5", "reroll r 4", "rb gent, x mons", "gy gent, x mons", "2 3 4 5", "keep"],
	past: [],
	future: [],
	draft: "",
	tally: {},
	tallies: [],
	again: [],
	unfinished: false,
	turn: 0,
	began: "2026-11-16T19:00:00.000Z",
	changed: "2026-11-16T20:00:00.000Z",
	evening: "e",
	result: null,
};
const told = (one: KeptGame): string[] => lineWords(card, one).map(lineText);
const replaced = (line: number, now: string) => game.lines.map((one, at) => (at === line ? now : one));
/** The game after a line was entered on its page. */
const entered = (one: KeptGame, line: string): KeptGame => {
	let now = one;
	new SheetHost(card, one, counted(card, one), (next) => {
		now = next;
	}).addLine(line);
	return now;
};

test("a line says who, in which round, and what, with the cities of the map", () => {
	expect(told(game)).toEqual([
		"Ann: sheet-line-begins",
		"Ann: sheet-line-roll 1 1 3 5",
		"Ann: coach-reroll colour-red 4",
		"Ann: 41 City gent, ✗ City mons",
		"Bob: 35 City gent, ✗ City mons",
		"Bob: sheet-line-roll 2 3 4 5",
		"Bob: coach-keep",
	]);
	expect(lineWords(card, game).map((one) => one.round)).toEqual([0, 1, 1, 1, 1, 2, 2]);
});
test("a tapped line is entered anew in its place, and what follows counts again", () => {
	const mended = entered({ ...game, draft: "line=3" }, "rb brugge, x mons");
	expect(mended.lines).toEqual(replaced(3, "rb brugge, x mons"));
	expect(counted(card, mended).taken).toBe(7);
	expect(mended.draft).toBe("");
	expect(undone(mended).lines).toEqual(game.lines);
});
test("after a line was removed, the next entry goes into the gap", () => {
	const gap = { ...game, lines: game.lines.filter((_, at) => at !== 2) };
	expect(counted(card, gap).taken).toBe(2);
	expect(told(gap)[2]).toBe("City gent, ✗ City mons");
	const mended = entered(gap, "keep");
	expect(mended.lines).toEqual(replaced(2, "keep"));
	expect(counted(card, mended).refused).toBeNull();
});
test("undo says which line it took back", () => {
	const more = entered(game, "gy brugge, x namur");
	expect(stepText(card, more, undone(more), more.past.at(-1))).toBe("Ann, 45 City brugge, ✗ City namur");
});
test("a game is printed as rounds and players with the total", () => {
	expect(gameTable(card, game)).toEqual({
		names: ["Ann", "Bob"],
		rows: [["sheet-line-round 1", ["41 City gent, ✗ City mons", "35 City gent, ✗ City mons"]]],
		total: ["trip-part-total", counted(card, game).sheet.scores().map(String)],
	});
});
test("an evening is printed as games and players with the games won", () => {
	const result = { scores: [20, 31], ranks: [2, 1], what: "points" };
	const later = { ...game, began: "2026-11-16T21:00:00.000Z", game: "emag", result: { ...result, what: "win" } };
	expect(eveningTable([later, { ...game, result }], (key) => key)).toEqual({
		names: ["Bob", "Ann"],
		rows: [
			["dice_trip", ["31 ★", "20"]],
			["emag", ["★", ""]],
		],
		total: ["sheet-total", ["2", "0"]],
	});
});
