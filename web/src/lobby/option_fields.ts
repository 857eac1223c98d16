/** The fields of a game's options in the set-up form, one kind of field for each kind of option. */

import { say } from "../i18n/texts";
import type { OptionForm } from "../net/protocol";
import { el } from "../ui/dom";
import { inline } from "../ui/markdown";
import { type CatalogueGame, optionName, optionText, phraseName, valueName } from "./catalogue";

/** Options that differ from the standard game. */
export type Chosen = Record<string, string>;
/** Attributes common to all option fields. */
type FieldFacts = {
	readonly id: string;
	readonly onchange: (event: Event) => void;
	readonly "aria-describedby": string;
};

/** A form field for one option. */
export function field(volume: CatalogueGame, option: OptionForm, chosen: Chosen): HTMLElement {
	const id = `option-${option.name}`;
	const words = volume.words.options[option.name];
	const keep = (event: Event): void => {
		const input = event.target as HTMLInputElement;
		input.setCustomValidity?.(objection(option, input.value));
		chosen[option.name] = input.value;
	};
	const about: FieldFacts = { id, onchange: keep, "aria-describedby": `${id}-why` };
	const values = option.kind === "flag" ? ["yes", "no"] : option.words;
	const input =
		option.kind === "phrase"
			? phraseField(volume, option, about)
			: option.kind === "several"
				? severalField(volume, option, about)
				: option.kind === "choice" || option.kind === "flag"
					? el(
							"select",
							about,
							...values.map((value) =>
								el("option", { value, selected: value === option.default }, valueName(volume, option, value)),
							),
						)
					: el("input", {
							...about,
							value: option.default,
							...(option.kind === "number" ? { type: "number", min: option.low, max: option.high } : {}),
						});
	return el(
		"div",
		{ class: "field" },
		option.kind === "several"
			? el("p", { class: "label", id: `${id}-name` }, optionName(volume, option))
			: el("label", { for: option.kind === "phrase" ? `${id}-word` : id }, optionName(volume, option)),
		input,
		el(
			"p",
			{ class: "soft small", id: `${id}-why` },
			...inline(optionText(volume, option)),
			words?.source ? ` · ${say("option-source", { source: words.source })}` : "",
		),
		...(words?.rulings ?? []).map((ruling) =>
			el(
				"details",
				{ class: "small option-ruling" },
				el("summary", {}, ruling.question),
				ruling.book && el("p", {}, say("ruling-book"), " ", ...inline(ruling.book)),
				el("p", {}, say("ruling-decision"), " ", ...inline(ruling.decision)),
			),
		),
	);
}
/** A word with a number, such as `rounds:4`: a select and a number field; a hidden field holds the whole value. */
function phraseField(volume: CatalogueGame, option: OptionForm, about: FieldFacts): HTMLElement {
	const whole = el("input", { ...about, type: "hidden", value: option.default });
	const word = el(
		"select",
		{ id: `${about.id}-word`, "aria-describedby": about["aria-describedby"], onchange: () => change() },
		...Object.keys(option.ranges).map((one) => el("option", { value: one }, phraseName(volume, option, one))),
	);
	const number = el("input", {
		id: `${about.id}-number`,
		type: "number",
		"aria-label": say("phrase-number", { name: optionName(volume, option) }),
		onchange: () => change(),
	});
	const limit = (): void => {
		const [low, high] = option.ranges[word.value] ?? [0, 0];
		number.min = String(low);
		number.max = String(high);
	};
	const change = (): void => {
		limit();
		whole.value = `${word.value}:${number.value}`;
		whole.dispatchEvent(new Event("change", { bubbles: true }));
	};
	const refill = (): void => {
		const [chosen = "", amount = ""] = whole.value.split(":");
		word.value = chosen;
		number.value = amount;
		limit();
	};
	whole.addEventListener("refill", refill);
	refill();
	return el("div", { class: "row phrase" }, whole, word, number);
}
/** Any of several words: a box to tick for each; a hidden field holds them all. */
function severalField(volume: CatalogueGame, option: OptionForm, about: FieldFacts): HTMLElement {
	const whole = el("input", { ...about, type: "hidden", value: option.default });
	const boxes = option.words.map((word) =>
		el("input", {
			type: "checkbox",
			value: word,
			onchange: () => {
				whole.value = boxes
					.filter((box) => box.checked)
					.map((box) => box.value)
					.join(",");
				whole.dispatchEvent(new Event("change", { bubbles: true }));
			},
		}),
	);
	const refill = (): void => {
		for (const box of boxes) box.checked = whole.value.split(",").includes(box.value);
	};
	whole.addEventListener("refill", refill);
	refill();
	return el(
		"div",
		{
			class: "several",
			role: "group",
			"aria-labelledby": `${about.id}-name`,
			"aria-describedby": about["aria-describedby"],
		},
		whole,
		...boxes.map((box) => el("label", {}, box, " ", valueName(volume, option, box.value))),
	);
}
/** The error of a value, as far as the form can tell; empty: none. */
export function objection(option: OptionForm, value: string): string {
	const { low, high } = option;
	const within = (text: string): boolean => /^-?\d+$/.test(text.trim()) && Number(text) >= low && Number(text) <= high;
	if (option.kind === "number" && !within(value)) return say("option-range", { low, high });
	const count = option.default.split(",").length;
	if (option.kind === "numbers" && (value.split(",").length !== count || !value.split(",").every(within)))
		return say("option-numbers", { count, low, high });
	return "";
}
