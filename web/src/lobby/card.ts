/** A game on offer: a card in the list of all games, a tile on a shelf. */

import { say } from "../i18n/texts";
import { urlOf } from "../net/base";
import type { GameCard, NewSeat as Seat } from "../net/protocol";
import { storage } from "../platform/storage";
import { firstLevel } from "../rules/bot_levels";
import { el } from "../ui/dom";
import { sceneSays } from "../ui/sentences";
import { showRules } from "../ui/show_rules";
import { bookName, type CatalogueGame, editionOptions, kindNames } from "./catalogue";
import { moveWhenSeen } from "./film";
import { openTable } from "./open_table";

const players = (game: GameCard): string => {
	const least = Math.min(...game.seats);
	const most = Math.max(...game.seats);
	return say("lobby-players", { least, most, same: least === most ? "yes" : "no" });
};
const minutes = (game: GameCard): string => say("lobby-minutes", { minutes: game.minutes });
/** For how many, and how long. */
export const factsOf = (game: GameCard): string => `${players(game)} · ${minutes(game)}`;

export const cardPicture = (game: GameCard): HTMLElement =>
	el("img", {
		class: "portrait",
		"data-film": game.key,
		src: urlOf(`/api/picture/${game.key}.svg`),
		alt: "",
		loading: "lazy",
		decoding: "async",
		width: 605,
		height: 536,
	});

function button(
	volume: CatalogueGame,
	label: string,
	spoken: string,
	more: Readonly<Record<string, string>>,
): HTMLElement {
	return el("button", { type: "button", "data-game": volume.game.key, "aria-label": spoken, ...more }, label);
}
const off = (game: GameCard): Readonly<Record<string, string>> => (game.unplayable ? { disabled: "disabled" } : {});
export const playButton = (volume: CatalogueGame): HTMLElement =>
	button(volume, say("play-now"), `${say("play-now")}: ${volume.words.title}`, {
		class: "main-button grow",
		"data-now": "yes",
		...off(volume.game),
	});
/** Play, set up, read the rules. */
export const actions = (volume: CatalogueGame): HTMLElement =>
	el(
		"div",
		{ class: "row" },
		playButton(volume),
		button(volume, say("set-up"), `${say("set-up")}: ${volume.words.title}`, off(volume.game)),
		button(volume, say("rules"), say("rules-of", { title: volume.words.title }), { "data-rules": "yes" }),
	);
export const trouble = (game: GameCard): HTMLElement =>
	el("p", { class: "sorry", role: "alert" }, game.unplayable ? sceneSays(game.unplayable, []) : "");

/** A card in the list of all games. */
export function card(volume: CatalogueGame): HTMLElement {
	const { game, words } = volume;
	const facts = [
		`${bookName(game.book)}${game.number ? ` ${game.number}` : ""}`,
		players(game),
		minutes(game),
		...kindNames(game),
	];
	const made = el(
		"article",
		{ class: "card", "data-card": game.key },
		cardPicture(game),
		el("h3", {}, words.title),
		el("p", { class: "fun" }, words.fun),
		el("div", { class: "tags" }, ...facts.map((fact) => el("span", { class: "tag" }, fact))),
		trouble(game),
		actions(volume),
		(volume.lesson || game.kept || volume.puzzles > 0) &&
			el(
				"div",
				{ class: "row" },
				volume.lesson && lessonLink(volume),
				volume.puzzles > 0 && puzzleLink(volume),
				game.kept && scoreLink(game.key, words.title),
			),
	);
	moveWhenSeen(made);
	return made;
}

/** A tile on a shelf. */
export function tile(volume: CatalogueGame): HTMLElement {
	const { game, words } = volume;
	const made = el(
		"article",
		{ class: "card tile", "data-tile": game.key },
		cardPicture(game),
		el("h3", {}, words.title),
		el("p", { class: "fun" }, words.fun),
		el(
			"p",
			{ class: "small soft facts" },
			factsOf(game),
			volume.lesson && lessonLink(volume),
			volume.puzzles > 0 && puzzleLink(volume),
		),
		trouble(game),
		actions(volume),
	);
	moveWhenSeen(made);
	return made;
}

/** The address of a game's lesson. */
export const lessonLink = ({ game, words }: CatalogueGame): HTMLElement =>
	el(
		"a",
		{
			class: "go small",
			href: urlOf(`/learn/${game.key}`),
			"data-learn": game.key,
			"aria-label": say("lesson-title", { title: words.title }),
		},
		say("lesson-learn"),
	);
/** The address of a game's puzzles. */
const puzzleLink = ({ game, words }: CatalogueGame): HTMLElement =>
	el(
		"a",
		{
			class: "go small",
			href: urlOf(`/puzzles#${game.key}`),
			"data-puzzles": game.key,
			"aria-label": `${say("card-puzzles")}: ${words.title}`,
		},
		say("card-puzzles"),
	);
/** The address of a game's score sheet. */
const scoreLink = (key: string, title: string): HTMLElement =>
	el(
		"a",
		{
			class: "go small",
			href: urlOf(`/score/${key}`),
			"data-score": key,
			"aria-label": `${say("card-score")}: ${title}`,
		},
		say("card-score"),
	);

/** Handle the buttons of all cards. */
export function listen(host: HTMLElement, all: readonly CatalogueGame[]): void {
	host.addEventListener("click", (event) => {
		const pressed = (event.target as HTMLElement).closest<HTMLButtonElement>("button[data-game]");
		const volume = all.find(({ game }) => game.key === pressed?.dataset.game);
		if (!pressed || !volume) return;
		const sorry = pressed.closest("article")?.querySelector<HTMLElement>(".sorry") ?? undefined;
		if (pressed.dataset.now) void openTable(volume, against(volume.game), editionOptions(volume.game), pressed, sorry);
		else if (pressed.dataset.rules) void showRules(volume.game.key);
		else void openForm(volume, sorry);
	});
}

/** The set-up form, loaded when somebody wants it. */
async function openForm(volume: CatalogueGame, sorry?: HTMLElement): Promise<void> {
	try {
		const { setUp } = await import("./game_setup");
		setUp(volume);
	} catch {
		if (sorry) sorry.textContent = say("lobby-no-server");
	}
}

/** Me against bots of a level, with as few of them as make a contest. */
export function against(game: GameCard, level: string = firstLevel(game.kinds)): Seat[] {
	const seats = game.standard_seats.find((count) => count > 1) ?? game.standard_seats[0] ?? 1;
	return Array.from({ length: seats }, (_, seat) =>
		seat === 0 ? { kind: "person", name: storage.name || say("default-name") } : { kind: "bot", bot: level },
	);
}
