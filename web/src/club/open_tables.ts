/** Open tables: seats to take, games to watch, and a button that finds an opponent. */
import { currentLanguage, say } from "../i18n/texts";
import { get } from "../net/api";
import { urlOf } from "../net/base";
import type { ClubInfo, Seek, SeekResult, Shelf, TableCard, TableList } from "../net/protocol";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";
import { ask } from "./club_api";
import { doing, type GameWordsByKey, section, titleOf } from "./parts";

/** Milliseconds between two looks at the tables. */
const LOOK = 5000;

export function openTables(words: GameWordsByKey, club: ClubInfo): HTMLElement {
	const waiting = el("ul", { class: "club-games", "data-key": "waiting" });
	const running = el("ul", { class: "club-games", "data-key": "running" });
	const alert = el("p", { class: "sorry", role: "alert" });
	const show = async (): Promise<void> => {
		try {
			const found = await ask<TableList>("/tables");
			alert.textContent = "";
			draw(waiting, found.waiting, words, "club-table-sit", "club-tables-none");
			draw(running, found.running, words, "club-table-watch", "club-tables-quiet");
		} catch (error) {
			alert.textContent = error instanceof Error ? error.message : String(error);
		}
	};
	void show();
	setInterval(() => {
		if (!document.hidden) void show();
	}, LOOK);
	return section(
		say("club-tables"),
		seek(words, club),
		alert,
		el("h3", {}, say("club-tables-waiting")),
		waiting,
		el("h3", {}, say("club-tables-running")),
		running,
	);
}

/** Draw a list anew only if it has changed: whoever is about to press a link keeps it. */
function draw(
	list: HTMLElement,
	tables: readonly TableCard[],
	words: GameWordsByKey,
	action: string,
	none: string,
): void {
	const now = JSON.stringify(tables);
	if (list.dataset.tables === now) return;
	list.dataset.tables = now;
	list.replaceChildren(
		...(tables.length ? tables.map((one) => tableLine(one, words, action)) : [el("li", { class: "soft" }, say(none))]),
	);
}
function tableLine(table: TableCard, words: GameWordsByKey, action: string): HTMLElement {
	const title = titleOf(words, table.game);
	const minutes = Math.round(table.bank / 60);
	const facts = [
		table.rated && say("terms-rated"),
		table.points !== null && table.points !== undefined && String(table.points),
		table.bank > 0 && say("terms-minutes", { count: minutes }),
		table.clock > 0 && say("club-table-clock", { seconds: table.clock }),
		table.free > 0 && say("club-table-free", { count: table.free }),
	].filter((one): one is string => Boolean(one));
	return el(
		"li",
		{},
		el(
			"div",
			{ class: "grow" },
			el("strong", {}, title),
			el("div", { class: "small" }, table.names.join(", ")),
			el("div", { class: "small soft" }, facts.join(" · ")),
		),
		el(
			"a",
			{
				class: "button",
				href: urlOf(`/t/${table.room}`),
				"aria-label": `${say(action)}: ${title}, ${table.names.join(", ")}`,
			},
			say(action),
		),
	);
}

/** A form for an opponent in a game for two. */
function seek(words: GameWordsByKey, club: ClubInfo): HTMLElement {
	const game = el("select", { id: "seek-game" });
	void get<Shelf>("/api/games").then(({ games }) => {
		const two = games.filter((one) => one.standard_seats.includes(2) && !one.unplayable).map((one) => one.key);
		two.sort((one, other) => titleOf(words, one).localeCompare(titleOf(words, other), currentLanguage()));
		game.replaceChildren(...two.map((key) => el("option", { value: key }, titleOf(words, key))));
	});
	const rated = el("input", { type: "checkbox", id: "seek-rated" });
	const bots = el("input", { type: "checkbox", id: "seek-bots", checked: true });
	const go = async (): Promise<void> => {
		const request: Seek = {
			game: game.value,
			name: storage.name || say("default-name"),
			rated: rated.checked,
			bots: bots.checked,
		};
		const found = await ask<SeekResult>("/seek", request);
		storage.remember(found.room, titleOf(words, game.value), found.tokens);
		location.assign(urlOf(`/t/${found.room}`));
	};
	return el(
		"div",
		{ class: "club-form" },
		el("label", { for: "seek-game" }, say("club-seek-about")),
		game,
		club.me && el("label", { class: "tick", for: "seek-rated" }, rated, say("terms-rated")),
		el("label", { class: "tick", for: "seek-bots" }, bots, say("club-seek-bots")),
		doing(say("club-seek"), "seek", go, "main-button"),
	);
}
