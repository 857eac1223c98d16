/** How far the table of a site without a server is loaded, while it is, and keeping all of the site for later. */
import { say } from "../i18n/texts";
import { urlOf } from "../net/base";
import { onLoading } from "../net/own_table";
import { el } from "./dom";
import "./table_progress.css";

/** Milliseconds after which a table that loads is spoken of: the second time it is there before. */
const SOON = 1200;

export function showLoading(): void {
	const bar = el("progress", { max: 100, value: 0 });
	const words = el("span", { class: "small" });
	const host = el("div", { class: "table-loading", role: "status", hidden: true }, words, bar);
	document.body.append(host);
	let late = false;
	let now: Parameters<Parameters<typeof onLoading>[0]>[0] = 0;
	const draw = (): void => {
		host.hidden = now === null || (now !== "failed" && !late);
		bar.hidden = now === "failed";
		bar.value = typeof now === "number" ? Math.round(100 * now) : 100;
		words.textContent = say(now === "failed" ? "site-failed" : now === 1 ? "site-starting" : "site-loading");
	};
	onLoading((loading) => {
		now = loading;
		draw();
		// everything else of the site waits until the table has arrived
		if (loading === null) void keepSite();
	});
	setTimeout(() => {
		late = true;
		draw();
	}, SOON);
}

/** Keep the site for when there is no network, where the browser allows it. */
async function keepSite(): Promise<void> {
	try {
		await navigator.serviceWorker?.register(urlOf("/service-worker.js"));
	} catch {
		// plain http, or a private window: the site is loaded again next time
	}
}
