/** Filters for games. */
import type { GameCard } from "../net/protocol";

/** A mood stands for several tags of games; any of them matches. */
export const MOODS: Readonly<Record<string, readonly string[]>> = {
	think: ["tactics"],
	luck: ["chance"],
	build: ["construction"],
	demolish: ["demolition"],
	move: ["board", "3d", "alteration"],
	quick: ["speed"],
	hand: ["skill", "dexterity"],
	secret: ["hidden", "memory"],
	puzzle: ["puzzle", "riddle"],
	together: ["together", "speed"],
	odd: ["special", "writing", "sandbox"],
};
export const ORDERS = ["book", "short", "title", "near"] as const;
export type Order = (typeof ORDERS)[number];

export interface GameFilter {
	readonly text: string;
	readonly book: string;
	/** 0: any number. */
	readonly players: number;
	/** 0: any time. */
	readonly minutes: number;
	readonly moods: readonly string[];
}
export const NO_FILTER: GameFilter = { text: "", book: "", players: 0, minutes: 0, moods: [] };

const plain = (text: string): string =>
	text
		.normalize("NFD")
		.replaceAll(/\p{Diacritic}/gu, "")
		.toLowerCase();

/** Whether a game matches all filters; `words` are all its texts. */
export function fits(game: GameCard, filter: GameFilter, words: string): boolean {
	const said = plain(words);
	return (
		plain(filter.text)
			.split(/\s+/)
			.every((word) => said.includes(word)) &&
		(filter.book === "" || game.book === filter.book) &&
		(filter.players === 0 || game.standard_seats.includes(filter.players)) &&
		(filter.minutes === 0 || game.minutes <= filter.minutes) &&
		filter.moods.every((mood) => (MOODS[mood] ?? []).some((kind) => game.kinds.includes(kind)))
	);
}

/** Write the filters into an address. Defaults are left out; other parts of the address stay. */
export function inAddress(filter: GameFilter, order: Order, search: string, open = false): string {
	const parts = new URLSearchParams(search);
	const set = (name: string, value: string, usual: string): void => {
		if (value === usual) parts.delete(name);
		else parts.set(name, value);
	};
	set("q", filter.text, "");
	set("book", filter.book, "");
	set("players", String(filter.players), "0");
	set("minutes", String(filter.minutes), "0");
	set("moods", filter.moods.join("."), "");
	set("order", order, "book");
	parts.delete("all");
	const text = parts.toString();
	if (open && !isAsked(text)) parts.set("all", "yes");
	return parts.size ? `?${parts.toString()}` : "";
}
/** Whether an address opens the list of games. */
export function isAsked(search: string): boolean {
	const parts = new URLSearchParams(search);
	return ["all", "q", "book", "players", "minutes", "moods", "order"].some((name) => parts.has(name));
}
export function ofAddress(search: string): { filter: GameFilter; order: Order } {
	const parts = new URLSearchParams(search);
	const number = (name: string): number => Math.max(0, Math.floor(Number(parts.get(name)) || 0));
	return {
		filter: {
			text: parts.get("q") ?? "",
			book: parts.get("book") ?? "",
			players: number("players"),
			minutes: number("minutes"),
			moods: (parts.get("moods") ?? "").split(".").filter((mood) => mood in MOODS),
		},
		order: ORDERS.find((order) => order === parts.get("order")) ?? "book",
	};
}
