/** All tournaments, and a form for a new one. */
import { currentLanguage, say } from "../i18n/texts";
import { urlOf } from "../net/base";
import type { NewTournament, TournamentCard, TournamentList, TournamentPage } from "../net/protocol";
import { el } from "../ui/dom";
import { ask } from "./club_api";
import { dayOf, doing, type GameWordsByKey, section, titleOf } from "./parts";
import { gamesForTwo } from "./tournament";
import { SYSTEMS, stateOf } from "./tournament_parts";

export async function tournaments(main: HTMLElement, words: GameWordsByKey): Promise<void> {
	const { tournaments: found, may } = await ask<TournamentList>("/tournaments");
	main.append(
		section(
			say("tournaments"),
			found.length
				? el("ul", { class: "club-games", "data-key": "tournaments" }, ...found.map((one) => line(one, words)))
				: el("p", {}, say("tournaments-none")),
		),
	);
	if (may) main.append(await form(words));
	else main.append(el("p", { class: "soft" }, say("tournaments-members")));
}

const line = (one: TournamentCard, words: GameWordsByKey): HTMLElement =>
	el(
		"li",
		{},
		el(
			"div",
			{ class: "grow" },
			el("a", { href: urlOf(`/tournaments/${one.id}`) }, one.name),
			el("div", { class: "small" }, one.games.map((game) => titleOf(words, game)).join(", ")),
			el(
				"div",
				{ class: "small soft" },
				[say(SYSTEMS[one.system]), say("tournament-entrants", { count: one.entrants }), dayOf(one.made)].join(" · "),
			),
		),
		el("strong", {}, stateOf(one)),
	);

/** Minutes for a game that the form offers. */
const TOURNAMENT_BANKS = [3, 5, 10, 15, 30, 60] as const;
const MOST_TOURNAMENT_GAMES = 3;

async function form(words: GameWordsByKey): Promise<HTMLElement> {
	const keys = await gamesForTwo();
	keys.sort((one, other) => titleOf(words, one).localeCompare(titleOf(words, other), currentLanguage()));
	const field = (id: string, label: string, input: HTMLElement): HTMLElement =>
		el("div", { class: "field" }, el("label", { for: id }, label), input);
	const name = el("input", { id: "tournament-name", maxlength: 60, required: true, autocomplete: "off" });
	const system = el(
		"select",
		{ id: "tournament-system", onchange: () => showFields() },
		...Object.entries(SYSTEMS).map(([value, key]) => el("option", { value }, say(key))),
	);
	const games = Array.from({ length: MOST_TOURNAMENT_GAMES }, (_, at) =>
		el(
			"select",
			{ id: `tournament-game-${at}` },
			at > 0 && el("option", { value: "" }, say("tournament-no-game")),
			...keys.map((key) => el("option", { value: key }, titleOf(words, key))),
		),
	);
	const number = (id: string, value: number, least: number, most: number): HTMLInputElement =>
		el("input", { id, type: "number", value, min: least, max: most, inputmode: "numeric" });
	const rounds = number("tournament-rounds", 0, 0, 20);
	const minutes = number("tournament-minutes", 60, 5, 1440);
	const twice = el("input", { id: "tournament-legs", type: "checkbox" });
	const bank = el(
		"select",
		{ id: "tournament-bank" },
		...TOURNAMENT_BANKS.map((count) =>
			el("option", { value: 60 * count, selected: count === 10 }, say("terms-minutes", { count })),
		),
	);
	const rated = el("input", { id: "tournament-rated", type: "checkbox" });
	const only: Record<string, HTMLElement> = {
		swiss: field("tournament-rounds", say("tournament-rounds-wish"), rounds),
		"round-robin": el("label", { class: "tick", for: "tournament-legs" }, twice, say("tournament-twice")),
		arena: field("tournament-minutes", say("tournament-minutes"), minutes),
	};
	const showFields = (): void => {
		for (const [kind, part] of Object.entries(only)) part.hidden = kind !== system.value;
	};
	showFields();
	const go = async (): Promise<void> => {
		if (!name.reportValidity()) return;
		const wish: Partial<NewTournament> = {
			name: name.value,
			system: system.value as NewTournament["system"],
			games: games.filter((one) => one.value).map((one) => ({ game: one.value, options: {} })),
			rounds: Number(rounds.value),
			minutes: Number(minutes.value),
			legs: twice.checked ? 2 : 1,
			bank: Number(bank.value),
			more: 5,
			rated: rated.checked,
		};
		const made = await ask<TournamentPage>("/tournaments", wish);
		location.assign(urlOf(`/tournaments/${made.id}`));
	};
	return section(
		say("tournament-new"),
		el(
			"div",
			{ class: "club-form" },
			field("tournament-name", say("tournament-title"), name),
			field("tournament-system", say("tournament-system"), system),
			el("p", { class: "small soft" }, say("tournament-systems-about")),
			...Object.values(only),
			...games.map((one, at) => field(one.id, say("tournament-game", { number: at + 1 }), one)),
			el("p", { class: "small soft" }, say("tournament-games-about")),
			field("tournament-bank", say("terms-bank"), bank),
			el("label", { class: "tick", for: "tournament-rated" }, rated, say("terms-rated")),
			doing(say("tournament-make"), "make", go, "main-button"),
		),
	);
}
