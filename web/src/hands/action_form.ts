/** The form of an action: everything the pointer does on the board, by keyboard. */

import { maybe, say } from "../i18n/texts";
import { byTouch } from "../platform/touch";
import { AIMS, FIELDS, type Field, MANNERS, type Manner, type Numbers } from "../rules/hand_action";
import { placeName, withCells } from "../rules/place_names";
import { el } from "../ui/dom";
import { nothing, render } from "../ui/render";

export const verbWords = (verb: string): string => maybe(`hand-verb-${verb}`) ?? verb;

interface ActionFormHandlers {
	/** Numbers were typed. */
	set(numbers: Numbers): void;
	/** A preset was chosen: a target or a manner. */
	aim(word: string): void;
	manner(manner: Manner): void;
	/** A die was entered. */
	hold(die: string): void;
	act(): void;
}

export class ActionForm {
	private readonly inputs = new Map<string, HTMLInputElement>();
	private readonly button = el("button", { type: "button", class: "main-button", "data-key": "act" });
	private readonly heldDie = el("p", { class: "small gripped" });
	private built = "";
	/** The manner last chosen: it holds for the next throws, too. */
	private manner: Manner = "";

	constructor(
		private readonly host: HTMLElement,
		private readonly acts: ActionFormHandlers,
	) {
		this.button.addEventListener("click", () => acts.act());
	}

	clear(): void {
		this.built = "";
		render(nothing, this.host);
	}
	/** Build the form of a verb; `farthest`: how far a die may be pulled, in millimetres. */
	build(verb: string, farthest: number): void {
		if (this.built === verb) return;
		this.built = verb;
		this.inputs.clear();
		const fields = FIELDS[verb] ?? [];
		const parts = [
			el("h2", {}, verbWords(verb)),
			el("p", { class: "small soft" }, farthest < 20 ? say("hand-help-draw", { farthest }) : say(`hand-help-${verb}`)),
			...(verb === "throw" || verb === "flick" ? [this.presets()] : []),
			...(verb === "pull" ? [this.which()] : []),
			this.heldDie,
			byTouch() ? "" : el("p", { class: "small soft" }, say("keys-aim")),
			// how many dice is a choice of the game; all other numbers the pointer sets, too
			...fields.filter(({ name }) => name === "count").map((field) => this.field(field)),
			el(
				"details",
				{ class: "numbers", open: verb === "stack" },
				el("summary", {}, say("hand-numbers")),
				...fields.filter(({ name }) => name !== "count").map((field) => this.field(field)),
			),
			this.button,
		];
		render(parts, this.host);
	}
	private field({ name, low, high }: Field): HTMLElement {
		const wide = high - low;
		const input = el("input", {
			type: "number",
			id: `hand-${name}`,
			min: low,
			max: high,
			step: name === "count" ? 1 : wide <= 10 ? 0.01 : wide <= 100 ? 0.5 : 1,
			onchange: () => this.acts.set({ [name]: Number(input.value) }),
			onkeydown: (event) => {
				if ((event as KeyboardEvent).key !== "Enter" || this.button.disabled) return;
				this.acts.set({ [name]: Number(input.value) });
				this.acts.act();
			},
		});
		this.inputs.set(name, input);
		return el("div", { class: "number" }, el("label", { for: input.id }, say(`hand-${name}`)), input);
	}
	/** The field for a die, by its cell or its number. */
	private which(): HTMLElement {
		const input = el("input", {
			type: "text",
			id: "hand-die",
			autocomplete: "off",
			placeholder: placeName("0,3,5"),
			onchange: () => this.acts.hold(withCells(input.value.trim())),
		});
		return el("div", { class: "number" }, el("label", { for: input.id }, say("hand-die")), input);
	}
	private presets(): HTMLElement {
		const manner = el(
			"select",
			{
				"aria-label": say("hand-manner"),
				onchange: () => {
					this.manner = manner.value as Manner;
					this.acts.manner(this.manner);
				},
			},
			...MANNERS.map((one) => el("option", { value: one }, say(`hand-manner-${one || "usual"}`))),
		);
		manner.value = this.manner;
		return el(
			"div",
			{ class: "row", role: "group", "aria-label": say("hand-aim") },
			...Object.keys(AIMS).map((aim) =>
				el(
					"button",
					{ type: "button", "data-key": `aim-${aim}`, onclick: () => this.acts.aim(aim) },
					say(`hand-aim-${aim}`),
				),
			),
			manner,
		);
	}

	/** Show the numbers, the die held, and the label of the button. */
	show(numbers: Numbers, held: string, words: string, able: boolean): void {
		for (const [name, input] of this.inputs)
			if (document.activeElement !== input) input.value = String(Number((numbers[name] ?? 0).toFixed(2)));
		this.heldDie.textContent = held;
		this.button.disabled = !able;
		this.button.textContent = words;
	}
}
