/** The triangle of tactics, chance and skill: a dot per game, for pointer, touch and arrow keys. */

import { say } from "../i18n/texts";
import { type Child, el, svg } from "../ui/dom";

export interface TriangleShares {
	readonly tactics: number;
	readonly chance: number;
	readonly skill: number;
	readonly measured?: boolean;
	/** Measured in a few games only. */
	readonly rough?: boolean;
}
interface Dot {
	readonly key: string;
	readonly title: string;
	readonly place: TriangleShares;
}
interface TrianglePoint {
	readonly x: number;
	readonly y: number;
}
const TRIANGLE_CORNERS = ["tactics", "chance", "skill"] as const;
const TRIANGLE_SIDE = 300;
const TRIANGLE_HEIGHT = (TRIANGLE_SIDE * Math.sqrt(3)) / 2;
const TRIANGLE_LEFT = 40;
const TOP = 34;
const RADIUS = 6.5;
/** As it is printed on the games: chance at the top, tactics on the left, skill on the right. */
const AT: Readonly<Record<(typeof TRIANGLE_CORNERS)[number], TrianglePoint>> = {
	tactics: { x: TRIANGLE_LEFT, y: TOP + TRIANGLE_HEIGHT },
	chance: { x: TRIANGLE_LEFT + TRIANGLE_SIDE / 2, y: TOP },
	skill: { x: TRIANGLE_LEFT + TRIANGLE_SIDE, y: TOP + TRIANGLE_HEIGHT },
};

export function pointOf(place: TriangleShares): TrianglePoint {
	return {
		x: place.tactics * AT.tactics.x + place.chance * AT.chance.x + place.skill * AT.skill.x,
		y: place.tactics * AT.tactics.y + place.chance * AT.chance.y + place.skill * AT.skill.y,
	};
}
/** The shares at a point; points outside move to the nearest side. */
export function sharesAt({ x, y }: TrianglePoint): TriangleShares {
	const chance = 1 - (y - TOP) / TRIANGLE_HEIGHT;
	const skill = (x - TRIANGLE_LEFT) / TRIANGLE_SIDE - chance / 2;
	const parts = [1 - chance - skill, chance, skill].map((part) => Math.max(0, part));
	const whole = parts.reduce((sum, part) => sum + part, 0) || 1;
	const [t = 0, c = 0, s = 0] = parts.map((part) => part / whole);
	return { tactics: t, chance: c, skill: s };
}
export const apart = (a: TriangleShares, b: TriangleShares): number =>
	Math.hypot(pointOf(a).x - pointOf(b).x, pointOf(a).y - pointOf(b).y);

/** Move overlapping dots apart, deterministically. */
export function spread(points: readonly TrianglePoint[], room = 2 * RADIUS + 1.5): TrianglePoint[] {
	const now = points.map(({ x, y }, i) => ({ x: x + Math.cos(i * 2.4) * 0.1, y: y + Math.sin(i * 2.4) * 0.1 }));
	for (let round = 0; round < 120; round++) {
		let moved = false;
		for (const [i, a] of now.entries())
			for (const b of now.slice(i + 1)) {
				const far = Math.hypot(b.x - a.x, b.y - a.y) || 1e-6;
				if (far >= room) continue;
				const push = (room - far) / 2 / far;
				const [dx, dy] = [(b.x - a.x) * push, (b.y - a.y) * push];
				a.x -= dx;
				a.y -= dy;
				b.x += dx;
				b.y += dy;
				moved = true;
			}
		for (const [i, a] of now.entries()) {
			const kept = pointOf(sharesAt(a));
			now[i] = { x: kept.x, y: kept.y };
		}
		if (!moved) break;
	}
	return now;
}

const percent = (share: number): number => Math.round(100 * share);
const shares = (place: TriangleShares): { tactics: number; chance: number; skill: number } => ({
	tactics: percent(place.tactics),
	chance: percent(place.chance),
	skill: percent(place.skill),
});
const sure = (place: TriangleShares): boolean => place.measured === true && place.rough !== true;
const dotText = (dot: Dot): string =>
	say("triangle-spot", { title: dot.title, ...shares(dot.place) }) +
	(sure(dot.place) ? "" : ` (${say(dot.place.measured ? "triangle-rough" : "triangle-guessed")})`);
export const filterText = (place: TriangleShares): string => say("triangle-wish", shares(place));

interface TriangleHandlers {
	/** A dot was chosen. */
	choose(key: string): void;
	/** A place was tapped; null: the filter was cleared. */
	near(place: TriangleShares | null): void;
}

export class Triangle {
	readonly host: HTMLElement;
	private readonly drawing: SVGElement;
	private readonly caption = el("p", { class: "triangle-caption", "aria-hidden": "true" }, "\u00a0");
	private readonly wanted = svg("path", { class: "wanted", d: "M-9 0H9M0-9V9", visibility: "hidden" });
	private readonly spots: ReadonlyMap<string, TrianglePoint>;
	private readonly marks = new Map<string, SVGElement>();

	constructor(
		private readonly dots: readonly Dot[],
		private readonly handlers: TriangleHandlers,
	) {
		const points = spread(dots.map((dot) => pointOf(dot.place)));
		this.spots = new Map(dots.map((dot, i) => [dot.key, points[i] as TrianglePoint]));
		const field = svg("polygon", {
			class: "field-of-triangle",
			points: TRIANGLE_CORNERS.map((corner) => `${AT[corner].x},${AT[corner].y}`).join(" "),
		});
		this.drawing = svg(
			"svg",
			{
				viewBox: `0 0 ${TRIANGLE_SIDE + 2 * TRIANGLE_LEFT} ${TRIANGLE_HEIGHT + TOP + 34}`,
				role: "group",
				"aria-label": say("triangle-title"),
				class: "triangle",
			},
			field,
			...TRIANGLE_CORNERS.map((corner) => cornerName(corner)),
			this.wanted,
			...dots.map((dot, i) => this.dot(dot, i === 0)),
		);
		this.drawing.addEventListener("click", (event) => this.tap(event as MouseEvent));
		this.drawing.addEventListener("keydown", (event) => this.walk(event as KeyboardEvent));
		this.host = el(
			"div",
			{ class: "triangle-box" },
			el("p", { class: "small soft" }, say("triangle-help")),
			this.drawing,
			this.caption,
			el(
				"div",
				{ class: "row corners" },
				...TRIANGLE_CORNERS.map((corner) =>
					el(
						"button",
						{ type: "button", "data-corner": corner, onclick: () => this.want(cornerPlace(corner)) },
						say("triangle-most", { corner: say(`triangle-${corner}`) }),
					),
				),
			),
			...this.legend(),
		);
	}

	/** The games shown now; other dots fade. */
	show(keys: ReadonlySet<string>): void {
		for (const [key, mark] of this.marks) mark.classList.toggle("pale", !keys.has(key));
	}
	/** Mark the chosen place. */
	want(place: TriangleShares | null): void {
		const point = place && pointOf(place);
		this.wanted.setAttribute("visibility", point ? "visible" : "hidden");
		if (point) this.wanted.setAttribute("transform", `translate(${point.x} ${point.y})`);
		this.handlers.near(place);
	}

	private legend(): Child[] {
		return [
			this.dots.some((dot) => sure(dot.place)) &&
				el("p", { class: "small soft" }, "● ", say("triangle-legend-measured")),
			this.dots.some((dot) => dot.place.measured && !sure(dot.place)) &&
				el("p", { class: "small soft" }, "◍ ", say("triangle-legend-rough")),
			this.dots.some((dot) => !dot.place.measured) &&
				el("p", { class: "small soft" }, "○ ", say("triangle-legend-guessed")),
			el(
				"details",
				{},
				el("summary", {}, say("triangle-list")),
				el(
					"ul",
					{ class: "dot-list" },
					...this.dots.map((dot) =>
						el("li", {}, el("button", { type: "button", onclick: () => this.handlers.choose(dot.key) }, dotText(dot))),
					),
				),
			),
		];
	}

	private dot(dot: Dot, first: boolean): SVGElement {
		const { x, y } = this.spots.get(dot.key) as TrianglePoint;
		const mark = svg(
			"g",
			{
				class: sure(dot.place) ? "dot" : dot.place.measured ? "dot rough" : "dot hollow",
				role: "button",
				tabindex: first ? 0 : -1,
				"data-dot": dot.key,
				"aria-label": dotText(dot),
				transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
			},
			svg("circle", { class: "reach", r: 12 }),
			svg("circle", { class: "point", r: RADIUS }),
		);
		mark.addEventListener("pointerenter", () => this.name(dot));
		mark.addEventListener("pointerleave", () => this.name(null));
		mark.addEventListener("focus", () => this.name(dot));
		mark.addEventListener("blur", () => this.name(null));
		this.marks.set(dot.key, mark);
		return mark;
	}
	private name(dot: Dot | null): void {
		this.caption.textContent = dot ? dotText(dot) : "\u00a0";
	}

	private tap(event: MouseEvent): void {
		const key = (event.target as Element).closest<SVGElement>("[data-dot]")?.dataset.dot;
		if (key) {
			this.handlers.choose(key);
			return;
		}
		const box = this.drawing.getBoundingClientRect();
		const scale = (TRIANGLE_SIDE + 2 * TRIANGLE_LEFT) / box.width;
		this.want(sharesAt({ x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }));
	}
	/** Arrow keys go to the nearest dot in their direction. */
	private walk(event: KeyboardEvent): void {
		const now = (event.target as Element).closest<SVGElement>("[data-dot]")?.dataset.dot;
		const from = now === undefined ? undefined : this.spots.get(now);
		if (now === undefined || !from) return;
		if (event.key === "Enter" || event.key === " ") {
			event.preventDefault();
			this.handlers.choose(now);
			return;
		}
		const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
		if (!way) return;
		event.preventDefault();
		const [ux = 0, uy = 0] = way;
		let best = "";
		let least = Number.POSITIVE_INFINITY;
		for (const [key, { x, y }] of this.spots) {
			const along = (x - from.x) * ux + (y - from.y) * uy;
			const aside = Math.abs((x - from.x) * uy) + Math.abs((y - from.y) * ux);
			if (key === now || along <= 0.5 || this.marks.get(key)?.classList.contains("pale")) continue;
			if (along + 2 * aside < least) [best, least] = [key, along + 2 * aside];
		}
		const next = this.marks.get(best);
		if (!next) return;
		this.marks.get(now)?.setAttribute("tabindex", "-1");
		next.setAttribute("tabindex", "0");
		next.focus();
	}
}

const cornerPlace = (corner: string): TriangleShares => ({
	tactics: corner === "tactics" ? 1 : 0,
	chance: corner === "chance" ? 1 : 0,
	skill: corner === "skill" ? 1 : 0,
});
function cornerName(corner: (typeof TRIANGLE_CORNERS)[number]): SVGElement {
	const { x, y } = AT[corner];
	const name = svg("text", {
		class: "corner",
		x: corner === "tactics" ? x - 34 : corner === "skill" ? x + 34 : x,
		y: corner === "chance" ? y - 12 : y + 24,
		"text-anchor": corner === "chance" ? "middle" : corner === "tactics" ? "start" : "end",
	});
	name.textContent = say(`triangle-${corner}`);
	return name;
}
