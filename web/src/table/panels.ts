/** What stands beside the board: the players with their heaps, the dice that were rolled, and the board in words. */

import { withinLevel } from "../i18n/places";
import { say } from "../i18n/texts";
import type { Chair, ChatLine, Die, Heap, Picture, Roll, Scene, Table } from "../net/protocol";
import { cellOf, level } from "../rules/lattice";
import type { Picker } from "../rules/picking";
import { css } from "../ui/colours";
import { dieFace } from "../ui/die_face";
import { type Child, el, fill, svg } from "../ui/dom";
import { chairName, markText, trayWords } from "../ui/sentences";

const swatch = (colour: string): HTMLElement =>
	el("span", { class: "swatch", colour: css(colour), "aria-hidden": "true" });
const holdsDice = (heap: Heap): boolean => Object.values(heap.dice).some((count) => count > 0);

/** `muted` are the seats whose chat this browser does not show. */
export function playersPanel(said: Table, picture: Picture, muted: readonly number[] = []): HTMLElement[] {
	const scores = picture.turn.kind === "over" ? picture.turn.scores : (picture.scene?.scores ?? []);
	return said.chairs.map((chair, seat) => {
		const asked = picture.turn.kind === "choose" && picture.turn.seats.includes(seat);
		const colour = picture.scene?.colours[seat];
		const heaps = (picture.scene?.heaps ?? []).filter((heap) => heap.owner === seat && holdsDice(heap));
		return el(
			"li",
			{ class: asked ? "player asked" : "player", colour: css(colour ?? chair.colour) },
			el(
				"span",
				{ class: "name" },
				asked ? "▶ " : "",
				chairName(chair, seat),
				said.mine.includes(seat) && el("span", { class: "soft small" }, ` (${say("you")})`),
				chair.kind === "person" && !chair.here && el("span", { class: "soft small" }, ` · ${say("away")}`),
				colour && el("span", { class: "soft small" }, ` · ${say(`colour-${colour}`)}`),
				chair.points > 0 &&
					el(
						"span",
						{ class: "won small", title: say("evening-points", { count: chair.points }) },
						` ★${chair.points}`,
					),
			),
			scores[seat] !== undefined &&
				el("span", { class: "points" }, el("span", { class: "sr" }, `${say("score")} `), String(scores[seat])),
			said.mine.length > 0 &&
				chair.kind === "person" &&
				!said.mine.includes(seat) &&
				el(
					"button",
					{
						type: "button",
						class: "quiet mute",
						"data-mute": seat,
						"data-key": `mute-${seat}`,
						"aria-pressed": muted.includes(seat),
						"aria-label": say("mute", { name: chairName(chair, seat) }),
						title: say("mute", { name: chairName(chair, seat) }),
					},
					speaker(muted.includes(seat)),
				),
			chair.left_ms >= 0 && el("span", { class: "small clock", "data-bank": seat, "aria-hidden": "true" }),
			heaps.length > 0 && el("div", { class: "heaps" }, ...heaps.map(heapRow)),
		);
	});
}

function heapRow(heap: Heap): HTMLElement {
	return el(
		"div",
		{ class: "heap" },
		el("span", { class: "soft" }, say(heap.label)),
		...Object.entries(heap.dice)
			.filter(([, count]) => count > 0)
			.map(([colour, count]) =>
				el(
					"span",
					{ title: say(`colour-${colour}`) },
					swatch(colour),
					`${count}`,
					el("span", { class: "sr" }, ` ${say(`colour-${colour}`)}`),
				),
			),
	);
}

/** A loudspeaker, struck out where nobody listens. */
const speaker = (muted: boolean): SVGElement =>
	svg(
		"svg",
		{ viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true" },
		svg("path", { d: "M4 9v6h4l5 4V5L8 9z", fill: "currentColor" }),
		svg("path", {
			d: muted ? "M16 9l5 6M21 9l-5 6" : "M16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12",
			fill: "none",
			stroke: "currentColor",
			"stroke-width": 2,
		}),
	);

export function drawChat(host: HTMLElement, lines: readonly ChatLine[]): void {
	fill(
		host,
		...(lines.length
			? lines.map((line) => el("p", {}, el("b", {}, line.name || say("spectating")), " ", line.text))
			: [el("p", { class: "soft small" }, say("chat-empty"))]),
	);
}

export function rolledPanel(scene: Scene | null, chairs: readonly Chair[]): Child[] {
	const rolls = scene?.rolls ?? [];
	return [
		rolls.length > 0 && el("h2", {}, say("dice-on-table")),
		...rolls.map((roll) =>
			el(
				"div",
				{ class: "rolled" },
				...roll.values.map((value) =>
					el("span", { class: "face", role: "img", "aria-label": String(value) }, dieFace(value)),
				),
				el("span", { class: "soft small" }, rollWords(roll, chairs)),
			),
		),
		...(scene?.heaps ?? []).filter((heap) => heap.owner < 0 && holdsDice(heap)).map(heapRow),
	];
}

/** A table that has no drawing of its own: the dice that lie on it, large, and those that wait beside them. */
export function plainTable(scene: Scene | null, chairs: readonly Chair[]): Child[] {
	const waiting = (scene?.heaps ?? []).filter((heap) => heap.owner < 0 && holdsDice(heap));
	return [
		...(scene?.rolls ?? []).map((roll) =>
			el(
				"figure",
				{ class: "lying" },
				el("figcaption", { class: "soft" }, rollWords(roll, chairs)),
				el(
					"p",
					{ class: "large", role: "img", "aria-label": roll.values.join(" ") },
					...roll.values.map((value) => el("span", { class: "face" }, dieFace(value))),
				),
			),
		),
		waiting.length > 0 && el("div", { class: "waiting-dice" }, ...waiting.map(waitingHeap)),
		!scene?.rolls.length && waiting.length === 0 && el("p", { class: "soft" }, say("plain-table")),
	];
}
/** A heap of the table as one sees it: so many small dice. */
function waitingHeap(heap: Heap): HTMLElement {
	return el(
		"figure",
		{},
		el("figcaption", { class: "soft small" }, say(heap.label)),
		...Object.entries(heap.dice).map(([colour, count]) =>
			el(
				"p",
				{ class: "small-dice", role: "img", "aria-label": `${count} ${say(`colour-${colour}`)}` },
				...Array.from({ length: Math.min(count, 60) }, () => swatch(colour)),
			),
		),
	);
}
/** Who rolled, and what for. */
function rollWords(roll: Roll, chairs: readonly Chair[]): string {
	const chair = chairs[roll.by];
	return [chair && chairName(chair, roll.by), (!chair || roll.label !== "roll") && say(roll.label)]
		.filter(Boolean)
		.join(" · ");
}

/** The pyramid in words, from the top down. */
export function textBoard(scene: Scene | null): Child[] {
	const dice = scene?.dice ?? [];
	const levels = [...new Set(dice.map((die) => level(cellOf(die.cell))))].sort((a, b) => b - a);
	const words = (die: Die): string => {
		const colour = say(`colour-${die.colour}`);
		const seen = die.triple ? say("cell-die-numbers", { colour, triple: die.triple }) : say("cell-die", { colour });
		return die.mark ? `${seen} · ${markText(die.mark)}` : seen;
	};
	return [
		el("h2", { class: "sr" }, say("board-as-text")),
		dice.length === 0 && el("p", {}, say("board-empty")),
		...levels.flatMap((height) => [
			el("h3", {}, say("level", { level: height })),
			el(
				"ul",
				{},
				...dice
					.filter((die) => level(cellOf(die.cell)) === height)
					.map((die) =>
						el(
							"li",
							{},
							swatch(die.colour),
							`${withinLevel(die.cell)}: ${words(die)}`,
							scene?.last.includes(die.cell) ? ` · ${say("last-move")}` : "",
						),
					),
			),
		]),
	];
}

interface Tray {
	readonly owner: number;
	/** "block": one layer; "cube": several. */
	readonly kind: string;
	readonly dice: readonly { readonly name: string; readonly at: readonly [number, number, number] }[];
}
/** Dice beside the plate that keep their places, layer by layer, the upper ones first. */
export function traysPanel(scene: Scene | null, picker: Picker | null, chairs: readonly Chair[]): Child[] {
	const trays = (scene?.extra.trays ?? []) as readonly Tray[];
	const offered = new Set((picker?.next ?? []).map((branch) => branch.atom));
	const picked = new Set(picker?.atoms ?? []);
	return trays.map((tray) => {
		const mine = picker?.seat === tray.owner;
		const colour = css(scene?.colours[tray.owner] ?? "ivory");
		const layers = [...new Set(tray.dice.map((die) => die.at[2]))].sort((a, b) => b - a);
		const chair = chairs[tray.owner];
		const shown = layers.map((layer) => {
			const dice = tray.dice.filter((die) => die.at[2] === layer);
			const rows = Math.max(...dice.map((die) => die.at[0])) + 1;
			const columns = Math.max(...dice.map((die) => die.at[1])) + 1;
			// a layer in which something may be taken is as large as fingers are
			const open = mine && dice.some((die) => offered.has(die.name));
			return el(
				"div",
				{ class: open ? "tray-layer open" : "tray-layer" },
				...Array.from({ length: rows }, (_, row) =>
					el(
						"div",
						{ class: "tray-row" },
						...Array.from({ length: columns }, (_, column) => {
							const die = dice.find((one) => one.at[0] === row && one.at[1] === column);
							if (!die) return el("span", { class: "tray-gap" });
							if (picked.has(die.name) && mine) return el("span", { class: "tray-die picked", colour });
							if (!mine || !offered.has(die.name)) return el("span", { class: "tray-die", colour });
							return el("button", {
								type: "button",
								class: "tray-die",
								colour,
								"data-tray": die.name,
								"data-key": `tray-${die.name}`,
								"aria-label": trayWords(die.name),
							});
						}),
					),
				),
			);
		});
		return el(
			"div",
			{ class: mine ? "tray" : "tray other" },
			el("span", { class: "soft small" }, chair ? chairName(chair, tray.owner) : ""),
			...shown,
		);
	});
}
