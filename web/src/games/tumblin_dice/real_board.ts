/** Tumblin-Dice at a table with a real board: its dice in zones, and who has the board says when a die is shot there. */
import { say } from "../../i18n/texts";
import { storage } from "../../platform/storage";
import { brief } from "../../rules/real_shot";
import type { Tumbling } from "../../rules/tumblin_shot";
import { el } from "../../ui/dom";
import { shotDie } from "../../ui/move_words";
import { html, nothing, render, type View } from "../../ui/render";
import type { BoardActions, BoardState } from "../game_board";
import { zoneBoard } from "./zone_board";
import "./zone_board.css";

export class RealBoard {
	readonly host = el("div", { class: "real-board", hidden: true });
	readonly panel = el("div", { class: "real-board-panel" });
	/** Whether shots of this device are made on a real board. */
	entering = false;

	constructor(private readonly actions: BoardActions) {}

	/** `mine`: the dice that can be shot here now. Returns whether the zones stand in the place of the drawn board. */
	show(sight: BoardState, now: Tumbling, mine: readonly string[]): boolean {
		const hand = sight.said.hand === true;
		this.entering = hand && !storage.noDice;
		const lying = now.dice.some((die) => die.on_board && !die.pose);
		const shown = hand && (this.entering || (lying && mine.length === 0));
		this.host.hidden = !shown;
		if (shown)
			render(
				html`${zoneBoard({
					times: now.shape.steps.map((step) => step[3]),
					dice: now.dice.map(({ lies, colour }) => ({ word: brief(lies), colour })),
					zone: "",
				})}${mine[0] ? this.asked(sight, mine[0]) : nothing}`,
				this.host,
			);
		render(hand && !shown && mine[0] ? this.asked(sight, mine[0]) : nothing, this.panel);
		return shown;
	}
	private asked(sight: BoardState, die: string): View {
		const own = (none: boolean) => (): void => {
			storage.noDice = none;
			this.actions.redraw();
		};
		if (!this.entering)
			return html`<button type="button" class="quiet" data-key="real-own" @click=${own(false)}>${say("real-shot-own")}</button>`;
		return html`<button type="button" class="main-button" data-key="real-shot" @click=${() => this.actions.send(`shoot ${die}`)}>${say("real-shot", { die: shotDie(die, sight.scene) })}</button>
			<button type="button" class="quiet" data-key="real-none" @click=${own(true)}>${say("real-shot-none")}</button>`;
	}
}
