/** The rules of a game, how to play or reference, beside the table if there is room, otherwise over it. */

import { currentLanguage, say } from "../i18n/texts";
import { request } from "../net/api";
import { urlOf } from "../net/base";
import { el } from "./dom";
import { enlargeable } from "./enlarge";
import { markdownPage } from "./markdown";
import "./rules_pages.css";
import { quiz } from "./quiz";

/** From this width on, the page stands beside the board and the game goes on. */
const ROOM = "(min-width: 70rem)";

export async function openRulesPage(game: string, reference = false): Promise<void> {
	const open = document.querySelector<HTMLDialogElement>("dialog.rules");
	const address = reference ? `${game}/reference.md` : `${game}.md`;
	if (open) {
		open.close();
		if (open.dataset.page === address) return;
	}
	const [answer, questions] = await Promise.all([
		request(`/rules/${currentLanguage()}/${address}`),
		reference ? null : quiz(game),
	]);
	const text = answer.ok ? await answer.text() : say("rules-none");
	const beside = document.querySelector(".board") !== null && matchMedia(ROOM).matches;
	const article = el(
		"article",
		{
			onclick: (event) => {
				const link = (event.target as HTMLElement).closest<HTMLElement>("button.page-link");
				if (link) void openRulesPage(link.dataset.rules ?? link.dataset.reference ?? game, !link.dataset.rules);
			},
		},
		...markdownPage(text),
	);
	if (questions) article.append(questions);
	enlargeable(article);
	const close = el(
		"button",
		{ type: "button", class: "main-button grow", onclick: () => dialog.close() },
		say("close"),
	);
	const dialog = el(
		"dialog",
		{
			class: beside ? "rules beside" : "rules",
			"data-page": address,
			"aria-label": say("rules"),
			onclose: () => dialog.remove(),
			onkeydown: (event) => {
				if (!beside || (event as KeyboardEvent).key !== "Escape") return;
				event.preventDefault();
				dialog.close();
			},
		},
		contents(article),
		article,
		el(
			"div",
			{ class: "row actions" },
			close,
			el(
				"a",
				{ class: "small", href: urlOf(`/rules/${currentLanguage()}/${game}`), "data-key": "rules-link" },
				say("rules-link"),
			),
		),
	);
	document.body.append(dialog);
	if (beside) {
		dialog.show();
		close.focus({ preventScroll: true });
	} else dialog.showModal();
	dialog.scrollTop = 0;
}

/** The sections of a page, to jump to. */
function contents(article: HTMLElement): HTMLElement {
	const headings = [...article.querySelectorAll<HTMLElement>("h3")];
	return el(
		"nav",
		{ class: "contents", "aria-label": say("rules-contents") },
		...headings.map((heading) =>
			el(
				"button",
				{
					type: "button",
					class: "quiet",
					onclick: () => {
						heading.tabIndex = -1;
						heading.scrollIntoView({ block: "start" });
						heading.focus({ preventScroll: true });
					},
				},
				heading.textContent,
			),
		),
	);
}
