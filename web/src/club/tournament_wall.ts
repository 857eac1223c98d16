/** A tournament for the wall of the room: large, without anything to press, always current. */
import { say } from "../i18n/texts";
import type { TournamentPage } from "../net/protocol";
import { el } from "../ui/dom";
import { ask } from "./club_api";
import { namesOf, pairingText, redraw, resultText, standingsTable, stateOf, TOURNAMENT_LOOK } from "./tournament_parts";

/** Pairings that a wall shows at once. */
const MOST_ON_WALL = 16;

export async function tournamentWall(app: HTMLElement, id: string): Promise<void> {
	const main = el("main", { class: "club tournament-wall" });
	app.replaceChildren(main);
	const show = async (): Promise<void> => {
		const page = await ask<TournamentPage>(`/tournaments/${id}`);
		document.title = `${page.plan.name} · Pipyard`;
		redraw(main, [page.state, page.pairings, page.standings, page.entrants], () => screen(page));
	};
	await show();
	// without the server the last state stays
	setInterval(() => void show().catch(() => undefined), TOURNAMENT_LOOK);
}

function screen(page: TournamentPage): HTMLElement[] {
	const names = namesOf(page.entrants);
	const arena = page.plan.system === "arena";
	const now = arena
		? page.pairings.slice(-MOST_ON_WALL).reverse()
		: page.pairings.filter((one) => one.round === page.round);
	const round = page.rounds > 0 && page.round > 0;
	const state = round ? say("tournament-round-of", { round: page.round, rounds: page.rounds }) : stateOf(page);
	return [
		el(
			"header",
			{},
			el("h1", {}, page.plan.name),
			el("p", { role: "status" }, page.state === "running" ? state : stateOf(page)),
		),
		el(
			"div",
			{ class: "tournament-halves" },
			page.standings.length > 0 &&
				el("section", {}, el("h2", {}, say("tournament-standings")), standingsTable(page, true)),
			el(
				"section",
				{},
				el(
					"h2",
					{},
					page.pairings.length ? say("tournament-games") : say("tournament-entrants", { count: page.entrants.length }),
				),
				el(
					"ul",
					{},
					...(page.pairings.length
						? now
								.slice(0, MOST_ON_WALL)
								.map((one) =>
									el(
										"li",
										{},
										el("span", {}, pairingText(one, names)),
										one.second >= 0 && el("strong", {}, resultText(one)),
									),
								)
						: [...names.values()].slice(0, 2 * MOST_ON_WALL).map((name) => el("li", {}, name))),
				),
			),
		),
	];
}
