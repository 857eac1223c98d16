/** The connection to a room. It reconnects by itself and reports its health. */

import { SITE, whole } from "./base";
import { OwnLine } from "./own_table";
import { type FromBrowser, PROTOCOL, type ToBrowser } from "./protocol";
import { reloadOnce } from "./reload";

/** "silent": nothing arrives, so a second connection is tried; the first stays until the second has answered. */
export type Health = "connecting" | "connected" | "silent" | "lost" | "nowhere";
export type ClientRequest = FromBrowser extends infer T
	? T extends { t: "hello" }
		? never
		: T extends FromBrowser
			? Omit<T, "id">
			: never
	: never;

/** What a table needs from a server, real or simulated by a lesson. */
export interface Connection {
	onMessage: (message: ToBrowser) => void;
	onHealth: (health: Health) => void;
	open(): void;
	/** Send a request; returns the id of its answer, or 0 while there is no connection. */
	send(request: ClientRequest): number;
}

/** Milliseconds between two checks of the connection. */
const TICK = 250;
/** Milliseconds without a message before the server is pinged … */
const ASK_AFTER = 2000;
/** … and without an answer before the connection counts as dead, though it may only be slow. Together under five seconds. */
const ANSWER_WITHIN = 2500;
/** Milliseconds before a connection that does not open is retried. */
const OPEN_WITHIN = 10_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** One WebSocket, and the time of its last message. */
class Line {
	readonly socket: WebSocket | OwnLine;
	readonly begun = performance.now();
	/** The room has answered on this connection. */
	greeted = false;
	private heard = 0;
	private asked = 0;

	constructor(
		hears: (line: Line, message: ToBrowser) => void,
		opens: (line: Line) => void,
		ends: (line: Line) => void,
	) {
		this.socket = SITE ? new OwnLine() : new WebSocket(whole("/ws").replace(/^http/, "ws"));
		this.socket.onopen = () => opens(this);
		this.socket.onmessage = (event: { readonly data: unknown }) => {
			this.heard = performance.now();
			hears(this, JSON.parse(String(event.data)) as ToBrowser);
		};
		this.socket.onclose = () => ends(this);
	}

	get open(): boolean {
		return this.socket.readyState === WebSocket.OPEN;
	}
	/** Whether opening takes too long. */
	get stuck(): boolean {
		return this.socket.readyState === WebSocket.CONNECTING && performance.now() - this.begun > OPEN_WITHIN;
	}
	/** Whether a ping is due; if so, start waiting for the answer. */
	asks(): boolean {
		const now = performance.now();
		// a page that slept has sent nothing: silence counts from the ping on
		if (!this.open || now - this.heard < ASK_AFTER || this.asked > this.heard) return false;
		this.asked = now;
		return true;
	}
	get silent(): boolean {
		return this.asked > this.heard && performance.now() - this.asked > ANSWER_WITHIN;
	}
	drop(): void {
		this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
		this.socket.close();
	}
}

export class RoomSocket implements Connection {
	onMessage: (message: ToBrowser) => void = () => {};
	onHealth: (health: Health) => void = () => {};
	private line: Line | null = null;
	/** A second connection, tried while the first is silent; replaces it if it answers first. */
	private spare: Line | null = null;
	/** When a second connection was last tried. */
	private tried = 0;
	private health: Health | null = null;
	private wait = FIRST_WAIT;
	private retry = 0;
	private ids = 0;
	private closed = false;
	private since = -1;

	constructor(
		private readonly room: string,
		private readonly language: string,
		private readonly tokens: () => readonly string[],
		/** Muted seats. */
		private readonly muted: () => readonly number[] = () => [],
		/** The key of a member of the club, and the number of this device. */
		private readonly identity: () => { readonly member: string; readonly device: string } = () => ({
			member: "",
			device: "",
		}),
	) {
		addEventListener("online", () => this.open());
		document.addEventListener("visibilitychange", () => {
			if (document.hidden) return;
			this.open();
			this.look();
		});
		setInterval(() => this.look(), TICK);
	}

	open(): void {
		if (this.closed || this.line) return;
		clearTimeout(this.retry);
		this.report("connecting");
		this.line = this.dial();
	}

	/** Send a request; returns the id of its answer, or 0 while there is no connection. */
	send(request: ClientRequest): number {
		return this.line?.open && this.line.greeted ? this.write(this.line, request) : 0;
	}

	close(): void {
		this.closed = true;
		this.line?.drop();
		this.spare?.drop();
	}

	private dial(): Line {
		return new Line(
			(line, message) => this.hear(line, message),
			(line) => this.greet(line),
			(line) => this.ended(line),
		);
	}
	private write(line: Line, request: ClientRequest): number {
		const id = ++this.ids;
		line.socket.send(JSON.stringify({ ...request, id }));
		return id;
	}
	private greet(line: Line): void {
		const hello = {
			t: "hello",
			protocol: PROTOCOL,
			id: ++this.ids,
			room: this.room,
			tokens: this.tokens(),
			since: this.since,
			muted: this.muted(),
			language: this.language,
			...this.identity(),
		};
		line.socket.send(JSON.stringify(hello));
	}

	private hear(line: Line, message: ToBrowser): void {
		if (line === this.spare) {
			if (message.t !== "table" && message.t !== "update") return;
			this.line?.drop();
			this.line = line;
			this.spare = null;
		} else if (this.spare) {
			// it was only slow
			this.spare.drop();
			this.spare = null;
		}
		if (message.t === "beat") {
			this.write(line, { t: "echo", beat: message.beat });
			return;
		}
		if (message.t === "table" || message.t === "update") {
			this.since = message.n;
			this.wait = FIRST_WAIT;
			line.greeted = true;
		}
		if (message.t === "sorry" && message.code === "protocol") {
			this.close();
			// a reloaded page speaks the server's version; if not, the message says what to do
			if (reloadOnce()) return;
		}
		if (message.t === "sorry" && message.code === "unknown" && this.since < 0) {
			this.close();
			this.report("nowhere");
			return;
		}
		if (line.greeted) this.report("connected");
		this.onMessage(message);
	}

	private ended(line: Line): void {
		if (line === this.spare) {
			this.spare = null;
			return;
		}
		if (line !== this.line) return;
		this.line = this.spare;
		this.spare = null;
		if (this.closed) return;
		this.report("lost");
		if (this.line) return;
		this.retry = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
		this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
	}

	/** Ping a quiet connection; without an answer, try a second one. */
	private look(): void {
		const { line, spare } = this;
		if (this.closed || !line) return;
		if (line.stuck) {
			line.drop();
			this.ended(line);
			return;
		}
		if (line.greeted && line.asks()) this.write(line, { t: "ping" });
		if (spare?.stuck) {
			spare.drop();
			this.spare = null;
		}
		if (!line.greeted || !line.silent) return;
		this.report("silent");
		if (this.spare || performance.now() - this.tried < ANSWER_WITHIN) return;
		this.tried = performance.now();
		this.spare = this.dial();
	}
	private report(health: Health): void {
		if (health === this.health) return;
		this.health = health;
		this.onHealth(health);
	}
}
