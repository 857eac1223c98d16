/** A first lesson at a real table, one step at a time. */
import { BASE } from "../net/base";
import "../ui/task_card.css";
import "./lesson.css";
import { currentLanguage, say } from "../i18n/texts";
import { against } from "../lobby/card";
import { loadCatalogue } from "../lobby/catalogue";
import { openTable } from "../lobby/open_table";
import { get, post } from "../net/api";
import { HELPED_TURNS, storage } from "../platform/storage";
import { LEVELS } from "../rules/bot_levels";
import { mountTable } from "../table/table";
import { el } from "../ui/dom";
import { moveText } from "../ui/move_words";
import { practiceTable } from "./practice_table";
import { LessonPlayer, type LessonScript, type LessonTry, withLearner } from "./script";

export async function lesson(app: HTMLElement, key: string): Promise<void> {
	const sent = await get<LessonScript>(`/api/lessons/${currentLanguage()}/${key}`);
	const script = withLearner(sent, storage.name || say("default-name"));
	storage.knowLesson(key);
	const player = new LessonPlayer(
		script,
		(step, move) => post<LessonTry>(`/api/lessons/${currentLanguage()}/${key}/${step}`, { move }).catch(() => null),
		() => practiceTable(key, script.options ?? {}),
	);
	const view = mountTable(app, "", player);
	document.querySelector(".table")?.classList.add("in-lesson");
	const card = el("section", { class: "lesson", "aria-label": say("lesson-title", { title: script.title }) });
	document.querySelector(".side")?.prepend(card);
	player.onChange = () => {
		card.replaceChildren(...content(player, script).filter((part) => part !== null));
		// the next step is read from its beginning
		card.parentElement?.scrollTo(0, 0);
		view.announce(card.querySelector(".lesson-text")?.textContent ?? "");
	};
	player.onChange();
	Object.assign(window, { pipyardLesson: player });
}

function content(player: LessonPlayer, script: LessonScript): (HTMLElement | null)[] {
	const { step, mistake } = player;
	const button = (key: string, label: string, act: () => void, main = false): HTMLElement =>
		el("button", { type: "button", class: main ? "main-button grow" : "", "data-key": key, onclick: act }, label);
	const skip = el("a", { class: "go small", href: BASE, "data-key": "lesson-leave" }, say("lesson-leave"));
	if (!step) {
		const sorry = el("p", { class: "sorry", role: "alert" });
		// the first opponent is a beginner; others can be chosen
		const plays = LEVELS.map((level, at) => {
			const play = el(
				"button",
				{
					type: "button",
					class: at === 0 ? "main-button grow" : "",
					"data-key": at === 0 ? "lesson-play" : `lesson-play-${level}`,
					onclick: () => void playForReal(script.key, level, play, sorry),
				},
				say(`bot-${level}`),
			);
			return play;
		});
		return [
			el("p", { class: "lesson-text" }, say("lesson-over", { title: script.title })),
			sorry,
			el(
				"div",
				{ class: "row" },
				...plays,
				button("lesson-again", say("lesson-again"), () => player.restart()),
			),
			skip,
		];
	}
	return [
		el(
			"p",
			{ class: "small soft" },
			say("lesson-step", { step: player.at + 1, steps: player.steps }),
			" ",
			el("progress", { max: player.steps, value: player.at + 1, "aria-hidden": "true" }),
		),
		el(
			"p",
			{ class: mistake && !mistake.good ? "lesson-text mistake" : "lesson-text" },
			player.practice ? say("lesson-live-runs") : (mistake?.text ?? step.text),
		),
		step.live && !mistake && !player.practice ? liveOffer(player) : null,
		choices(player, mistake || player.practice ? [] : (step.choices ?? [])),
		el(
			"div",
			{ class: "row" },
			mistake?.good || player.practice ? button("lesson-next", say("lesson-next"), () => player.next(), true) : null,
			mistake || player.practice
				? button(
						"lesson-back",
						say(step.by_hand ? "lesson-again" : "lesson-back"),
						() => player.again(),
						mistake?.good === false,
					)
				: step.do
					? null
					: button("lesson-next", say("lesson-next"), () => player.next(), true),
			skip,
		),
	];
}

/** Doing it live, at a table for practice. */
function liveOffer(player: LessonPlayer): HTMLElement {
	const go = el(
		"button",
		{
			type: "button",
			class: "main-button",
			"data-key": "lesson-live",
			onclick: () => {
				go.disabled = true;
				void player.goLive();
			},
		},
		say("lesson-live"),
	);
	return el(
		"div",
		{ class: "choices" },
		go,
		el("p", {}, say(player.noPractice ? "lesson-live-failed" : "lesson-live-about")),
	);
}
/** Actions to choose from, in words. */
function choices(player: LessonPlayer, moves: readonly string[]): HTMLElement | null {
	const scene = player.step?.table.picture.scene ?? null;
	const seat = player.step?.table.mine[0] ?? 0;
	const offer = (move: string, at: number): HTMLElement =>
		el(
			"button",
			{
				type: "button",
				class: player.step?.live ? "" : "main-button",
				"data-key": `lesson-choice-${at}`,
				onclick: () => player.send({ t: "submit", seat, move, after: 0 }),
			},
			moveText(move, scene),
		);
	return moves.length ? el("div", { class: "choices" }, ...moves.map(offer)) : null;
}

async function playForReal(key: string, level: string, button: HTMLButtonElement, sorry: HTMLElement): Promise<void> {
	const volume = (await loadCatalogue()).find(({ game }) => game.key === key);
	storage.setHelpedTurns(key, HELPED_TURNS);
	if (volume) await openTable(volume, against(volume.game, level), {}, button, sorry);
}
