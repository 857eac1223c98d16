/** Offer the lesson of a game to first-time players. */
import { say } from "../i18n/texts";
import { get } from "../net/api";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";

/** Insert a note if the game has a lesson that was neither taken nor declined in this browser. */
export async function offerLesson(before: HTMLElement, game: string, title: string): Promise<void> {
	if (storage.knowsLesson(game) || document.querySelector("[data-key=lesson-offer]")) return;
	const games = await get<readonly string[]>("/api/lessons").catch((): readonly string[] => []);
	if (!games.includes(game) || document.querySelector("[data-key=lesson-offer]")) return;
	const note = el(
		"aside",
		{ class: "notice", "data-key": "lesson-offer", "aria-label": say("lesson-title", { title }) },
		el("p", {}, say("lesson-new", { title })),
		el(
			"div",
			{ class: "row" },
			el("a", { class: "main-button go", href: `/learn/${game}`, "data-key": "lesson-take" }, say("lesson-learn")),
			el(
				"button",
				{
					type: "button",
					"data-key": "lesson-decline",
					onclick: () => {
						storage.knowLesson(game);
						note.remove();
					},
				},
				say("lesson-no"),
			),
		),
	);
	before.before(note);
}
