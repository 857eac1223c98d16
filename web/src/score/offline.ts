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
		const language = currentLanguage();
		const wanted = [
			"/api/score/cards",
			"/api/games",
			"/api/triangle",
			...texts("en"),
			...(language === "en" ? [] : texts(language)),
		];
		done((await keep(wanted)) === 0 ? "ready" : "waiting");
	} catch {
		done("none");
	}
}
const texts = (language: string): string[] => [`/texts/${language}.ftl`, `/api/words/${language}`];

/** The rules of games, with their figures and pictures. Answers how many could not be had. */
export const keepRules = (games: readonly string[]): Promise<number> =>
	keep(games.flatMap((game) => [`/rules/${currentLanguage()}/${game}.md`, `/api/picture/${game}.svg`]));

let asked = Promise.resolve(0);
function keep(paths: readonly string[]): Promise<number> {
	asked = asked.then(() => ask(paths));
	return asked;
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
