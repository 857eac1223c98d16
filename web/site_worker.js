// Keeps the whole site for when there is no network. The names in capitals are written in front of this by tools/static_site.py:
// PACKED_FILES lie on the web space with PACKED behind their names, and are kept unpacked.
/* global FILES, PACKED_FILES, PACKED, VERSION, self, caches, fetch, Response, URL, Blob, DataView, DecompressionStream, TextDecoder */
const BASE = new URL("./", self.location.href);
const UNPACKED = new Set(PACKED_FILES.map((file) => new URL(file, BASE).pathname));
const PATHS = new Set([...FILES.map((file) => new URL(file, BASE).pathname), ...UNPACKED]);
const PAGE = new URL("index.html", BASE).pathname;
const KEPT = `pipyard-site-${BASE.pathname}-${VERSION}`;
const OURS = `pipyard-site-${BASE.pathname}-`;
const TYPES = { json: "application/json", md: "text/markdown", svg: "image/svg+xml", ftl: "text/plain; charset=utf-8", mjs: "text/javascript", wasm: "application/wasm" };
const typeOf = (name) => TYPES[name.split(".").pop()] ?? "text/plain";

self.addEventListener("install", (event) => {
	event.waitUntil(keepAll().then(() => self.skipWaiting()));
});
async function keepAll() {
	const cache = await caches.open(KEPT);
	for (const path of PATHS) {
		if (await cache.match(path)) continue;
		if (UNPACKED.has(path)) await cache.put(path, await unpacked(path));
		else await cache.add(path);
	}
}
async function unpacked(path) {
	const packed = await fetch(path + PACKED);
	if (!packed.ok) throw new Error(path);
	return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": typeOf(path) } });
}
self.addEventListener("activate", (event) => {
	event.waitUntil(
		caches
			.keys()
			.then((names) => Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name))))
			.then(() => self.clients.claim()),
	);
});

/** Texts and pictures of all games come in a few archives, by language; each is opened when something in it is asked for. */
const archives = new Map();
async function answerOf(name) {
	const group = /^(?:api\/words|api\/lessons|rules|texts)\/([a-z]{2})[/.]/.exec(name)?.[1] ?? "all";
	if (!archives.has(group)) archives.set(group, opened(new URL(`site/answers-${group}.zip`, BASE).pathname));
	const { bytes, places } = await archives.get(group);
	const place = places.get(name);
	if (!place) return null;
	const packed = new Blob([bytes.subarray(place.start, place.start + place.size)]);
	const body = packed.stream().pipeThrough(new DecompressionStream("deflate-raw"));
	return new Response(body, { headers: { "content-type": typeOf(name) } });
}
/** The bytes of an archive, and where its files lie. tools/static_site.py packs all of them the same way, without comments. */
async function opened(path) {
	const found = (await (await caches.open(KEPT)).match(path)) ?? (await fetch(path));
	const bytes = new Uint8Array(await found.arrayBuffer());
	const view = new DataView(bytes.buffer);
	const end = bytes.length - 22;
	const places = new Map();
	let at = view.getUint32(end + 16, true);
	for (let left = view.getUint16(end + 10, true); left > 0; left--) {
		const [size, name, extra, note, local] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true), view.getUint32(at + 42, true)];
		const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
		places.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), { start, size });
		at += 46 + name + extra + note;
	}
	return { bytes, places };
}

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== BASE.origin || !url.pathname.startsWith(BASE.pathname)) return;
	event.respondWith(kept(request, url));
});
async function kept(request, url) {
	const cache = await caches.open(KEPT);
	if (request.mode === "navigate") return (await cache.match(PAGE)) ?? fetch(request);
	if (PATHS.has(url.pathname)) return (await cache.match(url.pathname)) ?? (UNPACKED.has(url.pathname) ? unpacked(url.pathname) : fetch(request));
	return (await answerOf(url.pathname.slice(BASE.pathname.length))) ?? fetch(request);
}
/** A message about somebody's turn leads to its table: the page that is open, else a new one. */
self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	const page = new URL(event.notification.data?.page ?? BASE.href, BASE);
	event.waitUntil(
		self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
			const there = open.find((one) => one.url === page.href);
			return there ? there.focus() : self.clients.openWindow(page.href);
		}),
	);
});
