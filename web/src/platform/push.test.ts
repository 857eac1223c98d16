import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

type Listener = (event: object) => void;
interface Shown {
	readonly title: string;
	readonly options: { readonly body: string; readonly tag: string; readonly data: { readonly page: string } };
}

/** The service worker of a browser with some open pages; what it shows when the table calls. */
async function called(pages: readonly { url: string; visibilityState: string }[], data: object): Promise<Shown[]> {
	const listeners = new Map<string, Listener>();
	const shown: Shown[] = [];
	const self = {
		location: { href: "https://example.org/dice/service-worker.js", origin: "https://example.org" },
		addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
		clients: { matchAll: async () => pages },
		registration: {
			showNotification: async (title: string, options: Shown["options"]) => void shown.push({ title, options }),
		},
	};
	runInNewContext(readFileSync("service_worker.js", "utf8"), { self, URL, FILES: [], VERSION: "1" });
	let work: Promise<void> | undefined;
	listeners.get("push")?.({
		data: { json: () => data },
		waitUntil: (promise: Promise<void>) => {
			work = promise;
		},
	});
	await work;
	return shown;
}
const CALL = { room: "abc-_1", turn: "Ann, it is your turn", title: "Rasanto" };

test("a call is shown where no page of the table is seen, and leads to it", async () => {
	for (const pages of [
		[],
		[{ url: "https://example.org/dice/t/abc-_1", visibilityState: "hidden" }],
		[{ url: "https://example.org/dice/t/another", visibilityState: "visible" }],
	]) {
		const [one, ...more] = await called(pages, CALL);
		expect(more).toEqual([]);
		expect(one?.title).toBe("Ann, it is your turn");
		// the tag is that of the page's own notification, so neither stands beside the other
		expect(one?.options).toMatchObject({ body: "Rasanto", tag: "/dice/t/abc-_1", data: { page: "/dice/t/abc-_1" } });
	}
});
test("a page that is seen says itself whose turn it is", async () => {
	expect(await called([{ url: "https://example.org/dice/t/abc-_1?x#y", visibilityState: "visible" }], CALL)).toEqual(
		[],
	);
});
test("a call for no room is not shown", async () => {
	expect(await called([], { ...CALL, room: "//elsewhere" })).toEqual([]);
	expect(await called([], {})).toEqual([]);
});
