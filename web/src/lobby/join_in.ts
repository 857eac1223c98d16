/** Playing with others, and going on: a friend's code, seats that wait for somebody, tables of this browser, the club. */
import { currentLanguage, say } from "../i18n/texts";
import { request } from "../net/api";
import { SITE, urlOf } from "../net/base";
import type { RoomFound, TableCard, TableList } from "../net/protocol";
import { mayBeDeleted } from "../platform/lasting_storage";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";
import { type CatalogueGame, hasClub } from "./catalogue";
import { askTurns, turnLine } from "./my_turns";

const MOST_ROOMS = 4;
const MOST_INVITATIONS = 3;

/** The panel; null if there is nothing to join and nothing to go on with. */
export function joinIn(all: readonly CatalogueGame[]): HTMLElement | null {
	const others = SITE
		? []
		: [
				el("h2", {}, say("door-join")),
				el("p", {}, say("door-join-text")),
				haveCode(),
				hasClub() && openInvitations(all),
			];
	const shown = [goOn(all), ...others, hasClub() && clubLink()].filter((part) => part instanceof HTMLElement);
	return shown.length ? el("section", { class: "join-in", "aria-label": say("door-join") }, ...shown) : null;
}

/** The link to the club: to one's own page, for members. */
const clubLink = (): HTMLElement =>
	el(
		"nav",
		{ class: "to-club", "aria-label": say("club-title") },
		el("a", { class: "go", href: urlOf(storage.member ? "/me" : "/club"), "data-key": "club" }, say("club-go")),
	);

/** Tables whose seats anybody may take; nothing while nobody waits. */
function openInvitations(all: readonly CatalogueGame[]): HTMLElement {
	const host = el("nav", { class: "open-invitations", "aria-label": say("door-open"), hidden: true });
	const headers: Record<string, string> = storage.member ? { authorization: `Bearer ${storage.member}` } : {};
	void request("/api/club/tables", { headers })
		.then(async (answer) => (answer.ok ? ((await answer.json()) as TableList).waiting : []))
		.catch((): readonly TableCard[] => [])
		.then((waiting) => {
			if (!waiting.length) return;
			const titleOf = (key: string): string => all.find(({ game }) => game.key === key)?.words.title ?? key;
			host.hidden = false;
			host.replaceChildren(
				el("h2", {}, say("door-open")),
				el(
					"ul",
					{},
					...waiting
						.slice(0, MOST_INVITATIONS)
						.map((table) =>
							el(
								"li",
								{},
								el("a", { href: urlOf(`/t/${table.room}`) }, titleOf(table.game)),
								el("span", { class: "small soft" }, table.names.join(", ")),
							),
						),
				),
			);
		});
	return host;
}

/** The field for a code that a friend has read out. */
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
		const answer = await request(`/api/codes/${letters || "-"}`).catch(() => null);
		if (answer?.ok) location.assign(urlOf(`/t/${((await answer.json()) as RoomFound).room}`));
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

/** Games that wait for this member, and the tables with a seat of this browser whose game goes on. */
function goOn(all: readonly CatalogueGame[]): HTMLElement | null {
	const known = storage
		.rooms()
		.filter((room) => !room.over)
		.slice(0, MOST_ROOMS);
	if (!known.length && !storage.member) return null;
	const mayGo = el("p", { class: "soft small", "data-key": "may-go", hidden: true }, say("storage-may-go"));
	// on a server only the seats are stored here
	if (SITE) void mayBeDeleted().then((yes) => mayGo.toggleAttribute("hidden", !yes));
	const list = el(
		"ul",
		{},
		...known.map((room) =>
			el(
				"li",
				{ "data-room": room.room },
				el("a", { href: urlOf(`/t/${room.room}`) }, room.title || room.room.slice(0, 5)),
				el("span", { class: "small soft" }, ago(room.when)),
			),
		),
	);
	const host = el(
		"nav",
		{ class: "go-on", "aria-label": say("lobby-go-on"), hidden: !known.length },
		el("h2", {}, say("lobby-go-on")),
		mayGo,
		list,
	);
	if (hasClub())
		void askTurns().then((found) => {
			if (!found?.games.length) return;
			const titleOf = (key: string): string => all.find(({ game }) => game.key === key)?.words.title ?? key;
			for (const one of found.games) list.querySelector(`[data-room="${one.room}"]`)?.remove();
			const shown = found.games.filter((one, at) => one.mine || at < MOST_ROOMS);
			list.prepend(...shown.map((one) => turnLine(one, found.now, titleOf)));
			host.hidden = false;
		});
	return host;
}
/** How long ago, in the visitor's words. */
function ago(when: number): string {
	const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" });
	const hours = Math.round((when - Date.now()) / 3_600_000);
	return Math.abs(hours) < 24 ? words.format(hours, "hour") : words.format(Math.round(hours / 24), "day");
}
