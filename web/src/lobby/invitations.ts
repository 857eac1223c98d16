/** The three invitations at the top of the front page: play something now, what fits us, real dice. */
import { say } from "../i18n/texts";
import { urlOf } from "../net/base";
import { dieFace } from "../ui/die_face";
import { el } from "../ui/dom";
import { render } from "../ui/render";
import { type AllGames, TIMES } from "./all_games";
import { cardPicture, factsOf, lessonLink, playButton, trouble } from "./card";
import type { CatalogueGame } from "./catalogue";
import { moveWhenSeen } from "./film";
import { suggestion } from "./shelves";

/** The faces of the dice beside the third invitation. */
const INVITATION_FACES = [5, 2, 6] as const;

export const invitations = (all: readonly CatalogueGame[], list: AllGames): HTMLElement =>
	el(
		"section",
		{ class: "invitations", "aria-label": say("door-title") },
		playSomething(all),
		weAre(all, list),
		realDice(),
	);

/** One click to a table; a second button for another suggestion. */
function playSomething(all: readonly CatalogueGame[]): HTMLElement {
	const host = el("article", { class: "invitation now", "data-key": "play-something" });
	const show = (volume: CatalogueGame | undefined, asked: boolean): void => {
		if (!volume) return;
		host.replaceChildren(
			cardPicture(volume.game),
			el("h2", {}, say("door-now")),
			el(
				"div",
				{ class: "suggestion", role: "status" },
				el("p", { class: "suggested" }, volume.words.title),
				el("p", {}, volume.words.fun),
				el("p", { class: "small" }, factsOf(volume.game), " ", volume.lesson && lessonLink(volume)),
			),
			trouble(volume.game),
			el(
				"div",
				{ class: "row" },
				playButton(volume),
				el(
					"button",
					{ type: "button", "data-key": "another", onclick: () => show(suggestion(all, volume.game.key), true) },
					say("door-another"),
				),
			),
		);
		if (asked) host.querySelector<HTMLElement>("[data-key=another]")?.focus();
	};
	show(suggestion(all, ""), false);
	moveWhenSeen(host);
	return host;
}

/** Filter by number of players and length. */
function weAre(all: readonly CatalogueGame[], list: AllGames): HTMLElement {
	const most = Math.max(1, ...all.flatMap(({ game }) => game.standard_seats.filter((seats) => seats <= 10)));
	const people = el(
		"select",
		{ id: "we-are", onchange: () => speak() },
		...Array.from({ length: most }, (_, i) => el("option", { value: i + 1, selected: i === 2 }, String(i + 1))),
	);
	const time = el(
		"select",
		{ id: "we-have", onchange: () => speak() },
		...TIMES.map((minutes) => el("option", { value: minutes, selected: minutes === 20 }, String(minutes))),
	);
	const title = el("h2", {});
	const speak = (): void => {
		title.textContent = say("door-we", { people: Number(people.value), minutes: Number(time.value) });
	};
	speak();
	return el(
		"form",
		{
			class: "invitation we",
			onsubmit: (event) => {
				event.preventDefault();
				list.look({ players: Number(people.value), minutes: Number(time.value) });
			},
		},
		title,
		el(
			"div",
			{ class: "pair" },
			el("div", { class: "field" }, el("label", { for: "we-are" }, say("door-people")), people),
			el("div", { class: "field" }, el("label", { for: "we-have" }, say("door-time")), time),
			el("button", { type: "submit", "data-key": "we-find" }, say("door-find")),
		),
	);
}

function realDice(): HTMLElement {
	const dice = el("div", { class: "rolled", "aria-hidden": "true" });
	render(INVITATION_FACES.map(dieFace), dice);
	return el(
		"article",
		{ class: "invitation real" },
		dice,
		el("h2", {}, say("door-real")),
		el("p", {}, say("door-real-text")),
		el("a", { class: "go button", href: urlOf("/score"), "data-key": "score" }, say("lobby-score")),
	);
}
