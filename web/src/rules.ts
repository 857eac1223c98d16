/** The rules at hand: a game's page, beside the table. */
import { el } from "./dom";
import { page } from "./markdown";
import { say, spoken } from "./texts";

export async function showRules(game: string): Promise<void> {
	const answer = await fetch(`/rules/${spoken()}/${game}.md`);
	const text = answer.ok ? await answer.text() : say("rules-none");
	const close = el(
		"button",
		{ type: "button", class: "main-button grow", onclick: () => dialog.close() },
		say("close"),
	);
	const dialog = el(
		"dialog",
		{ class: "rules", "aria-label": say("rules"), onclose: () => dialog.remove() },
		el("article", {}, ...page(text)),
		el("div", { class: "row actions" }, close),
	);
	document.body.append(dialog);
	dialog.showModal();
	dialog.scrollTop = 0;
}
