/** Offer the lesson of a game to first-time players. */

import { say } from "../i18n/texts";
import { get } from "../net/api";
import { urlOf } from "../net/base";
import type { Table } from "../net/protocol";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";
import "./lesson_offer.css";

/** Whoever has played to the end needs no first lesson. */
export const endOffer = (): void => document.querySelector("[data-key=lesson-offer]")?.remove();

/** A game with fewer events has only begun. */
const BEGINNING = 6;

/** Insert a note if a game that has just begun has a lesson that was neither taken nor declined in this browser. */
export async function offerLesson(before: HTMLElement, { game, title: whole, mine, lines }: Table): Promise<void> {
	// the question has a mark of its own
	const title = whole.replace(/[?¿]/g, "").trim();
	if (mine.length === 0 || lines.length > BEGINNING) return;
	if (storage.knowsLesson(game) || document.querySelector("[data-key=lesson-offer]")) return;
	const games = await get<readonly string[]>("/api/lessons").catch((): readonly string[] => []);
	if (!games.includes(game) || document.querySelector("[data-key=lesson-offer]")) return;
	const note = el(
		"aside",
		{ class: "notice lesson-offer", "data-key": "lesson-offer", "aria-label": say("lesson-title", { title }) },
		el("p", {}, say("lesson-new", { title })),
		el(
			"div",
			{ class: "row" },
			el(
				"a",
				{ class: "main-button go", href: urlOf(`/learn/${game}`), "data-key": "lesson-take" },
				say("lesson-learn"),
			),
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
