/** Score cards: how to keep the score of each game, generated from the rules, evaluated for options and players. */
import { request } from "../net/api";
import { refused } from "../rules/python_runtime";
import { type AnySheet, type SheetTerms, sheetOf } from "../rules/score_sheets";
import type { KeptGame } from "./device";

interface Bound {
	readonly option: string;
	readonly value: unknown;
	readonly table: Readonly<Record<string, unknown>> | null;
	readonly part: number;
	readonly kind: "word" | "number" | "numbers";
	readonly factor: number;
}
export interface Card {
	readonly key: string;
	readonly sheet: Bound;
	readonly terms: Readonly<Record<string, Bound>>;
	readonly options: Readonly<Record<string, string>>;
	readonly what: string;
	readonly race: boolean;
	readonly watch: boolean;
	readonly seconds: Bound;
	readonly out: boolean;
	readonly rounds: Bound;
	/** Absent on cards that were kept before there was one. */
	readonly quiet?: Bound;
	readonly quiet_what?: string;
	/** Absent on cards that were kept before there was one. */
	readonly pyramid?: Bound;
	readonly why: string;
}
type TextsByKey = Readonly<Record<string, string>>;

/** The value of a term; the same as `bound` in src/pipyard/score/cards.py. */
export function bound(one: Bound, options: TextsByKey, seats: number): unknown {
	if (!one.option && one.table === null) return one.value;
	let word = one.option ? (options[one.option] ?? "") : String(seats);
	if (one.part >= 0) word = word.split(":")[one.part] ?? "";
	if (one.table !== null) {
		const found = one.table[`${word}/${seats}`] ?? one.table[word];
		if (found === undefined) throw refused("sheet-not-for", { seats });
		return found;
	}
	if (one.kind === "number") return one.factor * Number(word);
	return one.kind === "numbers" ? (word.match(/-?\d+/g) ?? []).map(Number) : word;
}
export function term<T>(card: Card, name: string, options: TextsByKey, seats: number): T {
	return bound(card.terms[name] as Bound, { ...card.options, ...options }, seats) as T;
}
export const kindOf = (card: Card, options: TextsByKey, seats: number): string =>
	String(bound(card.sheet, { ...card.options, ...options }, seats) ?? "");

/** The time of a race. */
export function seconds({ seconds: one, options: usual }: Card, options: TextsByKey): number {
	return one.option ? one.factor * Number(options[one.option] ?? usual[one.option] ?? 0) : Number(one.value ?? 0);
}

function termsOf(card: Card, options: TextsByKey, seats: number): SheetTerms {
	const found: Record<string, unknown> = {};
	for (const name of Object.keys(card.terms)) {
		try {
			found[name] = term(card, name, options, seats);
		} catch {
			// a card may have several sheets, for different numbers of players
		}
	}
	return found;
}
/** A sheet with all lines entered. Lines after an end that a correction moved earlier are kept, but not counted. */
export interface Counted<S extends AnySheet = AnySheet> {
	readonly sheet: S;
	readonly taken: number;
	readonly refused: unknown;
}
export function countLines(card: Card, game: KeptGame, lines: readonly string[] = game.lines): Counted {
	const seats = game.players.length;
	const kind = kindOf(card, game.options, seats);
	const sheet = sheetOf(
		kind === "trip" && game.finished ? "finished" : kind,
		termsOf(card, game.options, seats),
		seats,
	);
	for (const [taken, line] of lines.entries()) {
		try {
			sheet.add_line(line);
		} catch (error) {
			return { sheet, taken, refused: error };
		}
	}
	return { sheet, taken: lines.length, refused: null };
}
/** Whether a sheet can be made: some options need certain numbers of players. */
export function checked(card: Card, options: TextsByKey, seats: number): void {
	const kind = kindOf(card, options, seats);
	if (kind === "faces") term(card, "seats", options, seats);
	else for (const name of NEEDED[kind] ?? []) if (card.terms[name]) term(card, name, options, seats);
}
const NEEDED: Readonly<Record<string, readonly string[]>> = {
	tumblin: ["members"],
	counts: ["start", "target"],
	heaps: ["most"],
	tries: ["attempts"],
};
export async function loadCards(): Promise<Readonly<Record<string, Card>>> {
	const answer = await request("/api/score/cards");
	if (!answer.ok) throw new Error(`no cards: ${answer.status}`);
	const cards = (await answer.json()) as readonly Card[];
	return Object.fromEntries(cards.map((one) => [one.key, one]));
}
