/** The lines of a game in plain words: whose they are, in which round, and what happened. */
import { cityName } from "../games/dice_trip/map";
import { dieText } from "../games/tumblin_dice/zone_board";
import { say } from "../i18n/texts";
import type { Trip } from "../rules/dice_trip";
import { type Chart, CROSS, made, type TripSheet, type TumblinSheet } from "../rules/score_rules";
import { type Card, countLines, kindOf, term } from "./cards";
import type { Change, KeptGame } from "./device";
import { SHEET_LETTERS } from "./sheet_host";
import { secondsText } from "./tries_sheet";

export interface LineWords {
	/** 0: the line belongs to no round, or nobody can tell to which. */
	readonly round: number;
	/** Empty: nobody's, or the words name the players. */
	readonly name: string;
	readonly words: string;
	/** Whether numbers were written into a sheet of Dice Trip. */
	readonly entries?: boolean;
}
type NamedChart = Chart & { readonly map: Trip["map"] & { readonly colours: readonly string[] } };

export function lineWords(card: Card, game: KeptGame): LineWords[] {
	const kind = kindOf(card, game.options, game.players.length);
	if (kind === "trip" && !game.finished) return tripWords(card, game);
	return game.lines.map((line) =>
		kind === "trip" ? sheetWords(card, game, line) : plainWords(card, kind, game, line),
	);
}
/** What undo takes back, or redo puts forward again: `Round 1: Ann, 4×6`. */
export function stepText(card: Card, before: KeptGame, after: KeptGame, change: Change | undefined): string {
	if (!change) return "";
	// what was corrected or added is told as it is entered, what was removed as it was
	const entered = change.now ?? change.was;
	const game = [before, after].find((one) => one.lines[change.at] === entered) ?? before;
	const found = lineWords(card, game)[change.at];
	if (!found) return "";
	const round = found.round || 1 + dieOf(card, game, change.at).round;
	return [roundText(round), [found.name, found.words].filter(Boolean).join(", ")].filter(Boolean).join(": ");
}
/** Round and seat of a die of Tumblin-Dice; -1: the line is no such die. */
function dieOf(card: Card, game: KeptGame, line: number): { round: number; seat: number; last: boolean } {
	const none = { round: -1, seat: -1, last: false };
	if (kindOf(card, game.options, game.players.length) !== "tumblin") return none;
	const { lines } = countLines(card, game).sheet as TumblinSheet;
	const round = lines.findIndex((seats) => seats.some((own) => own.includes(line)));
	if (round < 0) return none;
	const seat = (lines[round] ?? []).findIndex((own) => own.includes(line));
	return { round, seat, last: round === lines.length - 1 };
}
/** The draft that shows where a line was changed: an earlier round of Tumblin-Dice. */
export function stepDraft(card: Card, game: KeptGame, change: Change | undefined): string {
	const { round, seat, last } = dieOf(card, game, change?.at ?? -1);
	return round < 0 || last ? "" : `round=${round}&seat=${seat}`;
}
/** `Ann: 11 Gent, ✗ Mons`. */
export const namedLine = ({ name, words }: LineWords): string => [name, words].filter(Boolean).join(": ");
export const roundText = (round: number): string => (round ? say("sheet-line-round", { round }) : "");

/** Of lines that do not count the dice are unknown: they name only the cities. */
function tripWords(card: Card, game: KeptGame): LineWords[] {
	const sheet = countLines(card, game, []).sheet as TripSheet;
	const chart = sheet.terms.chart as NamedChart;
	let counts = true;
	return game.lines.map((line) => {
		const name = (seat: number): string => (counts ? (game.players[seat]?.name ?? "") : "");
		const found = {
			round: counts && sheet.phase !== "begin" ? sheet.rounds + 1 : 0,
			name: name(sheet.phase === "write" ? sheet.writer : sheet.seat),
			words: tripEntry(chart, line, sheet.dice),
			entries: sheet.phase === "write",
		};
		const first = /^\d$/.test(line) ? { ...found, name: game.players[Number(line)]?.name ?? "" } : found;
		try {
			sheet.add_line(line);
			return first;
		} catch {
			counts = false;
			return { ...first, round: 0, name: /^\d$/.test(line) ? first.name : "", words: tripEntry(chart, line, []) };
		}
	});
}
function tripEntry(chart: NamedChart, line: string, dice: readonly number[]): string {
	if (/^\d$/.test(line)) return say("sheet-line-begins");
	if (/^[\d ]+$/.test(line)) return say("sheet-line-roll", { dice: line });
	if (line === "keep") return say("coach-keep");
	if (line.startsWith("reroll ")) {
		const words = line.split(" ").slice(1);
		const again = chart.letters.flatMap((letter, die) => {
			const at = words.indexOf(letter);
			return at < 0 ? [] : [`${say(`colour-${(chart.map.colours[die] ?? "").toLowerCase()}`)} ${words[at + 1]}`];
		});
		return say("coach-reroll", { dice: again.join(", ") });
	}
	const twice = line.startsWith("twice ");
	const entries = line
		.replace(/^twice /, "")
		.split(", ")
		.map((entry) => {
			const [what = "", city = ""] = entry.split(" ");
			const pair = what === "x" ? CROSS : chart.pairs.indexOf(what);
			const number = pair === CROSS ? "✗" : dice.length && pair >= 0 ? String(made([...dice], pair)) : "";
			return `${number} ${cityOf(chart, city)}`.trim();
		})
		.join(", ");
	return twice ? `${entries} (${say("sheet-trip-twice")})` : entries;
}
const cityOf = (chart: NamedChart, id: string): string =>
	cityName({ map: chart.map, dice: [], pairs: {}, sheets: [] }, id);

/** A city of a finished sheet: `A ostend 43+`. */
function sheetWords(card: Card, game: KeptGame, line: string): LineWords {
	const chart = (countLines(card, game, []).sheet as TripSheet).terms.chart as NamedChart;
	const [letter = "", city = "", number = ""] = line.split(" ");
	const where = city === "tens" ? say("trip-part-tens") : cityOf(chart, city);
	const what = number === "x" ? "✗" : number.endsWith("+") ? `${number.slice(0, -1)} ✓` : number || say("score-empty");
	return { round: 0, name: nameOf(game, letter), words: `${where} ${what}` };
}
const nameOf = (game: KeptGame, letter: string): string =>
	letter.length === 1 ? (game.players[SHEET_LETTERS.indexOf(letter)]?.name ?? "") : "";

/** A die, or a line of another sheet in the words of its buttons. */
function plainWords(card: Card, kind: string, game: KeptGame, line: string): LineWords {
	const [first = "", ...more] = line.split(" ");
	const [second = "", ...numbers] = more;
	const told = (name: string, words: string): LineWords => ({ round: 0, name, words });
	const names = (letters: readonly string[]): string => letters.map((word) => nameOf(game, word)).join(", ");
	if (first === "over") return told("", say("sheet-over-now"));
	if (first === "won" || first === "out") return told(names(more), say(`sheet-${first}`));
	const name = nameOf(game, first);
	if (kind === "heaps") {
		const colours = term<string[]>(card, "colours", game.options, game.players.length);
		return told(name, more.map((count, at) => `${say(`colour-${colours[at]}`)} ${count}`).join(", "));
	}
	if (kind === "tumblin")
		return name && !numbers.length ? told(name, dieText(second)) : told("", names([first, ...more]));
	if (second === "right" || second === "wrong") return told(name, say(`sheet-${second}`));
	if (second === "solved") return told(name, secondsText(100 * Number(numbers[0])));
	if (second === "failed") return told(name, ["✗", ...numbers].join(" "));
	return told(name, second === "counted" ? numbers.join(" ") : more.join(" "));
}
