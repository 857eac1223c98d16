/** A bot thinks about the position: a bar, the best three moves, the number of tries; in growing rounds until stopped. */
import { say } from "../i18n/texts";
import type { Scene, Table } from "../net/protocol";
import { moveText } from "../ui/move_words";
import { html, nothing, render, type View } from "../ui/render";
import { chairName } from "../ui/sentences";
import type { StudyPlayer, StudyServer, Thought } from "./study_player";

/** Milliseconds of each round of thinking. */
const ROUNDS = [300, 800, 2000, 3000];
const percent = (share: number): number => Math.round(100 * share);

export class ThinkPanel {
	readonly host = document.createElement("section");
	private on = false;
	private thought: Thought | null = null;
	private sorry = "";
	/** The position thought about; another one ends the thinking about this one. */
	private about = "";

	constructor(
		private readonly player: StudyPlayer,
		private readonly server: StudyServer,
	) {
		this.host.className = "think";
		this.host.setAttribute("aria-label", say("study-think"));
	}

	/** The position may have changed. */
	draw(): void {
		const now = this.player.line.join("|");
		if (this.player.now && now !== this.about) {
			this.about = now;
			this.thought = null;
			this.sorry = "";
			if (this.on) void this.think(now);
		}
		render(this.view(), this.host);
	}

	private async think(about: string): Promise<void> {
		for (const milliseconds of ROUNDS) {
			const asks = this.player.now?.table.picture?.turn.kind === "choose";
			if (!this.on || about !== this.about || !asks) return;
			const found = await this.server.think(this.player.line, milliseconds);
			if (about !== this.about) return;
			if (typeof found === "string") {
				this.sorry = found;
				render(this.view(), this.host);
				return;
			}
			this.thought = found;
			render(this.view(), this.host);
		}
	}
	private toggle(): void {
		this.on = !this.on;
		if (this.on) void this.think(this.about);
		render(this.view(), this.host);
	}
	private view(): View {
		const table = this.player.now?.table ?? null;
		const over = table?.picture?.turn.kind === "over";
		return html`<button type="button" data-key="think" aria-pressed=${this.on} @click=${() => this.toggle()}>
				${say(this.on ? "study-stop" : "study-think")}
			</button>
			${over ? html`<p class="small soft">${say("study-over")}</p>` : nothing}
			${this.on && !over && !this.thought && !this.sorry ? html`<p class="small soft">${say("study-thinking")}</p>` : nothing}
			${this.sorry ? html`<p class="sorry" role="alert">${this.sorry}</p>` : nothing}
			${this.on && this.thought && table ? this.found(this.thought, table) : nothing}`;
	}
	private found(thought: Thought, table: Table): View {
		const scene: Scene | null = table.picture?.scene ?? null;
		const chair = table.chairs[thought.seat];
		const best = thought.rows[0];
		const share = percent(best?.worth ?? 0.5);
		const who = chair ? chairName(chair, thought.seat) : "";
		return html`<p>${say("study-worth", { who, percent: share })}</p>
			<meter min="0" max="100" value=${share} aria-label=${say("study-worth", { who, percent: share })}></meter>
			<ol class="best-moves">
				${thought.rows.map(
					(row) =>
						html`<li>
							<button type="button" data-best=${row.move} @click=${() => void this.player.play(row.move)}>
								${moveText(row.move, scene, false, true)}
							</button>
							<span class="small">${say("study-row", { percent: percent(row.worth), tries: row.tries })}</span>
						</li>`,
				)}
			</ol>
			<p class="small soft">${say("study-tries", { tries: thought.tries })}</p>`;
	}
}
