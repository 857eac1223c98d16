/** The study board: branch off from a finished game or a puzzle, try moves for all sides, let a bot think, share the line. */
import "../lesson/lesson.css";
import "../ui/task_card.css";
import "./study.css";
import { currentLanguage, say } from "../i18n/texts";
import { request } from "../net/api";
import { urlOf, whole } from "../net/base";
import type { Offer, Table } from "../net/protocol";
import { copyText } from "../platform/clipboard";
import { carriedGame, fragmentOf } from "../platform/game_link";
import { storage } from "../platform/storage";
import { addressOf, type Origin, readAddress } from "../rules/study_address";
import { mountTable } from "../table/table";
import { el } from "../ui/dom";
import { readerSeat } from "../ui/sentences";
import { type Studied, StudyPlayer, type StudyServer, type Thought } from "./study_player";
import { ThinkPanel } from "./think_panel";

export async function study(app: HTMLElement): Promise<void> {
	const wanted = readAddress(location.search, await carriedGame(location.hash));
	if (!wanted) {
		location.assign(urlOf("/"));
		return;
	}
	const { origin, line } = wanted;
	const server = serverFor(origin);
	const player = new StudyPlayer(server, line);
	const view = mountTable(app, "", player);
	document.title = `${say("study-title")} · Pipyard`;
	document.querySelector(".table")?.classList.add("in-lesson", "in-study");
	const panel = new ThinkPanel(player, server);
	const head = el("div", { class: "study-head" });
	const shared = el("p", { class: "small", role: "status" });
	const card = el("section", { class: "study", "aria-label": say("study-title") }, head, panel.host, shared);
	document.querySelector(".side")?.prepend(card);
	const button = (key: string, act: () => void, off = false): HTMLButtonElement =>
		el("button", { type: "button", "data-key": key, disabled: off, onclick: act }, say(key));
	const share = async (text: string): Promise<void> => {
		const field = el("input", { readonly: true, value: text, "aria-label": say("study-share") });
		shared.replaceChildren(field);
		const copied = await copyText(text, field);
		if (copied) shared.textContent = say("copied");
		else field.select();
	};
	player.onChange = () => {
		history.replaceState(history.state, "", urlOf(addressOf(origin, player.line)));
		head.replaceChildren(
			el("h2", {}, say("study-title")),
			el("p", { class: "small soft" }, say("study-about", { moves: movesIn(player.line) })),
			el(
				"div",
				{ class: "row" },
				button("study-start", () => void player.restart(), player.line.length === 0),
				button("study-back", () => void player.back(), !player.mayGoBack),
				button("study-on", () => player.forward(), !player.mayGoOn),
			),
			el(
				"div",
				{ class: "row" },
				button("study-link", () => void share(whole(addressOf(origin, player.line)))),
				button("study-text", () => void share(player.line.join("; "))),
				el("a", { class: "go small", href: urlOf(homeOf(origin)), "data-key": "study-leave" }, say("study-leave")),
			),
		);
		if (player.sorry) view.announce(player.sorry);
		shared.textContent = player.sorry;
		panel.draw();
	};
	player.onChange();
	Object.assign(window, { pipyardStudy: player });
}

const movesIn = (line: readonly string[]): number => line.filter((event) => !event.startsWith("*")).length;
/** Whoever was called "You" at the table is so here, too, though all seats are moved. */
function namedAsBefore(table: Table, origin: Origin): Table {
	const mine = Object.keys(storage.tokens(origin.room ?? "")).map(Number);
	const seat = readerSeat({ chairs: table.chairs, mine });
	return {
		...table,
		chairs: table.chairs.map((chair, at) => (at === seat ? { ...chair, name: say("you-name") } : chair)),
	};
}
/** Where the study came from. */
const homeOf = (origin: Origin): string =>
	origin.puzzle
		? `/puzzles/${origin.puzzle}/${origin.number ?? 1}?solved`
		: origin.key
			? origin.room
				? `/t/${origin.room}`
				: "/"
			: origin.packed
				? `/replay${fragmentOf(origin.packed, origin.step)}`
				: `/t/${origin.room}?replay=${origin.game ?? 0}&step=${origin.step ?? 0}`;

function serverFor(origin: Origin): StudyServer {
	const { packed: _, ...sent } = origin;
	const ask = async <T>(path: string, more: object): Promise<T | string> => {
		try {
			const answer = await request(path, {
				method: "POST",
				body: JSON.stringify({ ...sent, ...(origin.key ? { room: "" } : {}), ...more, language: currentLanguage() }),
			});
			const found = (await answer.json()) as T & { error?: string };
			return answer.ok ? found : (found.error ?? say("puzzle-no-answer"));
		} catch {
			return say("puzzle-no-answer");
		}
	};
	return {
		at: async (line, move) => {
			const found = await ask<Studied>("/api/study", { line, move });
			return typeof found === "string" ? found : { ...found, table: namedAsBefore(found.table, origin) };
		},
		steps: async (line, prefix) => {
			const found = await ask<Offer>("/api/study", { line, prefix });
			return typeof found === "string" ? null : found;
		},
		think: (line, milliseconds) => ask<Thought>("/api/study/think", { line, milliseconds }),
	};
}
