/** The best moves and the biggest mistakes of a finished game, found by a bot of the server, with better moves. */

import { say } from "../i18n/texts";
import { request } from "../net/api";
import type { Chair, Scene } from "../net/protocol";
import { el } from "../ui/dom";
import { moveText } from "../ui/move_words";
import { html, nothing, render, type View } from "../ui/render";
import { calledAt, unfolding } from "../ui/sentences";
import { type CurvePoint, curveView } from "./value_curve";

export interface Regret {
	/** The number of the event, from 1. */
	readonly at: number;
	readonly seat: number;
	readonly played: string;
	readonly better: string;
	/** The values of the move and of the better one for the player, from 0 to 1. */
	readonly did: number;
	readonly could: number;
}
/** A move that every other was clearly worse than: the second best, and the values of both. */
interface Feat {
	readonly at: number;
	readonly seat: number;
	readonly played: string;
	readonly next: string;
	readonly worth: number;
	readonly otherwise: number;
}
interface State {
	readonly state: "none" | "waiting" | "working" | "done" | "failed";
	readonly done: number;
	readonly all: number;
	readonly regrets: readonly Regret[];
	readonly best: readonly Feat[];
	readonly curve: readonly CurvePoint[];
	readonly error: string;
}
/** Kinds of games in which no move is better than another. */
export const BEYOND = ["dexterity", "skill", "speed", "sandbox", "riddle"];
const ASK_PAUSE_MS = 700;

/** An estimate, as exact as it is. */
const percent = (share: number): number => Math.min(95, Math.max(5, 5 * Math.round(20 * share)));

export class Review {
	readonly host = el("section", { class: "review", "aria-label": say("review-title") });
	/** Go to a step of the game. */
	onGo: (step: number) => void = () => {};
	/** Show a mistake on the board: the move played, or the better one. */
	onShow: (regret: Regret, better: boolean) => void = () => {};
	private chairs: readonly Chair[] = [];
	private scene: Scene | null = null;
	private shown = "";
	private status: State | null = null;
	private step = 0;
	private steps = 0;
	/** The address asks for the biggest mistake, and for no step of the game. */
	private wanted =
		new URLSearchParams(location.search).has("review") && !new URLSearchParams(location.search).has("step");

	constructor(
		private readonly address: string,
		/** The seats of this browser. */
		private readonly mine: readonly number[],
	) {}

	/** Ask for the state of the review, once the players are known. */
	async begin(chairs: readonly Chair[], scene: Scene, kinds: readonly string[]): Promise<void> {
		this.chairs = chairs;
		this.scene = scene;
		if (kinds.some((kind) => BEYOND.includes(kind))) {
			render(html`<p class="small soft">${say("review-beyond")}</p>`, this.host);
			return;
		}
		// the address asked for the review
		await this.ask(new URLSearchParams(location.search).has("review") ? "POST" : "GET");
	}

	private async ask(method: "GET" | "POST"): Promise<void> {
		try {
			const answer = await request(this.address, { method });
			if (!answer.ok) return;
			this.status = (await answer.json()) as State;
		} catch {
			return;
		}
		this.draw();
		this.open(this.status);
		if (this.status.state === "waiting" || this.status.state === "working")
			setTimeout(() => void this.ask("GET"), ASK_PAUSE_MS);
	}

	/** Whoever came for the biggest mistake sees it, unless the game was looked at meanwhile. */
	private open(status: State): void {
		if (status.state !== "done" || !this.wanted) return;
		this.wanted = false;
		const [first] = this.own(status.regrets);
		const [best] = this.own(status.best);
		const asked = new URLSearchParams(location.search).get("review") === "best" ? best : first;
		const shown = asked ?? first ?? best;
		if (shown && this.step === 0) this.show("next" in shown ? asRegret(shown) : shown, false);
	}
	private own<Found extends { readonly seat: number }>(all: readonly Found[]): readonly Found[] {
		return all.filter((regret) => this.mine.length === 0 || this.mine.includes(regret.seat));
	}
	/** The step that is shown now. */
	at(step: number, steps: number): void {
		this.step = step;
		this.steps = steps;
		this.draw();
	}
	private draw(): void {
		const status = this.status;
		if (!status) return;
		const busy = status.state === "waiting" || status.state === "working";
		this.host.setAttribute("aria-busy", String(busy));
		const soft = (words: string): View => html`<p class="small soft">${words}</p>`;
		render(
			html`<h2>${say("review-title")}</h2>
				${
					status.state === "none" || status.state === "failed"
						? html`<button type="button" data-key="review" @click=${() => void this.ask("POST")}>${say("review-ask")}</button>`
						: nothing
				}
				${busy ? html`<progress max=${status.all || 1} value=${status.done} aria-label=${say("review-title")}></progress>` : nothing}
				${status.state === "waiting" ? soft(say("review-waiting")) : nothing}
				${status.state === "working" ? soft(say("review-working", { done: status.done, all: status.all })) : nothing}
				${
					status.state === "failed"
						? html`<p class="sorry" role="alert">${say("review-failed", { why: status.error })}</p>`
						: nothing
				}
				${
					status.state === "done" && status.curve.length > 1
						? curveView(status.curve, this.steps, this.step, { chairs: this.chairs, mine: this.mine }, (step) =>
								this.onGo(step),
							)
						: nothing
				}
				${status.state === "done" ? this.own(status.best).map((best) => this.feat(best)) : nothing}
				${status.state === "done" && status.regrets.length === 0 ? html`<p>${say("review-none")}</p>` : nothing}
				${status.state === "done" ? this.regrets(status.regrets) : nothing}`,
			this.host,
		);
	}
	/** One's own mistakes; those of the others are folded away. */
	private regrets(all: readonly Regret[]): View {
		const own = this.own(all);
		const others = all.filter((regret) => !own.includes(regret));
		const none = own.length === 0 && others.length > 0;
		return html`${none ? html`<p>${say("review-none-own")}</p>` : nothing}
			${own.map((regret, place) => this.regret(regret, place === 0))}
			${
				others.length
					? html`<details data-key="review-others">
						<summary>${say("review-others", { count: others.length })}</summary>
						${others.map((regret) => this.regret(regret))}
					</details>`
					: nothing
			}`;
	}
	private show(regret: Regret, better: boolean): void {
		this.shown = keyOf(regret, better);
		this.draw();
		this.onShow(regret, better);
	}
	private moved(key: string, move: string): View {
		const words = (short: boolean): string => say(key, { move: moveText(move, this.scene, false, short) });
		return html`<div>${unfolding(words(true), words(false))}</div>`;
	}
	private nameOf(seat: number): string {
		return this.chairs[seat] ? calledAt({ chairs: this.chairs, mine: this.mine }, seat) : "";
	}
	private feat(best: Feat): View {
		const key = keyOf(asRegret(best), false);
		const { at, seat } = best;
		return html`<article class=${this.shown === key ? "regret best shown" : "regret best"} data-key="best-${seat}">
			<h3>${say("review-best", { at, who: this.nameOf(seat) })}</h3>
			${this.moved("review-played", best.played)} ${this.moved("review-next", best.next)}
			<p class="small soft">${say("review-margin", { worth: percent(best.worth), otherwise: percent(best.otherwise) })}</p>
			<div class="row">
				<button type="button" data-key=${key} aria-pressed=${this.shown === key} @click=${() => this.show(asRegret(best), false)}>
					${say("review-show-played")}
				</button>
			</div>
		</article>`;
	}
	private regret(regret: Regret, biggest = false): View {
		const button = (better: boolean, words: string): View =>
			html`<button
				type="button"
				data-key=${keyOf(regret, better)}
				aria-pressed=${this.shown === keyOf(regret, better)}
				@click=${() => this.show(regret, better)}
			>
				${words}
			</button>`;
		return html`<article class=${this.shown.startsWith(`regret-${regret.at}-`) ? "regret shown" : "regret"}>
			<h3>${say(biggest ? "review-biggest" : "review-regret", { at: regret.at, who: this.nameOf(regret.seat) })}</h3>
			${this.moved("review-played", regret.played)} ${this.moved("review-better", regret.better)}
			<p class="small soft">${say("review-worth", { did: percent(regret.did), could: percent(regret.could) })}</p>
			<div class="row">${button(false, say("review-show-played"))} ${button(true, say("review-show-better"))}</div>
		</article>`;
	}
}
/** A best move as it is shown on the board. */
const asRegret = ({ at, seat, played, next, worth, otherwise }: Feat): Regret => ({
	at,
	seat,
	played,
	better: next,
	did: worth,
	could: otherwise,
});
const keyOf = (regret: Regret, better: boolean): string => `regret-${regret.at}-${better ? "better" : "played"}`;
