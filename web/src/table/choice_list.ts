/** What may be chosen now, as a list; everything that the pointer does on the board can be done here with the keyboard. */

import { say } from "../i18n/texts";
import type { Scene } from "../net/protocol";
import { isCell, isTriple } from "../rules/lattice";
import type { Way } from "../rules/picking";
import { type Desk, wire } from "../state/table_context";
import { type Child, el, fill } from "../ui/dom";
import { choiceLabel, moveText, unfolding } from "../ui/sentences";

/** So many choices are shown at once; more are folded away where there is a board to point at. */
const MOST_OPEN = 8;

export class Choices {
	/** The cell of the choice that the keyboard or the pointer is on. */
	onHover: (cell: string | null) => void = () => {};
	/** How a die would stand, by the choice that the keyboard or the pointer is on. */
	onPreview: (triple: string | null) => void = () => {};
	private open = false;

	constructor(
		private readonly host: HTMLElement,
		private readonly quick: HTMLElement,
		private readonly desk: Desk,
	) {
		host.addEventListener("keydown", (event) => this.onKey(event));
		quick.addEventListener("click", () => desk.submit());
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
		const first =
			this.host.querySelector<HTMLElement>(".confirm .main-button") ??
			this.host.querySelector<HTMLElement>("li button, summary");
		if (this.host.contains(document.activeElement) || document.activeElement === document.body)
			first?.focus({ preventScroll: true });
	}

	/** `ways` may be chosen; `pictured`: there is a board to point at; `hidden`: the board itself does all this. */
	draw(scene: Scene | null, ways: readonly Way[], pictured: boolean, hidden: boolean): void {
		const { picker, several, pending, animating, racing } = this.desk;
		this.quick.hidden = !picker?.move || hidden || racing || animating || pending > 0;
		if (!this.quick.hidden) {
			const words = moveText(picker?.move ?? "", scene, true, true);
			fill(
				this.quick,
				"✓ ",
				el("span", { class: "wide" }, words),
				el("span", { class: "narrow", "aria-hidden": "true" }, say("play-it")),
			);
			this.quick.setAttribute("aria-label", say("confirm", { move: words }));
		}
		if (!picker || hidden) {
			fill(this.host);
			return;
		}
		if (animating) return;
		const move = racing ? null : picker.move;
		fill(
			this.host,
			ways.length > 0 && !this.beside && el("h2", {}, this.title(ways, pictured)),
			(move !== null || picker.canGoBack || several.length > 0) &&
				!this.beside &&
				el(
					"div",
					{ class: "confirm" },
					move !== null &&
						el(
							"button",
							{ type: "button", class: "main-button", "data-key": "confirm", disabled: pending > 0 },
							say("confirm", { move: moveText(move, scene, true, true) }),
						),
					el("button", { type: "button", "data-key": "back" }, say("back")),
				),
			move === null &&
				picker.canGoBack &&
				!this.beside &&
				el("div", { class: "small soft" }, this.soFar(picker.atoms.join(" "), scene)),
			ways.length > 0 && this.list(ways, scene, pictured),
			el("p", { class: "sr" }, say("keys-help")),
		);
		this.wireAll(ways);
	}

	private soFar(move: string, scene: Scene | null): Child {
		const words = (short: boolean): string => say("chosen-so-far", { move: moveText(move, scene, true, short) });
		return unfolding(words(true), words(false));
	}

	/** The board does it all, and nobody wants the list. */
	private get beside(): boolean {
		return this.desk.ownBoard && !this.desk.textMode && !this.open;
	}
	private title(ways: readonly Way[], pictured: boolean): string {
		if (this.desk.several.length) return say("which-move");
		const onBoard =
			pictured && (ways.some((way) => isCell(way.at(-1)?.atom ?? "")) || (this.desk.picker?.cells().length ?? 0) > 0);
		if (this.desk.racing) return say(onBoard ? "race-on-board" : "race-choose");
		return say(onBoard ? "choose-on-board" : "choose-next");
	}

	private wireAll(ways: readonly Way[]): void {
		const folded = this.host.querySelector("details");
		if (folded)
			folded.ontoggle = () => {
				if (this.open === folded.open) return;
				this.open = folded.open;
				this.desk.draw();
			};
		wire(this.host, "confirm", () => this.desk.submit());
		wire(this.host, "back", () => this.desk.back());
		for (const [index, button] of [...this.host.querySelectorAll<HTMLElement>("li button")].entries()) {
			const way = ways[index];
			if (!way) continue;
			button.onclick = () => {
				// who uses the list goes on with it
				this.open = true;
				this.desk.take(way);
			};
			const cell = way.at(-1)?.atom ?? "";
			if (isCell(cell)) {
				button.onfocus = button.onpointerenter = () => this.onHover(cell);
				button.onblur = button.onpointerleave = () => this.onHover(null);
			} else if (isTriple(cell)) {
				button.onfocus = button.onpointerenter = () => this.onPreview(cell);
				button.onblur = button.onpointerleave = () => this.onPreview(null);
			}
		}
	}

	private list(ways: readonly Way[], scene: Scene | null, pictured: boolean): Child {
		const onBoard = pictured && ways.some((way) => isCell(way.at(-1)?.atom ?? ""));
		const few = ways.length <= MOST_OPEN || !onBoard;
		if (this.desk.textMode || (few && !this.desk.ownBoard)) return this.items(ways, scene);
		// what is folded away need not be made
		return el(
			"details",
			{ open: this.open },
			el("summary", { "data-key": "list" }, say("choices-list", { count: ways.length })),
			this.open && this.items(ways, scene),
		);
	}
	private items(ways: readonly Way[], scene: Scene | null): HTMLElement {
		return el(
			"ul",
			{},
			...ways.map((way, index) =>
				el(
					"li",
					{},
					el(
						"button",
						{ type: "button", "data-key": `way-${index}`, title: way.map((branch) => branch.atom).join(" ") },
						...choiceLabel(way, scene),
					),
				),
			),
		);
	}
}
