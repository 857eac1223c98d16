/** The panel of a race: the player's throw, and the calls. */

import { say, sayHow } from "../i18n/texts";
import type { Scene } from "../net/protocol";
import { calls, claim, first, throwOf, throwsFirst } from "../rules/race";
import type { TableContext } from "../state/table_context";
import { dieFace } from "../ui/die_face";
import { el } from "../ui/dom";
import { carry } from "../ui/drag";
import { moveText } from "../ui/move_words";
import { html, nothing, render, type View } from "../ui/render";

export class RacePanel {
	/** The number of the thrown die to place next. */
	held = "";
	/** A die of the throw was dropped on the board. */
	onDrop: (x: number, y: number) => void = () => {};

	constructor(
		private readonly host: HTMLElement,
		private readonly context: TableContext,
	) {
		document.addEventListener("keydown", (event) => this.onKey(event));
		host.addEventListener("pointerdown", (event) => this.onGrip(event));
	}

	private get scene(): Scene | null {
		return this.context.shown?.scene ?? null;
	}
	private get numbers(): readonly number[] {
		const { picker } = this.context;
		return picker && this.scene && throwsFirst(picker) ? throwOf(this.scene, picker.seat) : [];
	}

	draw(): void {
		render(this.view(), this.host);
	}
	private view(): View {
		const { picker, racing } = this.context;
		if (!picker || !racing || !this.scene) return nothing;
		const numbers = this.numbers;
		if (!numbers.includes(Number(this.held))) this.held = "";
		const said = calls(picker);
		return html`${this.counting(picker.seat)}
			${numbers.length > 0 ? this.throwView(numbers) : nothing}
			${
				said.length > 0
					? html`<div class="calls">
						${said.map(
							({ atom }) => html`<button
								type="button"
								class=${atom === "pass" ? "" : "main-button"}
								data-key="call-${atom}"
								aria-keyshortcuts=${atom.slice(0, 1)}
								@click=${() => this.context.send(atom)}
							>
								${moveText(atom, this.scene)} <kbd aria-hidden="true">${atom.slice(0, 1).toUpperCase()}</kbd>
							</button>`,
						)}
					</div>`
					: nothing
			}
			${numbers.length > 0 ? html`<p class="small soft">${sayHow("race-throw-help", "race-throw-help-touch")}</p>` : nothing}`;
	}
	private throwView(numbers: readonly number[]): View {
		return html`<h2>${say("race-throw")}</h2>
			<div class="throw" role="group" aria-label=${say("race-throw")}>
				${numbers.map(
					(number, slot) => html`<button
						type="button"
						class="face"
						data-key="thrown-${slot}"
						data-number=${number}
						aria-label=${say("race-die", { number, slot: (slot + 1) % 10 })}
						aria-pressed=${this.held === String(number) && slot === numbers.indexOf(number)}
						@click=${() => this.hold(number)}
					>
						${dieFace(number)}
					</button>`,
				)}
			</div>`;
	}

	/** The numbers of a throw that count for a seat: its own, and the common one. */
	private counting(seat: number): View {
		const rolls = (this.scene?.rolls ?? []).filter(
			(roll) => (roll.label === "own-number" && roll.by === seat) || roll.label === "number-of-all",
		);
		if (rolls.length === 0) return nothing;
		return html`<h2>${say("race-numbers")}</h2>
			<div class="counting">
				${rolls.map(
					(roll) => html`<span>
						<span class="face" role="img" aria-label=${roll.values[0] ?? 0}>${dieFace(roll.values[0] ?? 0)}</span>
						<span class="soft small">${say(roll.label)}</span>
					</span>`,
				)}
			</div>`;
	}

	private hold(number: number): void {
		this.held = this.held === String(number) ? "" : String(number);
		this.context.draw();
	}

	/** Keys: digits place a die of the throw, letters call. */
	private onKey(event: KeyboardEvent): void {
		const { picker, racing } = this.context;
		const field = event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
		if (!picker || !racing || !this.scene || field || event.ctrlKey || event.altKey || event.metaKey) return;
		if (document.querySelector("dialog[open]")) return;
		if (/^\d$/.test(event.key)) {
			const number = this.numbers[(Number(event.key) + 9) % 10];
			const way = number === undefined ? null : first(picker, this.scene, number);
			if (!way) return;
			event.preventDefault();
			this.context.take(way);
		} else {
			const call = calls(picker).find(({ atom }) => atom.slice(0, 1) === event.key.toLowerCase());
			if (!call || event.repeat) return;
			event.preventDefault();
			this.context.send(call.atom);
		}
	}

	/** Drag a die of the throw to the pile. */
	private onGrip(event: PointerEvent): void {
		const button = (event.target as Element).closest<HTMLElement>("[data-number]");
		if (!button) return;
		const carried = el("span", { class: "face carried", "aria-hidden": "true" });
		render(dieFace(Number(button.dataset.number)), carried);
		carry(event, carried, {
			dropped: (now) => {
				this.held = button.dataset.number ?? "";
				this.context.draw();
				this.onDrop(now.clientX, now.clientY);
			},
		});
	}

	/** The continuation a click on a cell means. */
	means(cell: string): ReturnType<typeof claim> {
		const { picker } = this.context;
		return picker ? claim(picker, cell, this.held) : null;
	}
}
