/** Sentences about seats, moves and turns. */

import { handWords, settledWords } from "../i18n/hand_words";
import { outcomeWords } from "../i18n/shot_words";
import { figures, maybe, named, say } from "../i18n/texts";
import type { Chair, Line, Scene, Table, Text, TurnNow } from "../net/protocol";
import { tripOf } from "../rules/dice_trip";
import { isCell, isTriple } from "../rules/lattice";
import { LINKS, type Way } from "../rules/move_picker";
import { CORNERS, placeName, placesIn, sideName, withNames } from "../rules/place_names";
import { css } from "./colours";
import { html, paint, type View } from "./render";

/** A longer outcome is a deal and is not spelled out. */
const LONGEST = 32;

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
/** The seat whose player is called "You": the only one at this screen, who has told nobody a name; -1: nobody is. */
export function readerSeat({ chairs, mine }: Pick<Table, "chairs" | "mine">): number {
	const [seat = -1] = mine;
	return mine.length === 1 && chairs[seat]?.name === say("default-name") ? seat : -1;
}
/** What somebody is called on a card or in a table. */
export const calledAt = (said: Pick<Table, "chairs" | "mine">, seat: number): string => {
	const chair = said.chairs[seat];
	if (seat === readerSeat(said)) return say("you-name");
	return chair ? chairName(chair, seat) : String(seat + 1);
};

/** A die beside the plate by its place there: row and column, and where there are several its layer. */
const TRAY = /^\d+-\d+(-\d+)?$/;
function trayWords(name: string): string {
	const [row = 0, column = 0, layer = -1] = name.split("-").map(Number);
	return say("tray-die", { layer: layer + 1, row: row + 1, place: column + 1 });
}

/** A die of a block or a cube by its place there, whatever its name; empty: there is no such die. */
export function trayDie(name: string, scene: Scene | null): string {
	const trays = (scene?.extra.trays ?? []) as readonly { dice: readonly { name: string; at: readonly number[] }[] }[];
	const at = trays.flatMap((tray) => tray.dice).find((die) => die.name === name)?.at;
	if (!at) return "";
	const [row = 0, column = 0, layer = -1] = at;
	const layers = trays.some((tray) => tray.dice.some((die) => (die.at[2] ?? 0) > 0));
	return say("tray-die", { layer: layers ? layer + 1 : 0, row: row + 1, place: column + 1 });
}

/** A die of Tumblin-Dice by the colour of its side. */
export function shotDie(name: string, scene: Scene | null): string {
	const [, letter = "", number = ""] = SHOT_DIE.exec(name) ?? [];
	const colour = scene?.colours[LETTERS_OF_SIDES.indexOf(letter)];
	return colour ? say("numbered-die", { colour: say(`colour-${colour}`), number }) : name;
}
const SHOT_DIE = /^([A-P])(\d+)$/;
const LETTERS_OF_SIDES = "ABCDEFGHIJKLMNOP";
/** Where something goes: to a corner of the plate, or to the side across from it. */
const DIRECTIONS: Readonly<Record<string, string>> = {
	x: CORNERS[0],
	y: CORNERS[1],
	z: CORNERS[2],
	"-x": sideName(0),
	"-y": sideName(1),
	"-z": sideName(2),
};
const BEFORE_SIDE = /^(-1,\d,\d|\d,-1,\d|\d,\d,-1)$/;
/** The exact numbers of a shot, left out of sentences. */
const SETTING = /^[a-z]+=/;

/** The name of an atom in games with their own board: cities have names, pairs of dice make numbers. */
function atomText(atom: string, scene: Scene | null, now: boolean): string {
	if (isCell(atom)) {
		const die = now ? scene?.dice.find((one) => one.cell === atom) : undefined;
		const where = placeName(atom);
		const dice = die && say("cell-die", { colour: say(`colour-${die.colour}`) });
		return die ? say("die-at", { die: dice ?? "", colour: die.colour, where }) : where;
	}
	if (LINKS.includes(atom)) return "→";
	if (atom === "?") return say("secret-place");
	// a place before a side is named by the die behind it
	if (BEFORE_SIDE.test(atom)) return say("place-before", { where: placeName(atom.replace("-1", "0")) });
	const towards = scene?.table === "dice_trip" ? undefined : DIRECTIONS[atom];
	if (towards) return `→ ${towards}`;
	const word = /^[a-z]+$/.test(atom) ? (maybe(`colour-${atom}`) ?? maybe(`atom-${atom}`)) : null;
	if (word) return word;
	if (scene?.table === "tumblin_dice" && SHOT_DIE.test(atom)) return shotDie(atom, scene);
	if (TRAY.test(atom)) return trayWords(atom);
	const tray = trayDie(atom, scene);
	if (tray) return tray;
	if (scene?.table !== "dice_trip") return atom;
	const trip = tripOf(scene);
	const city = trip.map.cities.find((one) => one.id === atom);
	if (city) return named(city.name);
	if (atom === "cross") return "✕";
	const number = now ? trip.pairs[atom] : undefined;
	const dice = [...atom].map((letter) => trip.dice.find((die) => die.letter === letter)?.colour);
	if (dice.length > 2 || dice.some((colour) => colour === undefined)) return atom;
	const colours = dice.map((colour) => say(`colour-${colour}`)).join(" + ");
	return number === undefined ? colours : `${number} (${colours})`;
}

/** After these words come places that are filled together; after all others a way from place to place. */
const TOGETHER: readonly string[] = ["set", "build", "bonus"];
/** In short sentences, longer rows of places or dice are not named one by one. */
const MOST_NAMED = 6;

/** A move in words: the verb from the catalogue, the rest by name or as written; `short`: in few words. */
export function moveText(text: string, scene: Scene | null = null, now = true, short = false): string {
	const done = handWords(text);
	if (done !== null) return done;
	const [verb = "", ...rest] = text.split(" ").filter((atom) => !SETTING.test(atom));
	const on = rest.indexOf("on");
	if (verb === "set" && on > 0) {
		const places = rest.slice(on + 1).map(placeName);
		const dice = say("many-dice", { count: on });
		return say("verb-set", { rest: places.length ? `${dice} → ${places.join(", ")}` : dice });
	}
	if (isCell(verb))
		return text
			.split(" ")
			.map((atom) => atomText(atom, scene, now))
			.join(" → ");
	if (scene?.table === "dice_trip" && (verb === "write" || verb === "twice"))
		return say(`verb-${verb}`, { rest: entriesText(rest, scene, now) });
	const named = rest.map((atom) => atomText(atom, scene, now));
	const words = joined(
		...(short ? glance(rest, named) : ([rest, named] as const)),
		TOGETHER.includes(verb) ? ", " : " → ",
	);
	const said = maybe(`verb-${verb}`, { rest: rest.length === 1 ? figures(words) : words });
	return (rest.length === 0 && said ? verbAlone(said) : said) ?? [verb, words].join(" ").trim();
}

/** A verb without what it is done to: neither a colon at its end nor a blank before it. */
export const verbAlone = (said: string): string => said.replace(/^\s+|[:\s]+$/g, "");

/** Entries of Dice Trip: the dice of a number, and the city it goes to. */
function entriesText(atoms: readonly string[], scene: Scene, now: boolean): string {
	const told: string[] = [];
	for (let at = 0; at < atoms.length; at += 2) {
		const pair = atomText(atoms[at] as string, scene, now);
		const city = atoms[at + 1];
		told.push(city === undefined ? pair : `${pair} → ${atomText(city, scene, now)}`);
	}
	return told.join(", ");
}

/** Shorten long rows: of places the first and the number of others, of dice their number. */
function glance(atoms: readonly string[], words: readonly string[]): readonly [readonly string[], readonly string[]] {
	const kind = (atom: string | undefined): string =>
		atom === undefined ? "" : isCell(atom) ? "cell" : TRAY.test(atom) ? "tray" : "";
	const kept: string[] = [];
	const said: string[] = [];
	for (let at = 0; at < atoms.length; ) {
		let end = at + 1;
		while (kind(atoms[at]) && kind(atoms[end]) === kind(atoms[at])) end++;
		const count = end - at;
		kept.push(...atoms.slice(at, count > MOST_NAMED ? at + 1 : end));
		if (count <= MOST_NAMED) said.push(...words.slice(at, end));
		else if (kind(atoms[at]) === "tray") said.push(say("many-dice", { count }));
		else said.push(say("many-places", { first: words[at] ?? "", count: count - 1 }));
		at = end;
	}
	return [kept, said];
}

/** Join cells by `between`; leave out long recordings. */
function joined(atoms: readonly string[], words: readonly string[], between: string): string {
	let text = "";
	for (const [i, word] of words.entries()) {
		const atom = atoms[i] ?? "";
		if (atom.startsWith("~")) continue;
		const after = isCell(atoms[i - 1] ?? "");
		text +=
			after && isCell(atom) ? `${between}${word}` : after && isTriple(atom) ? `: ${[...word].join(" ")}` : ` ${word}`;
	}
	return text.trim();
}

/** Cells one after the other, in words. */
const cellsIn = (text: string): string =>
	text.split(" ").every(isCell) ? text.split(" ").map(placeName).join(", ") : withNames(text);

/** An event in words, short or `whole`. `opening`: before the first move, so a seat drawn is the one that begins. */
export function lineText(
	line: Line,
	chairs: readonly Chair[],
	scene: Scene | null = null,
	opening = false,
	whole = false,
	reader = -1,
): string {
	if (line.seat < 0) {
		const shot = (die: string): string => shotDie(die, scene);
		const settled = settledWords(line.text) ?? (line.text.includes("@") ? outcomeWords(line.text, shot) : null);
		if (settled !== null) return say("settled-log", { what: settled });
		const first = opening && line.by < 0 && /^\d$/.test(line.text) ? chairs[Number(line.text)] : undefined;
		if (first) return told("begins-log", first, Number(line.text), reader);
		return withFollowed(chanceText(line, chairs, scene, reader), line, whole);
	}
	if (line.failed) return sceneSays(line.failed, chairs);
	const tell = (key: string, args = {}): string => told(key, chairs[line.seat], line.seat, reader, args);
	if (line.text === "undo") return tell("undo-done");
	if (line.text === "timeout") return tell("timeout-log");
	if (line.text === "forfeit") return tell("forfeit-log");
	if (line.text === "?") return tell("secret-log");
	return withFollowed(tell("player-log", { what: moveText(line.text, scene, false, !whole) }), line, whole);
}

/** A sentence about somebody; about the reader, one that says "you". */
function told(key: string, chair: Chair | undefined, seat: number, reader: number, args: Record<string, string> = {}) {
	if (seat === reader) return say(`${key}-you`, args);
	const who = chair ? chairName(chair, seat) : String(seat + 1);
	return say(key, { who, ...args });
}

/** A chance outcome in words: a roll, a card, a riddle, an automatic event, or a deal. */
function chanceText(line: Line, chairs: readonly Chair[], scene: Scene | null, reader: number): string {
	const [word = "", ...rest] = line.text.split(" ");
	const known =
		maybe(`event-${line.text}`) ?? (rest.length ? maybe(`event-${word}`, { rest: cellsIn(rest.join(" ")) }) : null);
	if (known) return known;
	const roller = chairs[line.by];
	const tell = (key: string, args = {}): string => told(key, roller, line.by, reader, args);
	if (/^(O\d+|\?)$/.test(line.text) && roller) return tell("card-log");
	if (/^[1-6?]{7,}$/.test(line.text) && roller) return tell("throw-log", { count: line.text.length });
	if (line.text.length > LONGEST) return say("dealt");
	if (rest.length && maybe(`verb-${word}`, { rest: "" }))
		return say("riddle-log", { what: moveText(line.text, scene, false) });
	// three digits are the orientation of a die
	const what = isTriple(line.text) ? [...line.text].join(" ") : cellsIn(line.text);
	if (roller) return tell("roll-log", { what });
	const forbidden = forbids(scene, line.text);
	if (forbidden) return sceneSays(forbidden, chairs).replace(/\.$/, "");
	const each = everyRoll(line, chairs, scene, reader);
	return each ?? say("chance-log", { what });
}

/** What the scene says of a number that is forbidden, if this is the one. */
const forbids = (scene: Scene | null, number: string): Text | undefined =>
	scene?.say.find((text) => text.key === "forbidden-number" && String(text.args.number) === number);

/** Everybody has rolled one die: who rolled what; null: it was something else. */
function everyRoll(line: Line, chairs: readonly Chair[], scene: Scene | null, reader: number): string | null {
	const rolled = line.text.split(" ");
	const all = (scene?.rolls ?? []).length === chairs.length && scene?.rolls.every((roll, seat) => roll.by === seat);
	if (!all || rolled.length !== chairs.length || chairs.length < 2) return null;
	return rolled.map((what, seat) => told("roll-log", chairs[seat], seat, reader, { what })).join(", ");
}

/** The consequences of a move beyond its text: funnels filled, dice removed, dice that slid; summed up by colour. */
function withFollowed(told: string, line: Line, whole: boolean): string {
	const named = new Set(line.text.split(" "));
	// a die the move takes is the one put down again
	const carried = line.steps.some((step) => step.verb === "take" && named.has(step.at));
	const parts = (["put", "take", "slide", "jump"] as const).flatMap((verb) => {
		const steps = line.steps.filter((step) => step.verb === verb && !named.has(step.at));
		if (steps.length === 0 || (verb === "put" && carried)) return [];
		const counts = new Map<string, number>();
		for (const { colour } of steps) counts.set(colour, (counts.get(colour) ?? 0) + 1);
		const colours = [...counts].map(([colour, count]) =>
			colour ? say("count-colour", { count, colour: say(`colour-${colour}`) }) : String(count),
		);
		const where =
			whole && steps.length <= MOST_LISTED ? ` (${steps.map((step) => placeName(step.to || step.at)).join(", ")})` : "";
		return [say(`followed-${verb}`, { count: steps.length, colours: colours.join(", ") }) + where];
	});
	const followed = parts.join("; ");
	return parts.length ? `${told}. ${followed.slice(0, 1).toLocaleUpperCase()}${followed.slice(1)}` : told;
}
/** Up to this many places of consequences are named one by one. */
const MOST_LISTED = 30;

/** Whoever rolled and then did not move could do nothing with the roll; null: something was done. */
export function nothingDone(
	roll: Line | undefined,
	next: Line,
	chairs: readonly Chair[],
	scene: Scene | null = null,
	reader = -1,
): string | null {
	if (!roll || roll.seat >= 0 || roll.by < 0 || roll.steps.length > 0 || !/^[1-6]$/.test(roll.text)) return null;
	const turnOver = next.seat < 0 ? next.by >= 0 && next.by !== roll.by : next.seat !== roll.by;
	const chair = chairs[roll.by];
	const key = forbids(scene, roll.text) ? "forbidden-log" : "nothing-done-log";
	return turnOver && chair && next.text !== "undo" ? told(key, chair, roll.by, reader, { what: roll.text }) : null;
}
/** The short sentence, with the full one behind a click where it says more. Places in it highlight on the board. */
export const unfolding = (short: string, whole: string): View =>
	short === whole
		? pointable(short)
		: html`<details class="unfolding"><summary>${pointable(short)}</summary>${pointable(whole)}</details>`;

/** A sentence whose places highlight on the board; see {@link lightPlaces}. */
export const pointable = (text: string): View =>
	html`${placesIn(text).map((part) => (part.cell ? html`<span class="place" data-cell=${part.cell}>${part.text}</span>` : part.text))}`;

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

/** A sentence of a scene, with seats by name and phrases in the same language. */
export function sceneSays(text: Text, chairs: readonly Chair[]): string {
	const filled = (value: Text["args"][string]): string | number => {
		if (typeof value === "string") return withNames(figures(value));
		if (typeof value === "number") return value;
		return "key" in value ? sceneSays(value, chairs) : value.map(filled).join(", ");
	};
	const named = Object.entries(text.args).map(([name, value]) => {
		const seat = name.startsWith("seat") ? chairs[Number(value)] : undefined;
		if (name === "bot") return [name, botName(String(value))] as const;
		return [name, seat ? chairName(seat, Number(value)) : filled(value)] as const;
	});
	return say(text.key, Object.fromEntries(named));
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
			return turn.rolls.length ? say("roll-of", { names: names(turn.rolls) }) : say("turn-chance");
		case "over": {
			const winners = [...turn.ranks.keys()].filter((seat) => turn.ranks[seat] === 1);
			const who =
				winners.length === 0
					? say("over-nobody")
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

/** The role of a die: a witch, the wolf, the length of its row. */
export const markText = (mark: string): string => maybe(`mark-${mark}`) ?? mark.replaceAll("-", " ");
const SIGNS: Readonly<Record<string, string>> = {
	witch: "✶",
	wolf: "W",
	possible: "?",
	asked: "✕",
	sees: "✓",
	not: "–",
};
/** The same as a single character, drawn on the die. */
export const markSign = (mark: string): string =>
	SIGNS[mark] ?? (/^\d+$/.test(mark) ? mark : markText(mark).slice(0, 1).toUpperCase());

/** The label of a choice: a cell with its content, or a word. */
export function choiceLabel(way: Way, scene: Scene | null, degrees = false): View[] {
	return way.map(({ atom }, at) => {
		const space = at > 0 ? " " : "";
		if (!isCell(atom)) {
			if (degrees && /^\d+$/.test(atom)) return `${space}${atom}°`;
			const verb = maybe(`verb-${atom}`, { rest: "" });
			return space + (verb === null ? atomText(atom, scene, true) : verbAlone(verb));
		}
		const die = scene?.dice.find((one) => one.cell === atom);
		const colour = die && say("cell-die", { colour: say(`colour-${die.colour}`) });
		const mark = die?.mark ? ` · ${markText(die.mark)}` : "";
		return die
			? html`${space}<span class="swatch" aria-hidden="true" ${paint({ colour: css(die.colour) })}></span><span class="sr">${colour} </span>${placeName(atom)}${mark}`
			: html`${space}<span class="sr">${say("cell-empty")} </span>${placeName(atom)}`;
	});
}
