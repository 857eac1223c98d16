/** The start of a race: the board is covered until everybody has read the task, then it counts down. */
import { currentLanguage, say } from "../i18n/texts";
import { gameWords } from "../net/api";
import type { RaceStarts, Table } from "../net/protocol";
import { sound } from "../platform/sound";
import type { TableContext } from "../state/table_context";
import { html, nothing, render, type View } from "../ui/render";
import { chairName, sceneSays } from "../ui/sentences";

export class RaceStart {
	private start: RaceStarts | null = null;
	private begins = 0;
	private timer = 0;
	private sentences: { readonly game: string; readonly words: string } = { game: "", words: "" };

	constructor(
		private readonly host: HTMLElement,
		private readonly context: TableContext,
	) {
		host.hidden = true;
	}

	/** Whether claims are not open yet. */
	get up(): boolean {
		return !this.host.hidden;
	}

	hear(start: RaceStarts): void {
		this.start = start;
		this.begins = start.in_ms < 0 ? 0 : performance.now() + start.in_ms;
		clearInterval(this.timer);
		if (this.begins) this.timer = window.setInterval(() => this.draw(), 100);
		this.host.hidden = false;
		this.draw();
		this.host.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
		this.context.draw();
	}
	/** Reset after a full update, or when the race starts. */
	end(): void {
		if (!this.up) return;
		clearInterval(this.timer);
		this.host.hidden = true;
		this.start = null;
		render(nothing, this.host);
		this.context.draw();
	}

	draw(): void {
		const { said } = this.context;
		if (!this.start || !said) return;
		const left = this.begins - performance.now();
		if (this.begins && left <= 0) {
			sound("put");
			this.end();
			return;
		}
		if (this.sentences.game !== said.game) void this.fetchSentences(said.game);
		render(this.view(said, this.start, Math.ceil(left / 1000)), this.host);
	}
	private view(said: Table, start: RaceStarts, seconds: number): View {
		if (this.begins) return html`<p class="count" role="status">${seconds}</p>`;
		const mine = start.waiting.filter((seat) => said.mine.includes(seat));
		const others = start.waiting.filter((seat) => !said.mine.includes(seat));
		const names = others.map((seat) => {
			const chair = said.chairs[seat];
			return chair ? chairName(chair, seat) : "";
		});
		const ready = (): void => {
			for (const seat of mine) this.context.ask({ t: "race_ready", seat });
		};
		return html`<h2>${said.title}</h2>
			<p>${this.sentences.words}</p>
			${(this.context.shown?.scene?.say ?? []).map((text) => html`<p class="small">${sceneSays(text, said.chairs)}</p>`)}
			<p class="soft">${say("race-start-why")}</p>
			${
				mine.length > 0
					? html`<button type="button" class="main-button" data-key="race-ready" @click=${ready}>${say("race-start-ready")}</button>`
					: nothing
			}
			${others.length > 0 ? html`<p role="status">${say("race-start-waits", { names: names.join(", ") })}</p>` : nothing}`;
	}
	private async fetchSentences(game: string): Promise<void> {
		this.sentences = { game, words: "" };
		const words = (await gameWords(currentLanguage()).catch(() => null))?.[game]?.sentences ?? "";
		this.sentences = { game, words };
		this.draw();
	}
}
