/** A puzzle at a real table: find the move, see what every other one allows. */
import "../lesson/lesson.css";
import "../ui/task_card.css";
import "./puzzle.css";
import { currentLanguage, say } from "../i18n/texts";
import { get } from "../net/api";
import { urlOf } from "../net/base";
import type { Offer } from "../net/protocol";
import { storage } from "../platform/storage";
import { fitting, solved, tried } from "../rules/puzzle_record";
import { mountTable } from "../table/table";
import { el } from "../ui/dom";
import { moveText } from "../ui/move_words";
import { type OtherTry, type PuzzleAnswer, type PuzzlePage, PuzzlePlayer, type PuzzleShelf } from "./puzzle_player";

/** Other tries shown at first. */
const TRIES_SHOWN = 6;

export async function puzzle(app: HTMLElement, key: string, number: number): Promise<void> {
	const address = `/api/puzzles/${currentLanguage()}/${key}/${number}`;
	const [page, shelf, lessons] = await Promise.all([
		get<PuzzlePage>(address),
		get<PuzzleShelf>("/api/puzzles?today"),
		get<readonly string[]>("/api/lessons").catch((): readonly string[] => []),
	]);
	const daily = shelf.key === key && shelf.number === number ? shelf.day : "";
	const name = `${key}/${number}`;
	const player = new PuzzlePlayer(page, {
		tried: (moves) =>
			get<PuzzleAnswer>(`${address}/try?${new URLSearchParams(moves.map((move) => ["move", move]))}`).catch(() => null),
		steps: (prefix) =>
			get<Offer>(`${address}/steps?${new URLSearchParams({ prefix: prefix.join(" ") })}`).catch(() => null),
	});
	const view = mountTable(app, "", player);
	document.title = `${say("puzzle-heading", { title: page.title, number })} · Pipyard`;
	document.querySelector(".table")?.classList.add("in-lesson", "in-puzzle");
	const card = el("section", { class: "puzzle", "aria-label": say("puzzle-heading", { title: page.title, number }) });
	document.querySelector(".side")?.prepend(card);
	player.onTry = (answer) => {
		if (answer.solved) storage.solution = { name, moves: player.moves };
		if (player.solution && player.solution !== answer) return;
		let record = storage.puzzles;
		if (!answer.right || answer.solved) record = tried(record, name, page.rating, answer.right);
		storage.puzzles = answer.solved ? solved(record, name, daily) : record;
	};
	player.onChange = () => {
		card.replaceChildren(...content(player, page, shelf, { daily, lesson: lessons.includes(key) }));
		view.announce(card.querySelector(".puzzle-text")?.textContent ?? "");
	};
	player.onChange();
	// back from the study board of a solved puzzle: what was solved is still solved
	const { solution } = storage;
	if (new URLSearchParams(location.search).has("solved") && solution?.name === name)
		await player.resume(solution.moves);
	Object.assign(window, { pipyardPuzzle: player });
}

/** `daily`: the day whose puzzle it is; `lesson`: its game has one. */
function content(
	player: PuzzlePlayer,
	page: PuzzlePage,
	shelf: PuzzleShelf,
	{ daily, lesson }: { daily: string; lesson: boolean },
): HTMLElement[] {
	const { answer, solution } = player;
	const record = storage.puzzles;
	const button = (key: string, label: string, act: () => void, main = false): HTMLElement =>
		el("button", { type: "button", class: main ? "main-button grow" : "", "data-key": key, onclick: act }, label);
	const wrong = answer !== null && !answer.right;
	const facts = [
		say("puzzle-rating", { rating: String(page.rating) }),
		say("puzzle-own-rating", { rating: String(record.rating) }),
	];
	if (daily) facts.unshift(say("puzzle-daily"));
	if (daily && record.day === daily) facts.push(say("puzzle-streak", { days: record.streak }));
	return [
		el("h2", {}, say("puzzle-heading", { title: page.title, number: page.number })),
		el("p", { class: "small soft" }, facts.join(" · ")),
		el("p", { class: "puzzle-aim", "data-key": "puzzle-aim" }, page.table.summary),
		el("p", { class: wrong || player.failed ? "puzzle-text mistake" : "puzzle-text" }, said(player, page)),
		el(
			"div",
			{ class: "row" },
			(wrong || player.failed) && !solution && button("puzzle-again", say("puzzle-again"), () => player.again(), true),
			solution && nextLink(page, shelf),
			solution &&
				canStudy(page) &&
				el(
					"a",
					{
						class: "go small",
						href: urlOf(`/study?puzzle=${page.key}&number=${page.number}`),
						"data-key": "puzzle-study",
					},
					say("study-this"),
				),
			solution && button("puzzle-restart", say("puzzle-restart"), () => player.restart()),
			lesson &&
				!answer &&
				!solution &&
				el(
					"a",
					{ class: "go small", href: urlOf(`/learn/${page.key}`), "data-key": "puzzle-lesson" },
					say("lesson-new", { title: page.title }),
				),
			el("a", { class: "go small", href: urlOf("/puzzles"), "data-key": "puzzle-list" }, say("puzzle-all")),
		),
		...(solution ? explained(player, solution, page) : []),
	];
}
/** No bot can evaluate shots. */
const canStudy = (page: PuzzlePage): boolean => page.kind !== "hit";
function said(player: PuzzlePlayer, page: PuzzlePage): string {
	if (player.failed) return say("puzzle-no-answer");
	return player.answer?.text ?? page.ask;
}
/** The next puzzle: of the same game, else the unsolved one that fits the solver best. */
function nextLink(page: PuzzlePage, shelf: PuzzleShelf): HTMLElement {
	const record = storage.puzzles;
	const later = shelf.puzzles.filter((one) => one.key === page.key && one.number > page.number);
	const next =
		later.find((one) => !record.solved.includes(`${one.key}/${one.number}`)) ??
		fitting(record, shelf.puzzles, (key) => storage.knowsLesson(key)) ??
		shelf.puzzles[0];
	const address = urlOf(next ? `/puzzles/${next.key}/${next.number}` : "/puzzles");
	return el("a", { class: "main-button go grow", href: address, "data-key": "puzzle-next" }, say("puzzle-next"));
}
/** The proof, and what every other first move allows; each can be shown on the board. */
function explained(player: PuzzlePlayer, solution: PuzzleAnswer, page: PuzzlePage): HTMLElement[] {
	const wrong = solution.others.filter((other) => !other.right);
	const scene = page.table.picture?.scene ?? null;
	const row = (other: OtherTry): HTMLElement =>
		el(
			"li",
			{},
			el(
				"button",
				{ type: "button", "data-try": other.move, onclick: () => void player.show(other.move) },
				moveText(other.move, scene, false, true),
			),
			" ",
			el("span", { class: "small" }, other.text),
		);
	const rest = wrong.slice(TRIES_SHOWN);
	return [
		el("p", { class: "small soft" }, solution.proof),
		...(wrong.length
			? [
					el("h3", {}, say("puzzle-others")),
					el("ul", { class: "puzzle-others" }, ...wrong.slice(0, TRIES_SHOWN).map(row)),
					...(rest.length
						? [
								el(
									"details",
									{},
									el("summary", {}, say("puzzle-more", { count: rest.length })),
									el("ul", { class: "puzzle-others" }, ...rest.map(row)),
								),
							]
						: []),
				]
			: []),
	];
}
