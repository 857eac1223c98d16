/** The table in a worker: the server's own rooms, in Python. Pages ask it by messages instead of a network. */
import { Entries } from "./entries";
import { KeptRules } from "./kept_rules";
import type { FromTable, ToTable } from "./messages";
import { startPython } from "./python";

/** The table, in Python: `pipyard.browser.table`. */
interface PythonTable {
	ask(method: string, path: string, headers: string, body: string): Promise<string>;
	connect(line: number): void;
	receive(line: number, text: string): void;
	disconnect(line: number): void;
	receive_broadcast(message: string): void;
}
/** Seconds that a bot takes at least, as at a server. */
const BOT_SECONDS = 0.9;
/** When all of Python is there, and when the next one can start in a moment. */
let rest: Promise<void> = Promise.resolve();
let image: Promise<void> = Promise.resolve();
const post = (message: FromTable): void => self.postMessage(message);

/** A worker of Python's, as a program that reads lines and writes lines. It waits for an image of this one's memory, to start with. */
function start(module: string): { write(line: string): void; read(): Promise<string>; end(): void } {
	let ended = false;
	const said: string[] = [];
	const readers: ((line: string) => void)[] = [];
	const receive = (line: string): void => {
		const reader = readers.shift();
		if (reader) reader(line);
		else said.push(line);
	};
	const started = image.then(() => {
		if (ended) return null;
		const worker = new Worker(new URL(/* @vite-ignore */ "./thinker.js", import.meta.url), { type: "module" });
		worker.onmessage = ({ data }: MessageEvent<string>) => receive(data);
		worker.onerror = () => receive("");
		worker.postMessage({ module });
		return worker;
	});
	return {
		write: (line) => void started.then((worker) => worker?.postMessage({ line })),
		read: () => new Promise((resolve) => (said.length ? resolve(said.shift() as string) : readers.push(resolve))),
		end: () => {
			ended = true;
			void started.then((worker) => worker?.terminate());
			for (const reader of readers.splice(0)) reader("");
		},
	};
}

async function open(): Promise<PythonTable> {
	const others = new BroadcastChannel(`pipyard ${new URL(/* @vite-ignore */ "../", import.meta.url).pathname}`);
	const entries = Entries.open();
	const files = KeptRules.open();
	const started = await startPython(true, (part) => post({ t: "progress", part }));
	const { python } = started;
	({ rest, image } = started);
	const kept = await entries;
	const page = {
		commit: (batches: string) => kept.commit(batches),
		read: (room: string, first: number) => kept.read(room, first),
		rooms: () => kept.rooms(),
		drop: (room: string) => kept.drop(room),
		rules: async (mark: string) => (await files).read(mark),
		keep_rules: async (mark: string, text: string) => (await files).keep(mark, text),
		publish: (message: string) => others.postMessage(message),
		send: (line: number, text: string) => post({ t: "text", line, text }),
		close: (line: number) => post({ t: "close", line }),
		start,
	};
	const made = python.pyimport("pipyard.browser.table").open_table as (
		of: typeof page,
		pause: number,
	) => Promise<PythonTable>;
	const table = await made(page, BOT_SECONDS);
	others.onmessage = ({ data }: MessageEvent<string>) => table.receive_broadcast(data);
	return table;
}

/** Rooms need no more than what a table needs. */
const isOfRooms = (path: string): boolean => /^\/api\/rooms\b/.test(path);

const opened = open();
self.onmessage = async ({ data }: MessageEvent<ToTable>) => {
	const table = await opened;
	if (data.t === "ask") {
		if (!isOfRooms(data.path)) await rest;
		const answer = await table.ask(data.method, data.path, JSON.stringify(data.headers), data.body);
		const [status, type, body] = JSON.parse(answer) as [number, string, string];
		post({ t: "answer", id: data.id, status, type, body });
	} else if (data.t === "text") table.receive(data.line, data.text);
	else if (data.t === "open") {
		table.connect(data.line);
		post({ t: "open", line: data.line });
	} else table.disconnect(data.line);
};
opened.then(
	() => post({ t: "ready", why: "" }),
	(error: unknown) => post({ t: "failed", why: String(error) }),
);
