/** Taking a game along as it stands, to go on elsewhere: by the address of another Pipyard, or as a file. */
import "./take_along.css";
import { currentLanguage, say } from "../i18n/texts";
import { request } from "../net/api";
import type { Refusal } from "../net/protocol";
import { fragmentOf, saveLog } from "../platform/game_link";
import { packText } from "../platform/packed_text";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";

export async function takeAlong(room: string): Promise<void> {
	const answer = await request(`/api/rooms/${room}/log`, {
		method: "POST",
		headers: { "content-type": "application/json", "accept-language": currentLanguage() },
		body: JSON.stringify({ tokens: Object.values(storage.tokens(room)) }),
	});
	const log = answer.ok ? await answer.text() : "";
	const why = answer.ok ? "" : ((await answer.json()) as Refusal).error;
	const dialog = el(
		"dialog",
		{ class: "take-along", "aria-labelledby": "take-along-title", onclose: () => dialog.remove() },
		el("h2", { id: "take-along-title" }, say("along-title")),
		...(log ? ways(await packText(log)) : [el("p", { role: "alert" }, why)]),
		el(
			"div",
			{ class: "row" },
			log &&
				el("button", { type: "button", "data-key": "along-save", onclick: () => saveLog(log) }, say("replay-save")),
			el("button", { type: "button", "data-key": "along-close", onclick: () => dialog.close() }, say("close")),
		),
	);
	document.body.append(dialog);
	dialog.showModal();
}

function ways(packed: string | null): HTMLElement[] {
	const address = el("input", {
		id: "other-pipyard",
		type: "text",
		inputmode: "url",
		autocomplete: "url",
		autocapitalize: "off",
		placeholder: "https://",
		required: true,
	});
	const sorry = el("p", { class: "sorry", role: "alert" });
	const go = (): void => {
		const there = frontPage(address.value);
		if (there && packed) location.assign(there + fragmentOf(packed));
		else sorry.textContent = say("along-no-address");
	};
	const form = el(
		"form",
		{
			class: "form",
			onsubmit: (event) => {
				event.preventDefault();
				go();
			},
		},
		el("label", { for: "other-pipyard" }, say("along-address")),
		address,
		sorry,
		el("button", { type: "submit", class: "main-button", "data-key": "along-go" }, say("along-go")),
	);
	return [el("p", {}, say("along-about")), packed ? form : el("p", { class: "small" }, say("replay-too-long"))];
}

/** The front page at an address that somebody has typed or copied from there; empty: it is none. */
export function frontPage(typed: string): string {
	const text = typed.trim();
	// browsers make a name of words with blanks between them
	if (/\s/.test(text)) return "";
	try {
		const { protocol, origin, pathname } = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
		// a page of a server lies below its front page; the pages of a site are one file
		return /^https?:$/.test(protocol) ? origin + pathname.replace(/(t|learn|play|puzzles|score|rules)\/.*$/, "") : "";
	} catch {
		return "";
	}
}
