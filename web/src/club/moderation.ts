/** What moderators look at: reports of names and lines of chat, and the games that are being played. */
import { say } from "../i18n/texts";
import { urlOf } from "../net/base";
import type { ReportCard, ReportList, RunningGame, RunningGames } from "../net/protocol";
import { el } from "../ui/dom";
import { ask } from "./club_api";
import { dayOf, doing, type GameWordsByKey, titleOf } from "./parts";

export function moderation(words: GameWordsByKey): HTMLElement {
	const reports = el("ul", { class: "club-games", "data-key": "reports" });
	const games = el("ul", { class: "club-games", "data-key": "running-games" });
	const draw = ({ reports: found }: ReportList): void =>
		reports.replaceChildren(
			...(found.length
				? found.map((one) => reportLine(one, draw))
				: [el("li", { class: "soft" }, say("club-reports-none"))]),
		);
	const show = async (): Promise<void> => {
		const [reported, running] = await Promise.all([ask<ReportList>("/reports"), ask<RunningGames>("/running")]);
		draw(reported);
		games.replaceChildren(
			...(running.games.length
				? running.games.map((one) => runningLine(one, words))
				: [el("li", { class: "soft" }, say("club-running-none"))]),
		);
	};
	void show();
	return el(
		"div",
		{},
		el("h3", {}, say("club-reports")),
		reports,
		el("h3", {}, say("club-running")),
		games,
		doing(say("club-look-again"), "look-again", show),
	);
}

function reportLine(report: ReportCard, draw: (list: ReportList) => void): HTMLElement {
	const name = report.member ? el("a", { href: urlOf(`/members/${report.member}`) }, report.name) : report.name;
	return el(
		"li",
		{},
		el(
			"div",
			{ class: "grow" },
			el("strong", {}, name || say("chat-spectator")),
			el("div", {}, report.text ? `“${report.text}”` : say("club-report-name")),
			el(
				"div",
				{ class: "small soft" },
				`${dayOf(report.made)} · ${report.reporter || say("club-report-guest")} · `,
				el("a", { href: urlOf(`/t/${report.room}`) }, say("club-report-table")),
			),
		),
		doing(say("club-report-settle"), `settle-${report.id}`, async () =>
			draw(await ask<ReportList>(`/reports/${report.id}`, {})),
		),
	);
}

function runningLine(game: RunningGame, words: GameWordsByKey): HTMLElement {
	const title = titleOf(words, game.game);
	const facts = [
		game.rated && say("terms-rated"),
		game.days > 0 && say("terms-days-a-move", { count: game.days }),
		say("club-running-here", { count: game.here }),
	].filter((one): one is string => Boolean(one));
	return el(
		"li",
		{},
		el(
			"div",
			{ class: "grow" },
			el("strong", {}, title),
			el("div", { class: "small" }, game.names.join(", ")),
			el("div", { class: "small soft" }, facts.join(" · ")),
		),
		el(
			"a",
			{
				class: "button",
				href: urlOf(`/t/${game.room}`),
				"aria-label": `${say("club-table-watch")}: ${title}, ${game.names.join(", ")}`,
			},
			say("club-table-watch"),
		),
	);
}
