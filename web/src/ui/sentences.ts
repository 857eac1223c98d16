/** Sentences about seats, moves and turns. */

import { settledWords } from "../i18n/hand_words";
import { outcomeWords } from "../i18n/shot_words";
import { figures, maybe, say } from "../i18n/texts";
import type { Chair, EventLine, Scene, Step, Table, Text, TurnNow } from "../net/protocol";
import { isCell, isTriple } from "../rules/lattice";
import { placeName, splitPlaces, withNames } from "../rules/place_names";
import { tellsShot } from "../rules/real_shot";
import { captures } from "../rules/traces";
import { tumblingIn } from "../rules/tumblin_shot";
import { atomText, cellsIn, moveText, shotDie, writtenText } from "./move_words";
import { html, type View } from "./render";

/** A longer outcome is a deal and is not spelled out. */
const LONGEST_OUTCOME = 32;

export function chairName(chair: Chair, seat: number): string {
	if (chair.kind === "open") return say("seat-open-name");
	if (chair.kind === "bot") return botName(chair.name);
	return chair.name || say("seat-label", { seat: seat + 1 });
}
/** A bot by its level; the server calls the second of a kind "greedy 2". */
function botName(called: string): string {
	const [kind = "", count = ""] = called.split(" ");
	const level = maybe(`bot-${kind.split(":")[0]}`);
	return level ? say(count ? "bot-numbered" : "bot-named", { level, number: count }) : called;
}
/** The seat called "You": the only one at this screen, without a name; -1: none. */
export function readerSeat({ chairs, mine }: Pick<Table, "chairs" | "mine">): number {
	const [seat = -1] = mine;
	return mine.length === 1 && chairs[seat]?.name === say("default-name") ? seat : -1;
}
/** A player's name on a card or in a table. */
export const calledAt = (said: Pick<Table, "chairs" | "mine">, seat: number): string => {
	const chair = said.chairs[seat];
	if (seat === readerSeat(said)) return say("you-name");
	return chair ? chairName(chair, seat) : String(seat + 1);
};

/** The text about a drawn first player; empty: none is drawn. */
export type Opening = "begins-log" | "rolls-first-log" | "";

/** An event in words, short or `whole`; `after`: the words about the roll it uses. */
export function eventText(
	line: EventLine,
	chairs: readonly Chair[],
	scene: Scene | null = null,
	opening: Opening = "",
	whole = false,
	reader = -1,
	after = "",
): string {
	if (line.seat < 0) {
		const shot = (die: string): string => shotDie(die, scene);
		const settled =
			settledWords(
				line.text,
				scene?.rolls.some(({ label }) => label === "fallen"),
			) ?? (tellsShot(line.text) ? outcomeWords(line.text, shot, tumblingIn(scene) ?? undefined) : null);
		if (settled !== null) return say("settled-log", { what: settled });
		const first = opening && line.by < 0 && /^\d$/.test(line.text) ? chairs[Number(line.text)] : undefined;
		if (first) return sentenceAbout(opening, first, Number(line.text), reader);
		return capital(withFollowed(chanceText(line, chairs, scene, reader), line, { chairs, scene, reader }, whole));
	}
	if (line.failed) return sceneSays(line.failed, chairs);
	const about = (key: string, args = {}): string => sentenceAbout(key, chairs[line.seat], line.seat, reader, args);
	if (line.text === "undo") return about("undo-done");
	if (line.text === "timeout") return about("timeout-log");
	if (line.text === "forfeit") return about("forfeit-log");
	if (line.text === "?") return about("secret-log");
	const secret = secretText(line.text);
	if (secret) return about("player-log", { what: secret });
	// a claim that moved nothing was wrong
	const [verb = "", ...rest] = line.text.split(" ");
	const missed = line.steps.length === 0 ? maybe(`missed-${verb}`, { rest: cellsIn(rest.join(" ")) }) : null;
	if (missed) return about("player-log", { what: missed });
	const before = withTaken(line, scene);
	// a die that is turned where it stands is named by its place
	const [only] = line.steps.length === 1 && !rest.some(isCell) ? line.steps : [];
	const text = only?.verb === "turn" ? [verb, only.at, ...rest].join(" ") : line.text;
	const what = writtenText(text, scene, line.seat) ?? moveText(text, before ?? scene, before !== null, !whole);
	const done = after ? say("rolled-log", { rolled: after, what }) : about("player-log", { what: afterName(what) });
	return withFollowed(done, line, { chairs, scene, reader }, whole);
}

/** The scene with the dice a move took for good, so that they are called by their colours; null: it took none. */
function withTaken({ steps }: EventLine, scene: Scene | null): Scene | null {
	const put = new Set(steps.flatMap(({ verb, colour }) => (verb === "put" ? [colour] : [])));
	const taken = steps.filter(({ verb, colour }) => verb === "take" && colour && !put.has(colour));
	const dice = taken.map(({ at, colour }) => ({ cell: at, colour, triple: "", owner: -1, mark: "" }));
	return scene && dice.length ? { ...scene, dice } : null;
}

/** A move after the name of its player and a colon: without another colon. */
export function afterName(what: string): string {
	const [, verb = "", rest = ""] = /^([^:→]+?)\s?:\s(.+)$/.exec(what) ?? [];
	if (!verb) return what;
	return verb.includes(" ") ? `${verb} (${rest})` : `${verb} ${rest}`;
}

/** A sentence begins with a capital; the name of a place stays as it is written on the board. */
export const capital = (text: string): string =>
	/^\p{L}\d/u.test(text) ? text : text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** A sentence about somebody; about the reader, one that says "you". */
function sentenceAbout(
	key: string,
	chair: Chair | undefined,
	seat: number,
	reader: number,
	args: Record<string, string> = {},
) {
	if (seat === reader) return say(`${key}-you`, args);
	const who = chair ? chairName(chair, seat) : String(seat + 1);
	return say(key, { who, ...args });
}

/** A decision of which only the kind is known, as a fact; null: another event. */
const secretText = (text: string): string | null => {
	const verb = text.endsWith(" ?") ? text.slice(0, -2) : "";
	return SECRET_VERBS.includes(verb) ? say(`secret-${verb}`) : null;
};
const SECRET_VERBS: readonly string[] = ["name"];

/** A chance outcome in words: a roll, a card, a riddle, an automatic event, or a deal. */
function chanceText(line: EventLine, chairs: readonly Chair[], scene: Scene | null, reader: number): string {
	const [word = "", ...rest] = line.text.split(" ");
	const known =
		maybe(`event-${line.text}`) ?? (rest.length ? maybe(`event-${word}`, { rest: cellsIn(rest.join(" ")) }) : null);
	const told = known ?? secretText(line.text);
	if (told) return told;
	const roller = chairs[line.by];
	const about = (key: string, args = {}): string => sentenceAbout(key, roller, line.by, reader, args);
	if (/^(O\d+|\?)$/.test(line.text) && roller) return about("card-log");
	const throwers = new Set(scene?.rolls.filter((roll) => roll.label === "throw").map((roll) => roll.by));
	if (/^[1-6?]{7,}$/.test(line.text) && throwers.size > 1) return say("throw-all-log");
	if (/^[1-6?]{7,}$/.test(line.text) && roller) return about("throw-log", { count: line.text.length });
	if (line.text.length > LONGEST_OUTCOME) return say("dealt");
	if (rest.length && maybe(`verb-${word}`, { rest: "" }))
		return say("riddle-log", { what: moveText(line.text, scene, false) });
	// three digits are the orientation of a die
	const cells = line.text.split(" ");
	const what = isTriple(line.text)
		? [...line.text].join(" ")
		: cells.every(isCell)
			? cells.map((cell) => atomText(cell, scene, true)).join(", ")
			: cellsIn(line.text);
	if (roller) return about("roll-log", { what });
	const forbidden = forbids(scene, line.text);
	if (forbidden) return sceneSays(forbidden, chairs).replace(/\.$/, "");
	const each = everyRoll(line, chairs, scene, reader);
	return each ?? say("chance-log", { what });
}

/** The scene's text about a forbidden number, if it is this one. */
const forbids = (scene: Scene | null, number: string): Text | undefined =>
	scene?.say.find((text) => text.key === "forbidden-number" && String(text.args.number) === number);

/** A roll of one die per player: who rolled what; null: another kind of event. */
function everyRoll(line: EventLine, chairs: readonly Chair[], scene: Scene | null, reader: number): string | null {
	const rolled = line.text.split(" ");
	const all = (scene?.rolls ?? []).length === chairs.length && scene?.rolls.every((roll, seat) => roll.by === seat);
	if (!all || rolled.length !== chairs.length || chairs.length < 2) return null;
	return rolled.map((what, seat) => sentenceAbout("roll-log", chairs[seat], seat, reader, { what })).join(", ");
}

/** The consequences of a move beyond its text: funnels filled, dice removed, dice that slid; a few by place and owner, many summed up by colour. */
function withFollowed(sentence: string, line: EventLine, audience: Audience, whole: boolean): string {
	const named = new Set(line.text.split(" "));
	const taken = new Map<string, number>();
	for (const { verb, colour } of line.steps) if (verb === "take") taken.set(colour, (taken.get(colour) ?? 0) + 1);
	const lost = captures(line);
	const follows = (step: Step): boolean => {
		if (step.verb === "take") return lost.some(({ cell, colour }) => cell === step.at && colour === step.colour);
		// dice taken and put down again have only moved; one that slides into the place named has not been mentioned yet
		if (step.verb === "put" && taken.has(step.colour)) return false;
		return !named.has(step.at) && (step.verb === "slide" || !named.has(step.to));
	};
	// where the dice of an edge always follow, it is no news at a glance
	const usual = !whole && EDGE_VERBS.includes(line.text.split(" ")[0] ?? "");
	const parts = (["put", "take", "slide", "jump"] as const).flatMap((verb) => {
		if (usual && verb === "slide") return [];
		const steps = line.steps.filter((step) => step.verb === verb && follows(step));
		if (steps.length === 0) return [];
		if (steps.length <= (whole ? MOST_LISTED : MOST_CELLS_OF[verb])) {
			const dice = steps.map((step) => stepDie(step, audience)).join(", ");
			return [say(`followed-${verb}-named`, { count: steps.length, dice })];
		}
		const counts = new Map<string, number>();
		for (const { colour } of steps) counts.set(colour, (counts.get(colour) ?? 0) + 1);
		const colours = [...counts].map(([colour, count]) =>
			colour ? say("count-colour", { count, colour: say(`colour-${colour}`) }) : String(count),
		);
		return [say(`followed-${verb}`, { count: steps.length, colours: colours.join(", ") })];
	});
	const followed = parts.join("; ");
	return parts.length ? `${sentence}. ${capital(followed)}` : sentence;
}
/** Drawing a die out of an edge: those above it slide. */
const EDGE_VERBS: readonly string[] = ["pull", "draw"];
/** Up to this many dice of a consequence are named one by one, in short and in full. */
const MOST_CELLS_OF = { put: 2, take: 4, slide: 2, jump: 4 } as const;
const MOST_LISTED = 30;

/** Who reads about dice: their owners are known by their colours. */
interface Audience {
	readonly chairs: readonly Chair[];
	readonly scene: Scene | null;
	readonly reader: number;
}
/** A die of a consequence: whose, of which colour, where, and where to. */
function stepDie({ verb, at, to, colour }: Step, { chairs, scene, reader }: Audience): string {
	const where = to && to !== at ? `${placeName(at)} → ${placeName(to)}` : placeName(at);
	if (!colour) return where;
	const word = say(`colour-${colour}`);
	const owners = (scene?.colours ?? []).flatMap((one, seat) => (one === colour ? [seat] : []));
	const [owner] = owners;
	const chair = owner === undefined || owners.length > 1 || verb === "put" ? undefined : chairs[owner];
	if (!chair || owner === undefined) return say("die-somewhere", { colour: word, where });
	if (owner === reader) return say("die-of-yours", { colour: word, where });
	return say("die-of-somebody", { colour: word, where, who: chairName(chair, owner) });
}

/** A note that a roll could not be used, if the roller did not move, with the reason where the game has one; null: it was used. */
export function nothingDone(
	roll: EventLine | undefined,
	next: EventLine,
	chairs: readonly Chair[],
	scene: Scene | null = null,
	reader = -1,
	game = "",
): string | null {
	// one die: its number, or the three it shows
	if (!roll || roll.seat >= 0 || roll.by < 0 || roll.steps.length > 0 || !/^([1-6]|[1-6]{3})$/.test(roll.text))
		return null;
	const turnOver = next.seat < 0 ? next.by >= 0 && next.by !== roll.by : next.seat !== roll.by;
	const chair = chairs[roll.by];
	if (!turnOver || !chair || next.text === "undo") return null;
	const what = [...roll.text].join(" ");
	const why = maybe(`idle-${game}-${roll.text}`) ?? maybe(`idle-${game}`);
	if (why) return sentenceAbout("nothing-done-why", chair, roll.by, reader, { what, why });
	return sentenceAbout(forbids(scene, roll.text) ? "forbidden-log" : "nothing-done-log", chair, roll.by, reader, {
		what,
	});
}
/** The short sentence, with the full one behind a click where it says more. Places in it highlight on the board. */
export const unfolding = (short: string, whole: string): View =>
	short === whole
		? pointable(short)
		: html`<details class="unfolding"><summary><span>${pointable(short)}</span></summary>${pointable(whole)}</details>`;

/** A sentence whose places highlight on the board; see {@link lightPlaces}. */
export const pointable = (text: string): View =>
	html`${splitPlaces(text).map((part) => (part.cell ? html`<span class="place" data-cell=${part.cell}>${part.text}</span>` : part.text))}`;

/** Highlight a place on the board while its name under this host is hovered or tapped. */
export function lightPlaces(host: HTMLElement, light: (cell: string | null) => void): void {
	const cellAt = (event: Event): string | null =>
		(event.target as Element).closest<HTMLElement>(".place")?.dataset.cell ?? null;
	host.addEventListener("pointerover", (event) => light(cellAt(event)));
	host.addEventListener("pointerleave", () => light(null));
	host.addEventListener("click", (event) => {
		const cell = cellAt(event);
		if (cell) light(cell);
	});
}

/** A sentence of a scene, with seats by name and phrases in the same language; of the reader it says "you", where it can. */
export const sceneSays = (text: Text, chairs: readonly Chair[], reader = -1): string =>
	capital(phrase(text, chairs, reader));
function phrase(text: Text, chairs: readonly Chair[], reader: number): string {
	const filled = (value: Text["args"][string]): string | number => {
		if (typeof value === "string") return isTriple(value) ? [...value].join(" ") : withNames(figures(value));
		if (typeof value === "number") return value;
		return "key" in value ? phrase(value, chairs, reader) : value.map(filled).join(", ");
	};
	const named = Object.entries(text.args).map(([name, value]) => {
		const seat = name.startsWith("seat") ? chairs[Number(value)] : undefined;
		if (seat && Number(value) === reader) return [name, say("you-name")] as const;
		if (name === "bot") return [name, botName(String(value))] as const;
		return [name, seat ? chairName(seat, Number(value)) : filled(value)] as const;
	});
	const args = Object.fromEntries(named);
	const own = reader >= 0 && text.args.seat === reader ? maybe(`${text.key}-you`, args) : null;
	return own ?? say(text.key, args);
}

/** The text about whose move is being shown; empty: nobody's. */
export function movingText(seat: number, said: Table): string {
	const chair = said.chairs[seat];
	return chair ? sentenceAbout("moving-now", chair, seat, readerSeat(said)) : "";
}

export function turnText(turn: TurnNow, said: Table): string {
	const names = (seats: readonly number[]): string =>
		seats.map((seat) => chairName(said.chairs[seat] as Chair, seat)).join(", ");
	switch (turn.kind) {
		case "waiting":
			return say("waiting-title");
		case "chance":
			if (turn.by_hand && turn.seats.some((seat) => said.mine.includes(seat))) return say("rolled-title");
			if (turn.rolls.some((seat) => said.mine.includes(seat))) return say("your-roll");
			return turn.rolls.length
				? say("roll-of", { names: names(turn.rolls) })
				: (maybe(`deciding-${said.game}`) ?? say("turn-chance"));
		case "over": {
			const winners = [...turn.ranks.keys()].filter((seat) => turn.ranks[seat] === 1);
			const mine = said.mine.length === 1 && winners.length === 1 && winners[0] === said.mine[0];
			const who =
				winners.length === 0
					? say("over-nobody")
					: mine
						? say("over-you")
						: say(winners.length === 1 ? "over-winner" : "over-winners", { names: names(winners) });
			return `${who}. ${say("over-why", { why: say(turn.why) })}`;
		}
		case "choose": {
			const mine = turn.seats.filter((seat) => said.mine.includes(seat));
			if (mine.length === 0) return say("turn-of", { names: names(turn.seats) });
			if (turn.how === "race" && turn.seats.length > 1) return say("turn-race");
			return said.mine.length > 1 ? say("your-turn-as", { name: names(mine.slice(0, 1)) }) : say("your-turn");
		}
	}
}
