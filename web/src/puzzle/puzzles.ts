/** All puzzles: the one of the day, the solver's rating and streak, then game by game. */
import "./puzzle.css";
import { currentLanguage, say } from "../i18n/texts";
import { gameWords, get } from "../net/api";
import { urlOf } from "../net/base";
import { storage } from "../platform/storage";
import { fitting, streakOn } from "../rules/puzzle_record";
import { el } from "../ui/dom";
import { top } from "../ui/page_header";
import type { PuzzleCard, PuzzleShelf } from "./puzzle_player";

export async function puzzles(app: HTMLElement): Promise<void> {
	const [shelf, words] = await Promise.all([get<PuzzleShelf>("/api/puzzles?today"), gameWords(currentLanguage())]);
	const record = storage.puzzles;
	const titleOf = (key: string): string => words[key]?.title ?? key;
	document.title = `${say("puzzles")} · Pipyard`;
	const games = [...new Set(shelf.puzzles.map((one) => one.key))].sort((one, other) =>
		titleOf(one).localeCompare(titleOf(other), currentLanguage()),
	);
	const yours = fitting(record, shelf.puzzles, (key) => storage.knowsLesson(key));
	const link = (one: PuzzleCard): HTMLElement => {
		const name = `${one.key}/${one.number}`;
		const done = record.solved.includes(name);
		const kind = say(`puzzle-kind-${one.kind}`, { moves: one.moves });
		const state = done ? say("puzzle-done") : "";
		return el(
			"a",
			{
				class: done ? "puzzle-link done" : "puzzle-link",
				href: urlOf(`/puzzles/${name}`),
				"data-puzzle": name,
				"aria-label": [say("puzzle-heading", { title: titleOf(one.key), number: one.number }), kind, state]
					.filter(Boolean)
					.join(", "),
			},
			el("strong", {}, done ? `${one.number} ✓` : String(one.number)),
			el("span", { class: "small" }, kind),
			el("span", { class: "small soft" }, String(one.rating)),
		);
	};
	app.replaceChildren(
		el(
			"div",
			{ class: "page" },
			top(say("puzzles"), true),
			el(
				"main",
				{ class: "puzzles" },
				el("p", {}, say("puzzles-about", { count: shelf.puzzles.length, games: games.length })),
				el(
					"section",
					{ class: "puzzle", "aria-label": say("puzzle-daily") },
					el("h2", {}, `${say("puzzle-daily")}: ${titleOf(shelf.key)}`),
					el(
						"p",
						{ class: "small soft" },
						[
							say("puzzle-own-rating", { rating: String(record.rating) }),
							say("puzzles-solved", { solved: record.solved.length, count: shelf.puzzles.length }),
							say("puzzle-streak", { days: streakOn(record, shelf.day) }),
						].join(" · "),
					),
					el(
						"div",
						{ class: "row" },
						el(
							"a",
							{ class: "main-button go", href: urlOf(`/puzzles/${shelf.key}/${shelf.number}`), "data-key": "daily" },
							say(record.day === shelf.day ? "puzzle-daily-done" : "puzzle-daily-solve"),
						),
						yours &&
							el(
								"a",
								{ class: "go", href: urlOf(`/puzzles/${yours.key}/${yours.number}`), "data-key": "fitting" },
								say("puzzle-fitting", { title: titleOf(yours.key) }),
							),
					),
				),
				...games.map((key) =>
					el(
						"section",
						{ class: "puzzle-game", id: key },
						el("h2", {}, titleOf(key)),
						el("div", { class: "puzzle-links" }, ...shelf.puzzles.filter((one) => one.key === key).map(link)),
					),
				),
			),
		),
	);
}
