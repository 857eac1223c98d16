// Keeps the score page for hours without a network. FILES and VERSION are written in front of this by vite.config.ts.
/* global FILES, VERSION, self, caches, fetch, Response, URL */
const SHELL = `pipyard-shell-${VERSION}`;
const TEXTS = "pipyard-texts";
/** What the score page asks the server for; the newest answer is kept for when there is none. */
const KEPT = [/^\/api\/(?!rooms)/, /^\/texts\//, /^\/rules\//];
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
	event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([...FILES, "/score"])).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
	event.waitUntil(
		caches
			.keys()
			.then((names) => Promise.all(names.filter((name) => name.startsWith("pipyard-shell-") && name !== SHELL).map((name) => caches.delete(name))))
			.then(() => self.clients.claim()),
	);
});
/** The page says what else it wants to have here; it hears when that is so. */
self.addEventListener("message", (event) => {
	const { keep } = event.data ?? {};
	if (!Array.isArray(keep)) return;
	event.waitUntil(
		keepAll(keep).then(
			(missing) => event.source?.postMessage({ kept: keep.length - missing, missing }),
		),
	);
});
async function keepAll(paths) {
	const cache = await caches.open(TEXTS);
	let missing = 0;
	for (const path of paths) {
		try {
			const answer = await fetch(path);
			if (!answer.ok) throw new Error(path);
			await cache.put(path, answer.clone());
			if (path.endsWith(".md"))
				for (const [, figure] of (await answer.text()).matchAll(/!\[[^\]]*\]\((\/rules\/[^)]+\.svg)\)/g))
					await cache.add(figure);
		} catch {
			missing += 1;
		}
	}
	return missing;
}

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== self.location.origin) return;
	if (request.mode === "navigate") {
		if (/^\/score(\/|$)/.test(url.pathname)) event.respondWith(patiently(fetch(request), () => caches.match("/score")));
		else if (url.pathname === "/") event.respondWith(fetch(request).catch(() => Response.redirect("/score")));
	} else if (FILES.includes(url.pathname)) event.respondWith(caches.match(url.pathname).then((found) => found ?? fetch(request)));
	else if (KEPT.some((path) => path.test(url.pathname))) event.respondWith(newest(request, url.pathname));
});
/** The server's answer, or what is kept if none comes soon. */
async function patiently(asked, kept) {
	const late = new Promise((_, refuse) => setTimeout(() => refuse(new Error("late")), PATIENCE));
	try {
		return await Promise.race([asked, late]);
	} catch {
		return (await kept()) ?? asked;
	}
}
async function newest(request, path) {
	const cache = await caches.open(TEXTS);
	return patiently(
		(async () => {
			const answer = await fetch(request);
			if (answer.ok) await cache.put(path, answer.clone());
			return answer;
		})(),
		() => cache.match(path),
	);
}
