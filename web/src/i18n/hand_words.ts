/** Actions and their outcomes in words instead of numbers. */
import { around, COMPASS, type GesturePart } from "../rules/gestures";
import { velocityOf } from "../rules/hand_action";
import { isCell } from "../rules/lattice";
import { FAR_CORNERS, placeName, sideName } from "../rules/place_names";
import { amount, maybe, say } from "./texts";

const HAND_WORDS = ["goal", "tilted", "released", "slipped", "touched", "capped"];
const HOWS = ["seated", "astray", "off", "taken", "kept"] as const;
type How = (typeof HOWS)[number];

/** An outcome such as `T1.5 #3:off4 #5:4,2,2/321` in words: how many dice stand how, and its remarks. Null: not an outcome. */
export function readSettled(text: string): {
	seconds: number;
	words: string[];
	dice: Readonly<Record<How, string[]>>;
} | null {
	const [time = "", ...rest] = text.split(" ");
	if (!/^T\d+(\.\d+)?$/.test(time)) return null;
	const dice: Record<How, string[]> = { seated: [], astray: [], off: [], taken: [], kept: [] };
	for (const token of rest) {
		const [, lies = ""] = (token.split("@")[0] ?? "").split(":");
		const [where = ""] = lies.split("/");
		const how = isCell(where) ? "seated" : HOWS.find((one) => where.startsWith(one));
		if (how) dice[how].push(where);
	}
	return { seconds: Number(time.slice(1)), words: rest.filter((token) => HAND_WORDS.includes(token)), dice };
}

/** `numbered`: the number of a single fallen die matters. */
export function settledWords(text: string, numbered = false): string | null {
	const read = readSettled(text);
	if (!read) return null;
	const dice = HOWS.filter((how) => read.dice[how].length > 0).map((how) => {
		const places = read.dice[how];
		const number = how === "off" && numbered && places.length === 1 ? (places[0] as string).slice(how.length) : "";
		if (number) return say("settled-off-showing", { number });
		return how === "seated" && places.length === 1
			? say("settled-in", { where: placeName(places[0] as string) })
			: say(`settled-${how}`, { count: places.length });
	});
	const all = [...read.words.map((word) => say(`settled-${word}`)), ...dice];
	return all.length ? all.join(", ") : say("settled-same");
}

/** The name of a direction: a corner of the plate, or the side across from one. */
export function directionName(word: string): string {
	const axis = ["x", "y", "z"].indexOf(word.slice(-1));
	return word.startsWith("-") ? sideName(axis) : (FAR_CORNERS[axis] ?? word);
}
/** A part of a gesture in words; `short`: within a sentence. */
export function partWords(part: GesturePart, atom: string, short = false): string {
	const number = Number(atom);
	switch (part) {
		case "direction": {
			const between = around(number);
			if (atom in COMPASS) {
				const where = directionName(atom);
				return short ? `→ ${where}` : say(atom.startsWith("-") ? "towards-side" : "towards-corner", { where });
			}
			if (!between) return `${short ? "→ " : ""}${atom}°`;
			const [corner, side] = between.map(directionName);
			return short ? `→ ${corner} / ${side}` : say("towards-between", { corner: corner ?? "", side: side ?? "" });
		}
		case "strength":
			return say("gesture-strength", { percent: Math.round(100 * number) });
		case "seconds":
			return `${amount(number, 2, 0)} s`;
		case "degrees":
			return `${amount(number, 1, 0)}°`;
		case "push":
			return `${amount(number, 1, 0)} m/s²`;
		case "newton":
			return `${amount(number, 1, 0)} N`;
	}
}

/** An action without its numbers: `Throw · 1.3 m/s`. Null: not an action. */
export function handWords(text: string): string | null {
	const [verb = "", ...rest] = text.split(" ");
	const name = maybe(`hand-verb-${verb}`);
	const last = rest.at(-1) ?? "";
	const numbers = rest.filter((part) => /^-?\d+(\.\d+)?$/.test(part)).map(Number);
	if (name === null || (!last.startsWith("~") && numbers.length < (verb === "stack" ? 0 : 3))) return null;
	const where = rest[0] && isCell(rest[0]) ? placeName(rest[0]) : "";
	return [name, where, strength(verb, numbers)].filter(Boolean).join(" · ");
}
function strength(verb: string, n: readonly number[]): string {
	const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
	switch (verb) {
		case "throw":
			return `${amount(Math.hypot(d, e, f), 1)} m/s`;
		case "flick":
			return `${amount(Math.hypot(...velocityOf("flick", { azimuth: c, elevation: d, speed: e })), 1)} m/s`;
		case "pull":
			return d ? `${Math.round(d)} mm` : "";
		case "ladle":
			return say("many-dice", { count: a });
		case "stack":
			return a || b ? `${amount(a, 2, 0)} / ${amount(b, 2, 0)} mm` : "";
		default:
			return "";
	}
}
