/** The moves so far, in words. */

import { say } from "../i18n/texts";
import type { Line, Picture, Table } from "../net/protocol";
import { el } from "../ui/dom";
import { render } from "../ui/render";
import { lineText, unfolding } from "../ui/sentences";

/** So many of the last events are shown. */
const SHOWN = 80;

export class MoveLog {
	private lines: Line[] = [];
	/** So many of the lines have been put into words, for these eyes and names. */
	private told = 0;
	private readers = "";

	constructor(private readonly host: HTMLElement) {}

	get lastMove(): string {
		return this.lines.filter((line) => line.seat >= 0).at(-1)?.text ?? "";
	}
	rollsAndMovesOf(seat: number): number {
		return this.lines.filter((line) => line.seat < 0 || line.seat === seat).length;
	}
	/** This is what has happened, and nothing else. */
	anew(lines: readonly Line[]): void {
		this.lines = [...lines];
		this.readers = "";
	}
	add(lines: readonly Line[]): void {
		this.lines.push(...lines);
	}

	/** Whether nobody has moved before this line. */
	opening(line: Line): boolean {
		const first = this.lines.find((one) => one.seat >= 0);
		return first === undefined || line.n < first.n;
	}

	/** Only what is new is put into words, unless somebody has another name or other eyes look. */
	draw(said: Table, picture: Picture): void {
		const readers = JSON.stringify([picture.eye, ...said.chairs.map((chair) => chair.name)]);
		if (readers !== this.readers) {
			this.host.replaceChildren();
			this.told = Math.max(0, this.lines.length - SHOWN);
		}
		if (readers === this.readers && this.told === this.lines.length) return;
		this.readers = readers;
		const words = (line: Line, whole: boolean): string =>
			lineText(line, said.chairs, picture.scene, this.opening(line), whole);
		for (const line of this.lines.slice(this.told)) {
			const short = words(line, false);
			// colours are dealt, then numbers: one sentence tells of both
			if (short === say("dealt") && this.host.lastElementChild?.textContent === short) continue;
			const item = el("li");
			render(unfolding(short, words(line, true)), item);
			this.host.append(item);
		}
		this.told = this.lines.length;
		while (this.host.childElementCount > SHOWN) this.host.firstElementChild?.remove();
	}
}
