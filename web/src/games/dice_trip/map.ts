/** The map of Dice Trip with the entries of a sheet, drawn or in words. */

import { inLanguage, say } from "../../i18n/texts";
import type { entriesOf, MapCity, SheetView, Trip } from "../../rules/dice_trip";
import { css } from "../../ui/colours";
import { html, nothing, svg, type View } from "../../ui/render";

/** The grounds of zones. */
export const ZONES = ["#e9c46a", "#7fb8d6", "#94c48b", "#d59bc0", "#c9a27e", "#a8a5d8"];
const MAP_UNIT = 1000;
const MAP_MARGIN = 75;
const CITY_RADIUS = 36;
/** Up to so many cities to choose from are named on small screens too. */
const FEW = 4;
/** Width and height of a letter. */
const LETTER = 12.5;
const NAME_HEIGHT = 26;
/** How much larger the names of few cities are on small screens. */
const LARGER = 1.8;

export const cityName = (trip: Trip, id: string): string =>
	inLanguage(trip.map.cities.find((city) => city.id === id)?.name ?? {});

export function drawnMap(
	trip: Trip,
	sheet: SheetView,
	writing: ReturnType<typeof entriesOf>,
	open: readonly string[],
	label: string,
): View {
	const { map } = trip;
	const spot = new Map(
		map.cities.map((city) => [city.id, [MAP_MARGIN + city.x * MAP_UNIT, MAP_MARGIN + city.y * MAP_UNIT] as const]),
	);
	const at = (id: string): readonly [number, number] => spot.get(id) ?? [0, 0];
	const zone = new Map(map.cities.map((city) => [city.id, city.zone]));
	const line = (a: string, b: string, name: string, stroke: string | typeof nothing = nothing): View => {
		const [x1, y1] = at(a);
		const [x2, y2] = at(b);
		return svg`<line class=${name} x1=${x1} y1=${y1} x2=${x2} y2=${y2} stroke=${stroke}></line>`;
	};
	const road = sheet.score.road.cities;
	const grounds = map.zones.map((one, number) => {
		const colour = ZONES[number % ZONES.length] as string;
		const links = map.links.filter(([a, b]) => zone.get(a) === one.id && zone.get(b) === one.id);
		const cities = map.cities.filter((city) => city.zone === one.id);
		return svg`<g class="zone" opacity=${sheet.score.zones.zones.includes(one.id) ? 0.4 : 0.22}>
			${links.map(([a, b]) => line(a, b, "land", colour))}
			${cities.map((city) => svg`<circle cx=${at(city.id)[0]} cy=${at(city.id)[1]} r="70" fill=${colour}></circle>`)}
		</g>`;
	});
	const few = open.length <= FEW ? new Set(open) : new Set<string>();
	const names = namePlaces(
		map.cities.map((city) => ({ at: at(city.id), words: inLanguage(city.name), wanted: few.has(city.id) })),
	);
	// names under circles, so that no number is covered
	return html`<svg
		viewBox="0 0 ${map.width * MAP_UNIT + 2 * MAP_MARGIN} ${map.height * MAP_UNIT + 2 * MAP_MARGIN}"
		role="img"
		aria-label=${label}
	>
		${grounds}
		${map.links.map(([a, b]) => line(a, b, zone.get(a) === zone.get(b) ? "link" : "link border"))}
		${road.slice(1).map((city, i) => line(road[i] as string, city, "route"))}
		${names.map(({ x, y, words, wanted }) => svg`<text class=${wanted ? "name wanted" : "name"} x=${x} y=${y}>${words}</text>`)}
		${map.cities.map((city) => drawnCity(city, at(city.id), trip, sheet, writing, open.includes(city.id)))}
	</svg>`;
}

interface Box {
	readonly x: number;
	readonly y: number;
	readonly w: number;
	readonly h: number;
}
const shared = (a: Box, b: Box): number =>
	Math.max(0, (a.w + b.w) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** Place a name where it covers least: above, below or beside its city. */
export function namePlaces(
	cities: readonly { readonly at: readonly [number, number]; readonly words: string; readonly wanted?: boolean }[],
): { x: number; y: number; words: string; wanted: boolean }[] {
	const circles = cities.map(({ at: [x, y] }): Box => ({ x, y, w: 2.1 * CITY_RADIUS, h: 2.1 * CITY_RADIUS }));
	const placed: Box[] = [];
	return cities.map(({ at: [x, y], words, wanted = false }) => {
		const w = LETTER * words.length * (wanted ? LARGER : 1);
		const aside = CITY_RADIUS + 10 + w / 2;
		const spots = [
			[x, y - CITY_RADIUS - 17],
			[x, y + CITY_RADIUS + 19],
			[x + aside, y],
			[x - aside, y],
			[x + w / 3, y - CITY_RADIUS - 17],
			[x - w / 3, y - CITY_RADIUS - 17],
			[x + w / 3, y + CITY_RADIUS + 19],
			[x - w / 3, y + CITY_RADIUS + 19],
		].map(([bx = 0, by = 0]): Box => ({ x: bx, y: by, w, h: NAME_HEIGHT }));
		const covers = (box: Box): number => [...circles, ...placed].reduce((sum, other) => sum + shared(box, other), 0);
		const best = spots.reduce((least, box) => (covers(box) < covers(least) - 1 ? box : least));
		placed.push(best);
		return { x: best.x, y: best.y + 8, words, wanted };
	});
}

function drawnCity(
	city: MapCity,
	[x, y]: readonly [number, number],
	trip: Trip,
	sheet: SheetView,
	writing: ReturnType<typeof entriesOf>,
	open: boolean,
): View {
	const pencil = writing.find((entry) => entry.city === city.id);
	const number = sheet.numbers[city.id] ?? pencil?.number ?? undefined;
	const crossed = sheet.crossed.includes(city.id) || pencil?.number === null;
	const classes = ["city", open && "open", pencil && "pencil", crossed && "crossed"].filter(Boolean).join(" ");
	const colour = city.colour ? css(city.colour) : "#7d8a84";
	const words = `${inLanguage(city.name)}${zoneName(trip, city)}${city.colour ? `, ${say(`colour-${city.colour}`)}` : ""}`;
	const cross = `M${x - 22},${y - 22}L${x + 22},${y + 22}M${x - 22},${y + 22}L${x + 22},${y - 22}`;
	return svg`<g class=${classes} data-city=${city.id}>
		${sheet.score.series.cities.includes(city.id) ? svg`<circle class="series" cx=${x} cy=${y} r=${CITY_RADIUS + 10}></circle>` : nothing}
		<circle class="spot" cx=${x} cy=${y} r=${CITY_RADIUS} stroke=${colour} stroke-width=${city.colour ? 9 : 3}></circle>
		${number === undefined ? nothing : svg`<text class="number" x=${x} y=${y + 14}>${number}</text>`}
		${crossed ? svg`<path class="cross" d=${cross}></path>` : nothing}
		${city.colour ? svg`<g fill=${colour} class="badge">${badge(city.shape, x + CITY_RADIUS * 0.78, y + CITY_RADIUS * 0.78, 17)}</g>` : nothing}
		${sheet.ticks[city.id] ? svg`<text class="tick" x=${x + 30} y=${y - 18}>✓</text>` : nothing}
		<title>${words}</title>
	</g>`;
}
const zoneName = (trip: Trip, city: MapCity): string => {
	const zone = trip.map.zones.find((one) => one.id === city.zone);
	return zone ? `, ${inLanguage(zone.name)}` : "";
};
/** The shape of a colour, for people who cannot tell colours apart. */
export function badge(shape: string, x: number, y: number, r: number): View {
	if (shape === "square")
		return svg`<rect x=${x - r * 0.85} y=${y - r * 0.85} width=${r * 1.7} height=${r * 1.7}></rect>`;
	if (shape === "disc") return svg`<circle cx=${x} cy=${y} r=${r}></circle>`;
	const count = shape === "triangle" ? 3 : 10;
	const points = Array.from({ length: count }, (_, i) => {
		const a = -Math.PI / 2 + (i * 2 * Math.PI) / count;
		const far = (count === 3 ? 1.25 : i % 2 ? 0.5 : 1.25) * r;
		return `${(x + far * Math.cos(a)).toFixed(1)},${(y + far * Math.sin(a)).toFixed(1)}`;
	});
	return svg`<polygon points=${points.join(" ")}></polygon>`;
}

export function textMap(trip: Trip, sheet: SheetView): View {
	const words = (city: MapCity): string => {
		const stands = sheet.numbers[city.id];
		const state = stands ?? (sheet.crossed.includes(city.id) ? "✕" : "–");
		return `${inLanguage(city.name)}${city.colour ? ` (${say(`colour-${city.colour}`)})` : ""}: ${state}${sheet.ticks[city.id] ? " ✓" : ""}`;
	};
	const linked = (city: MapCity): string =>
		trip.map.links
			.filter((link) => link.includes(city.id))
			.map(([a, b]) => cityName(trip, a === city.id ? b : a))
			.join(", ");
	return html`${trip.map.zones.map(
		(zone) => html`<h2>${inLanguage(zone.name)}</h2>
			<ul>
				${trip.map.cities
					.filter((city) => city.zone === zone.id)
					.map((city) => html`<li><b>${words(city)}</b> <span class="soft small">→ ${linked(city)}</span></li>`)}
			</ul>`,
	)}`;
}
