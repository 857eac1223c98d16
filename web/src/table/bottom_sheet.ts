/** On a phone everything but the board is in a sheet within the thumb's reach. Its size never changes, so the board never moves. */

import { say } from "../i18n/texts";
import type { Picture, Table } from "../net/protocol";
import { tumblingIn } from "../rules/tumblin_shot";
import type { TableContext } from "../state/table_context";
import { seatCss } from "../ui/area_colours";
import { el } from "../ui/dom";
import { icons } from "../ui/icons";
import { html, nothing, paint, render } from "../ui/render";
import { calledAt } from "../ui/sentences";
import type { Layout } from "./layout";
import { scoresOnCards } from "./panels";

/** Screens with a sheet; sheet.css and sheet_sizes.css ask the same. */
const PHONE =
	"(max-width: 760px), (max-height: 500px) and (min-width: 560px), (max-width: 1000px) and (orientation: portrait)";
/** The panels with a button each: everything beside the board, the views, the log, the chat. */
type Panel = "more" | "views" | "log" | "chat";
const PANELS: readonly Panel[] = ["more", "views", "log", "chat"];
const PANEL_TITLES: Readonly<Record<Panel, string>> = {
	more: "table-more",
	views: "views",
	log: "log-title",
	chat: "chat-title",
};

export class BottomSheet {
	private readonly screen = matchMedia(PHONE);
	private readonly back: HTMLButtonElement;
	private readonly tabs: ReadonlyMap<Panel, HTMLButtonElement>;
	private readonly unread = el("span", { class: "unread", hidden: true });
	/** Lines of the chat that have been seen. */
	private seen = -1;

	constructor(
		private readonly parts: Layout,
		private readonly context: TableContext,
	) {
		this.back = el(
			"button",
			{ type: "button", class: "sheet-back", "data-key": "sheet-back", disabled: true, onclick: () => this.undo() },
			icons.back(),
		);
		parts.acts.prepend(this.back);
		this.tabs = new Map(
			PANELS.map((panel) => [
				panel,
				el(
					"button",
					{
						type: "button",
						"data-panel": panel,
						"aria-expanded": false,
						onclick: () => this.open(this.opened === panel ? null : panel),
					},
					icons[panel](),
					el("span", {}, say(PANEL_TITLES[panel])),
					panel === "chat" && this.unread,
				),
			]),
		);
		parts.tabs.append(...this.tabs.values());
		parts.board.addEventListener("pointerdown", () => this.open(null));
		this.screen.addEventListener("change", () => this.place());
		this.place();
	}

	private get opened(): string | undefined {
		return this.parts.play.dataset.panel;
	}
	private open(panel: Panel | null): void {
		const { play } = this.parts;
		if (panel) play.dataset.panel = panel;
		else delete play.dataset.panel;
		for (const [name, tab] of this.tabs) tab.setAttribute("aria-expanded", String(name === panel));
		if (panel === "chat") this.context.draw();
	}

	/** Text and buttons over a large board are in the sheet of a small one. */
	private place(): void {
		const { board, over, head, acts, side, status, turnPiece, quick, act, roll, moment, raceStart, views } = this.parts;
		if (this.screen.matches) {
			head.append(status);
			acts.append(turnPiece, quick, act, roll);
			side.prepend(views);
		} else {
			this.open(null);
			over.prepend(status);
			board.append(turnPiece, quick, act, roll, moment, raceStart, views);
		}
	}

	draw(said: Table, picture: Picture, spoken: number): void {
		const scores = scoresOnCards(picture);
		const lying = picture.turn.kind === "over" ? [] : (tumblingIn(picture.scene)?.round_points ?? []);
		const asked = picture.turn.kind === "choose" ? picture.turn.seats : [];
		render(
			said.chairs.map((_, seat) => {
				return html`<li class=${asked.includes(seat) ? "asked" : ""} ${paint({ colour: seatCss(seat, picture.scene, said.chairs) })}>
					<span class="swatch" aria-hidden="true"></span><span class="name">${calledAt(said, seat)}</span>
					${scores[seat] === undefined ? nothing : html`<b>${scores[seat] ?? "–"}${lying[seat] ? ` + ${lying[seat]}` : nothing}</b>`}
				</li>`;
			}),
			this.parts.strip,
		);
		const { picker, animating, pending } = this.context;
		const going = picker?.canGoBack === true;
		const words = say(going ? "back" : "undo-ask");
		const where = picker?.cells().length ? "choose-first" : "choose-above";
		this.parts.acts.dataset.next = picker && !animating && !pending ? say(where) : "";
		this.back.disabled = animating || pending !== 0 || !(going || (picture.may_undo.length > 0 && !picture.undo));
		this.back.setAttribute("aria-label", words);
		this.back.title = words;
		if (this.seen < 0 || this.opened === "chat" || !this.screen.matches) this.seen = spoken;
		this.unread.hidden = spoken <= this.seen;
		this.unread.textContent = String(spoken - this.seen);
	}

	/** Take back the last choice; without one, request to take back the last move. */
	private undo(): void {
		const { picker, shown } = this.context;
		const seat = shown?.may_undo[0];
		if (picker?.canGoBack) this.context.back();
		else if (seat !== undefined) this.context.ask({ t: "undo", seat });
	}
}
