/** The store of this device: people, games line by line, deleted games. Nothing leaves it. */
import { with_wins } from "../rules/score_rules";

export interface Person {
	readonly name: string;
	readonly colour: string;
}
/** A line added, replaced or removed; null: there was none, or there is none now. */
export interface Change {
	readonly at: number;
	readonly was: string | null;
	readonly now: string | null;
}
export interface Result {
	readonly scores: readonly number[];
	readonly ranks: readonly number[];
	/** The unit of scores: points, seconds, dice … */
	readonly what: string;
}
export interface KeptGame {
	readonly id: string;
	readonly game: string;
	readonly title: string;
	readonly players: readonly Person[];
	readonly options: Readonly<Record<string, string>>;
	/** Dice Trip: finished sheets are entered, not rounds. */
	readonly finished: boolean;
	readonly lines: readonly string[];
	readonly past: readonly Change[];
	readonly future: readonly Change[];
	/** Incomplete input. */
	readonly draft: string;
	/** The dice of a pyramid being tallied, earlier tallies, and whether it stays unfinished. */
	readonly tally: Readonly<Record<string, string>>;
	readonly tallies: readonly Readonly<Record<string, string>>[];
	/** Tallies that an undo took back, for redo. */
	readonly again: readonly Readonly<Record<string, string>>[];
	readonly unfinished: boolean;
	/** Turns counted so far. */
	readonly turn: number;
	readonly began: string;
	readonly changed: string;
	readonly evening: string;
	/** Null: not over yet. */
	readonly result: Result | null;
}
/** Somebody remembered was renamed, or removed (null). */
export interface PeopleChange {
	readonly person: Person;
	readonly now: string | null;
	/** Two names became one. */
	readonly merged: boolean;
	/** The games and seats that got the new name. */
	readonly seats: readonly (readonly [string, number])[];
}
export interface Device {
	readonly version: 1;
	readonly people: readonly Person[];
	readonly peoplePast: readonly PeopleChange[];
	readonly games: readonly KeptGame[];
	readonly thrown: readonly KeptGame[];
}

export const PLAYER_COLOURS = [
	"red",
	"blue",
	"green",
	"golden",
	"black",
	"white",
	"purple",
	"orange",
	"turquoise",
	"pink",
];
export const NEW_DEVICE: Device = { version: 1, people: [], peoplePast: [], games: [], thrown: [] };
const DEVICE_STORE = "pipyard.companion";
const MOST_THROWN_AWAY = 20;
const MOST_TALLIES = 12;
/** Hours after its last game within which an evening continues. */
const EVENING_HOURS = 10;

const isTexts = (list: unknown): list is string[] =>
	Array.isArray(list) && list.every((one) => typeof one === "string" && one.length < 400);
const words = (given: unknown): Record<string, string> =>
	typeof given === "object" && given !== null
		? Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === "string"))
		: {};
const text = (given: unknown, otherwise = ""): string => (typeof given === "string" ? given.slice(0, 400) : otherwise);
const list = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given.slice(0, 5000) : []);

function readPerson(given: unknown): Person | null {
	const { name, colour } = (given ?? {}) as Record<string, unknown>;
	return typeof name === "string" && name.trim()
		? { name: name.slice(0, 24), colour: PLAYER_COLOURS.includes(text(colour)) ? text(colour) : "red" }
		: null;
}
const present = <T>(one: T | null): one is T => one !== null;

function readResult(given: unknown): Result | null {
	const { scores, ranks, what } = (given ?? {}) as Record<string, unknown>;
	const numbers = (some: unknown): some is number[] =>
		Array.isArray(some) && some.every((one) => typeof one === "number");
	return numbers(scores) && numbers(ranks) && scores.length === ranks.length
		? { scores, ranks, what: text(what) }
		: null;
}
function readChange(given: unknown): Change | null {
	const { at, was, now } = (given ?? {}) as Record<string, unknown>;
	const word = (one: unknown): string | null => (typeof one === "string" ? one : null);
	return typeof at === "number" ? { at, was: word(was), now: word(now) } : null;
}
function readGame(given: unknown): KeptGame | null {
	if (typeof given !== "object" || given === null) return null;
	const one = given as Record<string, unknown>;
	const players = list(one.players).map(readPerson).filter(present);
	if (typeof one.id !== "string" || typeof one.game !== "string" || players.length === 0) return null;
	const lines = isTexts(one.lines) ? one.lines : [];
	return {
		id: one.id.slice(0, 40),
		game: one.game.slice(0, 60),
		title: text(one.title, one.game),
		players,
		options: words(one.options),
		finished: one.finished === true,
		lines,
		past: list(one.past).map(readChange).filter(present),
		future: list(one.future).map(readChange).filter(present),
		draft: text(one.draft),
		tally: words(one.tally),
		tallies: list(one.tallies).map(words),
		again: list(one.again).map(words),
		unfinished: one.unfinished === true,
		turn: typeof one.turn === "number" ? one.turn : 0,
		began: text(one.began),
		changed: text(one.changed, text(one.began)),
		evening: text(one.evening, one.id),
		result: readResult(one.result),
	};
}
function readPeopleChange(given: unknown): PeopleChange | null {
	const { person, now, merged, seats } = (given ?? {}) as Record<string, unknown>;
	const known = readPerson(person);
	const isSeat = (one: unknown): one is [string, number] =>
		Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "number";
	return (
		known && {
			person: known,
			now: typeof now === "string" ? now : null,
			merged: merged === true,
			seats: list(seats).filter(isSeat),
		}
	);
}
/** Parse stored games, dropping anything invalid. */
export function readDevice(given: unknown): Device {
	const { people, peoplePast, games, thrown } = (given ?? {}) as Record<string, unknown>;
	return {
		version: 1,
		people: list(people).map(readPerson).filter(present),
		peoplePast: list(peoplePast).map(readPeopleChange).filter(present),
		games: list(games).map(readGame).filter(present),
		thrown: list(thrown).map(readGame).filter(present),
	};
}
/** The stored games, and whether some could not be read. */
export function load(): Device {
	try {
		return readDevice(JSON.parse(localStorage.getItem(DEVICE_STORE) ?? "null"));
	} catch {
		return NEW_DEVICE;
	}
}
/** Returns whether the data outlives the page. */
export function save(device: Device): boolean {
	try {
		localStorage.setItem(DEVICE_STORE, JSON.stringify(device));
		return true;
	} catch {
		return false;
	}
}

// changes of a game, with undo and redo

function applied(lines: readonly string[], { at, was, now }: Change): string[] {
	return [...lines.slice(0, at), ...(now === null ? [] : [now]), ...lines.slice(at + (was === null ? 0 : 1))];
}
export function changed(game: KeptGame, change: Change): KeptGame {
	return { ...game, lines: applied(game.lines, change), past: [...game.past, change], future: [], draft: "" };
}
export const withLine = (game: KeptGame, line: string): KeptGame =>
	changed(game, { at: game.lines.length, was: null, now: line });
export const corrected = (game: KeptGame, at: number, line: string | null): KeptGame =>
	changed(game, { at, was: game.lines[at] ?? null, now: line });
export function undone(game: KeptGame): KeptGame {
	const last = game.past.at(-1);
	if (!last) return game;
	const back = { at: last.at, was: last.now, now: last.was };
	return {
		...game,
		lines: applied(game.lines, back),
		past: game.past.slice(0, -1),
		future: [...game.future, last],
		draft: "",
	};
}
export function redone(game: KeptGame): KeptGame {
	const next = game.future.at(-1);
	if (!next) return game;
	return {
		...game,
		lines: applied(game.lines, next),
		past: [...game.past, next],
		future: game.future.slice(0, -1),
		draft: "",
	};
}
export const tallied = (game: KeptGame, tally: Readonly<Record<string, string>>): KeptGame => ({
	...game,
	tally,
	tallies: [...game.tallies, game.tally].slice(-MOST_TALLIES),
	again: [],
});
/** The tally before the last stroke that changed it; the same game if there is none. */
export function untallied(game: KeptGame): KeptGame {
	const before = [...game.tallies];
	let last = before.pop();
	while (last && same(last, game.tally)) last = before.pop();
	return last ? { ...game, tally: last, tallies: before, again: [...game.again, game.tally] } : game;
}
export function retallied(game: KeptGame): KeptGame {
	const next = game.again.at(-1);
	if (!next) return game;
	return { ...game, tally: next, tallies: [...game.tallies, game.tally], again: game.again.slice(0, -1) };
}
const same = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
	JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

// the games of this device

export function withGame(device: Device, game: KeptGame): Device {
	const others = device.games.filter((one) => one.id !== game.id);
	return { ...device, games: [...others, game] };
}
export function withoutGame(device: Device, id: string): Device {
	const gone = device.games.find((one) => one.id === id);
	if (!gone) return device;
	return {
		...device,
		games: device.games.filter((one) => one.id !== id),
		thrown: [...device.thrown, gone].slice(-MOST_THROWN_AWAY),
	};
}
export function restored(device: Device, id: string): Device {
	const back = device.thrown.find((one) => one.id === id);
	if (!back) return device;
	return { ...device, games: [...device.games, back], thrown: device.thrown.filter((one) => one.id !== id) };
}
export function withPeople(device: Device, players: readonly Person[]): Device {
	const names = players.map((one) => one.name.toLowerCase());
	const others = device.people.filter((one) => !names.includes(one.name.toLowerCase()));
	return { ...device, people: [...players, ...others].slice(0, 60) };
}
/** The newest first. */
export const newest = (games: readonly KeptGame[]): KeptGame[] =>
	[...games].sort((a, b) => b.changed.localeCompare(a.changed));

/** A game as it was changed now. One that was over keeps its date: whoever looks at it, or corrects it, plays no evening. */
export const atTime = (game: KeptGame, wasOver: boolean, now: Date): KeptGame =>
	wasOver ? game : { ...game, changed: now.toISOString() };
/** The evening of a game that starts now: that of the game begun last, unless too long ago. */
export function eveningNow(device: Device, now: Date): string {
	const last = [...device.games].sort((a, b) => b.began.localeCompare(a.began))[0];
	const since = last ? now.getTime() - new Date(last.changed).getTime() : Number.POSITIVE_INFINITY;
	return last && since < EVENING_HOURS * 3_600_000 ? last.evening : now.toISOString();
}
export function newGame(
	device: Device,
	now: Date,
	game: string,
	title: string,
	players: readonly Person[],
	options: Readonly<Record<string, string>>,
	finished: boolean,
): KeptGame {
	return {
		id: `${now.getTime().toString(36)}${Math.random().toString(36).slice(2, 6)}`,
		game,
		title,
		players,
		options: { ...options },
		finished,
		lines: [],
		past: [],
		future: [],
		draft: "",
		tally: {},
		tallies: [],
		again: [],
		unfinished: false,
		turn: 0,
		began: now.toISOString(),
		changed: now.toISOString(),
		evening: eveningNow(device, now),
		result: null,
	};
}
/** The running score of an evening: one point per game won. */
export function total(games: readonly KeptGame[]): { readonly name: string; readonly points: number }[] {
	const points = new Map<string, number>();
	for (const { players, result } of games) {
		const none = players.map(() => 0);
		const won = with_wins(none, [...(result?.ranks ?? none)]);
		for (const [seat, { name }] of players.entries()) points.set(name, (points.get(name) ?? 0) + (won[seat] ?? 0));
	}
	return [...points].map(([name, won]) => ({ name, points: won })).sort((a, b) => b.points - a.points);
}
/** Everybody's best result in every game, the record first. Lower is better for times and costs. */
export interface GameRecords {
	readonly title: string;
	readonly what: string;
	readonly best: readonly { readonly name: string; readonly score: number }[];
}
export function records(games: readonly KeptGame[], low: (game: string) => boolean): GameRecords[] {
	const found = new Map<string, { title: string; what: string; best: Map<string, number> }>();
	for (const { game, title, players, result } of games) {
		if (!result || result.what === "win") continue;
		const own = found.get(game) ?? { title, what: result.what, best: new Map<string, number>() };
		found.set(game, own);
		for (const [seat, score] of result.scores.entries()) {
			// no time: never done
			if (result.what === "seconds" && score === 0) continue;
			const name = players[seat]?.name ?? "";
			const before = own.best.get(name);
			if (before === undefined || (low(game) ? score < before : score > before)) own.best.set(name, score);
		}
	}
	return [...found]
		.map(([game, { title, what, best }]) => ({
			title,
			what,
			best: [...best]
				.map(([name, score]) => ({ name, score }))
				.sort((a, b) => (low(game) ? a.score - b.score : b.score - a.score)),
		}))
		.filter(({ best }) => best.length > 0);
}

/** Export everything as a readable file that can be imported again. */
export const exported = (device: Device): string => `${JSON.stringify({ pipyard: "evenings", ...device }, null, 1)}\n`;
/** Import the games of a file that are not here yet; existing games stay unchanged. Null: not such a file. */
export function imported(device: Device, file: string): Device | null {
	try {
		const given = JSON.parse(file) as Record<string, unknown>;
		if (given.pipyard !== "evenings") return null;
		const found = readDevice(given);
		const known = new Set([...device.games, ...device.thrown].map((one) => one.id));
		const names = new Set(device.people.map((one) => one.name.toLowerCase()));
		return {
			...device,
			games: [...device.games, ...found.games.filter((one) => !known.has(one.id))],
			people: [...device.people, ...found.people.filter((one) => !names.has(one.name.toLowerCase()))],
		};
	} catch {
		return null;
	}
}
