/** What stands beside the editor for a while: the warning about somebody else's file, and a report. */
import { say } from "../i18n/texts";
import { el } from "../ui/dom";

export function askAboutStranger(
	host: HTMLElement,
	title: string,
	answers: { readonly run: () => void; readonly refuse: () => void },
): void {
	host.hidden = false;
	host.setAttribute("role", "alert");
	host.replaceChildren(
		el("h2", {}, say("invent-stranger-title", { title })),
		el("p", {}, say("invent-stranger")),
		el(
			"div",
			{ class: "row" },
			el("button", { type: "button", "data-key": "invent-refuse", onclick: answers.refuse }, say("invent-refuse")),
			el("button", { type: "button", "data-key": "invent-trust", onclick: answers.run }, say("invent-trust")),
		),
	);
}

/** A report in a frame of its own: it brings its own style, and runs nothing. */
export function showReport(title: string, page: string): void {
	const dialog = el(
		"dialog",
		{ class: "lab-report", "aria-labelledby": "lab-report-title", onclose: () => dialog.remove() },
		el(
			"div",
			{ class: "row" },
			el("h2", { id: "lab-report-title", class: "grow" }, say("invent-report-of", { title })),
			el("button", { type: "button", onclick: () => dialog.close() }, say("close")),
		),
		el("iframe", { sandbox: "", srcdoc: page, title: say("invent-report-of", { title }) }),
	);
	document.body.append(dialog);
	dialog.showModal();
}
