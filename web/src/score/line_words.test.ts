/** Lines in words, corrections in their place, and what is printed, with the chart of Belgium. */
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { type Card, countLines } from "./cards";
import { type KeptGame, undone } from "./device";
import { lineWords, namedLine, stepText } from "./line_words";
import { eveningTable, gameTable } from "./print_tables";
import { SheetHost } from "./sheet_host";

vi.mock("../i18n/texts", async (original) => ({
	...(await original<typeof import("../i18n/texts")>()),
	say: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" "),
	named: (names: Record<string, string>) => names.en ?? "",
}));

const { charts } = JSON.parse(readFileSync(new URL("../rules/evenings.json", import.meta.url), "utf8"));
const belgium = charts.belgium;
const fixed = (value: unknown): Card["sheet"] => ({
	option: "",
	value,
	table: null,
	part: -1,
	kind: "word",
	factor: 1,
});
const colours = ["Red", "Blue", "Green", "Yellow"];
const cities = belgium.cities.map(({ text }: { text: string }) => ({ id: text, name: { en: `City ${text}` } }));
const zones = belgium.zones.map((_: unknown, at: number) => ({ id: String(at) }));
const chart = { ...belgium, map: { ...belgium.map, cities, colours, zones } };
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
const told = (one: KeptGame): string[] => lineWords(card, one).map(namedLine);
const replaced = (line: number, now: string) => game.lines.map((one, at) => (at === line ? now : one));
/** The game after a line was entered on its page. */
const entered = (one: KeptGame, line: string): KeptGame => {
	let now = one;
	new SheetHost(card, one, countLines(card, one), (next) => {
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
	expect(countLines(card, mended).taken).toBe(7);
	expect(mended.draft).toBe("");
	expect(undone(mended).lines).toEqual(game.lines);
});
test("after a line was removed, the next entry goes into the gap", () => {
	const gap = { ...game, lines: game.lines.filter((_, at) => at !== 2) };
	expect(countLines(card, gap).taken).toBe(2);
	expect(told(gap)[2]).toBe("City gent, ✗ City mons");
	const mended = entered(gap, "keep");
	expect(mended.lines).toEqual(replaced(2, "keep"));
	expect(countLines(card, mended).refused).toBeNull();
});
test("undo says which line it took back", () => {
	const more = entered(game, "gy brugge, x namur");
	expect(stepText(card, more, undone(more), more.past.at(-1))).toBe(
		"sheet-line-round 2: Ann, 45 City brugge, ✗ City namur",
	);
});
test("a game is printed as rounds and players with the total", () => {
	expect(gameTable(card, game)).toEqual({
		names: ["Ann", "Bob"],
		rows: [["sheet-line-round 1", ["41 City gent, ✗ City mons", "35 City gent, ✗ City mons"]]],
		total: ["trip-part-total", countLines(card, game).sheet.scores().map(String)],
	});
});
test("a finished sheet is printed by the parts of its points", () => {
	const finished = { ...game, finished: true, lines: ["A gent 41", "A mons x", "B gent 35"] };
	const { rows, total } = gameTable(card, finished);
	expect(rows[1]).toEqual(["trip-part-crossed", ["-1", "0"]]);
	const sums = [0, 1].map((seat) => rows.reduce((sum, [, cells]) => sum + Number(cells[seat]), 0));
	expect(sums.map(String)).toEqual(total[1]);
});
test("games without rounds are printed with what was counted, and their lines say it in words", () => {
	const sheet = (kind: string, given: Record<string, unknown>): Card => ({
		...card,
		sheet: fixed(kind),
		terms: Object.fromEntries(Object.entries(given).map(([name, one]) => [name, fixed(one)])),
	});
	const counts = { least: 0, most: 99, start: 0, target: -1, rounds: 0, low: false, right: 1, wrong: -1, others: 0 };
	const heaps = {
		colours: ["red", "black"],
		most: [9, 9],
		prices: [3, 1],
		exact: false,
		whole: 0,
		low: false,
		left_wins: false,
	};
	const tries = { how: "fastest", attempts: 2, limit: 6000, most: 0, others: 0, full: 0 };
	const shown = (one: Card, ...lines: string[]) => {
		const now = { ...game, lines };
		return [gameTable(one, now).rows, lineWords(one, now).map(namedLine)];
	};
	expect(shown(sheet("counts", { ...counts, way: "claims" }), "A right", "B wrong", "A right", "over")).toEqual([
		[
			["sheet-right", ["2", ""]],
			["sheet-wrong", ["", "1"]],
		],
		["Ann: sheet-right", "Bob: sheet-wrong", "Ann: sheet-right", "sheet-over-now"],
	]);
	expect(shown(sheet("counts", { ...counts, way: "win" }), "out A")).toEqual([
		[
			["sheet-out", ["1.", ""]],
			["sheet-won", ["", "★"]],
		],
		["Ann: sheet-out"],
	]);
	expect(shown(sheet("counts", { ...counts, way: "now" }), "A 4", "B 5", "A 3")[0]).toEqual([
		["1.", ["4", "5"]],
		["2.", ["3", ""]],
	]);
	expect(shown(sheet("heaps", heaps), "A 2 1", "B 0 4")).toEqual([
		[
			["colour-red × 3", ["2", "0"]],
			["colour-black × 1", ["1", "4"]],
		],
		["Ann: colour-red 2, colour-black 1", "Bob: colour-red 0, colour-black 4"],
	]);
	const [rows, lines] = shown(sheet("tries", tries), "A solved 31.5", "B failed");
	expect(rows).toEqual([["1.", [expect.stringMatching(/31.50? s/), "✗"]]]);
	expect(lines).toEqual([expect.stringMatching(/^Ann: 31.50? s$/), "Bob: ✗"]);
	const faces = sheet("faces", { seats: ["red", "green"] });
	expect(gameTable(faces, { ...game, tally: { "0,0,0": "red", "4,0,0": "green" } }).rows).toEqual([
		["score-colour", ["colour-red", "colour-green"]],
		["view-x", ["1", ""]],
		["view-y", ["1", "1"]],
		["view-z", ["1", "1"]],
	]);
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
