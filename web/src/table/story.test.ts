/**
 * Every game, asked from its texts alone, in five languages: whose turn is it, what may be done, what has just happened,
 * who leads and by what. Nothing in the answers is a key, a code, a coordinate, or a word of another language.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { countsText, promptText } from "../i18n/prompts";
import { LANGUAGES, type Language, loadLanguage, maybe, say } from "../i18n/texts";
import type { Chair, EventLine, Scene, Table, TurnNow } from "../net/protocol";
import { markText } from "../ui/move_words";
import { eventText, sceneSays, turnText } from "../ui/sentences";

/** Keys that were said and have no text. */
const missing = new Set<string>();
vi.mock("../i18n/texts", async (original) => {
	const real = await original<typeof import("../i18n/texts")>();
	const say: typeof real.say = (key, args) => {
		if (real.maybe(key, args) === null) missing.add(key);
		return real.say(key, args);
	};
	return { ...real, say };
});

interface Position {
	readonly kind: "choose" | "chance" | "over";
	readonly how: string;
	readonly seats: readonly number[];
	readonly verbs: readonly string[];
	readonly ranks: readonly number[];
	readonly why: string;
	readonly scene: Scene;
	readonly lines: readonly EventLine[];
}
interface Played {
	readonly game: string;
	readonly verbs: readonly string[];
	readonly players: readonly string[];
	readonly positions: readonly Position[];
}

const root = new URL("../../../", import.meta.url).pathname;
const python = process.env.PIPYARD_PYTHON ?? `${root}.venv/bin/python`;
const [count = "2", seed = "1"] = (process.env.PIPYARD_POSITIONS ?? "").split(":").filter(Boolean);
const games: readonly Played[] = execFileSync(python, [`${root}tools/positions.py`, count, seed], {
	encoding: "utf8",
	maxBuffer: 1 << 28,
})
	.trim()
	.split("\n")
	.map((line) => JSON.parse(line) as Played);

/** What is no word of any language: cells, settings, names of axes and seats, recordings. */
const CODES: readonly (readonly [string, RegExp])[] = [
	["a cell", /(?<![\d.])\d,\d,\d(?!\d)/],
	["a setting", /\b[a-z]+=-?\d/],
	["an axis", /(?<![\p{L}\d’'])-?[xz](?![\p{L}\d’'])|(?<![\p{L}\d])-y(?!\p{L})/u],
	["a seat by its number", /\b(seat|place|stoel|Platz|asiento) 0\b/],
	["a die by its number", /#\d/],
	["a recording", /~\w{6}|\bT\d+\.\d/],
	["a row of letters", /\b[a-z]{20,}\b/],
	["something empty", /undefined|NaN|null|\{ ?\$/],
	["an event", /\b(idle|timeout|forfeit)\b/],
];
/** Words that are the same in another language, or stand for themselves. */
const INTERNATIONAL = new Set([
	"no",
	"on",
	"in",
	"a",
	"die",
	"bonus",
	"start",
	"stop",
	"triops",
	"triangel",
	"hand",
	"hard",
	"faces",
]);

const text = (path: string): string => readFileSync(`${root}src/pipyard/texts/${path}`, "utf8");
const catalogue = (language: string): string =>
	[`${language}.ftl`, ...readdirSync(`${root}src/pipyard/texts/${language}`).map((name) => `${language}/${name}`)]
		.filter((name) => name.endsWith(".ftl"))
		.map(text)
		.join("\n");

beforeAll(() => {
	vi.stubGlobal("document", { documentElement: {} });
	vi.stubGlobal("fetch", async (path: string) => new Response(`${catalogue(path.slice(7, 9))}\n# end\n`));
});
afterAll(() => vi.unstubAllGlobals());

const chairs = (played: Played): Chair[] =>
	played.players.map((name) => ({ kind: "person", name, here: true, points: 0 }) as unknown as Chair);
const NO_TURN = { moves: {}, scores: [], rolls: [], roll: null, by_hand: false, left_ms: -1 } as unknown as TurnNow;
const turnOf = (at: Position): TurnNow =>
	({ ...NO_TURN, kind: at.kind, how: at.how, seats: at.seats, ranks: at.ranks, why: at.why }) as TurnNow;

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
	beforeAll(() => loadLanguage(language));

	test.each(games.map((played) => [played.game, played] as const))("%s explains itself", (game, played) => {
		missing.clear();
		const faults: string[] = [];
		const readable = (said: string, foreign: readonly string[] = []): void => {
			if (said.trim() === "") faults.push("nothing is said");
			for (const [what, code] of CODES) if (code.test(said)) faults.push(`${what}: ${said}`);
			for (const word of foreign)
				if (language !== "en" && !INTERNATIONAL.has(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(said))
					faults.push(`the word ${word}: ${said}`);
		};
		for (const verb of played.verbs) if (maybe(`verb-${verb}`) === null) faults.push(`no text for the verb ${verb}`);
		for (const at of played.positions) {
			const seats = chairs(played);
			// whose turn, from the chair of somebody who watches
			const turn = turnText(turnOf(at), { chairs: seats, mine: [] } as unknown as Table);
			readable(turn);
			const named = at.kind === "over" ? at.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) : at.seats;
			if (at.kind !== "chance")
				for (const seat of named)
					if (!turn.includes(played.players[seat] ?? "")) faults.push(`${played.players[seat]} is not named: ${turn}`);
			// what may be done
			if (at.kind === "choose") {
				const prompt = promptText(game, at.verbs, at.scene.roles[at.seats[0] ?? 0]);
				readable(prompt);
				if (prompt.split(" ").length < 4) faults.push(`too short a prompt: ${prompt}`);
			}
			// what just happened
			for (const line of at.lines) {
				const atoms = line.text.split(" ").filter((atom) => /^[a-z]{2,}$/.test(atom));
				for (const whole of [false, true]) readable(eventText(line, seats, at.scene, "", whole), atoms);
				const who = played.players[line.seat];
				if (who && !eventText(line, seats, at.scene).includes(who)) faults.push(`${who} is not named: ${line.text}`);
			}
			// who leads, and by what
			const explained = countsText(game) ?? at.scene.say.map((one) => sceneSays(one, seats)).join(" ");
			if (at.scene.scores.length) readable(explained);
			for (const one of at.scene.say) {
				readable(sceneSays(one, seats));
				// of the reader it does not speak as of somebody else
				for (const [reader, called] of played.players.entries())
					if (sceneSays(one, seats, reader).includes(called)) faults.push(`no "you": ${one.key}`);
			}
			for (const role of at.scene.roles) readable(say(`role-${role}`));
			for (const die of at.scene.dice) if (die.mark) readable(markText(die.mark));
		}
		for (const key of missing) faults.push(`a key without a text: ${key}`);
		expect([...new Set(faults)].join("\n")).toBe("");
	});
});
