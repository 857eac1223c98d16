/** A suggested move with its reasons: shown on the board, and played only on request. */
import type { TemplateResult } from "lit-html";
import { say } from "../i18n/texts";
import { urlOf } from "../net/base";
import type { EventLine, Hint, Picture, Scene, Table } from "../net/protocol";
import { HELPED_TURNS, storage } from "../platform/storage";
import { HANDS } from "../rules/move_picker";
import { addressOf } from "../rules/study_address";
import { isShot } from "../rules/tumblin_shot";
import type { TableContext } from "../state/table_context";
import { moveText } from "../ui/move_words";
import { html, nothing, render } from "../ui/render";
import { sceneSays } from "../ui/sentences";

/** Milliseconds for which the outcome of a suggestion is shown. */
const SUGGESTION_MS = 1800;

/** The board that previews a suggestion. */
interface HintStage {
	/** Show a move and its outcome. Returns whether there is a board for it. */
	showMove(line: EventLine, scene: Scene): Promise<boolean>;
	/** Whether there is a board for that. */
	readonly previews: boolean;
}

export class HintPanel {
	/** The board shows a preview, not the real state. */
	showing = false;
	private hint: Hint | null = null;
	/** The position it was given for. */
	private after = -1;
	/** Whether it was the player's turn when the panel was last drawn. */
	private mine = false;
	private asked = 0;

	constructor(
		private readonly host: HTMLElement,
		private readonly caption: HTMLElement,
		private readonly stage: HintStage,
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
		if (said) this.context.announce(`${moveText(hint.move, shown?.scene ?? null)}. ${reasons(hint, said)}`);
		this.context.draw();
	}
	/** Preview the suggested move, then return to the real state. */
	private async show(hint: Hint, scene: Scene): Promise<void> {
		const n = this.context.said?.n ?? -1;
		this.showing = true;
		this.caption.textContent = say("hint-preview", { move: moveText(hint.move, this.context.shown?.scene ?? null) });
		this.caption.hidden = false;
		this.context.draw();
		const line: EventLine = {
			n,
			seat: hint.seat,
			text: hint.move,
			by: -1,
			steps: hint.steps,
			motion: "",
			failed: null,
		};
		await this.stage.showMove(line, scene);
		// an event meanwhile ends the preview
		const end = performance.now() + SUGGESTION_MS;
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
		this.countTurns(said, picture);
		const able = picker && !racing && !animating && !pending && !isShot(picture.scene) && !byHand(picker.root);
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
							${
								current.line.length
									? html`<a class="go small" data-key="hint-study" href=${studyOf(said, current.line)}>${say("study-this")}</a>`
									: nothing
							}
						</div>
					</div>`
				: this.help(
						said,
						html`<button type="button" class=${storage.helpedTurns(said.game) ? "" : "quiet"} data-key="hint" ?disabled=${this.asked > 0} @click=${ask}>
							${say(this.asked > 0 ? "hint-thinking" : "hint-ask")}
						</button>`,
					),
			this.host,
		);
	}
	/** The first turns after a lesson come with a word of help round the button. */
	private help(said: Table, button: TemplateResult): TemplateResult {
		const left = storage.helpedTurns(said.game);
		if (left === 0) return button;
		const alone = (): void => {
			storage.setHelpedTurns(said.game, 0);
			this.context.draw();
		};
		return html`<div class="notice hint" data-key="first-turns">
			<p><b>${say("first-turns", { turn: HELPED_TURNS + 1 - left, turns: HELPED_TURNS })}</b> ${say("first-turns-help")}</p>
			<div class="row">
				${button}
				<button type="button" class="quiet" data-key="first-turns-alone" @click=${alone}>${say("first-turns-alone")}</button>
			</div>
		</div>`;
	}
	/** A turn of the player has ended: one less with help. */
	private countTurns(said: Table, { turn }: Picture): void {
		const mine = turn.kind === "choose" && turn.seats.some((seat) => said.mine.includes(seat));
		const left = storage.helpedTurns(said.game);
		if (this.mine && !mine && left > 0) storage.setHelpedTurns(said.game, turn.kind === "over" ? 0 : left - 1);
		this.mine = mine;
	}
}
/** The study board, from this position. */
const studyOf = ({ room, game, options, chairs }: Table, start: readonly string[]): string =>
	urlOf(addressOf({ key: game, room, seats: chairs.length, options, start }, []));
const reasons = (hint: Hint, said: Table): string => hint.say.map((text) => sceneSays(text, said.chairs)).join(" ");
const byHand = (root: readonly { readonly atom: string }[]): boolean =>
	root.some((branch) => HANDS.includes(branch.atom) || branch.atom === "puff" || branch.atom === "rock");
