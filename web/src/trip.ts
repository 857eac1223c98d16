/** The Dice Trip table: a map to write into, four dice to make numbers of. */
import { type City, entriesOf, named, type Sheet, type Trip, tripOf, usedDice } from "./chart";
import { css, inkOf } from "./colours";
import { type Child, el, fill, svg } from "./dom";
import type { Ground, Sight, Wishes } from "./ground";
import type { Branch } from "./protocol";
import { chairName } from "./telling";
import { say } from "./texts";

const SIGNS: Readonly<Record<string, string>> = { square: "■", disc: "●", triangle: "▲", star: "★" };
const ZONES = ["#e9c46a", "#7fb8d6", "#94c48b", "#d59bc0", "#c9a27e", "#a8a5d8"];
const UNIT = 1000;
const EDGE = 75;
const R = 36;

export const make = (wishes: Wishes): Ground => new TripGround(wishes);

class TripGround implements Ground {
	readonly host = el("div", { class: "trip" });
	readonly panel = el("section", { class: "trip-panel", "aria-label": say("trip-score") });
	private readonly hand = el("div", { class: "trip-hand" });
	private readonly map = el("div", { class: "trip-map" });
	private readonly tabs = el("div", { class: "row trip-tabs", role: "group", "aria-label": say("trip-sheets") });
	private sight: Sight | null = null;
	/** Whose sheet is looked at; -1: my own. */
	private looked = -1;
	/** The die tapped for the tens. */
	private half = "";
	private twice = false;

	constructor(private readonly wishes: Wishes) {
		this.host.append(this.hand, this.tabs, this.map);
		this.hand.addEventListener("click", (event) => this.onHand(event));
		this.map.addEventListener("click", (event) => {
			const city = (event.target as Element).closest<HTMLElement>("[data-city]")?.dataset.city;
			if (city) this.onCity(city);
		});
		this.tabs.addEventListener("click", (event) => {
			const button = (event.target as Element).closest<HTMLElement>("[data-sheet]");
			if (button) this.looked = Number(button.dataset.sheet);
			if ((event.target as Element).closest("[data-print]")) print();
			this.wishes.redraw();
		});
	}

	async play(): Promise<void> {
		this.half = "";
		this.twice = false;
		this.looked = -1;
	}

	show(sight: Sight): void {
		this.sight = sight;
		const trip = tripOf(sight.scene);
		const mine = Math.max(0, sight.picture.eye);
		const seat = this.looked >= 0 ? this.looked : mine;
		const sheet = trip.sheets[seat];
		if (!sheet) return;
		fill(this.hand, ...this.handParts(trip));
		fill(this.tabs, ...this.tabParts(sight, trip, seat));
		const writing = seat === mine ? this.entries(trip) : [];
		if (sight.textMode) fill(this.map, ...textMap(trip, sheet));
		else fill(this.map, drawnMap(trip, sheet, writing, seat === mine ? this.cities() : [], this.label(trip, sheet)));
		fill(this.panel, scoreTable(sheet), tracker(sheet));
	}

	// --- what may be picked

	private get rerolling(): boolean {
		return this.sight?.picker?.root.some((branch) => branch.atom === "keep") ?? false;
	}
	/** The pairs (or the cross) that may come next, each with the way that leads to it. */
	private pairs(): Map<string, Branch[]> {
		const picker = this.sight?.picker;
		const found = new Map<string, Branch[]>();
		if (!picker || this.rerolling || this.sight?.busy) return found;
		if (picker.atoms.length === 0) {
			const verb = picker.root.find((branch) => branch.atom === (this.twice ? "twice" : "write"));
			for (const branch of verb?.more ?? []) found.set(branch.atom, [verb as Branch, branch]);
		} else if (picker.atoms.length % 2 === 1) for (const branch of picker.next ?? []) found.set(branch.atom, [branch]);
		return found;
	}
	private cities(): string[] {
		const picker = this.sight?.picker;
		if (!picker || this.rerolling || picker.atoms.length % 2 === 1 || picker.atoms.length === 0) return [];
		return (picker.next ?? []).map((branch) => branch.atom);
	}
	private entries(trip: Trip): ReturnType<typeof entriesOf> {
		const picker = this.sight?.picker;
		return picker && !this.rerolling ? entriesOf(picker.atoms, trip) : [];
	}

	private onHand(event: Event): void {
		const button = (event.target as Element).closest<HTMLElement>("button");
		const picker = this.sight?.picker;
		if (!button || !picker) return;
		const { die, act } = button.dataset;
		if (die && this.rerolling) this.toggle(die);
		else if (die) this.tapDie(die);
		else if (act === "cross") this.takePair("cross");
		else if (act === "confirm") this.wishes.submit();
		else if (act === "back") {
			if (this.half) this.half = "";
			else this.wishes.back();
			this.wishes.redraw();
		} else if (act === "twice") {
			this.twice = !this.twice;
			this.half = "";
			this.wishes.restart();
		} else if (act === "keep") {
			this.wishes.restart();
			const keep = picker.root.find((branch) => branch.atom === "keep");
			if (keep) this.wishes.take([keep]);
			this.wishes.submit();
		}
	}
	private tapDie(letter: string): void {
		// a number without its city yet: another one is wanted instead
		if (this.cities().length > 0) this.wishes.back();
		if (this.half === letter) this.half = "";
		else if (this.half && this.pairs().has(this.half + letter)) {
			this.takePair(this.half + letter);
			return;
		} else this.half = letter;
		this.wishes.redraw();
	}
	private takePair(pair: string): void {
		if (this.cities().length > 0) this.wishes.back();
		const way = this.pairs().get(pair);
		this.half = "";
		if (way) this.wishes.take(way);
	}
	private toggle(letter: string): void {
		const picker = this.sight?.picker;
		if (!picker || !this.sight) return;
		const chosen = new Set(picker.atoms.slice(1));
		if (!chosen.delete(letter)) chosen.add(letter);
		this.wishes.restart();
		if (chosen.size === 0) return;
		const way: Branch[] = [];
		let branches: readonly Branch[] = picker.root;
		const order = tripOf(this.sight.scene)
			.dice.map((die) => die.letter)
			.filter((one) => chosen.has(one));
		for (const atom of ["reroll", ...order]) {
			const branch = branches.find((one) => one.atom === atom);
			if (!branch) return;
			way.push(branch);
			branches = branch.more ?? [];
		}
		this.wishes.take(way);
	}
	private onCity(city: string): void {
		const branch = this.sight?.picker?.next?.find((one) => one.atom === city);
		if (branch && this.cities().includes(city)) this.wishes.take([branch]);
	}

	// --- drawing

	private handParts(trip: Trip): Child[] {
		const picker = this.sight?.picker;
		const atoms = picker?.atoms ?? [];
		const used = this.rerolling || atoms[0] === "twice" ? [] : usedDice(atoms);
		const pairs = this.pairs();
		const choosing = picker !== null && picker !== undefined && !this.sight?.busy;
		const tens = new Set([...pairs.keys()].filter((pair) => pair.length === 2).map((pair) => pair[0]));
		const can = (letter: string): boolean => {
			if (!choosing) return false;
			if (this.rerolling || letter === this.half || this.cities().length > 0) return true;
			return this.half ? pairs.has(this.half + letter) : tens.has(letter);
		};
		const picked = this.rerolling ? atoms.slice(1) : [this.half];
		return [
			el(
				"div",
				{ class: "trip-dice" },
				...trip.dice.map((die) =>
					el(
						"button",
						{
							type: "button",
							class: `trip-die${used.includes(die.letter) ? " used" : ""}`,
							"data-die": die.letter,
							"data-key": `die-${die.letter}`,
							"aria-pressed": picked.includes(die.letter),
							"aria-label": `${say(`colour-${die.colour}`)} ${die.value || ""}`,
							disabled: !can(die.letter),
							colour: css(die.colour),
							ink: inkOf(die.colour),
						},
						el("span", { class: "shape", "aria-hidden": "true" }, SIGNS[die.shape] ?? ""),
						el("span", { class: "value" }, die.value ? String(die.value) : "·"),
					),
				),
				choosing &&
					pairs.has("cross") &&
					el("button", { type: "button", "data-act": "cross", "data-key": "cross" }, `✕ ${say("trip-cross")}`),
				choosing &&
					this.rerolling &&
					el("button", { type: "button", "data-act": "keep", "data-key": "keep" }, say("trip-keep")),
				choosing &&
					picker.root.some((branch) => branch.atom === "twice") &&
					el(
						"button",
						{ type: "button", "data-act": "twice", "data-key": "twice", "aria-pressed": this.twice },
						say("trip-twice"),
					),
			),
			choosing &&
				el(
					"div",
					{ class: "row" },
					el("span", { class: "grow small" }, this.advice(trip)),
					(picker.canGoBack || this.half !== "") &&
						el("button", { type: "button", "data-act": "back", "data-key": "trip-back" }, say("back")),
					picker.move !== null &&
						el(
							"button",
							{ type: "button", class: "main-button", "data-act": "confirm", "data-key": "trip-confirm" },
							`✓ ${say("trip-done")}`,
						),
				),
		];
	}
	private advice(trip: Trip): string {
		const picker = this.sight?.picker;
		if (this.rerolling) return say("trip-pick-reroll");
		const entries = this.entries(trip);
		const told = entries
			.filter((entry) => entry.city)
			.map((entry) => `${entry.number ?? "✕"} → ${cityName(trip, entry.city)}`)
			.join(", ");
		const open = entries.find((entry) => !entry.city);
		const next = picker?.move
			? ""
			: open
				? open.number === null
					? say("trip-pick-cross")
					: say("trip-pick-city", { number: open.number })
				: this.half
					? say("trip-pick-units")
					: say("trip-pick-dice");
		return [told, next].filter(Boolean).join(". ");
	}

	private tabParts(sight: Sight, trip: Trip, seat: number): Child[] {
		return [
			...(trip.sheets.length > 1 ? trip.sheets : []).map((sheet, other) => {
				const chair = sight.said.chairs[other];
				return el(
					"button",
					{ type: "button", "data-sheet": other, "data-key": `sheet-${other}`, "aria-pressed": other === seat },
					`${chair ? chairName(chair, other) : other} · ${sheet.score.total}${sheet.done ? " ✓" : ""}`,
				);
			}),
			el("button", { type: "button", class: "quiet", "data-print": "yes", "data-key": "print" }, say("trip-print")),
		];
	}
	private label(trip: Trip, sheet: Sheet): string {
		const filled = Object.keys(sheet.numbers).length + sheet.crossed.length;
		return say("trip-map-alt", { name: named(trip.map.name), filled, all: trip.map.cities.length });
	}
}

const cityName = (trip: Trip, id: string): string => named(trip.map.cities.find((city) => city.id === id)?.name ?? {});

function drawnMap(
	trip: Trip,
	sheet: Sheet,
	writing: ReturnType<typeof entriesOf>,
	open: readonly string[],
	label: string,
): SVGElement {
	const { map } = trip;
	const spot = new Map(map.cities.map((city) => [city.id, [EDGE + city.x * UNIT, EDGE + city.y * UNIT] as const]));
	const at = (id: string): readonly [number, number] => spot.get(id) ?? [0, 0];
	const zone = new Map(map.cities.map((city) => [city.id, city.zone]));
	const line = (a: string, b: string, name: string): SVGElement => {
		const [x1, y1] = at(a);
		const [x2, y2] = at(b);
		return svg("line", { class: name, x1, y1, x2, y2 });
	};
	const road = sheet.score.road.cities;
	const grounds = map.zones.map((one, number) =>
		svg(
			"g",
			{ class: "zone", opacity: sheet.score.zones.zones.includes(one.id) ? 0.4 : 0.22 },
			...map.links
				.filter(([a, b]) => zone.get(a) === one.id && zone.get(b) === one.id)
				.map(([a, b]) => {
					const made = line(a, b, "land");
					made.setAttribute("stroke", ZONES[number % ZONES.length] as string);
					return made;
				}),
			...map.cities
				.filter((city) => city.zone === one.id)
				.map((city) => {
					const [cx, cy] = at(city.id);
					return svg("circle", { cx, cy, r: 70, fill: ZONES[number % ZONES.length] });
				}),
		),
	);
	return svg(
		"svg",
		{
			viewBox: `0 0 ${map.width * UNIT + 2 * EDGE} ${map.height * UNIT + 2 * EDGE}`,
			role: "img",
			"aria-label": label,
		},
		...grounds,
		...map.links.map(([a, b]) => line(a, b, zone.get(a) === zone.get(b) ? "link" : "link border")),
		...road.slice(1).map((city, i) => line(road[i] as string, city, "route")),
		// names lie under the circles: a number is never covered
		...map.cities.map((city) => {
			const [x, y] = at(city.id);
			const made = svg("text", { class: "name", x, y: y - R - 9 });
			made.textContent = named(city.name);
			return made;
		}),
		...map.cities.map((city) => drawnCity(city, at(city.id), trip, sheet, writing, open.includes(city.id))),
	);
}

function drawnCity(
	city: City,
	[x, y]: readonly [number, number],
	trip: Trip,
	sheet: Sheet,
	writing: ReturnType<typeof entriesOf>,
	open: boolean,
): SVGElement {
	const pencil = writing.find((entry) => entry.city === city.id);
	const number = sheet.numbers[city.id] ?? pencil?.number ?? undefined;
	const crossed = sheet.crossed.includes(city.id) || pencil?.number === null;
	const classes = ["city", open && "open", pencil && "pencil", crossed && "crossed"].filter(Boolean).join(" ");
	const text = (name: string, tx: number, ty: number, words: string): SVGElement => {
		const made = svg("text", { class: name, x: tx, y: ty });
		made.textContent = words;
		return made;
	};
	return svg(
		"g",
		{ class: classes, "data-city": city.id },
		sheet.score.series.cities.includes(city.id) && svg("circle", { class: "series", cx: x, cy: y, r: R + 10 }),
		svg("circle", {
			class: "spot",
			cx: x,
			cy: y,
			r: R,
			stroke: city.colour ? css(city.colour) : "#7d8a84",
			"stroke-width": city.colour ? 9 : 3,
		}),
		number !== undefined && text("number", x, y + 14, String(number)),
		crossed &&
			svg("path", {
				class: "cross",
				d: `M${x - 22},${y - 22}L${x + 22},${y + 22}M${x - 22},${y + 22}L${x + 22},${y - 22}`,
			}),
		city.colour &&
			svg("g", { fill: css(city.colour), class: "badge" }, badge(city.shape, x + R * 0.78, y + R * 0.78, 17)),
		sheet.ticks[city.id] && text("tick", x + 30, y - 18, "✓"),
		tooltip(`${named(city.name)}${zoneName(trip, city)}${city.colour ? `, ${say(`colour-${city.colour}`)}` : ""}`),
	);
}
const zoneName = (trip: Trip, city: City): string => {
	const zone = trip.map.zones.find((one) => one.id === city.zone);
	return zone ? `, ${named(zone.name)}` : "";
};
function tooltip(words: string): SVGElement {
	const made = svg("title", {});
	made.textContent = words;
	return made;
}
/** The shape that tells a colour to those who do not see it. */
function badge(shape: string, x: number, y: number, r: number): SVGElement {
	if (shape === "square") return svg("rect", { x: x - r * 0.85, y: y - r * 0.85, width: r * 1.7, height: r * 1.7 });
	if (shape === "disc") return svg("circle", { cx: x, cy: y, r });
	const count = shape === "triangle" ? 3 : 10;
	const points = Array.from({ length: count }, (_, i) => {
		const a = -Math.PI / 2 + (i * 2 * Math.PI) / count;
		const far = (count === 3 ? 1.25 : i % 2 ? 0.5 : 1.25) * r;
		return `${(x + far * Math.cos(a)).toFixed(1)},${(y + far * Math.sin(a)).toFixed(1)}`;
	});
	return svg("polygon", { points: points.join(" ") });
}

function textMap(trip: Trip, sheet: Sheet): Child[] {
	const words = (city: City): string => {
		const stands = sheet.numbers[city.id];
		const state = stands ?? (sheet.crossed.includes(city.id) ? "✕" : "–");
		return `${named(city.name)}${city.colour ? ` (${say(`colour-${city.colour}`)})` : ""}: ${state}${sheet.ticks[city.id] ? " ✓" : ""}`;
	};
	const linked = (city: City): string =>
		trip.map.links
			.filter((link) => link.includes(city.id))
			.map(([a, b]) => cityName(trip, a === city.id ? b : a))
			.join(", ");
	return trip.map.zones.flatMap((zone) => [
		el("h2", {}, named(zone.name)),
		el(
			"ul",
			{},
			...trip.map.cities
				.filter((city) => city.zone === zone.id)
				.map((city) =>
					el("li", {}, el("b", {}, words(city)), " ", el("span", { class: "soft small" }, `→ ${linked(city)}`)),
				),
		),
	]);
}

function scoreTable(sheet: Sheet): HTMLElement {
	const { score } = sheet;
	const rows: (readonly [string, number])[] = [
		["bonus", score.bonus.points],
		["crossed", score.crossed.points],
		["road", score.road.points],
		["series", score.series.points],
		["zones", score.zones.points],
		...(score.tens.counted ? [["tens", score.tens.points] as const] : []),
		["total", score.total],
	];
	return el(
		"table",
		{ class: "trip-score" },
		el(
			"tbody",
			{},
			...rows.map(([part, points]) =>
				el("tr", { class: part }, el("th", { scope: "row" }, say(`trip-part-${part}`)), el("td", {}, String(points))),
			),
		),
	);
}
/** All 36 numbers: those that stand on the sheet are struck. */
function tracker(sheet: Sheet): HTMLElement {
	return el(
		"div",
		{ class: "trip-tracker", "aria-hidden": "true" },
		...Object.entries(sheet.tracker).map(([number, city]) => el("span", { class: city ? "gone" : "" }, number)),
	);
}
