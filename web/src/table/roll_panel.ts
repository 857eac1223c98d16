/** My roll: a button on the board, and the setting for automatic rolls. */
import { say } from "../i18n/texts";
import type { Picture, Table } from "../net/protocol";
import { changePreferences, preferences } from "../platform/settings";
import type { TableContext } from "../state/table_context";
import { html, nothing, render } from "../ui/render";
import { chairName } from "../ui/sentences";
import type { MoveLog } from "./move_log";

export class RollPanel {
	/** The last event before the roll requested; -1: none. */
	private askedAfter = -1;
	/** Whether a local seat rolls at all in this game. */
	private rolls = false;

	constructor(
		private readonly button: HTMLButtonElement,
		private readonly choice: HTMLElement,
		private readonly context: TableContext,
		private readonly history: Pick<MoveLog, "asksToRoll">,
	) {
		button.addEventListener("click", () => this.roll());
		document.addEventListener("keydown", (event) => {
			const idle = event.target === document.body || (event.target as HTMLElement).tabIndex < 0;
			if (button.hidden || !idle || (event.key !== " " && event.key !== "Enter")) return;
			event.preventDefault();
			this.roll();
		});
	}

	draw(said: Table, picture: Picture): void {
		const seat = this.seat(said, picture);
		if (picture.turn.kind === "waiting" || picture.turn.kind === "over") this.rolls = false;
		else if (seat >= 0) this.rolls = true;
		// who has just played "roll" or "roll again" is not asked once more
		const auto = preferences().autoRoll || this.history.asksToRoll(seat);
		const ask = seat >= 0 && !this.context.animating && this.askedAfter !== said.n;
		if (ask && auto) this.roll();
		const came = this.button.hidden;
		this.button.hidden = (!ask || auto) && !this.mayChoose;
		const roller = seat >= 0 ? seat : (this.context.picker?.seat ?? -1);
		const chair = said.chairs[roller];
		if (!this.button.hidden && chair)
			this.button.textContent =
				said.mine.length > 1 ? say("roll-for", { name: chairName(chair, roller) }) : say("roll-now");
		if (came && !this.button.hidden && document.activeElement === document.body)
			this.button.focus({ preventScroll: true });
		this.drawChoice(preferences().autoRoll);
	}
	private drawChoice(auto: boolean): void {
		const change = (event: Event): void => {
			changePreferences({ autoRoll: (event.target as HTMLInputElement).checked });
			this.context.draw();
		};
		render(
			this.rolls
				? html`<label class="tick small" for="auto-roll"
						><input type="checkbox" id="auto-roll" .checked=${auto} @change=${change} />${say("settings-rolls")}</label
					>`
				: nothing,
			this.choice,
		);
	}
	/** Whether rolling is one of the moves now: the button plays it, and the dice are rolled at once. */
	private get mayChoose(): boolean {
		const { picker, animating, pending, racing, aiming } = this.context;
		if (!picker || animating || pending || racing || aiming || picker.canGoBack) return false;
		return picker.root.some((branch) => branch.atom === "roll" && branch.done);
	}
	/** The local seat to roll for; -1: none. */
	private seat(said: Table, picture: Picture): number {
		return (picture.turn.kind === "chance" ? picture.turn.rolls : []).find((one) => said.mine.includes(one)) ?? -1;
	}
	private roll(): void {
		if (this.mayChoose) {
			this.context.send("roll");
			return;
		}
		const { said, shown } = this.context;
		const seat = said && shown ? this.seat(said, shown) : -1;
		if (!said || seat < 0 || this.askedAfter === said.n || !this.context.ask({ t: "roll", seat })) return;
		this.askedAfter = said.n;
		this.button.hidden = true;
	}
	/** Request again what was lost with a connection. */
	forget(): void {
		this.askedAfter = -1;
	}
}
