/** Moves and choices in words. */

import { directionName, handWords, partWords } from "../i18n/hand_words";
import { figures, inLanguage, maybe, say } from "../i18n/texts";
import type { Scene } from "../net/protocol";
import { tripIn } from "../rules/dice_trip";
import { COMPASS, type GesturePart, gesturePart } from "../rules/gestures";
import { isCell, isTriple } from "../rules/lattice";
import { type BranchPath, LINKS } from "../rules/move_picker";
import { placeName, withNames } from "../rules/place_names";
import { isShot } from "../rules/tumblin_shot";
import { css } from "./colours";
import { standingDie } from "./die_face";
import { html, paint, type View } from "./render";

/** A die beside the plate by its place there: row and column, and where there are several its layer. */
const TRAY = /^\d+-\d+(-\d+)?$/;
function trayWords(name: string): string {
	const [row = 0, column = 0, layer = -1] = name.split("-").map(Number);
	return say("tray-die", { layer: layer + 1, row: row + 1, place: column + 1 });
}

/** A die of a block or a cube by its place there, whatever its name; empty: there is no such die. */
export function trayDie(name: string, scene: Scene | null): string {
	const trays = scene?.extra.trays ?? [];
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
	if (!colour) return name;
	const key = number === "+" ? "bonus-die" : "numbered-die";
	return say(key, { colour: say(`colour-${colour}`), number });
}
const SHOT_DIE = /^([A-P])(\d+|\+)$/;
const LETTERS_OF_SIDES = "ABCDEFGHIJKLMNOP";
const BEFORE_SIDE = /^(-1,\d,\d|\d,-1,\d|\d,\d,-1)$/;
/** The exact numbers of a shot, left out of sentences. */
const SETTING = /^[a-z]+=/;

/** The name of an atom in games with their own board: cities have names, pairs of dice make numbers. */
export function atomText(atom: string, scene: Scene | null, now: boolean): string {
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
	const trip = tripIn(scene);
	if (!trip && atom in COMPASS) return `→ ${directionName(atom)}`;
	const word = /^[a-z]+$/.test(atom) ? (maybe(`colour-${atom}`) ?? maybe(`atom-${atom}`)) : null;
	if (word) return word;
	if (isShot(scene) && SHOT_DIE.test(atom)) return shotDie(atom, scene);
	if (TRAY.test(atom)) return trayWords(atom);
	const tray = trayDie(atom, scene);
	if (tray) return tray;
	if (!trip) return atom;
	const city = trip.map.cities.find((one) => one.id === atom);
	if (city) return inLanguage(city.name);
	if (atom === "cross") return "✕";
	const number = now ? trip.pairs[atom] : undefined;
	const dice = [...atom].map((letter) => trip.dice.find((die) => die.letter === letter)?.colour);
	if (dice.length > 2 || dice.some((colour) => colour === undefined)) return atom;
	const colours = dice.map((colour) => say(`colour-${colour}`)).join(" + ");
	return number === undefined ? colours : `${number} (${colours})`;
}

/** Words followed by places that are filled together; all others are followed by a path from place to place. */
const COMMA_VERBS: readonly string[] = ["set", "build", "bonus"];
/** In short sentences, longer rows of places or dice are not named one by one. */
const MOST_CELLS_NAMED = 6;

/** A move in words: the verb from the catalogue, the rest by name or as written; `short`: in few words. */
export function moveText(text: string, scene: Scene | null = null, now = true, short = false): string {
	const done = handWords(text);
	if (done !== null) return done;
	const [verb = "", ...rest] = text.split(" ").filter((atom) => !SETTING.test(atom));
	const on = rest.indexOf("on");
	if (verb === "set" && on > 0) {
		const places = rest.slice(on + 1).map(placeName);
		const dice = say("many-dice", { count: on });
		const long = short && places.length > MOST_CELLS_NAMED;
		const where = long ? say("many-places", { first: places[0] ?? "", count: places.length - 1 }) : places.join(", ");
		return say("verb-set", { rest: places.length ? `${dice} → ${where}` : dice });
	}
	if (isCell(verb))
		return text
			.split(" ")
			.map((atom) => atomText(atom, scene, now))
			.join(" → ");
	if (tripIn(scene) && (verb === "write" || verb === "twice")) {
		const entries = say(`verb-${verb}`, { rest: entriesText(rest, scene, now) });
		return rest.length ? entries : verbAlone(entries);
	}
	// a die that is only turned: its place is known
	const turned = rest.length === 1 && isTriple(rest[0] ?? "") ? [...(rest[0] as string)].join(" ") : "";
	const showing = turned && maybe(`verb-${verb}-showing`, { numbers: turned });
	if (showing) return showing;
	const named = rest.map((atom, at) => {
		const part = atHand(scene) ? gesturePart([verb, ...rest], at + 1) : null;
		return part
			? `${part === "direction" || at === 0 ? "" : "· "}${partWords(part, atom, true)}`
			: atomText(atom, scene, now);
	});
	const words = joined(
		...(short ? glance(rest, named) : ([rest, named] as const)),
		COMMA_VERBS.includes(verb) ? ", " : " → ",
	);
	const said = maybe(`verb-${verb}`, { rest: rest.length === 1 ? figures(words) : words });
	return (rest.length === 0 && said ? verbAlone(said) : said) ?? [verb, words].join(" ").trim();
}

/** A verb without its object: no colon at its end, no blank before it. */
export const verbAlone = (said: string): string => said.replace(/^\s+|[:\s]+$/g, "");

/** An earlier move of Dice Trip with the numbers it wrote, whose dice have been rolled again since; null: not one. */
export function writtenText(text: string, scene: Scene | null, seat: number): string | null {
	const trip = tripIn(scene);
	const [verb = "", ...rest] = text.split(" ");
	const numbers = trip?.sheets[seat]?.numbers;
	if (!numbers || (verb !== "write" && verb !== "twice")) return null;
	const entries = rest.flatMap((city, at) =>
		at % 2 === 0
			? []
			: [`${rest[at - 1] === "cross" ? "✕" : (numbers[city] ?? "?")} → ${atomText(city, scene, false)}`],
	);
	return say(`verb-${verb}`, { rest: entries.join(", ") });
}

/** Entries of Dice Trip: the dice of a number, and the city it goes to. */
function entriesText(atoms: readonly string[], scene: Scene | null, now: boolean): string {
	const entries: string[] = [];
	for (let at = 0; at < atoms.length; at += 2) {
		const pair = atomText(atoms[at] as string, scene, now);
		const city = atoms[at + 1];
		entries.push(city === undefined ? pair : `${pair} → ${atomText(city, scene, now)}`);
	}
	return entries.join(", ");
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
		kept.push(...atoms.slice(at, count > MOST_CELLS_NAMED ? at + 1 : end));
		if (count <= MOST_CELLS_NAMED) said.push(...words.slice(at, end));
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
			after && isCell(atom)
				? `${between}${word}`
				: after && isTriple(atom)
					? `, ${say("showing", { numbers: [...word].join(" ") })}`
					: ` ${isTriple(atom) ? `→ ${[...word].join(" ")}` : word}`;
	}
	return text.trim();
}

/** A list of cells in words. */
export const cellsIn = (text: string): string =>
	text.split(" ").every(isCell) ? text.split(" ").map(placeName).join(", ") : withNames(text);

/** Whether the plate is acted on by hand, so that moves have numbers. */
const atHand = (scene: Scene | null): boolean => scene?.extra.ground !== undefined;

/** What the choices of a gesture are about; null: they are not parts of one. */
export const partAsked = (
	picked: readonly string[],
	ways: readonly BranchPath[],
	scene: Scene | null,
): GesturePart | null => {
	const parts = ways.map((way) =>
		gesturePart([...picked, ...way.map(({ atom }) => atom)], picked.length + way.length - 1),
	);
	return atHand(scene) && parts.every((part) => part !== null) ? (parts[0] ?? null) : null;
};

/** The numbers of a die towards the viewer, to the left and to the right, for one who sits at this side. */
export const asSeen = (triple: string | readonly number[], side: number): number[] =>
	[0, 1, 2].map((at) => Number(triple[(side + at) % 3]));

/** The label of a choice after the atoms picked: a cell with its content, a die as it will stand seen from `side`, or a word. */
export function choiceLabel(way: BranchPath, scene: Scene | null, picked: readonly string[] = [], side = 0): View[] {
	const atoms = [...picked, ...way.map(({ atom }) => atom)];
	return way.map(({ atom }, at) => {
		const space = at > 0 ? " " : "";
		if (!isCell(atom)) {
			const part = atHand(scene) ? gesturePart(atoms, picked.length + at) : null;
			if (part) return space + partWords(part, atom);
			if (isTriple(atom))
				return html`${space}<span class="face stands">${standingDie(asSeen(atom, side))}</span>${[...atom].join(" ")}`;
			if (LINKS.includes(atom) && way.length === 1) return say("choice-put-piece");
			// a word after the verb is no verb: "near" is where dice fall, and a riddle's verb
			const first = picked.length + at === 0;
			const verb = first || maybe(`atom-${atom}`) === null ? maybe(`verb-${atom}`, { rest: "" }) : null;
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

/** The role of a die: a witch, the wolf, the length of its row. */
export const markText = (mark: string): string => maybe(`mark-${mark}`) ?? mark.replaceAll("-", " ");
const MARK_SIGNS: Readonly<Record<string, string>> = {
	witch: "✶",
	wolf: "W",
	possible: "?",
	asked: "✕",
	sees: "✓",
	not: "–",
	dog: "…",
};
/** The same as a single character, drawn on the die. */
export const markSign = (mark: string): string =>
	MARK_SIGNS[mark] ?? (/^\d+$/.test(mark) ? mark : markText(mark).slice(0, 1).toUpperCase());
