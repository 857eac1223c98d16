/** What stands beside the board: the players with their heaps, the dice that were rolled, and the board in words. */
import { css } from "./colours";
import { type Child, el } from "./dom";
import { cellOf, level } from "./lattice";
import { USUAL_LEVEL } from "./levels";
import type { Picker } from "./picking";
import type { Chair, Die, Heap, Picture, Scene, Table } from "./protocol";
import { qrCode } from "./qr";
import { chairName, markText } from "./telling";
import { say } from "./texts";

const FACES = ["", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

const swatch = (colour: string): HTMLElement =>
	el("span", { class: "swatch", colour: css(colour), "aria-hidden": "true" });
const holdsDice = (heap: Heap): boolean => Object.values(heap.dice).some((count) => count > 0);

export function playersPanel(said: Table, picture: Picture): HTMLElement[] {
	const scores = picture.turn.kind === "over" ? picture.turn.scores : (picture.scene?.scores ?? []);
	return said.chairs.map((chair, seat) => {
		const asked = picture.turn.kind === "choose" && picture.turn.seats.includes(seat);
		const colour = picture.scene?.colours[seat];
		const heaps = (picture.scene?.heaps ?? []).filter((heap) => heap.owner === seat && holdsDice(heap));
		return el(
			"li",
			{ class: asked ? "player asked" : "player", ...(colour ? { colour: css(colour) } : {}) },
			el(
				"span",
				{ class: "name" },
				asked ? "▶ " : "",
				chairName(chair, seat),
				said.mine.includes(seat) && el("span", { class: "soft small" }, ` (${say("you")})`),
				chair.kind === "person" && !chair.here && el("span", { class: "soft small" }, ` · ${say("away")}`),
				colour && el("span", { class: "soft small" }, ` · ${say(`colour-${colour}`)}`),
			),
			scores[seat] !== undefined &&
				el("span", { class: "points" }, el("span", { class: "sr" }, `${say("score")} `), String(scores[seat])),
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

export function rolledPanel(scene: Scene | null, chairs: readonly Chair[]): Child[] {
	const rolls = scene?.rolls ?? [];
	return [
		rolls.length > 0 && el("h2", {}, say("dice-on-table")),
		...rolls.map((roll) => {
			const chair = chairs[roll.by];
			return el(
				"div",
				{ class: "rolled" },
				...roll.values.map((value) =>
					el("span", { class: "face", role: "img", "aria-label": String(value) }, FACES[value] ?? String(value)),
				),
				el("span", { class: "soft small" }, chair ? chairName(chair, roll.by) : say(roll.label)),
			);
		}),
		...(scene?.heaps ?? []).filter((heap) => heap.owner < 0 && holdsDice(heap)).map(heapRow),
	];
}

/** A table that has no drawing of its own: the dice that lie on it, large. */
export function plainTable(scene: Scene | null): Child[] {
	return [
		...(scene?.rolls ?? []).map((roll) =>
			el(
				"p",
				{ class: "large", "aria-hidden": "true" },
				...roll.values.map((value) => el("span", { class: "face" }, FACES[value] ?? String(value))),
			),
		),
		el("p", { class: "soft" }, say("plain-table")),
	];
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
							`${die.cell} ${words(die)}`,
							scene?.last.includes(die.cell) ? ` · ${say("last-move")}` : "",
						),
					),
			),
		]),
	];
}

/** While not everybody is here: the link, the open seats, and the start. */
export function waitingPanel(said: Table, link: string, name: string): HTMLElement {
	const open = said.chairs.some((chair) => chair.kind === "open");
	const seated = said.mine.length > 0;
	return el(
		"div",
		{ class: "notice" },
		el("h2", {}, say("waiting-title")),
		open && el("p", { class: "small" }, say("waiting-link")),
		open &&
			el(
				"div",
				{ class: "link-box" },
				el("input", { readonly: true, value: link, "aria-label": say("waiting-link") }),
				el("button", { type: "button", "data-key": "copy" }, say("copy-link")),
			),
		open && el("details", { class: "small" }, el("summary", {}, say("qr-show")), qrCode(link)),
		...said.chairs.map((chair, seat) =>
			chair.kind === "open"
				? el(
						"div",
						{ class: "row" },
						el("span", { class: "grow" }, say("seat-label", { seat: seat + 1 })),
						seated
							? el(
									"button",
									{ type: "button", "data-key": `bot-${seat}` },
									say("let-bot-sit", { bot: say(`bot-${USUAL_LEVEL}`) }),
								)
							: el("button", { type: "button", class: "main-button", "data-key": `sit-${seat}` }, say("sit-here")),
					)
				: null,
		),
		!seated &&
			el(
				"div",
				{ class: "field" },
				el("label", { for: "my-name" }, say("your-name")),
				el("input", { id: "my-name", maxlength: 24, value: name }),
			),
		seated && el("button", { type: "button", class: "main-button", "data-key": "start", disabled: open }, say("start")),
	);
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
			return el(
				"div",
				{ class: "tray-layer" },
				...Array.from({ length: rows }, (_, row) =>
					el(
						"div",
						{ class: "tray-row" },
						...Array.from({ length: columns }, (_, column) => {
							const die = dice.find((one) => one.at[0] === row && one.at[1] === column);
							if (!die) return el("span", { class: "tray-gap" });
							if (!mine) return el("span", { class: "tray-die", colour });
							return el("button", {
								type: "button",
								class: "tray-die",
								colour,
								"data-tray": die.name,
								"data-key": `tray-${die.name}`,
								"aria-label": die.name,
								"aria-pressed": picked.has(die.name),
								disabled: !offered.has(die.name),
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
