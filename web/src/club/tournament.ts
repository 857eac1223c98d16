/** One tournament: join it, sit down, follow the rounds and the standings; whoever directs it decides here. */
import { say } from "../i18n/texts";
import { get } from "../net/api";
import { urlOf } from "../net/base";
import type { ChangeTournament, PairingCard, SeekResult, Shelf, TournamentPage } from "../net/protocol";
import { storage } from "../platform/storage";
import { LEVELS } from "../rules/bot_levels";
import { el } from "../ui/dom";
import { ask, download } from "./club_api";
import { doing, type GameWordsByKey, section, titleOf } from "./parts";
import {
	entrantName,
	namesOf,
	pairingText,
	planText,
	redraw,
	resultText,
	standingsTable,
	stateOf,
	TOURNAMENT_LOOK,
} from "./tournament_parts";

export async function tournament(main: HTMLElement, id: string, words: GameWordsByKey): Promise<void> {
	const facts = el("div", { class: "club-part", role: "status" });
	const parts = [el("div"), el("div"), el("div"), el("div")] as const;
	const [acts, standings, rounds, entrants] = parts;
	const sorry = el("p", { class: "sorry", role: "alert" });
	main.append(facts, sorry, ...parts);
	const show = (page: TournamentPage): void => {
		document.title = `${page.plan.name} · Pipyard`;
		redraw(facts, [page.state, page.round, page.rounds, page.director], () => head(page, words));
		redraw(acts, [page.state, page.me, page.seat, page.joinable, page.directs, page.entrants], () => [
			actions(page, words, change, sit),
		]);
		redraw(standings, [page.standings, page.entrants], () =>
			page.standings.length ? [section(say("tournament-standings"), standingsTable(page))] : [],
		);
		redraw(rounds, [page.pairings, page.entrants, page.directs, page.state], () => roundsOf(page, words, change));
		redraw(entrants, [page.entrants, page.directs, page.state], () => [entrantList(page, change)]);
	};
	const change = async (wish: ChangeTournament): Promise<void> => {
		const now = await ask<Partial<TournamentPage>>(`/tournaments/${id}`, wish);
		if (now.id) show(now as TournamentPage);
		else location.assign(urlOf("/tournaments"));
	};
	const sit = async (page: TournamentPage): Promise<void> => {
		const held = Object.keys(storage.tokens(page.seat)).length > 0;
		if (!held) {
			const found = await ask<SeekResult>(`/tournaments/${id}/seat`, { device: storage.device });
			storage.remember(found.room, page.plan.name, found.tokens);
		}
		location.assign(urlOf(`/t/${page.seat}`));
	};
	show(await ask<TournamentPage>(`/tournaments/${id}`));
	setInterval(() => {
		if (document.hidden) return;
		ask<TournamentPage>(`/tournaments/${id}`).then(
			(page) => {
				sorry.textContent = "";
				show(page);
			},
			(error: Error) => (sorry.textContent = error.message),
		);
	}, TOURNAMENT_LOOK);
}

type ChangeIt = (wish: ChangeTournament) => Promise<void>;

function head(page: TournamentPage, words: GameWordsByKey): HTMLElement[] {
	const round = page.state === "running" && page.rounds > 0;
	return [
		el("h2", {}, page.plan.name),
		el("p", {}, planText(page.plan, page.rounds, words)),
		el(
			"p",
			{ "data-key": "state" },
			el("strong", {}, stateOf(page)),
			round && ` · ${say("tournament-round-of", { round: page.round, rounds: page.rounds })}`,
			page.director && ` · ${say("tournament-directed", { name: page.director })}`,
		),
		el("p", {}, el("a", { href: urlOf(`/tournaments/${page.id}/wall`), "data-key": "wall" }, say("tournament-wall"))),
	];
}

function actions(
	page: TournamentPage,
	words: GameWordsByKey,
	change: ChangeIt,
	sit: (page: TournamentPage) => Promise<void>,
): HTMLElement {
	const plays = page.me >= 0 && !page.joinable && (page.state === "open" || page.state === "running");
	const files = (kind: string): HTMLElement =>
		doing(say("tournament-file", { kind: kind.toUpperCase() }), `file-${kind}`, () =>
			download(`/tournaments/${page.id}/results.${kind}`, `${page.plan.name}.${kind}`),
		);
	return section(
		say("tournament-take-part"),
		page.seat !== "" && doing(say("tournament-sit"), "sit", () => sit(page), "main-button"),
		page.state === "running" && page.me >= 0 && !page.seat && el("p", { class: "soft" }, say("tournament-wait")),
		page.joinable && doing(say("tournament-join"), "join", () => change({ action: "join" }), "main-button"),
		!storage.member && page.state === "open" && el("a", { class: "go button", href: urlOf("/me") }, say("club-join")),
		plays && doing(say("tournament-leave"), "leave", () => change({ action: "leave" })),
		page.directs && direction(page, words, change),
		page.standings.length > 0 && el("div", { class: "row" }, files("csv"), files("json")),
	);
}

/** What whoever directs the tournament does. */
function direction(page: TournamentPage, words: GameWordsByKey, change: ChangeIt): HTMLElement {
	const here = new Set(page.entrants.map((one) => one.bot));
	const takes = page.state === "open" || (page.state === "running" && ["swiss", "arena"].includes(page.plan.system));
	const free = LEVELS.filter((one) => !here.has(one));
	const bot = el(
		"select",
		{ id: "tournament-new-bot", "data-key": "new-bot" },
		...free.map((one) => el("option", { value: one }, say(`bot-${one}`))),
	);
	const stop = async (): Promise<void> => {
		if (confirm(say("tournament-stop-really", { name: page.plan.name }))) await change({ action: "stop" });
	};
	return el(
		"div",
		{ class: "club-form" },
		el("h3", {}, say("tournament-direct")),
		takes &&
			free.length > 0 &&
			el(
				"div",
				{ class: "row" },
				el("label", { for: "tournament-new-bot" }, say("tournament-new-bot")),
				bot,
				doing(say("tournament-add-bot"), "add-bot", () => change({ action: "bot", bot: bot.value })),
			),
		page.state === "open" &&
			page.entrants.length > 1 &&
			doing(say("tournament-begin"), "begin", () => change({ action: "begin" }), "main-button"),
		(page.state === "open" || page.state === "running") && doing(say("tournament-stop"), "stop", stop),
		el("p", { class: "small soft" }, page.plan.games.map((one) => titleOf(words, one.game)).join(", ")),
	);
}

/** All rounds, the present one first. */
function roundsOf(page: TournamentPage, words: GameWordsByKey, change: ChangeIt): HTMLElement[] {
	const names = namesOf(page.entrants);
	const numbers = [...new Set(page.pairings.map((one) => one.round))].sort((a, b) => b - a);
	const line = (one: PairingCard): HTMLElement => pairingLine(page, one, names, words, change);
	if (page.plan.system === "arena")
		return numbers.length ? [section(say("tournament-games"), list([...page.pairings].reverse().map(line)))] : [];
	return numbers.map((round) =>
		section(say("tournament-round", { round }), list(page.pairings.filter((one) => one.round === round).map(line))),
	);
}
const list = (lines: readonly HTMLElement[]): HTMLElement => el("ul", { class: "club-games" }, ...lines);

function pairingLine(
	page: TournamentPage,
	pairing: PairingCard,
	names: ReadonlyMap<number, string>,
	words: GameWordsByKey,
	change: ChangeIt,
): HTMLElement {
	const text = pairingText(pairing, names);
	const over = pairing.points !== null && pairing.points !== undefined;
	const link = over ? `/t/${pairing.room}?replay=1` : `/t/${pairing.room}`;
	const action = say(over ? "tournament-replay" : "club-table-watch");
	const decide =
		page.directs && page.state === "running" && pairing.second >= 0 && (pairing.round === page.round || !over);
	return el(
		"li",
		{},
		el(
			"div",
			{ class: "grow" },
			el("span", {}, text),
			pairing.second >= 0 && el("strong", {}, ` ${resultText(pairing)}`),
			pairing.end === "absent" && el("span", { class: "small soft" }, ` ${say("tournament-absent")}`),
			page.plan.games.length > 1 && el("div", { class: "small soft" }, titleOf(words, pairing.game)),
		),
		pairing.room !== "" &&
			(!over || pairing.end === "played") &&
			el("a", { href: urlOf(link), "aria-label": `${action}: ${text}` }, action),
		decide && decision(pairing, text, change),
	);
}

/** The director decides a game. */
function decision(pairing: PairingCard, text: string, change: ChangeIt): HTMLElement {
	const choice = el(
		"select",
		{
			"aria-label": say("tournament-decide", { pairing: text }),
			"data-key": `decide-${pairing.number}`,
			onchange: () => {
				const [first = 0, second = 0] = choice.value.split(":").map(Number);
				void change({
					action: "result",
					pairing: pairing.number,
					points: [first as 0 | 1 | 2, second as 0 | 1 | 2],
				}).catch((error: Error) => alert(error.message));
			},
		},
		el("option", { value: "", selected: true, disabled: true }, say("tournament-decide-short")),
		...["2:0", "1:1", "0:2", "0:0"].map((value) =>
			el("option", { value }, value.replaceAll("1", "½").replaceAll("2", "1")),
		),
	);
	return choice;
}

function entrantList(page: TournamentPage, change: ChangeIt): HTMLElement {
	const may = page.directs && (page.state === "open" || page.state === "running");
	const lines = page.entrants.map((one) =>
		el(
			"li",
			{},
			el(
				"span",
				{ class: "grow" },
				entrantName(one),
				one.last_round > 0 && el("span", { class: "small soft" }, ` ${say("tournament-gone")}`),
			),
			may &&
				one.last_round === 0 &&
				doing(say("tournament-withdraw"), `withdraw-${one.number}`, () =>
					change({ action: "withdraw", entrant: one.number }),
				),
		),
	);
	return section(
		say("tournament-entrants", { count: page.entrants.length }),
		lines.length ? list(lines) : el("p", { class: "soft" }, say("tournament-nobody")),
	);
}

/** The games that two can play here, for the form. */
export async function gamesForTwo(): Promise<string[]> {
	const { games } = await get<Shelf>("/api/games");
	return games.filter((one) => one.standard_seats.includes(2) && !one.unplayable).map((one) => one.key);
}
