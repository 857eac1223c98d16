/** The Dice Trip sheet: round by round (roll, then numbers and cities), or finished sheets city by city. */
import { cityName, drawnMap } from "../games/dice_trip/map";
import { inLanguage, say } from "../i18n/texts";
import type { SheetView as DrawnSheet, Trip } from "../rules/dice_trip";
import { type Chart, CROSS, type FinishedTrips, made, Score, type Sheet, type TripSheet } from "../rules/score_rules";
import { html, nothing, type View } from "../ui/render";
import { painted, SHEET_LETTERS, type SheetHost } from "./sheet_host";
import { coachView } from "./trip_coach";

type DrawnChart = Chart & {
	readonly map: Trip["map"] & { readonly colours: readonly string[]; readonly letters: readonly string[] };
};
const chartOf = (sheet: TripSheet | FinishedTrips): DrawnChart => sheet.terms.chart as DrawnChart;
const FACE_DIGITS = ["1", "2", "3", "4", "5", "6"] as const;

/** A sheet for drawing: ids instead of numbers, and every point with its cities. */
function drawnSheet(chart: DrawnChart, sheet: Sheet, tens: boolean): DrawnSheet {
	const score = new Score(sheet, tens);
	const id = (city: number): string => chart.cities[city]?.text ?? "";
	const part = (points: number, cities: readonly number[]) => ({ points, cities: cities.map(id) });
	const written = chart.cities.filter((city) => (sheet.at[city.index] ?? 0) > 0);
	return {
		numbers: Object.fromEntries(written.map((city) => [city.text, sheet.at[city.index] as number])),
		crossed: score.crossed.map(id),
		ticks: Object.fromEntries(score.bonus.map((city) => [id(city), "tick"])),
		tracker: {},
		powers: { twice: sheet.may_twice, reroll: sheet.may_reroll },
		done: sheet.open === 0,
		score: {
			bonus: part(score.bonus.length, score.bonus),
			crossed: part(-score.crossed.length, score.crossed),
			road: part(score.road.length, score.road),
			series: part(score.series_points, score.series),
			zones: { points: score.zone_points, zones: score.clean.map((zone) => chart.map.zones[zone]?.id ?? "") },
			tens: { points: score.tens, counted: tens, reached: sheet.tens >= 0 },
			total: score.total,
		},
	};
}
const tripOf = (chart: DrawnChart): Trip => ({ map: chart.map, dice: [], pairs: {}, sheets: [] });

function map(
	chart: DrawnChart,
	sheet: DrawnSheet,
	writing: { number: number | null; city: string }[],
	open: readonly string[],
	label: string,
	tap: (city: string) => void,
): View {
	const tapped = (event: Event): void => {
		const city = (event.target as Element).closest<SVGElement>("[data-city]")?.dataset.city;
		if (city && open.includes(city)) tap(city);
	};
	return html`<div class="trip-map score-map" @click=${tapped}>${drawnMap(tripOf(chart), sheet, writing, open, label)}</div>`;
}
/** The parts of everybody's points. */
export function finishedParts(sheet: FinishedTrips): (readonly [string, string[]])[] {
	const drawn = sheet.sheets.map((_, seat) => drawnSheet(chartOf(sheet), sheet.counted(seat), sheet.terms.tens).score);
	const parts = [
		"bonus",
		"crossed",
		"road",
		"series",
		"zones",
		...(sheet.terms.tens ? ["tens" as const] : []),
	] as const;
	return parts.map((part) => [say(`trip-part-${part}`), drawn.map((score) => String(score[part].points))]);
}
/** Every point, and the cities it comes from. */
export function explained(chart: DrawnChart, sheet: DrawnSheet): View {
	const { score } = sheet;
	const trip = tripOf(chart);
	const cities = (ids: readonly string[]): string =>
		ids.map((id) => `${cityName(trip, id)}${sheet.numbers[id] ? ` ${sheet.numbers[id]}` : ""}`).join(", ");
	const zones = chart.map.zones
		.filter((zone) => score.zones.zones.includes(zone.id))
		.map((zone) => inLanguage(zone.name));
	const rows: (readonly [string, number, string])[] = [
		["bonus", score.bonus.points, cities(score.bonus.cities)],
		["crossed", score.crossed.points, cities(score.crossed.cities)],
		["road", score.road.points, cities(score.road.cities)],
		["series", score.series.points, cities(score.series.cities)],
		["zones", score.zones.points, zones.join(", ")],
		...(score.tens.counted ? ([["tens", score.tens.points, ""]] as const) : []),
		["total", score.total, ""],
	];
	return html`<table class="trip-why">
		<tbody>${rows.map(([part, points, why]) => html`<tr class=${part}><th scope="row">${say(`trip-part-${part}`)}</th><td>${points}</td><td>${why}</td></tr>`)}</tbody>
	</table>`;
}
function tabs(host: SheetHost<TripSheet | FinishedTrips>, shown: number): View {
	const scores = host.sheet.scores();
	const ranks = host.sheet.over() ? host.sheet.ranks() : [];
	return html`<div class="tumblin-players">
		${host.players.map(
			(
				person,
				seat,
			) => html`<button type="button" data-seat=${seat} class=${seat === shown ? "now" : ""} aria-pressed=${String(seat === shown)} @click=${() => host.noted({ seat: String(seat), city: undefined, tens: undefined })} ${painted(person.colour)}>
				<span class="who">${person.name}${ranks[seat] === 1 ? " ★" : ""}</span><strong>${scores[seat]}</strong>
			</button>`,
		)}
	</div>`;
}

// finished sheets

export function finishedTrips(host: SheetHost<FinishedTrips>): View {
	const { sheet } = host;
	const chart = chartOf(sheet);
	const draft = host.draft();
	const seat = Math.min(Number(draft.seat ?? 0), host.players.length - 1);
	const own = sheet.counted(seat);
	const drawn = drawnSheet(chart, own, sheet.terms.tens);
	const ids = chart.cities.map((city) => city.text);
	const city = draft.city ?? "";
	const tens = draft.tens ?? "";
	const coloured = (chart.cities.find((one) => one.text === city)?.colour ?? -1) >= 0;
	const enter = (word: string): void =>
		host.tellKeeping(`${SHEET_LETTERS[seat]} ${city} ${word}`.trim(), { seat: String(seat) });
	const stands = (number: string): boolean => own.holds(Number(number)) && own.at[ids.indexOf(city)] !== Number(number);
	return html`${tabs(host, seat)}
		<p class="score-asks" role="status">
			${city ? say("sheet-trip-number", { city: cityName(tripOf(chart), city) }) : own.open ? say("sheet-trip-tap", { count: own.open }) : say("sheet-trip-full")}
		</p>
		${map(chart, drawn, city ? [{ number: tens ? Number(tens) * 10 : null, city }].filter(({ number }) => number !== null) : [], ids, say("sheet-trip-map", { name: host.name(seat) }), (id) => host.noted({ seat: String(seat), city: id === city ? undefined : id, tens: undefined }))}
		${
			city
				? html`<div class="trip-pad" role="group">
					${FACE_DIGITS.map((face) => html`<button type="button" data-digit=${face} class=${tens === face ? "now" : ""} ?disabled=${Boolean(tens) && stands(`${tens}${face}`)} @click=${() => (tens ? enter(`${tens}${face}${draft.bonus ? "+" : ""}`) : host.noted({ tens: face }))}>${tens}${face}</button>`)}
					<button type="button" data-digit="x" @click=${() => enter("x")}>✗ ${say("score-cross")}</button>
					${coloured ? html`<button type="button" data-digit="bonus" aria-pressed=${String(Boolean(draft.bonus))} class=${draft.bonus ? "now" : ""} @click=${() => host.noted({ bonus: draft.bonus ? undefined : "1" })}>✓ ${say("sheet-trip-bonus")}</button>` : nothing}
					${(own.at[ids.indexOf(city)] ?? 0) !== 0 ? html`<button type="button" data-digit="" @click=${() => enter("")}>${say("sheet-empty-it")}</button>` : nothing}
				</div>`
				: nothing
		}
		${sheet.terms.tens ? html`<div class="score-blank"><label for="tens">${say("trip-part-tens")}</label><input id="tens" type="number" min="0" max="8" inputmode="numeric" .value=${String(sheet.tens[seat] ?? 0)} @change=${(event: Event) => host.tellKeeping(`${SHEET_LETTERS[seat]} tens ${Math.max(0, Math.min(8, Math.round(Number((event.target as HTMLInputElement).value))))}`, { seat: String(seat) })} /></div>` : nothing}
		${explained(chart, drawn)}`;
}

// round by round

export function tripSheet(host: SheetHost<TripSheet>): View {
	const { sheet } = host;
	const chart = chartOf(sheet);
	const draft = host.draft();
	const writing = sheet.phase === "write";
	const seat =
		writing && draft.seat === undefined
			? sheet.writer
			: Math.min(Number(draft.seat ?? Math.max(0, sheet.seat)), host.players.length - 1);
	const own = sheet.sheets[seat] as Sheet;
	const drawn = drawnSheet(chart, own, sheet.terms.tens);
	const rounds = Math.ceil(chart.size / 2);
	return html`${tabs(host, seat)}
		<p class="score-asks" role="status">${sheet.over() ? say("sheet-over") : `${sheet.rounds + 1}/${rounds} · ${asked(host)}`}</p>
		${sheet.phase === "begin" ? begin(host) : sheet.phase === "roll" ? roll(host, chart) : sheet.phase === "reroll" ? reroll(host, chart) : nothing}
		${writing && seat === sheet.writer ? write(host, chart, drawn) : map(chart, drawn, [], [], say("sheet-trip-map", { name: host.name(seat) }), () => undefined)}
		${explained(chart, drawn)}
		${coachView(host, tripOf(chart), chart.map, seat)}`;
}
function asked(host: SheetHost<TripSheet>): string {
	const { sheet } = host;
	if (sheet.phase === "begin") return say("sheet-trip-begin");
	if (sheet.phase === "roll") return say("sheet-trip-roll", { name: host.name(sheet.seat) });
	if (sheet.phase === "reroll") return say("sheet-trip-reroll", { name: host.name(sheet.seat) });
	return say("sheet-trip-write", { name: host.name(sheet.writer) });
}
const begin = (host: SheetHost<TripSheet>): View => html`<div class="score-plain">
	${host.players.map((person, seat) => html`<button type="button" class="score-verb score-seat" data-begin=${seat} @click=${() => host.addLine(String(seat))} ${painted(person.colour)}>${person.name}</button>`)}
</div>`;

/** Four taps: the dice in the order of their colours. */
function roll(host: SheetHost<TripSheet>, chart: DrawnChart): View {
	const rolled = (host.draft().roll ?? "").split("").filter(Boolean);
	const tap = (face: string): void => {
		if (rolled.length === 3) host.addLine([...rolled, face].join(" "));
		else host.noted({ roll: [...rolled, face].join("") });
	};
	return html`${diceOf(chart, rolled)}
		<div class="tumblin-faces">
			${FACE_DIGITS.map((face) => html`<button type="button" data-face=${face} @click=${() => tap(face)}>${face}</button>`)}
			<button type="button" data-face="back" aria-label=${say("score-undo")} ?disabled=${rolled.length === 0} @click=${() => host.noted({ roll: rolled.slice(0, -1).join("") || undefined })}>⌫</button>
		</div>`;
}
const diceOf = (
	chart: DrawnChart,
	faces: readonly (string | number)[],
	picked: readonly number[] = [],
	tap?: (die: number) => void,
	beside: View = nothing,
): View => html`<div class="trip-dice">
	${chart.map.colours.map((colour, die) => html`<button type="button" class="trip-face ${picked.includes(die) ? "now" : ""}" data-die=${die} ?disabled=${!tap} aria-label=${say(`colour-${colour.toLowerCase()}`)} @click=${() => tap?.(die)} ${painted(colour.toLowerCase())}>${faces[die] ?? "·"}</button>`)}
	${beside}
</div>`;

/** Keep the roll, or enter rerolled dice. */
function reroll(host: SheetHost<TripSheet>, chart: DrawnChart): View {
	const { sheet } = host;
	const again = [...(host.draft().again ?? "")].map(Number);
	const faces = [...(host.draft().faces ?? "")];
	const toggle = (die: number): void =>
		host.noted({
			again: (again.includes(die) ? again.filter((one) => one !== die) : [...again, die].sort()).join("") || undefined,
			faces: undefined,
		});
	const tap = (face: string): void => {
		const now = [...faces, face];
		if (now.length === again.length)
			host.addLine(`reroll ${again.map((die, at) => `${chart.letters[die]} ${now[at]}`).join(" ")}`);
		else host.noted({ faces: now.join("") });
	};
	const shown = sheet.dice.map((face, die) => (again.includes(die) ? (faces[again.indexOf(die)] ?? "?") : face));
	return html`${diceOf(chart, shown, again, toggle)}
		${again.length ? html`<div class="tumblin-faces">${FACE_DIGITS.map((face) => html`<button type="button" data-face=${face} @click=${() => tap(face)}>${face}</button>`)}</div>` : nothing}
		<button type="button" class="main-button" data-key="keep" @click=${() => host.addLine("keep")}>${say("score-roll-stands")}</button>`;
}

/** A number, then its city; twice. Of equal dice, prefer those that earn the city's bonus. */
function write(host: SheetHost<TripSheet>, chart: DrawnChart, drawn: DrawnSheet): View {
	const { sheet } = host;
	const draft = host.draft();
	const twice = draft.twice === "1";
	const first = draft.first ?? "";
	const firstPair = first ? (first.startsWith("x ") ? CROSS : chart.pairs.indexOf(first.split(" ")[0] ?? "")) : -1;
	const firstCity = first.split(" ")[1] ?? "";
	const number = draft.number ?? "";
	const pairs = sheet.pairs(twice, firstPair);
	const value = (pair: number): string => (pair === CROSS ? "x" : String(made(sheet.dice, pair)));
	const numbers = [...new Set(pairs.map(value))].sort();
	const open = number
		? (sheet.sheets[sheet.writer] as Sheet)
				.empty_cities()
				.map((city: number) => chart.cities[city]?.text ?? "")
				.filter((id: string) => id !== firstCity)
		: [];
	const tap = (id: string): void => {
		const fitting = pairs.filter((pair) => value(pair) === number);
		const city = chart.cities.find((one) => one.text === id);
		const letter = city && city.colour >= 0 ? chart.letters[city.colour] : undefined;
		const pair =
			fitting.find((one) => one !== CROSS && letter && chart.pairs[one]?.includes(letter)) ?? fitting[0] ?? CROSS;
		const word = `${pair === CROSS ? "x" : chart.pairs[pair]} ${id}`;
		const wanted = Math.min(2, (sheet.sheets[sheet.writer] as Sheet).open);
		if (wanted === 1 || first) host.addLine(`${twice ? "twice " : ""}${first ? `${first}, ` : ""}${word}`);
		else host.noted({ first: word, number: undefined });
	};
	const pencil = first ? [{ number: firstPair === CROSS ? null : made(sheet.dice, firstPair), city: firstCity }] : [];
	const beside = html`<span class="grow"></span>
		${sheet.may_twice() ? html`<button type="button" data-key="twice" class=${twice ? "now" : ""} aria-pressed=${String(twice)} @click=${() => host.noted({ twice: twice ? undefined : "1", first: undefined, number: undefined })}>${say("sheet-trip-twice")}</button>` : nothing}
		${first ? html`<button type="button" data-key="back" aria-label=${say("score-undo")} @click=${() => host.noted({ first: undefined, number: undefined })}>⌫</button>` : nothing}`;
	return html`${diceOf(chart, sheet.dice, [], undefined, beside)}
		<div class="trip-numbers" role="group" aria-label=${say("sheet-trip-choose")}>
			${numbers.map((one) => html`<button type="button" data-number=${one} class=${one === number ? "now" : ""} aria-pressed=${String(one === number)} @click=${() => host.noted({ number: one === number ? undefined : one })}>${one === "x" ? "✗" : one}</button>`)}
		</div>
		${map(chart, drawn, pencil, open, say("sheet-trip-map", { name: host.name(sheet.writer) }), tap)}`;
}
