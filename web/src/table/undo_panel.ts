/** Taking a move back: asking, agreeing, withdrawing. */

import { say } from "../i18n/texts";
import type { Picture, Table } from "../net/protocol";
import { type Desk, wire } from "../state/table_context";
import { el, fill } from "../ui/dom";
import { chairName } from "../ui/sentences";

export function drawUndo(host: HTMLElement, desk: Desk, said: Table, picture: Picture): void {
	const undo = picture.undo;
	const mine = undo ? undo.waiting.find((seat) => said.mine.includes(seat)) : undefined;
	const seat = picture.may_undo[0];
	if (undo && mine !== undefined) {
		const chair = said.chairs[undo.seat];
		fill(
			host,
			el(
				"div",
				{ class: "notice grow" },
				el("p", {}, say("undo-wanted", { name: chair ? chairName(chair, undo.seat) : "" })),
				el(
					"div",
					{ class: "row" },
					el("button", { type: "button", class: "main-button", "data-key": "undo-yes" }, say("undo-yes")),
					el("button", { type: "button", "data-key": "undo-no" }, say("undo-no")),
				),
			),
		);
		wire(host, "undo-yes", () => desk.ask({ t: "undo_answer", seat: mine, yes: true }));
		wire(host, "undo-no", () => desk.ask({ t: "undo_answer", seat: mine, yes: false }));
	} else if (undo && said.mine.includes(undo.seat)) {
		fill(
			host,
			el("span", { class: "soft small grow" }, say("undo-waiting")),
			el("button", { type: "button", "data-key": "withdraw" }, say("undo-withdraw")),
		);
		wire(host, "withdraw", () => desk.ask({ t: "undo_answer", seat: undo.seat, yes: false }));
	} else if (seat !== undefined) {
		fill(host, el("button", { type: "button", class: "quiet", "data-key": "undo" }, say("undo-ask")));
		wire(host, "undo", () => desk.ask({ t: "undo", seat }));
	} else fill(host);
}
