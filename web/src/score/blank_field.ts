/** One blank of a form: a few words to tap, a list of many, a pyramid for places, or a number. */

import { cellOf, cellsOfPyramid, isCell, key, level } from "../rules/lattice";
import { placeName } from "../rules/place_names";
import { spot } from "../rules/tally";
import { css } from "../ui/colours";
import { el, svg } from "../ui/dom";
import type { Blank } from "./score_form";

const FEW = 8;
let made = 0;

export function blankField(
	blank: Blank,
	dice: Readonly<Record<string, string>>,
	changed: (word: string) => void,
): HTMLElement {
	made += 1;
	const id = `blank-${made}`;
	if (blank.choices.length === 0) return numberField(blank, id, changed);
	if (blank.choices.every(({ word }) => isCell(word))) return placeField(blank, id, dice, changed);
	return blank.choices.length <= FEW ? fewField(blank, id, changed) : manyField(blank, id, changed);
}

function numberField(blank: Blank, id: string, changed: (word: string) => void): HTMLElement {
	const input = el("input", {
		id,
		type: "number",
		inputmode: blank.decimals ? "decimal" : "numeric",
		min: blank.least,
		max: blank.most,
		step: blank.decimals ? "any" : 1,
		value: blank.value,
		oninput: () => changed(input.value),
	});
	return el("div", { class: "score-blank" }, el("label", { for: id }, blank.label), input);
}

/** Words to tap; what is tapped again is taken back where it need not be there. */
function fewField(blank: Blank, id: string, changed: (word: string) => void): HTMLElement {
	let last = blank.value;
	return el(
		"fieldset",
		{ class: "score-blank score-few" },
		el("legend", {}, blank.label),
		...blank.choices.map(({ word, label }) => {
			const input: HTMLInputElement = el("input", {
				type: "radio",
				name: id,
				value: word,
				class: "sr",
				checked: word === blank.value,
				onclick: () => {
					if (last === word && blank.optional) input.checked = false;
					last = input.checked ? word : "";
					changed(last);
				},
			});
			return el("label", {}, input, el("span", {}, label));
		}),
	);
}

function manyField(blank: Blank, id: string, changed: (word: string) => void): HTMLElement {
	const select = el(
		"select",
		{ id, onchange: () => changed(select.value) },
		el("option", { value: "" }, "–"),
		...blank.choices.map(({ word, label }) => el("option", { value: word, selected: word === blank.value }, label)),
	);
	return el("div", { class: "score-blank" }, el("label", { for: id }, blank.label), select);
}

/** The pyramid from above: the dice that lie there, and the places that can be meant; the list beside it names the same. */
function placeField(
	blank: Blank,
	id: string,
	dice: Readonly<Record<string, string>>,
	changed: (word: string) => void,
): HTMLElement {
	const meant = new Set(blank.choices.map(({ word }) => word));
	const named = blank.choices.map(({ word, label }) => ({
		word,
		label: label === word ? placeName(word) : `${label} · ${placeName(word)}`,
	}));
	const list = manyField({ ...blank, choices: named }, id, (word) => choose(word));
	const select = list.querySelector("select") as HTMLSelectElement;
	const spots = cellsOfPyramid()
		.filter((cell) => meant.has(key(cell)) || key(cell) in dice)
		.sort((a, b) => level(a) - level(b))
		.map((cell) => {
			const { x, y } = spot(cellOf(key(cell)), 0);
			const colour = dice[key(cell)];
			const drawn = svg("circle", {
				cx: x.toFixed(2),
				cy: y.toFixed(2),
				r: 0.62,
				"data-cell": key(cell),
				class: `${meant.has(key(cell)) ? "meant" : "there"}${colour ? "" : " empty"}`,
			});
			if (colour) drawn.style.setProperty("--colour", css(colour));
			if (meant.has(key(cell))) drawn.addEventListener("click", () => choose(key(cell)));
			return drawn;
		});
	const choose = (word: string): void => {
		select.value = word;
		for (const one of spots) one.classList.toggle("chosen", one.getAttribute("data-cell") === word);
		changed(word);
	};
	list.classList.add("score-place");
	list.append(svg("svg", { viewBox: "-8.2 -9.4 16.4 14.8", class: "score-places", "aria-hidden": "true" }, ...spots));
	return list;
}
