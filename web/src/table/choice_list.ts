/** What may be chosen now, as a list; everything that the pointer does on the board can be done here with the keyboard. */

import { say } from "../i18n/texts";
import type { Scene } from "../net/protocol";
import { isCell, isTriple } from "../rules/lattice";
import type { Picker, Way } from "../rules/move_picker";
import type { TableContext } from "../state/table_context";
import { html, nothing, render, renderKeepingFocus, type View } from "../ui/render";
import { choiceLabel, moveText, unfolding } from "../ui/sentences";

/** So many choices are shown at once; more are folded away where there is a board to point at. */
const MOST_OPEN = 8;

export class ChoiceList {
	/** The cell of the choice that the keyboard or the pointer is on. */
	onHover: (cell: string | null) => void = () => {};
	/** How a die would stand, by the choice that the keyboard or the pointer is on. */
	onPreview: (triple: string | null) => void = () => {};
	private open = false;

	constructor(
		private readonly host: HTMLElement,
		private readonly quick: HTMLElement,
		private readonly context: TableContext,
	) {
		host.addEventListener("keydown", (event) => this.onKey(event));
		quick.addEventListener("click", () => context.submit());
	}

	/** Arrow keys walk through the choices. */
	private onKey(event: KeyboardEvent): void {
		const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
		const buttons = [...this.host.querySelectorAll<HTMLButtonElement>("button")];
		const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
		if (step === undefined || at < 0) return;
		buttons[(at + step + buttons.length) % buttons.length]?.focus();
		event.preventDefault();
	}

	/** After a choice the keyboard goes on with what comes next. */
	focusNext(): void {
		if (this.host.contains(document.activeElement) || document.activeElement === document.body)
			this.next().focus({ preventScroll: true });
	}
	/** What the keyboard goes on with; while others move, this list itself, until there is something to choose. */
	private next(): HTMLElement {
		return (
			this.host.querySelector<HTMLElement>(".confirm .main-button") ??
			this.host.querySelector<HTMLElement>("li button, summary") ??
			this.host
		);
	}

	/** `ways` may be chosen; `pictured`: there is a board to point at; `hidden`: the board itself does all this. */
	draw(scene: Scene | null, ways: readonly Way[], pictured: boolean, hidden: boolean): void {
		const { picker, pending, animating, racing } = this.context;
		// a board of its own has its own button, where it covers nothing
		const own = this.context.ownBoard && !this.context.textMode;
		this.quick.hidden = !picker?.move || hidden || own || racing || animating || pending !== 0;
		if (!this.quick.hidden) {
			const words = moveText(picker?.move ?? "", scene, true, true);
			render(
				html`✓ <span class="wide">${words}</span><span class="narrow" aria-hidden="true">${say("play-it")}</span>`,
				this.quick,
			);
			this.quick.setAttribute("aria-label", say("confirm", { move: words }));
		}
		if (this.quick.hidden && document.activeElement === this.quick) this.host.focus({ preventScroll: true });
		if (picker && !hidden && animating) return;
		const view = picker && !hidden ? this.view(picker, scene, ways, pictured) : nothing;
		renderKeepingFocus(view, this.host, () => this.next());
		if (document.activeElement === this.host) this.focusNext();
	}
	private view(picker: Picker, scene: Scene | null, ways: readonly Way[], pictured: boolean): View {
		const { several, pending, racing } = this.context;
		const move = racing ? null : picker.move;
		const begun = !this.beside && (move !== null || picker.canGoBack || several.length > 0);
		return html`${ways.length > 0 && !this.beside ? html`<h2>${this.title(ways, pictured)}</h2>` : nothing}
			${
				begun
					? html`<div class="confirm">
						${
							move === null
								? nothing
								: html`<button
									type="button"
									class="main-button"
									data-key="confirm"
									aria-disabled=${pending !== 0}
									@click=${() => this.context.submit()}
								>
									${say("confirm", { move: moveText(move, scene, true, true) })}
								</button>`
						}
						<button type="button" data-key="back" @click=${() => this.context.back()}>${say("back")}</button>
					</div>`
					: nothing
			}
			${
				move === null && picker.canGoBack && !this.beside
					? html`<div class="small soft">${this.soFar(picker.atoms.join(" "), scene)}</div>`
					: nothing
			}
			${ways.length > 0 ? this.list(ways, scene, pictured) : nothing}
			<p class="sr">${say("keys-help")}</p>`;
	}

	private soFar(move: string, scene: Scene | null): View {
		const words = (short: boolean): string => say("chosen-so-far", { move: moveText(move, scene, true, short) });
		return unfolding(words(true), words(false));
	}

	/** The board does it all, and nobody wants the list. */
	private get beside(): boolean {
		return this.context.ownBoard && !this.context.textMode && !this.open;
	}
	private title(ways: readonly Way[], pictured: boolean): string {
		if (this.context.several.length) return say("which-move");
		const onBoard =
			pictured &&
			(ways.some((way) => isCell(way.at(-1)?.atom ?? "")) || (this.context.picker?.cells().length ?? 0) > 0);
		if (this.context.racing) return say(onBoard ? "race-on-board" : "race-choose");
		return say(onBoard ? "choose-on-board" : "choose-next");
	}

	private list(ways: readonly Way[], scene: Scene | null, pictured: boolean): View {
		const onBoard = pictured && ways.some((way) => isCell(way.at(-1)?.atom ?? ""));
		const few = ways.length <= MOST_OPEN || !onBoard;
		if (this.context.textMode || (few && !this.context.ownBoard)) return this.items(ways, scene);
		const toggle = (event: Event): void => {
			const { open } = event.target as HTMLDetailsElement;
			if (this.open === open) return;
			this.open = open;
			this.context.draw();
		};
		// what is folded away need not be made
		return html`<details ?open=${this.open} @toggle=${toggle}>
			<summary data-key="list">${say("choices-list", { count: ways.length })}</summary>
			${this.open ? this.items(ways, scene) : nothing}
		</details>`;
	}
	private items(ways: readonly Way[], scene: Scene | null): View {
		// numbers among directions are degrees
		const degrees = ways.some((way) => /^-?[xyz]$/.test(way.at(-1)?.atom ?? ""));
		return html`<ul>
			${ways.map((way, index) => {
				const last = way.at(-1)?.atom ?? "";
				const point = (on: boolean) => (): void => {
					if (isCell(last)) this.onHover(on ? last : null);
					else if (isTriple(last)) this.onPreview(on ? last : null);
				};
				const take = (): void => {
					// who uses the list goes on with it
					this.open = true;
					this.context.take(way);
				};
				return html`<li>
					<button
						type="button"
						data-key="way-${index}"
						@click=${take}
						@focus=${point(true)}
						@pointerenter=${point(true)}
						@blur=${point(false)}
						@pointerleave=${point(false)}
					>
						${choiceLabel(way, scene, degrees)}
					</button>
				</li>`;
			})}
		</ul>`;
	}
}
