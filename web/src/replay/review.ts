/** The biggest mistakes of a finished game, found by a bot of the server, with better moves. */

import { say } from "../i18n/texts";
import type { Chair, Scene } from "../net/protocol";
import { el } from "../ui/dom";
import { html, nothing, render, type View } from "../ui/render";
import { chairName, moveText, unfolding } from "../ui/sentences";

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
interface State {
	readonly state: "none" | "waiting" | "working" | "done" | "failed";
	readonly done: number;
	readonly all: number;
	readonly regrets: readonly Regret[];
	readonly error: string;
}
/** Kinds of games in which no move is better than another. */
const BEYOND = ["dexterity", "skill", "speed", "sandbox", "riddle"];
const PAUSE = 700;

const percent = (share: number): number => Math.round(100 * share);

export class Review {
	readonly host = el("section", { class: "review", "aria-label": say("review-title") });
	/** Show a mistake on the board: the move played, or the better one. */
	onShow: (regret: Regret, better: boolean) => void = () => {};
	private chairs: readonly Chair[] = [];
	private scene: Scene | null = null;
	private shown = "";
	private told: State | null = null;

	constructor(private readonly address: string) {}

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
			const answer = await fetch(this.address, { method });
			if (!answer.ok) return;
			this.told = (await answer.json()) as State;
		} catch {
			return;
		}
		this.draw();
		if (this.told.state === "waiting" || this.told.state === "working") setTimeout(() => void this.ask("GET"), PAUSE);
	}

	private draw(): void {
		const told = this.told;
		if (!told) return;
		const busy = told.state === "waiting" || told.state === "working";
		this.host.setAttribute("aria-busy", String(busy));
		const soft = (words: string): View => html`<p class="small soft">${words}</p>`;
		render(
			html`<h2>${say("review-title")}</h2>
				${
					told.state === "none" || told.state === "failed"
						? html`<button type="button" data-key="review" @click=${() => void this.ask("POST")}>${say("review-ask")}</button>`
						: nothing
				}
				${busy ? html`<progress max=${told.all || 1} value=${told.done} aria-label=${say("review-title")}></progress>` : nothing}
				${told.state === "waiting" ? soft(say("review-waiting")) : nothing}
				${told.state === "working" ? soft(say("review-working", { done: told.done, all: told.all })) : nothing}
				${
					told.state === "failed"
						? html`<p class="sorry" role="alert">${say("review-failed", { why: told.error })}</p>`
						: nothing
				}
				${told.state === "done" && told.regrets.length === 0 ? html`<p>${say("review-none")}</p>` : nothing}
				${told.state === "done" ? told.regrets.map((regret) => this.regret(regret)) : nothing}`,
			this.host,
		);
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
	private regret(regret: Regret): View {
		const chair = this.chairs[regret.seat];
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
			<h3>${say("review-regret", { at: regret.at, who: chair ? chairName(chair, regret.seat) : "" })}</h3>
			${this.moved("review-played", regret.played)} ${this.moved("review-better", regret.better)}
			<p class="small soft">${say("review-worth", { did: percent(regret.did), could: percent(regret.could) })}</p>
			<div class="row">${button(false, say("review-show-played"))} ${button(true, say("review-show-better"))}</div>
		</article>`;
	}
}
const keyOf = (regret: Regret, better: boolean): string => `regret-${regret.at}-${better ? "better" : "played"}`;
