/** The connection to a room: comes back by itself, and says how it is. */

import type { FromBrowser, ToBrowser } from "./protocol";

export type Health = "connecting" | "connected" | "lost" | "nowhere";
export type Wish = FromBrowser extends infer T
	? T extends { t: "hello" }
		? never
		: T extends FromBrowser
			? Omit<T, "id">
			: never
	: never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;

export class RoomSocket {
	onMessage: (message: ToBrowser) => void = () => {};
	onHealth: (health: Health) => void = () => {};
	private socket: WebSocket | null = null;
	private wait = FIRST_WAIT;
	private ids = 0;
	private closed = false;
	private since = -1;
	private heard = 0;

	constructor(
		private readonly room: string,
		private readonly language: string,
		private readonly tokens: () => readonly string[],
		/** Seats whose chat is not wanted. */
		private readonly muted: () => readonly number[] = () => [],
	) {
		addEventListener("online", () => this.open());
		document.addEventListener("visibilitychange", () => {
			if (!document.hidden && this.socket === null) this.open();
		});
		setInterval(() => this.beat(), HEARTBEAT);
	}

	open(): void {
		if (this.closed || this.socket) return;
		this.onHealth("connecting");
		const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`);
		this.socket = socket;
		socket.onopen = () => {
			this.heard = Date.now();
			socket.send(
				JSON.stringify({
					t: "hello",
					id: ++this.ids,
					room: this.room,
					tokens: this.tokens(),
					since: this.since,
					muted: this.muted(),
					language: this.language,
				}),
			);
		};
		socket.onmessage = (event) => {
			this.heard = Date.now();
			const message = JSON.parse(String(event.data)) as ToBrowser;
			if (message.t === "beat") {
				this.send({ t: "echo", beat: message.beat });
				return;
			}
			if (message.t === "table" || message.t === "update") {
				this.since = message.n;
				this.wait = FIRST_WAIT;
				this.onHealth("connected");
			}
			if (message.t === "sorry" && message.code === "unknown" && this.since < 0) {
				this.close();
				this.onHealth("nowhere");
				return;
			}
			this.onMessage(message);
		};
		socket.onclose = () => {
			if (this.socket !== socket) return;
			this.socket = null;
			if (this.closed) return;
			this.onHealth("lost");
			setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
			this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
		};
	}

	/** Send a wish; the number by which the answer will be known, or 0 while there is no connection. */
	send(wish: Wish): number {
		if (this.socket?.readyState !== WebSocket.OPEN) return 0;
		const id = ++this.ids;
		this.socket.send(JSON.stringify({ ...wish, id }));
		return id;
	}

	close(): void {
		this.closed = true;
		this.socket?.close();
	}

	/** A silent line may be dead: ask, and hang up when nothing has come for long. */
	private beat(): void {
		if (!this.socket) return;
		if (this.socket.readyState === WebSocket.OPEN && Date.now() - this.heard > 2.5 * HEARTBEAT) this.socket.close();
		else this.send({ t: "ping" });
	}
}
