// Keeps the score page for hours without a network. FILES and VERSION are written in front of this by vite.config.ts.
/* global FILES, VERSION, self, caches, fetch, Response, URL */
/** The folder of the host that Pipyard lives in: this file lies in it. */
const BASE = new URL("./", self.location.href).pathname;
const PATHS = FILES.map((file) => new URL(file, self.location.href).pathname);
/** The page for the list of games, and for one game: a page that lies deeper names its files differently. */
const LIST_PAGE = `${BASE}score`;
const GAME_PAGE = `${BASE}score/game`;
const SHELL = `pipyard-shell-${VERSION}`;
const TEXTS = "pipyard-texts";
/** What the score page asks the server for; the newest answer is kept for when there is none. */
const KEPT = [/^\/api\/(?!rooms)/, /^\/texts\//, /^\/rules\//];
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
	event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([...PATHS, LIST_PAGE, GAME_PAGE])).then(() => self.skipWaiting()));
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
		const known = await cache.match(path);
		try {
			const answer = await fetch(path);
			if (!answer.ok) throw new Error(path);
			const mark = answer.headers.get("etag");
			if (mark && mark === known?.headers.get("etag")) continue;
			await cache.put(path, answer);
			opened.clear();
		} catch {
			if (!known) missing += 1;
		}
	}
	return missing;
}
/** The rules and pictures of all games come in one file a language; it is opened when something in it is asked for. */
const ALL_PAGES = `${BASE}api/rules/`;
const opened = new Map();
async function fromPages(cache, path) {
	const within = `/${path.slice(BASE.length)}`;
	if (!/^\/(rules|api\/picture)\//.test(within)) return undefined;
	for (const { url } of await cache.keys()) {
		if (!new URL(url).pathname.startsWith(ALL_PAGES)) continue;
		if (!opened.has(url)) opened.set(url, await (await cache.match(url)).json());
		const text = opened.get(url)[within];
		const type = within.endsWith(".svg") ? "image/svg+xml" : "text/markdown; charset=utf-8";
		if (text !== undefined) return new Response(text, { headers: { "content-type": type } });
	}
	return undefined;
}

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== self.location.origin || !url.pathname.startsWith(BASE)) return;
	const path = `/${url.pathname.slice(BASE.length)}`;
	if (request.mode === "navigate") {
		if (/^\/score(\/|$)/.test(path)) event.respondWith(patiently(fetch(request), () => caches.match(path.startsWith("/score/") ? GAME_PAGE : LIST_PAGE)));
		else if (path === "/") event.respondWith(fetch(request).catch(() => Response.redirect(LIST_PAGE)));
	} else if (PATHS.includes(url.pathname)) event.respondWith(caches.match(url.pathname).then((found) => found ?? fetch(request)));
	else if (KEPT.some((kept) => kept.test(path))) event.respondWith(newest(request, url.pathname));
});
/** The table calls a player whose page is closed; a page that is seen says so itself. */
self.addEventListener("push", (event) => {
	const { room, turn, title } = event.data?.json() ?? {};
	if (!/^[\w-]+$/.test(room ?? "")) return;
	const page = `${BASE}t/${room}`;
	const icon = `${BASE}assets/icon-192.png`;
	event.waitUntil(
		self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
			const seen = open.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === page);
			return seen ? undefined : self.registration.showNotification(turn, { body: title, tag: page, icon, badge: icon, data: { page } });
		}),
	);
});
/** A message about somebody's turn leads to its table: the page that is open, else a new one. */
self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	const page = new URL(event.notification.data?.page ?? BASE, self.location.href);
	event.waitUntil(
		self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
			const there = open.find((one) => new URL(one.url).pathname === page.pathname);
			return there ? there.focus() : self.clients.openWindow(page.href);
		}),
	);
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
		async () => (await cache.match(path)) ?? fromPages(cache, path),
	);
}
