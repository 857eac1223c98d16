/** The moves so far, in words. */

import { say } from "../i18n/texts";
import type { Line, Picture, Table } from "../net/protocol";
import { el } from "../ui/dom";
import { render } from "../ui/render";
import { calledAt, lineText, nothingDone, readerSeat, unfolding } from "../ui/sentences";
import { isTimed, scoreText } from "./panels";

/** Number of recent events shown. */
const SHOWN = 80;

export class MoveLog {
	private lines: Line[] = [];
	/** Number of lines already worded, for these viewers and names. */
	private told = 0;
	private readers = "";
	/** Scores after a line, and their changes. */
	private readonly gains = new Map<number, readonly { seat: number; score: number; gain: number }[]>();

	constructor(private readonly host: HTMLElement) {}

	get lastMove(): string {
		return this.lines.filter((line) => line.seat >= 0).at(-1)?.text ?? "";
	}
	rollsAndMovesOf(seat: number): number {
		return this.lines.filter((line) => line.seat < 0 || line.seat === seat).length;
	}
	/** Replace the whole log. */
	anew(lines: readonly Line[]): void {
		this.lines = [...lines];
		this.gains.clear();
		this.readers = "";
	}
	/** Append events, with the changes of scores. */
	add(lines: readonly Line[], before: readonly number[] = [], after: readonly number[] = []): void {
		this.lines.push(...lines);
		// a roll that came in the same breath brought nothing yet
		const last = lines.filter((line) => line.seat >= 0 || line.steps.length > 0).at(-1) ?? lines.at(-1);
		if (!last || before.length !== after.length) return;
		const gains = after.flatMap((score, seat) => {
			const gain = score - (before[seat] ?? 0);
			return gain ? [{ seat, score, gain }] : [];
		});
		if (gains.length) this.gains.set(last.n, gains);
	}

	/** Scores after a line. */
	private points(line: Line, said: Table): string {
		const gains = this.gains.get(line.n) ?? [];
		const told = gains.map(({ seat, score, gain }) =>
			say(isTimed(said.game) ? "time-log" : "points-log", {
				who: calledAt(said, seat),
				score: scoreText(score, said.game),
				gain: gain > 0 ? `+${gain}` : `−${-gain}`,
			}),
		);
		return told.length ? `. ${told.join(", ")}` : "";
	}

	/** Whether no seat has moved before this line. */
	opening(line: Line): boolean {
		const first = this.lines.find((one) => one.seat >= 0);
		return first === undefined || line.n < first.n;
	}

	/** The last thing that happened, in words; empty: nothing yet. */
	newest(said: Table, picture: Picture): string {
		const line = this.lines.at(-1);
		return line
			? lineText(line, said.chairs, picture.scene, this.draws(line), false, readerSeat(said)) + this.points(line, said)
			: "";
	}

	/** Something that is no event but belongs between them: somebody has asked for a suggestion. */
	mark(words: string): void {
		this.host.prepend(el("li", { class: "soft" }, words));
	}

	/** Whether this line draws who begins: only the first can. */
	private draws(line: Line): boolean {
		return this.lines[0]?.n === line.n && this.opening(line);
	}

	/** Word new lines only, unless a name or the viewers have changed. The newest stands first. */
	draw(said: Table, picture: Picture): void {
		const reader = readerSeat(said);
		const readers = JSON.stringify([picture.eye, ...said.chairs.map((chair) => chair.name)]);
		if (readers !== this.readers) {
			this.host.replaceChildren();
			this.told = Math.max(0, this.lines.length - SHOWN);
		}
		if (readers === this.readers && this.told === this.lines.length) return;
		this.readers = readers;
		const words = (line: Line, whole: boolean): string =>
			lineText(line, said.chairs, picture.scene, this.draws(line), whole, reader) + this.points(line, said);
		for (const [at, line] of [...this.lines.entries()].slice(this.told)) {
			const before = this.lines[at - 1];
			const forOrder = said.rolls_for_order && before && this.opening(before);
			const idle = forOrder ? null : nothingDone(before, line, said.chairs, picture.scene, reader);
			if (idle) this.host.prepend(el("li", {}, idle));
			const short = words(line, false);
			// colours are dealt, then numbers: one sentence for both
			if (short === say("dealt") && this.host.firstElementChild?.textContent === short) continue;
			const item = el("li");
			render(unfolding(short, words(line, true)), item);
			this.host.prepend(item);
		}
		this.told = this.lines.length;
		while (this.host.childElementCount > SHOWN) this.host.lastElementChild?.remove();
	}
}
