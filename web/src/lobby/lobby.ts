/** The front page: three invitations, today's game and puzzle, tables to join, shelves, and all games. */
import "./lobby.css";
import "./front_page.css";
import { currentLanguage, say } from "../i18n/texts";
import { SITE, urlOf } from "../net/base";
import { chooseText } from "../platform/files";
import { MOST_TEXT } from "../platform/packed_text";
import { el } from "../ui/dom";
import { icons } from "../ui/icons";
import { top } from "../ui/page_header";
import { AllGames } from "./all_games";
import { actions, cardPicture, factsOf, lessonLink, listen, tile, trouble } from "./card";
import { bookName, type CatalogueGame, dailyPuzzle, loadCatalogue } from "./catalogue";
import { moveWhenSeen } from "./film";
import { invitations } from "./invitations";
import { joinIn } from "./join_in";
import { gameOfTheDay, type LobbyShelf, readableFirst, shelves } from "./shelves";

/** `wanted`: the game of the address, whose set-up is shown. */
export async function lobby(app: HTMLElement, wanted = ""): Promise<void> {
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
	const rows = shelves(all, currentLanguage());
	const panels = [today && dayCard(today), puzzleCard(all), joinIn(all)];
	main.append(
		invitations(all, list),
		el("div", { class: "today" }, ...panels),
		el("nav", { class: "to-shelves", "aria-label": say("door-shelves") }, findOne(all, list), ...rows.map(toShelf)),
		...rows.map(shelf),
		list.host,
		moreWays(app),
	);
	listen(main, all);
	list.comeBack();
	const asked = all.find(({ game }) => game.key === wanted);
	if (asked) void import("./game_setup").then(({ setUp }) => setUp(asked));
}

function dayCard(volume: CatalogueGame): HTMLElement {
	const made = el(
		"article",
		{ class: "day", "data-day": volume.game.key },
		cardPicture(volume.game),
		el("p", { class: "small soft" }, say("door-day")),
		el("h2", {}, volume.words.title),
		el("p", {}, volume.words.fun),
		el("p", { class: "small soft" }, factsOf(volume.game), " ", volume.lesson && lessonLink(volume)),
		trouble(volume.game),
		actions(volume),
	);
	moveWhenSeen(made);
	return made;
}

/** Ways for those who know what they want: a game saved elsewhere; a game of one's own, where Python runs in the browser. */
const moreWays = (app: HTMLElement): HTMLElement =>
	el(
		"p",
		{ class: "row more-ways" },
		el(
			"button",
			{ type: "button", "data-key": "moved-door", onclick: () => void goOnWithFile(app) },
			say("moved-door"),
		),
		SITE && el("a", { class: "go", href: urlOf("/invent"), "data-key": "invent" }, say("invent-door")),
	);
async function goOnWithFile(app: HTMLElement): Promise<void> {
	const log = await chooseText(".txt,text/plain", MOST_TEXT);
	if (log !== null) (await import("./moved_game")).showMovedGame(app, log);
}

/** Today's puzzle, with a picture of its game. */
function puzzleCard(all: readonly CatalogueGame[]): HTMLElement {
	const volume = all.find(({ game }) => game.key === dailyPuzzle().key);
	return el(
		"article",
		{ class: "day puzzle-of-day" },
		volume && cardPicture(volume.game),
		el("p", { class: "small soft" }, say("door-puzzle")),
		volume && el("h2", {}, volume.words.title),
		el("p", {}, say("door-puzzle-text")),
		el("p", { class: "small soft" }, say("door-puzzles", { count: dailyPuzzle().count })),
		el(
			"div",
			{ class: "row" },
			volume &&
				el(
					"a",
					{
						class: "go button grow",
						href: urlOf(`/puzzles/${volume.game.key}/${dailyPuzzle().number}`),
						"data-key": "daily",
					},
					say("puzzle-daily-solve"),
				),
			el("a", { class: "go button", href: urlOf("/puzzles"), "data-key": "puzzles" }, say("puzzle-all")),
		),
	);
}

const findOne = (all: readonly CatalogueGame[], list: AllGames): HTMLElement =>
	el(
		"button",
		{ type: "button", class: "find", "data-key": "find", onclick: () => list.look() },
		icons.find(),
		say("door-search", { count: all.length }),
	);

const titleOf = ({ key }: LobbyShelf): string =>
	key.startsWith("book-") ? say("door-book", { book: bookName(key.slice(5)) }) : say(`shelf-${key}`);

const toShelf = (row: LobbyShelf): HTMLElement =>
	el(
		"button",
		{
			type: "button",
			class: "chip",
			"data-to": row.key,
			onclick: () => {
				const title = document.getElementById(`shelf-${row.key}`);
				title?.scrollIntoView({ block: "start" });
				title?.focus({ preventScroll: true });
			},
		},
		titleOf(row),
	);

function shelf(row: LobbyShelf): HTMLElement {
	const id = `shelf-${row.key}`;
	return el(
		"section",
		{ class: "shelf", "aria-labelledby": id, "data-shelf": row.key },
		el("h2", { id, tabindex: -1 }, titleOf(row), " ", el("span", { class: "small soft" }, String(row.games.length))),
		el("div", { class: "board-of-shelf" }, ...row.games.map(tile)),
	);
}
