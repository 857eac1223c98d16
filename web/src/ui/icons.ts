/** Icons for buttons, drawn as SVG so that they look alike on every system. */
import { el, svg } from "./dom";

/** The plate from above, a side towards the viewer. */
const LEFT_CORNER = [2.5, 19.5] as const;
const RIGHT_CORNER = [21.5, 19.5] as const;
const FAR_CORNER = [12, 4] as const;

const path = (d: string, fill = "none"): SVGElement =>
	svg("path", {
		d,
		fill,
		stroke: "currentColor",
		"stroke-width": 2,
		"stroke-linejoin": "round",
		"stroke-linecap": "round",
	});
const line = (a: readonly [number, number], b: readonly [number, number]): SVGElement =>
	svg("line", {
		x1: a[0],
		y1: a[1],
		x2: b[0],
		y2: b[1],
		stroke: "var(--accent)",
		"stroke-width": 4.5,
		"stroke-linecap": "round",
	});
const plate = (): SVGElement => path(`M${LEFT_CORNER}L${RIGHT_CORNER}L${FAR_CORNER}Z`);
const icon = (...parts: SVGElement[]): SVGElement =>
	svg("svg", { viewBox: "0 0 24 24", width: 22, height: 22, class: "icon", "aria-hidden": "true" }, ...parts);

/** A side of the plate, as seen by the viewer. */
type Edge = "near" | "left" | "right";
const EDGES = {
	near: [LEFT_CORNER, RIGHT_CORNER],
	left: [LEFT_CORNER, FAR_CORNER],
	right: [RIGHT_CORNER, FAR_CORNER],
} as const;

export const icons = {
	home: (): SVGElement => icon(path("M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10M10 19.5v-5h4v5")),
	find: (): SVGElement => icon(path("M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21")),
	top: (): SVGElement => icon(plate(), svg("circle", { cx: 12, cy: 14.5, r: 3, fill: "var(--accent)" })),
	side: (edge: Edge): SVGElement => icon(plate(), line(EDGES[edge][0], EDGES[edge][1])),
	hints: (): SVGElement => icon(path("M9 17.5a6.2 6.2 0 1 1 6 0V20H9zM10 22.5h4")),
	free: (): SVGElement =>
		icon(
			path("M12 3.5 20 8v8l-8 4.5L4 16V8zM4 8l8 4.5L20 8M12 12.5v8"),
			svg("circle", { cx: 12, cy: 7.8, r: 1.8, fill: "var(--accent)" }),
		),
	tap: (): SVGElement =>
		icon(
			path(
				"M9.5 12.5V6a1.6 1.6 0 0 1 3.2 0v5l4.6.9a2 2 0 0 1 1.6 2.3l-.9 4.3a3 3 0 0 1-2.9 2.4h-3.4a3 3 0 0 1-2.3-1L5.6 15.5a1.6 1.6 0 0 1 2.3-2.2z",
			),
		),
	"slope-home": (): SVGElement =>
		icon(path("M6 21 9 3h6l3 18z"), svg("circle", { cx: 12, cy: 17.5, r: 2.6, fill: "var(--accent)" })),
	"slope-top": (): SVGElement => icon(path("M7 3h10v18H7zM7 9h10M7 15h10")),
	"slope-end": (): SVGElement =>
		icon(path("M9 21 6 3h12l-3 18z"), svg("circle", { cx: 12, cy: 6.8, r: 2.6, fill: "var(--accent)" })),
	again: (): SVGElement => icon(path("M19 12a7 7 0 1 1-2.2-5.1M19 3.5V8h-4.5")),
	back: (): SVGElement => icon(path("M9 5 4 10l5 5M4.5 10H14a6 6 0 0 1 0 12h-3")),
	more: (): SVGElement => icon(path("M4 6.5h16M4 12h16M4 17.5h16")),
	views: (): SVGElement =>
		icon(
			path("M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"),
			svg("circle", { cx: 12, cy: 12, r: 3, fill: "var(--accent)" }),
		),
	log: (): SVGElement => icon(path("M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4")),
	chat: (): SVGElement => icon(path("M3.5 4.5h17v11.5h-9L7 20.5V16H3.5z")),
	sound: (): SVGElement => icon(path("M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11")),
	silent: (): SVGElement => icon(path("M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5")),
	fast: (): SVGElement => icon(path("M13 2.5 5 14h6l-1 7.5L19 9.5h-6.5z")),
} as const;

/** An icon shown where there is no room for its word. */
export const iconed = (sign: SVGElement, word: string): HTMLElement[] => [
	el("span", { class: "sign" }, sign),
	el("span", { class: "wide" }, word),
];
