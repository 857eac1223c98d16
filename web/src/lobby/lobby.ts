/** The front page: three invitations, a game of the day, running tables, shelves, and all games. */
import "./lobby.css";
import { currentLanguage, say } from "../i18n/texts";
import type { RoomFound } from "../net/protocol";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";
import { top } from "../ui/page_header";
import { AllGames, TIMES } from "./all_games";
import { actions, listen, playButton, portrait, tile, trouble } from "./card";
import { bookName, type CatalogueGame, loadCatalogue } from "./catalogue";
import { moveWhenSeen } from "./film";
import { gameOfTheDay, readableFirst, type Shelf, shelves, suggestion } from "./shelves";

const MOST_ROOMS = 4;

export async function lobby(app: HTMLElement): Promise<void> {
	document.title = "Pipyard";
	const main = el("main", { class: "lobby" });
	app.replaceChildren(top("Pipyard", false), main);
	let all: CatalogueGame[];
	try {
		all = readableFirst(await loadCatalogue(), currentLanguage());
	} catch {
		main.append(el("p", { role: "alert" }, say("lobby-no-server")));
		return;
	}
	const list = new AllGames(all);
	const today = gameOfTheDay(all, new Date());
	main.append(
		el(
			"section",
			{ class: "invitations", "aria-label": say("door-title") },
			playSomething(all),
			weAre(all, list),
			realDice(),
		),
		el(
			"div",
			{ class: "second" },
			today && dayCard(today),
			el("div", { class: "beside" }, haveCode(), goOn(), findOne(all, list)),
		),
		...shelves(all, currentLanguage()).map(shelf),
		list.host,
	);
	listen(main, all);
	list.comeBack();
}

/** One click to a table; a second button for another suggestion. */
function playSomething(all: readonly CatalogueGame[]): HTMLElement {
	const host = el("article", { class: "invitation now", "data-key": "play-something" });
	const show = (volume: CatalogueGame | undefined, asked: boolean): void => {
		if (!volume) return;
		host.replaceChildren(
			el("h2", {}, say("door-now")),
			el(
				"div",
				{ class: "suggestion" },
				portrait(volume.game),
				el("p", { role: "status" }, el("strong", {}, volume.words.title), el("br"), volume.words.fun),
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
			class: "invitation",
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
		),
		el("button", { type: "submit", "data-key": "we-find" }, say("door-find")),
	);
}

const realDice = (): HTMLElement =>
	el(
		"article",
		{ class: "invitation" },
		el("h2", {}, say("door-real")),
		el("p", {}, say("door-real-text")),
		el("a", { class: "go button", href: "/score", "data-key": "score" }, say("lobby-score")),
	);

function dayCard(volume: CatalogueGame): HTMLElement {
	const made = el(
		"article",
		{ class: "day", "data-day": volume.game.key },
		portrait(volume.game),
		el(
			"div",
			{ class: "day-words" },
			el("p", { class: "small soft" }, say("door-day")),
			el("h2", {}, volume.words.title),
			el("p", {}, volume.words.fun),
			trouble(volume.game),
			actions(volume),
		),
	);
	moveWhenSeen(made);
	return made;
}

/** Somebody has said a code aloud: it leads to their table. */
function haveCode(): HTMLElement {
	const code = el("input", {
		id: "code",
		maxlength: 12,
		autocomplete: "off",
		autocapitalize: "characters",
		spellcheck: "false",
		required: true,
	});
	const sorry = el("p", { class: "sorry", role: "alert" });
	const join = async (): Promise<void> => {
		sorry.textContent = "";
		const letters = code.value.replaceAll(/[^A-Za-z]/g, "").toUpperCase();
		const answer = await fetch(`/api/codes/${letters || "-"}`).catch(() => null);
		if (answer?.ok) location.assign(`/t/${((await answer.json()) as RoomFound).room}`);
		else
			sorry.textContent = say(!answer ? "lobby-no-server" : answer.status === 429 ? "error-too-many" : "code-unknown");
	};
	return el(
		"form",
		{
			class: "have-code",
			onsubmit: (event) => {
				event.preventDefault();
				void join();
			},
		},
		el("label", { for: "code" }, say("code-have")),
		el("div", { class: "row" }, code, el("button", { type: "submit", "data-key": "join" }, say("code-join"))),
		sorry,
	);
}

/** The tables with a seat of this browser. */
function goOn(): HTMLElement | null {
	const known = storage.rooms().slice(0, MOST_ROOMS);
	if (!known.length) return null;
	return el(
		"nav",
		{ class: "go-on", "aria-label": say("lobby-go-on") },
		el("h2", {}, say("lobby-go-on")),
		el(
			"ul",
			{},
			...known.map((room) =>
				el(
					"li",
					{},
					el("a", { href: `/t/${room.room}` }, room.title || room.room.slice(0, 5)),
					el("span", { class: "small soft" }, ago(room.when)),
				),
			),
		),
	);
}
/** How long ago, in the visitor's words. */
function ago(when: number): string {
	const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" });
	const hours = Math.round((when - Date.now()) / 3_600_000);
	return Math.abs(hours) < 24 ? words.format(hours, "hour") : words.format(Math.round(hours / 24), "day");
}

const findOne = (all: readonly CatalogueGame[], list: AllGames): HTMLElement =>
	el(
		"button",
		{ type: "button", class: "find", "data-key": "find", onclick: () => list.look() },
		say("door-search", { count: all.length }),
	);

function shelf({ key, games }: Shelf): HTMLElement {
	const title = key.startsWith("book-") ? say("door-book", { book: bookName(key.slice(5)) }) : say(`shelf-${key}`);
	const id = `shelf-${key}`;
	return el(
		"section",
		{ class: "shelf", "aria-labelledby": id, "data-shelf": key },
		el("h2", { id }, title, " ", el("span", { class: "small soft" }, String(games.length))),
		el("div", { class: "board-of-shelf" }, ...games.map(tile)),
	);
}
