/** Open tables: seats to take, games to watch, and a button that finds an opponent. */
import { currentLanguage, maybe, say } from "../i18n/texts";
import { get } from "../net/api";
import { urlOf } from "../net/base";
import type { ClubInfo, Seek, SeekResult, Shelf, TableCard, TableList } from "../net/protocol";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";
import { ask } from "./club_api";
import { doing, type GameWordsByKey, section, titleOf } from "./parts";

/** Milliseconds between two looks at the tables. */
const LOOK = 5000;
const LISTED_DAY = 86_400;

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
		table.clock >= LISTED_DAY && say("terms-days-a-move", { count: Math.round(table.clock / LISTED_DAY) }),
		table.clock > 0 && table.clock < LISTED_DAY && say("club-table-clock", { seconds: table.clock }),
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

const SEEK_MINUTES = [3, 5, 10, 15, 30, 60] as const;
const SEEK_DAYS = [1, 3, 7, 14] as const;
const SEEK_USUAL = 15;

/** A form for opponents: what, with how many, how long, rated or not, and which bots come if nobody does. */
function seek(words: GameWordsByKey, club: ClubInfo): HTMLElement {
	const choice = (id: string, label: string, changed: () => void, options: readonly (readonly [string, string])[]) =>
		el(
			"select",
			{ id, "aria-label": label, onchange: changed },
			...options.map(([value, text]) => el("option", { value }, text)),
		);
	let shelf: Shelf | null = null;
	const game = el("select", { id: "seek-game", onchange: () => drawSeats() });
	const kind = el("select", { id: "seek-kind", "aria-label": say("seek-kind"), onchange: () => drawGames() });
	const seats = el("select", { id: "seek-seats", "aria-label": say("seek-seats") });
	const drawSeats = (): void => {
		const counts = shelf?.games.find(({ key }) => key === game.value)?.standard_seats ?? [2];
		seats.replaceChildren(
			...counts
				.filter((count) => count > 1 && count <= 8)
				.map((count) => el("option", { value: count }, say("seek-players", { count }))),
		);
	};
	const drawGames = (): void => {
		const found = (shelf?.games ?? []).filter(
			(one) =>
				one.standard_seats.some((count) => count > 1) &&
				!one.unplayable &&
				(!kind.value || one.kinds.includes(kind.value)),
		);
		const keys = found.map((one) => one.key);
		keys.sort((one, other) => titleOf(words, one).localeCompare(titleOf(words, other), currentLanguage()));
		game.replaceChildren(...keys.map((key) => el("option", { value: key }, titleOf(words, key))));
		drawSeats();
	};
	const level = el("select", { id: "seek-level", "aria-label": say("seek-level") });
	void get<Shelf>("/api/games").then((found) => {
		shelf = found;
		const kinds = [...new Set(found.games.flatMap((one) => one.kinds))].sort();
		kind.replaceChildren(
			el("option", { value: "" }, say("seek-any-kind")),
			...kinds.map((one) => el("option", { value: one }, maybe(`kind-${one}`) ?? one)),
		);
		level.replaceChildren(
			...found.bots.map((one) => el("option", { value: one, selected: one === "club" }, maybe(`bot-${one}`) ?? one)),
		);
		drawGames();
	});
	const length = choice("seek-length", say("seek-length"), () => {}, [
		...SEEK_MINUTES.map((count) => [`${count} min`, say("terms-minutes", { count })] as const),
		...SEEK_DAYS.map((count) => [`${count} days`, say("terms-days-a-move", { count })] as const),
	]);
	length.value = `${SEEK_USUAL} min`;
	const rated = el("input", { type: "checkbox", id: "seek-rated" });
	const bots = el("input", { type: "checkbox", id: "seek-bots", checked: true });
	const go = async (): Promise<void> => {
		const [number = "", unit = ""] = length.value.split(" ");
		const request: Seek = {
			game: game.value,
			name: storage.name || say("default-name"),
			rated: rated.checked,
			bots: bots.checked,
			seats: Number(seats.value) || 2,
			minutes: (unit === "min" && SEEK_MINUTES.find((one) => one === Number(number))) || SEEK_USUAL,
			days: (unit === "days" && SEEK_DAYS.find((one) => one === Number(number))) || 0,
			bot: level.value,
			device: storage.device,
		};
		const found = await ask<SeekResult>("/seek", request);
		storage.remember(found.room, titleOf(words, game.value), found.tokens);
		location.assign(urlOf(`/t/${found.room}`));
	};
	return el(
		"div",
		{ class: "club-form" },
		el("label", { for: "seek-game" }, say("club-seek-about")),
		el("div", { class: "row" }, kind, game, seats, length),
		club.me && el("label", { class: "tick", for: "seek-rated" }, rated, say("terms-rated")),
		el("div", { class: "row" }, el("label", { class: "tick", for: "seek-bots" }, bots, say("club-seek-bots")), level),
		doing(say("club-seek"), "seek", go, "main-button"),
	);
}
