/** The page offline: a service worker caches it, where the browser allows one. */

import { currentLanguage } from "../i18n/texts";
import { SITE, urlOf, withoutBase } from "../net/base";

/**
 * "plain": plain http, where service workers are not allowed; "none": not supported; otherwise whether everything is cached,
 * with the rules and pictures of all games.
 */
export type Offline = "plain" | "none" | "waiting" | "ready";

export async function keepPage(done: (state: Offline) => void): Promise<void> {
	if (!window.isSecureContext) return done("plain");
	if (!("serviceWorker" in navigator)) return done("none");
	try {
		await navigator.serviceWorker.register(urlOf("/service-worker.js"));
		await navigator.serviceWorker.ready;
		// a site keeps all of itself
		if (SITE) return done("ready");
		const missing = await keep([...asked(), urlOf(`/api/rules/${currentLanguage()}`)]);
		done(missing === 0 ? "ready" : "waiting");
	} catch {
		done("none");
	}
}
/** What this page has asked the server for, which it needs offline too. */
const asked = (): string[] => [
	...new Set(
		performance
			.getEntriesByType("resource")
			.map((one) => new URL(one.name))
			.filter(
				(url) => url.origin === location.origin && /^\/(api\/(?!picture)|texts\/)/.test(withoutBase(url.pathname)),
			)
			.map((url) => url.pathname),
	),
];

/** Returns how many could not be kept. */
function keep(paths: readonly string[]): Promise<number> {
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
/** A page loaded before its worker ran fills the cache itself. */
async function fromCache(paths: readonly string[]): Promise<number> {
	const cache = await caches.open("pipyard-texts");
	const kept = paths.map((path) =>
		cache.add(path).catch(async (error) => (await cache.match(path)) ?? Promise.reject(error)),
	);
	return (await Promise.allSettled(kept)).filter((one) => one.status === "rejected").length;
}
