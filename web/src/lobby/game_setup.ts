/** The set-up form of a table: players, preset, options; generated from the game's definition. */

import { say } from "../i18n/texts";
import { SITE, urlOf } from "../net/base";
import { type NewSeat, type SeatColour, SeatColours } from "../net/protocol";
import { storage } from "../platform/storage";
import { byTouch } from "../platform/touch";
import { LEVELS, USUAL_LEVEL } from "../rules/bot_levels";
import { el } from "../ui/dom";
import { showRules } from "../ui/show_rules";
import { type CatalogueGame, editionOf, optionName, presetName, valueName } from "./catalogue";
import { openTable } from "./open_table";
import { type Chosen, field } from "./option_fields";
import { termsFields } from "./room_terms";

/** Who takes the other seats, and what is then chosen for each of them. */
const COMPANY = { alone: `bot:${USUAL_LEVEL}`, here: "me", link: "open" } as const;
type Company = keyof typeof COMPANY;

export function setUp(volume: CatalogueGame): void {
	const { game, words } = volume;
	const chosen: Chosen = {};
	const alone = game.own_side;
	const name = el("input", { id: "name", maxlength: 24, value: storage.name, autocomplete: "nickname" });
	const count = el(
		"select",
		{ id: "count", onchange: () => drawSeats() },
		...game.seats.map((seats) => el("option", { value: seats }, String(seats))),
	);
	count.value = String(game.standard_seats.find((seats) => seats > 1) ?? game.seats[0]);
	const seats = el("div", { class: "form" });
	let company: Company = "alone";
	const drawSeats = (): void => {
		seats.replaceChildren(...Array.from({ length: Number(count.value) }, (_, seat) => seatRow(seat, alone, company)));
		nameStarters(fields, chosenSeats(seats, name.value.trim()));
	};
	const fields = el("div", { class: "form" }, ...game.options.map((option) => field(volume, option, chosen)));
	const reference = el(
		"button",
		{ type: "button", class: "quiet", "data-reference": game.key, onclick: () => void showRules(game.key, true) },
		say("setup-reference"),
	);
	const folded = el(
		"details",
		{},
		el("summary", {}, say("options-title")),
		el("p", { class: "small" }, reference),
		fields,
	);
	drawSeats();
	for (const host of [seats, name])
		host.addEventListener("change", () => nameStarters(fields, chosenSeats(seats, name.value.trim())));
	// unfold invalid fields
	fields.addEventListener("invalid", () => (folded.open = true), true);
	const terms = termsFields();
	const trouble = el("p", { class: "sorry", role: "alert" });
	const go = el("button", { type: "submit", class: "main-button grow" }, say("make-room"));
	const form = el(
		"form",
		{
			class: "form",
			method: "dialog",
			onsubmit: (event) => {
				event.preventDefault();
				storage.name = name.value.trim();
				void openTable(volume, chosenSeats(seats), chosen, go, trouble, terms.read());
			},
		},
		el("h2", { id: "set-up-title" }, words.title),
		el("p", {}, words.sentences),
		game.kept &&
			el(
				"p",
				{ class: "small" },
				say("setup-score"),
				" ",
				el("a", { class: "go", href: urlOf(`/score/${game.key}`), "data-score": game.key }, say("card-score")),
			),
		el("div", { class: "field" }, el("label", { for: "name" }, say("your-name")), name),
		el(
			"fieldset",
			{},
			el("legend", {}, say("seats-title")),
			Math.max(...game.seats) > 1 &&
				companyChoice(alone, (chosen) => {
					company = chosen;
					if (count.value === "1") count.value = String(game.seats.find((seats) => seats > 1));
					drawSeats();
				}),
			el("div", { class: "seat-row" }, el("label", { for: "count" }, say("number-of-players")), count),
			seats,
			!SITE && el("p", { class: "soft small" }, say("setup-invite")),
			alone && el("p", { class: "small", "data-key": "own-screen" }, say("setup-own-screen")),
		),
		Object.keys(game.presets).length > 1 && presets(volume, chosen, fields),
		game.options.length > 0 && folded,
		terms.host,
		trouble,
		el(
			"div",
			{ class: "row actions" },
			go,
			el("button", { type: "button", onclick: () => dialog.close() }, say("cancel")),
		),
	);
	const dialog = el("dialog", { "aria-labelledby": "set-up-title", onclose: () => dialog.remove() }, form);
	document.body.append(dialog);
	dialog.showModal();
	// a keyboard on glass would hide the form
	(name.value || byTouch() ? go : name).focus({ preventScroll: true });
	dialog.scrollTop = 0;
}

/** One visible choice for all other seats; each can still be changed by itself. */
function companyChoice(alone: boolean, choose: (company: Company) => void): HTMLElement {
	const one = (company: Company): HTMLElement =>
		el(
			"label",
			{ class: "company" },
			el("input", {
				type: "radio",
				name: "company",
				value: company,
				checked: company === "alone",
				disabled: alone && company === "here",
				onchange: () => choose(company),
			}),
			el("span", {}, say(`company-${company}`)),
		);
	return el(
		"div",
		{ class: "companies", role: "radiogroup", "aria-label": say("seats-title") },
		// without a server there is nobody at the other end of a link
		...Object.keys(COMPANY).flatMap((company) => (SITE && company === "link" ? [] : [one(company as Company)])),
	);
}

/** `alone`: the game cannot share a screen. */
export function seatRow(seat: number, alone: boolean, company: Company): HTMLElement {
	const usual = seat === 0 ? "me" : COMPANY[company];
	const name = el("input", {
		id: `seat-name-${seat}`,
		class: "seat-name",
		maxlength: 24,
		autocomplete: "off",
		hidden: seat === 0 || usual !== "me",
		placeholder: say("seat-name"),
		"aria-label": say("seat-name-of", { seat: seat + 1 }),
	});
	const colour = el(
		"select",
		{
			id: `seat-colour-${seat}`,
			class: "seat-colour",
			hidden: usual !== "me" || company !== "here",
			"aria-label": say("seat-colour", { name: say("seat-label", { seat: seat + 1 }) }),
		},
		el("option", { value: "" }, say("colour-drawn")),
		...SeatColours.map((one) => el("option", { value: one }, say(`colour-${one}`))),
	);
	const select: HTMLSelectElement = el(
		"select",
		{
			id: `seat-${seat}`,
			class: "seat",
			onchange: () => {
				// other players at this screen need names too
				name.hidden = seat === 0 || select.value !== "me";
				colour.hidden = select.value !== "me";
			},
		},
		(seat === 0 || !alone) && el("option", { value: "me" }, say(seat === 0 ? "seat-me" : "seat-also-me")),
		!SITE && el("option", { value: "open" }, say("seat-open")),
		...LEVELS.map((bot) => el("option", { value: `bot:${bot}` }, say("seat-bot", { bot: say(`bot-${bot}`) }))),
	);
	select.value = usual;
	return el(
		"div",
		{ class: "seat-row" },
		el("label", { for: `seat-${seat}` }, say("seat-label", { seat: seat + 1 })),
		select,
		name,
		colour,
	);
}

/** The choices for the first player: the seats, by name. */
function nameStarters(fields: HTMLElement, places: readonly NewSeat[]): void {
	const select = fields.querySelector<HTMLSelectElement>("#option-start_seat");
	if (!select) return;
	const { value } = select;
	const drawn = [...select.options].filter((option) => !/^\d+$/.test(option.value));
	const named = places.map((place, seat) => {
		const who = place.kind === "bot" ? say(`bot-${place.bot}`) : place.kind === "open" ? say("seat-open") : place.name;
		return el("option", { value: String(seat) }, `${say("seat-label", { seat: seat + 1 })}: ${who}`);
	});
	select.replaceChildren(...drawn, ...named);
	if (Number(value) >= places.length) select.dispatchEvent(new Event("change"));
	else select.value = value;
}

export function chosenSeats(seats: HTMLElement, typedName = storage.name): NewSeat[] {
	return [...seats.querySelectorAll<HTMLSelectElement>("select.seat")].map((select, seat): NewSeat => {
		if (select.value === "open") return { kind: "open" };
		if (select.value.startsWith("bot:")) return { kind: "bot", bot: select.value.slice(4) };
		const mine = typedName || say("default-name");
		const typed = seats.querySelector<HTMLInputElement>(`#seat-name-${seat}`)?.value.trim();
		const colour = seats.querySelector<HTMLSelectElement>(`#seat-colour-${seat}`)?.value as SeatColour | "" | undefined;
		return { kind: "person", name: seat === 0 ? mine : typed || `${mine} ${seat + 1}`, colour: colour || null };
	});
}

/** Presets; choosing one fills in the fields. */
export function presets(volume: CatalogueGame, chosen: Chosen, fields: HTMLElement): HTMLElement {
	const { game } = volume;
	const changes = el("p", { class: "soft small", id: "preset-changes" });
	const tell = (): void => {
		const told = game.options
			.filter((option) => (chosen[option.name] ?? option.default) !== option.default)
			.map((option) => `${optionName(volume, option)}: ${valueName(volume, option, chosen[option.name] ?? "")}`);
		changes.textContent = told.length ? say("preset-changes", { options: told.join("; ") }) : "";
	};
	fields.addEventListener("change", tell);
	const select = el(
		"select",
		{
			id: "preset",
			"aria-describedby": "preset-changes",
			onchange: () => take(select.value),
		},
		...Object.keys(game.presets).map((preset) => el("option", { value: preset }, presetName(volume, preset))),
	);
	const take = (name: string): void => {
		const preset = game.presets[name] ?? {};
		for (const option of game.options) {
			const value = preset[option.name];
			const input = fields.querySelector<HTMLInputElement>(`#option-${option.name}`);
			if (input) input.value = value ?? option.default;
			input?.dispatchEvent(new Event("refill"));
			if (value === undefined) delete chosen[option.name];
			else chosen[option.name] = value;
		}
		tell();
	};
	const edition = editionOf(game);
	if (edition) {
		select.value = edition;
		take(edition);
	}
	return el("div", { class: "field" }, el("label", { for: "preset" }, say("presets-title")), select, changes);
}
