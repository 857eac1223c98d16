/** Pictures of a page that can be enlarged: a tap on the picture, or on its button, shows it as large as the screen allows. */

import { say } from "../i18n/texts";
import { el } from "./dom";

/** Put a button beside every picture of a page. */
export function enlargeable(page: HTMLElement): void {
	for (const picture of page.querySelectorAll("img")) {
		const frame = el("div", { class: "picture" });
		picture.replaceWith(frame);
		picture.addEventListener("click", () => enlarge(picture));
		frame.append(
			picture,
			el("button", { type: "button", class: "enlarge", onclick: () => enlarge(picture) }, say("picture-enlarge")),
		);
	}
}

function enlarge(picture: HTMLImageElement): void {
	const dialog = el(
		"dialog",
		{ class: "enlarged", "aria-label": say("picture-enlarge"), onclose: () => dialog.remove() },
		el("div", { class: "enlarged-picture" }, el("img", { src: picture.src, alt: picture.alt })),
		el("button", { type: "button", class: "main-button", onclick: () => dialog.close() }, say("close")),
	);
	document.body.append(dialog);
	dialog.showModal();
}
