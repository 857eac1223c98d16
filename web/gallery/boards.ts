/** The boards that are no pyramid: the slope of Tumblin-Dice, the map of Dice Trip. */
import "../src/ui/tokens.css";
import "../src/ui/base.css";
import "../src/games/games.css";
import "../src/games/trays.css";
import { drawnMap } from "../src/games/dice_trip/map";
import { SlopeScene } from "../src/games/tumblin_dice/scene";
import type { BoardShape } from "../src/net/protocol";
import type { Trip } from "../src/rules/dice_trip";
import { placedOf } from "../src/scene3d/poses";
import type { Quality } from "../src/scene3d/viewport";
import { el } from "../src/ui/dom";
import { render } from "../src/ui/render";
import boards from "./boards.json";

/** What pictures ask of a view, whatever draws it. */
export interface Shown {
	readonly renderer: { readonly info: { readonly render: { readonly frame: number } } };
	readonly ratio: number;
	readonly still: number;
}
/** A page without frames, drawn once. */
const PAPER: Shown = { renderer: { info: { render: { frame: 1 } } }, ratio: 1, still: 1 };

/** The dice whose names begin with `without` are left out. */
export function slope(host: HTMLElement, quality: Quality, without: string | null): SlopeScene {
	const { shape, dice } = boards.slope;
	const view = new SlopeScene(host, shape as unknown as BoardShape, 6, quality);
	view.show(
		dice
			.filter(({ die }) => without === null || !die.startsWith(without))
			.map(({ die, pose }) => placedOf(die, die.startsWith("A") ? "red" : "black", pose)),
	);
	return view;
}

/** The city `without` is left out, with its roads. */
export function trip(host: HTMLElement, without: string | null): Shown {
	const all = boards.trip as unknown as Trip;
	const map = {
		...all.map,
		cities: all.map.cities.filter(({ id }) => id !== without),
		links: all.map.links.filter((link) => !without || !link.includes(without)),
	};
	const paper = el("div", { class: "trip-map" });
	host.append(el("div", { class: "trip", style: "box-sizing:border-box;height:100%;background:var(--felt)" }, paper));
	const sheet = all.sheets[0];
	if (sheet) render(drawnMap({ ...all, map }, sheet, [], [], ""), paper);
	return PAPER;
}
