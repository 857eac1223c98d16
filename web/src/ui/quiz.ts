/** Do you know it? Five questions at the end of How to play, answered by tapping; the server sends the right answers. */

import { currentLanguage, say } from "../i18n/texts";
import { get } from "../net/api";
import { urlOf } from "../net/base";
import { el } from "./dom";

interface Question {
	readonly ask: string;
	readonly facts: readonly string[];
	readonly choices: readonly string[];
	readonly answer: number;
	readonly why: string;
	/** The text alternative of its picture; empty: no picture. */
	readonly picture: string;
}

const ANSWER_LETTERS = "ABCDE";

/** The quiz of a game; nothing if it has none. */
export async function quiz(game: string): Promise<HTMLElement | null> {
	const address = `/rules/${currentLanguage()}/${game}`;
	const questions = await get<readonly Question[]>(`${address}/quiz.json`).catch(() => []);
	if (questions.length === 0) return null;
	return el(
		"section",
		{ class: "quiz" },
		el("h3", {}, say("quiz-title")),
		el("p", {}, say("quiz-about")),
		el(
			"ol",
			{ class: "quiz-questions" },
			...questions.map((one, at) => question(one, `${address}/quiz-${at + 1}.svg`)),
		),
	);
}

function question(one: Question, picture: string): HTMLElement {
	const verdict = el("p", { class: "quiz-verdict", role: "status" });
	const buttons = one.choices.map((choice, at) =>
		el(
			"button",
			{
				type: "button",
				class: "quiz-choice",
				onclick: () => {
					const right = at === one.answer;
					buttons.forEach((button, other) => {
						button.disabled = true;
						if (other === one.answer) button.classList.add("right");
						else if (other === at) button.classList.add("wrong");
					});
					const answer = `${ANSWER_LETTERS[one.answer] ?? ""}: ${one.choices[one.answer] ?? ""}`;
					const said = right ? say("quiz-right") : say("quiz-wrong", { choice: answer });
					verdict.replaceChildren(el("strong", {}, said), ` ${one.why}`);
				},
			},
			el("span", { class: "quiz-letter" }, ANSWER_LETTERS[at] ?? ""),
			choice,
		),
	);
	return el(
		"li",
		{},
		el("p", { class: "quiz-ask" }, one.ask),
		one.picture !== "" &&
			el("img", { class: "quiz-picture", src: urlOf(picture), alt: one.picture, loading: "lazy", decoding: "async" }),
		...one.facts.map((fact) => el("p", { class: "quiz-fact" }, fact)),
		el("div", { class: "quiz-choices" }, ...buttons),
		verdict,
	);
}
