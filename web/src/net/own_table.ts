/** The table of a site without a server, from the page: requests and lines go to a worker. */
import { BASE } from "./base";
import type { FromTable, TableRequest, ToTable } from "./worker/messages";

export interface Asking {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
}

/** The table is loading: from 0 to 1; null: it is ready; "failed": it cannot be loaded. */
export type Loading = number | null | "failed";
const listeners = new Set<(loading: Loading) => void>();
let loading: Loading = 0;
/** Learn how far the table is loaded, now and whenever that changes. */
export function onLoading(heard: (loading: Loading) => void): void {
	listeners.add(heard);
	heard(loading);
}

let worker: Worker | null = null;
let ids = 0;
const asked = new Map<number, (answer: Response) => void>();
const lines = new Map<number, OwnLine>();

/** Start the table, if it is not running yet. */
export function startTable(): Worker {
	if (worker) return worker;
	worker = new Worker(`${BASE}assets/table.js`, { type: "module" });
	worker.onmessage = ({ data }: MessageEvent<FromTable>) => hear(data);
	worker.onerror = () => hear({ t: "failed", why: "" });
	return worker;
}
const send = (message: ToTable): void => startTable().postMessage(message);

function hear(message: FromTable): void {
	if (message.t === "answer") {
		const { id, status, type, body } = message;
		asked.get(id)?.(new Response(body, { status, headers: { "content-type": type } }));
		asked.delete(id);
	} else if (message.t === "progress" || message.t === "ready" || message.t === "failed") {
		loading = message.t === "progress" ? message.part : message.t === "ready" ? null : "failed";
		for (const heard of listeners) heard(loading);
		if (message.t === "failed") {
			for (const answer of asked.values()) answer(Response.error());
			asked.clear();
		}
	} else if ("line" in message) lines.get(message.line)?.hear(message);
}

/** What the table alone can answer; everything else is a file of the site. */
const isLive = (path: string): boolean => /^\/api\/(rooms|codes|study|replay|puzzles[/?])/.test(path);

/** Ask the table, or read the file that holds its answer. */
export function askTable(path: string, asking: Asking = {}): Promise<Response> {
	const { method = "GET", headers = {}, body = "" } = asking;
	const ask = (): Promise<Response> => askWorker({ method, path, headers, body });
	if (method !== "GET" || isLive(path)) return ask();
	const file = fetch(BASE + path.slice(1) + (/\.[a-z]+$/.test(path) ? "" : ".json"));
	// games of one's own have no files: only the table knows them
	return path.startsWith("/rules/") ? file.then((found) => (found.ok ? found : ask()), ask) : file;
}
function askWorker({ method, path, headers, body }: Omit<TableRequest, "t" | "id">): Promise<Response> {
	const id = ++ids;
	return new Promise((resolve) => {
		asked.set(id, resolve);
		send({ t: "ask", id, method, path, headers: { "accept-language": navigator.language, ...headers }, body });
	});
}

/** A line to a room over messages to the worker: what `RoomSocket` needs of a WebSocket. */
export class OwnLine {
	readyState: number = WebSocket.CONNECTING;
	onopen: (() => void) | null = null;
	onmessage: ((event: { readonly data: unknown }) => void) | null = null;
	onclose: (() => void) | null = null;
	private readonly line = ++ids;

	constructor() {
		lines.set(this.line, this);
		send({ t: "open", line: this.line });
	}
	hear(message: FromTable): void {
		if (message.t === "open") {
			this.readyState = WebSocket.OPEN;
			this.onopen?.();
		} else if (message.t === "text") this.onmessage?.({ data: message.text });
		else this.end();
	}
	send(text: string): void {
		send({ t: "text", line: this.line, text });
	}
	close(): void {
		send({ t: "close", line: this.line });
		this.end();
	}
	private end(): void {
		lines.delete(this.line);
		this.readyState = WebSocket.CLOSED;
		this.onclose?.();
	}
}
