/** Races on a shared screen: which seat makes the next claim. */

import { say, sayHow } from "../i18n/texts";
import { ownKey } from "../rules/race";
import type { TableContext } from "../state/table_context";
import { html, nothing, render, type View } from "../ui/render";
import { chairName } from "../ui/sentences";

export class RaceSeats {
	constructor(
		private readonly host: HTMLElement,
		private readonly context: TableContext,
	) {
		document.addEventListener("keydown", (event) => this.onKey(event));
	}

	draw(): void {
		render(this.view(), this.host);
	}
	private view(): View {
		const { said, picker, asked, racing } = this.context;
		if (!said || !picker || !racing || asked.length < 2) return nothing;
		return html`<h2>${say("who-plays")}</h2>
			<div class="row" role="group" aria-label=${say("who-plays")}>
				${asked.map((seat) => {
					const chair = said.chairs[seat];
					const key = this.keyOf(seat);
					return html`<button
						type="button"
						class="who"
						data-key="who-${seat}"
						aria-pressed=${seat === picker.seat}
						aria-keyshortcuts=${key}
						@click=${() => this.context.playAs(seat)}
					>
						${chair ? chairName(chair, seat) : seat + 1} <kbd aria-hidden="true">${key.toUpperCase()}</kbd>
					</button>`;
				})}
			</div>
			<p class="small soft">${sayHow("who-plays-help", "who-plays-help-touch")}</p>`;
	}

	/** A seat keeps its key, whichever others are to move. */
	private keyOf(seat: number): string {
		return ownKey(this.context.said?.mine.indexOf(seat) ?? -1);
	}
	/** Each player has a key, which is quicker than a button. */
	private onKey(event: KeyboardEvent): void {
		const { asked, racing } = this.context;
		const field = event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
		if (!racing || asked.length < 2 || field || event.ctrlKey || event.altKey || event.metaKey) return;
		const seat = asked.find((one) => this.keyOf(one) === event.key.toLowerCase());
		if (seat === undefined || document.querySelector("dialog[open]")) return;
		event.preventDefault();
		this.context.playAs(seat);
	}
}
