/** The interface between a sheet and the page: the game with its lines, and how to add more. */
import type { AnySheet } from "../rules/score_sheets";
import { css, inkOf } from "../ui/colours";
import { paint } from "../ui/render";
import { type Card, type Counted, term } from "./cards";
import { changed, corrected, type KeptGame, type Person, withLine } from "./device";

export const SHEET_LETTERS = "ABCDEFGHIJKLMNOP";

/** The line that is being entered anew in its place; -1: none. */
export function correcting(game: KeptGame): number {
	const word = new URLSearchParams(game.draft).get("line") ?? "";
	return /^\d+$/.test(word) && Number(word) < game.lines.length ? Number(word) : -1;
}

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
	/** Add a line: in place of the one being corrected, or in the gap before lines that no longer count. */
	addLine(line: string): void {
		this.change(this.placed(line));
	}
	private placed(line: string): KeptGame {
		const { taken } = this.counted;
		const at = correcting(this.game);
		if (at >= 0) return corrected(this.game, at, line);
		return taken < this.game.lines.length
			? changed(this.game, { at: taken, was: null, now: line })
			: withLine(this.game, line);
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
		this.change({ ...this.placed(line), draft: new URLSearchParams(words).toString() });
	}
}
export const painted = (colour: string) => paint({ colour: css(colour), ink: inkOf(colour) });
