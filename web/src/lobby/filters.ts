/** What somebody may wish of a game, and which games fulfil it. */
import type { GameCard } from "../net/protocol";

/** A mood stands for the words that games use of themselves; any of them will do. */
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

export interface Wish {
	readonly text: string;
	readonly book: string;
	/** 0: any number. */
	readonly players: number;
	/** 0: any time. */
	readonly minutes: number;
	readonly moods: readonly string[];
}
export const NO_WISH: Wish = { text: "", book: "", players: 0, minutes: 0, moods: [] };

const plain = (text: string): string =>
	text
		.normalize("NFD")
		.replaceAll(/\p{Diacritic}/gu, "")
		.toLowerCase();

/** Whether a game fulfils every wish; `words` is all that is said about it. */
export function fits(game: GameCard, wish: Wish, words: string): boolean {
	const said = plain(words);
	return (
		plain(wish.text)
			.split(/\s+/)
			.every((word) => said.includes(word)) &&
		(wish.book === "" || game.book === wish.book) &&
		(wish.players === 0 || game.standard_seats.includes(wish.players)) &&
		(wish.minutes === 0 || game.minutes <= wish.minutes) &&
		wish.moods.every((mood) => (MOODS[mood] ?? []).some((kind) => game.kinds.includes(kind)))
	);
}
