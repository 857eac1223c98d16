/** The current choices as a list: everything the pointer does on the board, by keyboard. */

import { say } from "../i18n/texts";
import type { Scene } from "../net/protocol";
import { byKeys } from "../platform/input_mode";
import { isCell, isTriple } from "../rules/lattice";
import { distinctive } from "../rules/marks";
import type { BranchPath, Picker } from "../rules/move_picker";
import { entryKeys, keySet } from "../rules/typed_choice";
import type { TableContext } from "../state/table_context";
import { choiceLabel, moveText, partAsked } from "../ui/move_words";
import { html, moveFocus, nothing, render, renderKeepingFocus, type View } from "../ui/render";
import { unfolding } from "../ui/sentences";

/** Choices shown at once; more are folded away if there is a board to click on. */
const MOST_OPEN = 8;

export class ChoiceList {
	/** The cell of the focused or hovered choice. */
	onHover: (cell: string | null) => void = () => {};
	/** The orientation of a die in the focused or hovered choice. */
	onPreview: (triple: string | null) => void = () => {};
	/** The side of the table at which the player sits. */
	side: () => number = () => 0;
	private open = false;

	constructor(
		private readonly host: HTMLElement,
		private readonly quick: HTMLElement,
		private readonly context: TableContext,
	) {
		host.addEventListener("keydown", (event) => this.onKey(event));
		quick.addEventListener("click", () => context.submit());
	}

	/** Move through the choices by arrow keys. */
	private onKey(event: KeyboardEvent): void {
		const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
		const buttons = [...this.host.querySelectorAll<HTMLButtonElement>("button")];
		const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
		if (step === undefined || at < 0) return;
		buttons[(at + step + buttons.length) % buttons.length]?.focus();
		event.preventDefault();
	}

	/** After a choice, focus what comes next; `anyway`: wherever the focus was. */
	focusNext(anyway = false): void {
		moveFocus(
			() => this.next(),
			() => anyway || this.host.contains(document.activeElement) || document.activeElement === document.body,
		);
	}
	/** The next focus; while others move, the list itself, until there is something to choose. */
	private next(): HTMLElement {
		return (
			this.host.querySelector<HTMLElement>(".confirm .main-button") ??
			this.host.querySelector<HTMLElement>("li button, summary") ??
			this.host
		);
	}

	/** `ways`: the choices; `pictured`: there is a board to click on; `hidden`: the board does it all. */
	draw(scene: Scene | null, ways: readonly BranchPath[], pictured: boolean, hidden: boolean): void {
		const { picker, pending, animating, racing } = this.context;
		// a game's own board has its own button
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
		if (document.activeElement === this.host)
			moveFocus(
				() => this.next(),
				() => document.activeElement === this.host,
			);
	}
	private view(picker: Picker, scene: Scene | null, ways: readonly BranchPath[], pictured: boolean): View {
		const { pending, racing } = this.context;
		const move = racing ? null : picker.move;
		const begun = !this.beside && (move !== null || picker.canGoBack);
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
					? html`<div class="small soft">${this.soFar(picker.chosen, scene)}</div>`
					: nothing
			}
			${ways.length > 0 ? this.list(ways, scene, pictured) : nothing}
			<p class="sr">${say("keys-help")}</p>`;
	}

	private soFar(move: string, scene: Scene | null): View {
		const words = (short: boolean): string => say("chosen-so-far", { move: moveText(move, scene, true, short) });
		return unfolding(words(true), words(false));
	}

	/** Whether the board does it all and the list is not wanted. */
	private get beside(): boolean {
		return this.context.ownBoard && !this.context.textMode && !this.open;
	}
	private title(ways: readonly BranchPath[], pictured: boolean): string {
		if (this.context.several.length) return say("which-move");
		const { picker, shown } = this.context;
		const part = partAsked(picker?.atoms ?? [], ways, shown?.scene ?? null);
		if (part) return say(`gesture-ask-${part}`);
		const onBoard =
			pictured &&
			(ways.some((way) => isCell(way.at(-1)?.atom ?? "")) || (this.context.picker?.cells().length ?? 0) > 0);
		if (this.context.racing) return say(onBoard ? "race-on-board" : "race-choose");
		if (ways.every((way) => isTriple(way.at(-1)?.atom ?? ""))) return say("choose-stand");
		const lit = distinctive(this.context.picker?.cells() ?? [], this.context.shown?.scene?.dice ?? []);
		return say(onBoard ? (lit.length ? "choose-on-board" : "choose-anywhere") : "choose-next");
	}

	private list(ways: readonly BranchPath[], scene: Scene | null, pictured: boolean): View {
		const onBoard = pictured && ways.some((way) => isCell(way.at(-1)?.atom ?? ""));
		const trays = pictured && scene?.extra.trays !== undefined;
		const few = !trays && (ways.length <= MOST_OPEN || !onBoard);
		if (this.context.textMode || (few && !this.context.ownBoard)) return this.items(ways, scene);
		const toggle = (event: Event): void => {
			const { open } = event.target as HTMLDetailsElement;
			if (this.open === open) return;
			this.open = open;
			this.context.draw();
		};
		// folded choices need not be built
		return html`<details ?open=${this.open} @toggle=${toggle}>
			<summary data-key="list">${say("choices-list", { count: ways.length })}</summary>
			${this.open ? this.items(ways, scene) : nothing}
		</details>`;
	}
	private items(ways: readonly BranchPath[], scene: Scene | null): View {
		const picked = this.context.picker?.atoms ?? [];
		const keys = keySet(this.context.racing, this.context.ownBoard);
		return html`<ul>
			${ways.map((way, index) => {
				const last = way.at(-1)?.atom ?? "";
				const point = (on: boolean) => (): void => {
					if (isCell(last)) this.onHover(on ? last : null);
					else if (isTriple(last)) this.onPreview(on ? last : null);
				};
				const take = (): void => {
					// keep the focus in the list
					this.open = true;
					this.context.take(way);
				};
				return html`<li>
					<button
						type="button"
						data-key="way-${index}"
						@click=${take}
						@focus=${() => byKeys() && point(true)()}
						@pointerenter=${point(true)}
						@blur=${point(false)}
						@pointerleave=${point(false)}
					>
						<kbd aria-hidden="true">${entryKeys(index, ways.length, keys)}</kbd> ${choiceLabel(way, scene, picked, this.side())}
					</button>
				</li>`;
			})}
		</ul>`;
	}
}
