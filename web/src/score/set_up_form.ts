/** Who plays: names, colours and options of a new game with real dice. */
import { maybe, say } from "../i18n/texts";
import type { CatalogueGame } from "../lobby/catalogue";
import { presets } from "../lobby/game_setup";
import { field } from "../lobby/option_fields";
import { storage } from "../platform/storage";
import { css } from "../ui/colours";
import { el } from "../ui/dom";
import { type Card, checked, kindOf } from "./cards";
import { type Device, newest, type Person, PLAYER_COLOURS } from "./device";
import { why } from "./refusal_words";
import { coloured, distinct, renamed } from "./seat_colours";
import { type HalfSetUp, SetUpDraft } from "./set_up_draft";

/** The form of a new game. `begin` starts it, or throws a refusal; `finished`: finished sheets are entered, not rounds. */
export function setUpForm(
	volume: CatalogueGame,
	card: Card,
	device: Device,
	begin: (players: readonly Person[], options: Readonly<Record<string, string>>, finished: boolean) => void,
): HTMLElement {
	const { game } = volume;
	const half = SetUpDraft.of(game.key);
	const last = half?.seats ?? newest(device.games)[0]?.players ?? [];
	const seats: Person[] = Array.from({ length: Math.max(...game.seats) }, (_, seat) => ({
		name: last[seat]?.name ?? (seat === 0 ? storage.name : ""),
		colour: last[seat]?.colour ?? PLAYER_COLOURS[seat % PLAYER_COLOURS.length] ?? "red",
	}));
	const chosen: Record<string, string> = {};
	const before = half?.count ?? last.length;
	/** As many of the last players as can play. */
	const usual =
		[...game.seats].sort((one, other) => other - one).find((one) => one > 1 && one <= before) ??
		game.standard_seats.find((one) => one > 1) ??
		game.seats[0] ??
		1;
	const counts = el(
		"select",
		{ id: "count", onchange: () => drawNames() },
		...game.seats.map((one) => el("option", { value: one, selected: one === usual }, String(one))),
	);
	const names = el("div", { class: "form" });
	const people = el("div", { class: "score-people", role: "group", "aria-label": say("sheet-people") });
	/** Changes the seats in play; the others wait without taking anybody's colour. */
	const seat = (change: (now: readonly Person[]) => readonly Person[]): void => {
		const now = distinct(change(seats.slice(0, Number(counts.value))));
		seats.splice(0, now.length, ...now);
	};
	const drawNames = (): void => {
		seat((now) => now);
		names.replaceChildren(...Array.from({ length: Number(counts.value) }, (_, seat) => row(seat)));
		const here = seats.slice(0, Number(counts.value)).map((one) => one.name.toLowerCase());
		people.replaceChildren(
			...device.people
				.filter((one) => !here.includes(one.name.toLowerCase()))
				.slice(0, 12)
				.map((one) =>
					el(
						"button",
						{ type: "button", class: "score-person", colour: css(one.colour), onclick: () => sit(one) },
						one.name,
					),
				),
		);
	};
	const sit = (person: Person): void => {
		const free = seats.slice(0, Number(counts.value)).findIndex((one) => !one.name);
		const more = game.seats.find((one) => one > Number(counts.value));
		if (free >= 0) seats[free] = person;
		else if (more !== undefined) {
			seats[Number(counts.value)] = person;
			counts.value = String(more);
		}
		drawNames();
		keep();
	};
	const row = (place: number): HTMLElement => {
		const one = seats[place] as Person;
		const label = say("score-player", { number: place + 1 });
		const input = el("input", {
			id: `player-${place}`,
			maxlength: 24,
			autocomplete: "off",
			placeholder: label,
			value: one.name,
			oninput: () => {
				seat((now) => renamed(now, place, input.value, device.people));
				colour.value = seats[place]?.colour ?? "";
			},
		});
		const colour = el(
			"select",
			{
				class: "score-colour",
				"aria-label": `${label}: ${say("score-colour")}`,
				onchange: () => {
					seat((now) => coloured(now, place, colour.value));
					for (const [at, other] of names.querySelectorAll("select").entries()) other.value = seats[at]?.colour ?? "";
				},
			},
			...PLAYER_COLOURS.map((name) =>
				el("option", { value: name, selected: name === one.colour }, maybe(`colour-${name}`) ?? name),
			),
		);
		return el("div", { class: "seat-row" }, el("label", { for: input.id }, label), input, colour);
	};
	drawNames();
	const own = game.options.filter((option) => option.name !== "input" && option.name !== "start_seat");
	const fields = el("div", { class: "form" }, ...own.map((option) => field(volume, option, chosen)));
	const trouble = el("p", { class: "sorry", role: "alert" });
	const submit = (finished: boolean): void => {
		const plain = (text: string): string => text.replaceAll(/[,;#\s]+/g, " ").trim();
		// somebody known is spelled as before: "ann" would be another player in the total
		const known = (name: string): string =>
			device.people.find((one) => one.name.toLowerCase() === name.toLowerCase())?.name ?? name;
		const players = seats.slice(0, Number(counts.value)).map((one, seat) => ({
			name: known(plain(one.name)) || say("score-player", { number: seat + 1 }),
			colour: one.colour,
		}));
		if (new Set(players.map((one) => one.name.toLowerCase())).size < players.length) {
			trouble.textContent = say("score-names");
			return;
		}
		try {
			checked(card, chosen, players.length);
			begin(players, chosen, finished);
		} catch (error) {
			trouble.textContent = why(error);
		}
	};
	const byMaps = kindOf(card, chosen, Number(counts.value)) === "trip";
	const keep = (): void => {
		const preset = form.querySelector<HTMLSelectElement>("#preset")?.value ?? "";
		SetUpDraft.keep({ game: game.key, count: Number(counts.value), seats, preset, options: chosen });
	};
	const form = el(
		"form",
		{
			class: "form",
			oninput: keep,
			onchange: keep,
			onsubmit: (event) => {
				event.preventDefault();
				submit(false);
			},
		},
		el("p", {}, say(`sheet-what-${card.what}`)),
		el("div", { class: "seat-row" }, el("label", { for: "count" }, say("number-of-players")), counts),
		names,
		people,
		Object.keys(game.presets).length > 1 && presets(volume, chosen, fields),
		own.length > 0 && el("details", {}, el("summary", {}, say("options-title")), fields),
		trouble,
		el("button", { type: "submit", class: "main-button" }, say(byMaps ? "sheet-begin-rounds" : "score-begin")),
		byMaps &&
			el(
				"button",
				{ type: "button", "data-key": "finished", onclick: () => submit(true) },
				say("sheet-begin-finished"),
			),
	);
	if (half) refill(form, half, chosen);
	return form;
}
/** The options that were chosen before the page was left. */
function refill(form: HTMLElement, half: HalfSetUp, chosen: Record<string, string>): void {
	const preset = form.querySelector<HTMLSelectElement>("#preset");
	if (preset && preset.value !== half.preset) {
		preset.value = half.preset;
		preset.dispatchEvent(new Event("change"));
	}
	for (const [name, value] of Object.entries(half.options)) {
		const input = form.querySelector<HTMLInputElement>(`#option-${name}`);
		if (!input) continue;
		input.value = value;
		input.dispatchEvent(new Event("refill"));
		chosen[name] = value;
	}
}
