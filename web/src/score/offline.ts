/** The page without a network: a service worker keeps it, where the browser allows one. */
import { currentLanguage } from "../i18n/texts";

/** "plain": opened over plain http, where browsers keep no page; "none": this browser cannot; else whether everything is here. */
export type Offline = "plain" | "none" | "waiting" | "ready";

export async function keepPage(done: (state: Offline) => void): Promise<void> {
	if (!window.isSecureContext) return done("plain");
	if (!("serviceWorker" in navigator)) return done("none");
	try {
		await navigator.serviceWorker.register("/service-worker.js");
		await navigator.serviceWorker.ready;
		done((await keep(asked())) === 0 ? "ready" : "waiting");
	} catch {
		done("none");
	}
}
/** Everything that this page has asked its server for: it will ask for the same when there is none. */
const asked = (): string[] => [
	...new Set(
		performance
			.getEntriesByType("resource")
			.map((one) => new URL(one.name))
			.filter((url) => url.origin === location.origin && /^\/(api|texts)\//.test(url.pathname))
			.map((url) => url.pathname),
	),
];

/** The rules of games, with their figures and pictures. Answers how many could not be had. */
export const keepRules = (games: readonly string[]): Promise<number> =>
	keep(games.flatMap((game) => [`/rules/${currentLanguage()}/${game}.md`, `/api/picture/${game}.svg`]));

let busy = Promise.resolve(0);
function keep(paths: readonly string[]): Promise<number> {
	busy = busy.then(() => ask(paths));
	return busy;
}
function ask(paths: readonly string[]): Promise<number> {
	const worker = navigator.serviceWorker?.controller;
	if (!worker) return fromCache(paths);
	return new Promise((resolve) => {
		const heard = (event: MessageEvent): void => {
			const { missing } = (event.data ?? {}) as { missing?: number };
			if (missing === undefined) return;
			navigator.serviceWorker.removeEventListener("message", heard);
			resolve(missing);
		};
		navigator.serviceWorker.addEventListener("message", heard);
		worker.postMessage({ keep: paths });
	});
}
/** A page that was loaded before its worker ran: it fills the same cache itself. */
async function fromCache(paths: readonly string[]): Promise<number> {
	const cache = await caches.open("pipyard-texts");
	const found = await Promise.allSettled(paths.map((path) => cache.add(path)));
	return found.filter((one) => one.status === "rejected").length;
}
