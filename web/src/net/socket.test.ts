import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL } from "./protocol";
import { type Health, RoomSocket } from "./socket";

/** A line whose other end is this test. */
class FakeSocket {
	static readonly CONNECTING = 0;
	static readonly OPEN = 1;
	static all: FakeSocket[] = [];
	readyState = 0;
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: (() => void) | null = null;
	readonly sent: { t: string; id: number }[] = [];

	constructor() {
		FakeSocket.all.push(this);
	}
	send(text: string): void {
		this.sent.push(JSON.parse(text));
	}
	close(): void {
		this.readyState = 3;
	}
	opens(): void {
		this.readyState = 1;
		this.onopen?.();
	}
	says(message: object): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
	get pings(): number {
		return this.sent.filter(({ t }) => t === "ping").length;
	}
}

let healths: Health[] = [];
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
function connected(): RoomSocket {
	const room = new RoomSocket("room", "en", () => []);
	room.onHealth = (health) => healths.push(health);
	room.open();
	last().opens();
	last().says({ t: "table", n: 3 });
	return room;
}

beforeEach(() => {
	vi.useFakeTimers();
	FakeSocket.all = [];
	healths = [];
	vi.stubGlobal("WebSocket", FakeSocket);
	vi.stubGlobal("location", { origin: "http://table" });
	vi.stubGlobal("document", { hidden: false, addEventListener: () => {} });
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("window", globalThis);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("a dead line is noticed within five seconds, and a second one takes its place", () => {
	const room = connected();
	const dead = last();
	vi.advanceTimersByTime(5000);
	expect(healths.at(-1)).toBe("silent");
	expect(FakeSocket.all.length).toBe(2);
	// until the second has answered the first is kept
	expect(dead.readyState).toBe(1);
	last().opens();
	expect(last().sent[0]).toMatchObject({ t: "hello", since: 3 });
	last().says({ t: "update", n: 4 });
	expect(healths.at(-1)).toBe("connected");
	expect(dead.readyState).toBe(3);
	expect(room.send({ t: "start" })).toBeGreaterThan(0);
	expect(last().sent.at(-1)?.t).toBe("start");
});
test("a line that is only slow is never hung up", () => {
	connected();
	const slow = last();
	for (let round = 0; round < 5; round++) {
		vi.advanceTimersByTime(7000);
		slow.says({ t: "pong", id: 1, n: 3 });
		expect(healths.at(-1)).toBe("connected");
	}
	expect(slow.readyState).toBe(1);
	expect(FakeSocket.all.slice(1).every(({ readyState }) => readyState === 3)).toBe(true);
});
test("a line that answers is asked every few seconds and nothing else happens", () => {
	connected();
	const line = last();
	for (let second = 0; second < 40; second++) {
		vi.advanceTimersByTime(250);
		if (line.pings > 0) line.says({ t: "pong", id: 1, n: 3 });
	}
	expect(healths).toEqual(["connecting", "connected"]);
	expect(FakeSocket.all.length).toBe(1);
	expect(line.pings).toBeLessThanOrEqual(6);
});
test("without an answer to the greeting nothing is sent", () => {
	const room = new RoomSocket("room", "en", () => []);
	room.open();
	last().opens();
	expect(room.send({ t: "start" })).toBe(0);
});
test("a line that does not open is tried anew", () => {
	const room = new RoomSocket("room", "en", () => []);
	room.open();
	vi.advanceTimersByTime(30_000);
	expect(FakeSocket.all.length).toBeGreaterThan(2);
});

test("an old page reloads once when the server speaks a newer protocol, then shows the sentence", () => {
	const kept = new Map<string, string>();
	let reloads = 0;
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
	});
	vi.stubGlobal("location", { origin: "http://table", reload: () => reloads++ });
	for (const shown of [0, 1]) {
		const room = new RoomSocket("room", "en", () => []);
		const heard: string[] = [];
		room.onMessage = (message) => heard.push(message.t);
		room.open();
		last().opens();
		expect(last().sent[0]).toMatchObject({ t: "hello", protocol: PROTOCOL });
		last().says({ t: "sorry", id: 1, code: "protocol", text: "reload" });
		expect(heard.length).toBe(shown);
		expect(last().readyState).toBe(3);
	}
	expect(reloads).toBe(1);
});
