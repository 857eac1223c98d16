/** The interface between a sheet and the page: the game with its lines, and how to add more. */
import type { AnySheet } from "../rules/score_sheets";
import { css, inkOf } from "../ui/colours";
import { paint } from "../ui/render";
import { type Card, type Counted, term } from "./cards";
import { corrected, type KeptGame, type Person, withLine } from "./device";

export const LETTERS = "ABCDEFGHIJKLMNOP";

export class SheetHost<S extends AnySheet = AnySheet> {
	constructor(
		readonly card: Card,
		readonly game: KeptGame,
		readonly counted: Counted<S>,
		/** Store the game and redraw. */
		readonly change: (game: KeptGame) => void,
	) {}

	get sheet(): S {
		return this.counted.sheet;
	}
	get players(): readonly Person[] {
		return this.game.players;
	}
	name(seat: number): string {
		return this.game.players[seat]?.name ?? "";
	}
	term<T>(name: string): T {
		return term<T>(this.card, name, this.game.options, this.game.players.length);
	}
	addLine(line: string): void {
		this.change(withLine(this.game, line));
	}
	correct(at: number, line: string | null): void {
		this.change(corrected(this.game, at, line));
	}
	/** Incomplete input: `seat 1`, `zone 4`. It outlives the page. */
	draft(): Readonly<Record<string, string>> {
		return Object.fromEntries(new URLSearchParams(this.game.draft));
	}
	noted(words: Readonly<Record<string, string | undefined>>): void {
		const now = new URLSearchParams(this.game.draft);
		for (const [key, word] of Object.entries(words)) {
			if (word === undefined) now.delete(key);
			else now.set(key, word);
		}
		this.change({ ...this.game, draft: now.toString() });
	}
	/** Add a line, and set the incomplete input after it. */
	tellKeeping(line: string, words: Readonly<Record<string, string>>): void {
		this.change({ ...withLine(this.game, line), draft: new URLSearchParams(words).toString() });
	}
}
export const painted = (colour: string) => paint({ colour: css(colour), ink: inkOf(colour) });
