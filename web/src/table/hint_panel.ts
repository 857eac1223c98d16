/** A move that the table suggests, with its reasons: shown on the board, and played only if its player wants it. */
import { say } from "../i18n/texts";
import type { Hint, Line, Picture, Scene, Table } from "../net/protocol";
import { HANDS } from "../rules/move_picker";
import type { TableContext } from "../state/table_context";
import { html, nothing, render } from "../ui/render";
import { moveText, sceneSays } from "../ui/sentences";

/** Tables, as scenes name them, whose moves are shots. */
const SHOTS = ["tumblin_dice"];

/** Milliseconds that what a move would bring is looked at. */
const LOOKED_AT = 1800;

/** Where a suggestion is played out. */
interface Stage {
	/** Show a move and what came of it; whether there is anything to show it on. */
	showMove(line: Line, scene: Scene): Promise<boolean>;
	/** Whether there is a board for that. */
	readonly previews: boolean;
}

export class HintPanel {
	/** What a move would bring is on the board: nothing of it has happened. */
	showing = false;
	private hint: Hint | null = null;
	/** The position it was given for. */
	private after = -1;
	private asked = 0;

	constructor(
		private readonly host: HTMLElement,
		private readonly caption: HTMLElement,
		private readonly stage: Stage,
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
		if (said) this.context.tell(`${moveText(hint.move, shown?.scene ?? null)}. ${reasons(hint, said)}`);
		this.context.draw();
	}
	/** Play out what the suggested move would do, and go back to what is. */
	private async show(hint: Hint, scene: Scene): Promise<void> {
		const n = this.context.said?.n ?? -1;
		this.showing = true;
		this.caption.textContent = say("hint-preview", { move: moveText(hint.move, this.context.shown?.scene ?? null) });
		this.caption.hidden = false;
		this.context.draw();
		const line: Line = { n, seat: hint.seat, text: hint.move, by: -1, steps: hint.steps, motion: "", failed: null };
		await this.stage.showMove(line, scene);
		// whoever has something happen meanwhile wants to see that
		const end = performance.now() + LOOKED_AT;
		while (performance.now() < end && this.context.said?.n === n) await new Promise((done) => setTimeout(done, 60));
		this.caption.hidden = true;
		this.showing = false;
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
		const scene = current?.scene;
		render(
			current
				? html`<div class="notice hint">
						<p><b>${say("hint-title")}</b> ${moveText(current.move, picture.scene)}</p>
						<p class="small soft">${reasons(current, said)}</p>
						<div class="row">
							<button type="button" data-key="hint-play" @click=${() => this.context.send(current.move)}>${say("hint-play")}</button>
							${
								scene && this.stage.previews
									? html`<button type="button" data-key="hint-show" @click=${() => void this.show(current, scene)}>${say("hint-show")}</button>`
									: nothing
							}
						</div>
					</div>`
				: html`<button type="button" class="quiet" data-key="hint" ?disabled=${this.asked > 0} @click=${ask}>
						${say(this.asked > 0 ? "hint-thinking" : "hint-ask")}
					</button>`,
			this.host,
		);
	}
}
const reasons = (hint: Hint, said: Table): string => hint.say.map((text) => sceneSays(text, said.chairs)).join(" ");
const byHand = (root: readonly { readonly atom: string }[]): boolean =>
	root.some((branch) => HANDS.includes(branch.atom) || branch.atom === "puff" || branch.atom === "rock");
