/** A first lesson at a real table, one step at a time. */
import "./lesson.css";
import { currentLanguage, say } from "../i18n/texts";
import { against } from "../lobby/card";
import { loadCatalogue } from "../lobby/catalogue";
import { openTable } from "../lobby/game_setup";
import { get } from "../net/api";
import { storage } from "../platform/storage";
import { LEVELS } from "../rules/bot_levels";
import { table } from "../table/table";
import { el } from "../ui/dom";
import { LessonPlayer, type LessonScript, named } from "./script";

export async function lesson(app: HTMLElement, key: string): Promise<void> {
	const sent = await get<LessonScript>(`/api/lessons/${currentLanguage()}/${key}`);
	const script = named(sent, storage.name || say("default-name"));
	storage.knowLesson(key);
	const player = new LessonPlayer(script);
	const view = table(app, "", player);
	document.querySelector(".table")?.classList.add("in-lesson");
	const card = el("section", { class: "lesson", "aria-label": say("lesson-title", { title: script.title }) });
	document.querySelector(".side")?.prepend(card);
	player.onChange = () => {
		card.replaceChildren(...content(player, script));
		view.tell(card.querySelector(".lesson-text")?.textContent ?? "");
	};
	player.onChange();
	Object.assign(window, { pipyardLesson: player });
}

function content(player: LessonPlayer, script: LessonScript): HTMLElement[] {
	const { step, mistake } = player;
	const button = (key: string, label: string, act: () => void, main = false): HTMLElement =>
		el("button", { type: "button", class: main ? "main-button grow" : "", "data-key": key, onclick: act }, label);
	const skip = el("a", { class: "go small", href: "/", "data-key": "lesson-leave" }, say("lesson-leave"));
	if (!step) {
		const sorry = el("p", { class: "sorry", role: "alert" });
		// the first game is won against a beginner; who wants more chooses it
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
		el("p", { class: mistake ? "lesson-text mistake" : "lesson-text" }, mistake?.text ?? step.text),
		el(
			"div",
			{ class: "row" },
			mistake
				? button("lesson-back", say("lesson-back"), () => player.again(), true)
				: step.do
					? null
					: button("lesson-next", say("lesson-next"), () => player.next(), true),
			skip,
		),
	];
}

async function playForReal(key: string, level: string, button: HTMLButtonElement, sorry: HTMLElement): Promise<void> {
	const volume = (await loadCatalogue()).find(({ game }) => game.key === key);
	if (volume) await openTable(volume, against(volume.game, level), {}, button, sorry);
}
