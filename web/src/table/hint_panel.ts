/** A suggested move with its reason, shown on the board, and played only if the player accepts. */
import { say } from "../i18n/texts";
import type { Hint, Picture, Table } from "../net/protocol";
import { HANDS } from "../rules/move_picker";
import type { TableContext } from "../state/table_context";
import { html, nothing, render } from "../ui/render";
import { moveText, sceneSays } from "../ui/sentences";

/** Games with their own board whose moves are shots. */
const SHOTS = ["tumblin_dice"];

export class HintPanel {
	private hint: Hint | null = null;
	/** The position it was given for. */
	private after = -1;
	private asked = 0;

	constructor(
		private readonly host: HTMLElement,
		private readonly context: TableContext,
	) {}

	/** The suggested move, as atoms; empty: none. */
	get atoms(): readonly string[] {
		return this.current?.move.split(" ") ?? [];
	}
	private get current(): Hint | null {
		const { said, picker } = this.context;
		return this.hint && this.after === said?.n && picker?.seat === this.hint.seat ? this.hint : null;
	}

	hear(hint: Hint): void {
		this.asked = 0;
		this.hint = hint;
		this.after = this.context.said?.n ?? -1;
		const { said, shown } = this.context;
		if (said) this.context.tell(`${moveText(hint.move, shown?.scene ?? null)}. ${sceneSays(hint.say, said.chairs)}`);
		this.context.draw();
	}
	/** A request was refused. */
	refused(id: number): void {
		if (id === this.asked) this.asked = 0;
	}
	/** Chat does not change the position, so the suggestion stays. */
	spoken(before: number, now: number): void {
		if (this.after === before) this.after = now;
	}

	draw(said: Table, picture: Picture): void {
		const { picker, racing, animating, pending } = this.context;
		const able =
			picker &&
			!racing &&
			!animating &&
			!pending &&
			!SHOTS.includes(picture.scene?.table ?? "") &&
			!byHand(picker.root);
		if (!able) {
			render(nothing, this.host);
			return;
		}
		const ask = (): void => {
			this.asked = this.context.ask({ t: "hint", seat: picker.seat });
			this.context.draw();
		};
		const { current } = this;
		render(
			current
				? html`<div class="notice hint">
						<p><b>${say("hint-title")}</b> ${moveText(current.move, picture.scene)}</p>
						<p class="small soft">${sceneSays(current.say, said.chairs)}</p>
						<button type="button" data-key="hint-play" @click=${() => this.context.send(current.move)}>${say("hint-play")}</button>
					</div>`
				: html`<button type="button" class="quiet" data-key="hint" ?disabled=${this.asked > 0} @click=${ask}>
						${say(this.asked > 0 ? "hint-thinking" : "hint-ask")}
					</button>`,
			this.host,
		);
	}
}
const byHand = (root: readonly { readonly atom: string }[]): boolean =>
	root.some((branch) => HANDS.includes(branch.atom) || branch.atom === "puff" || branch.atom === "rock");
