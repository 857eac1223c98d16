/** Links that carry a whole game: its log, packed, in the fragment of an address, which no browser sends to anybody. */
import { request } from "../net/api";
import { whole } from "../net/base";

/** Characters of the longest packed log, and of the longest log, as in `server/web/log_api.py`. */
export const MOST_PACKED = 32_000;
export const MOST_LOG = 60_000;

export interface CarriedGame {
	readonly log: string;
	readonly packed: string;
	readonly step: number;
}

/** The log of a finished game of a room (0: the last); null: there is none. */
export async function logOf(room: string, game: number): Promise<string | null> {
	const answer = await request(`/api/rooms/${room}/games/${game}.log`).catch(() => null);
	return answer?.ok ? answer.text() : null;
}

/** A log as letters that may stand in an address; null: it is too long for a link. */
export async function packLog(log: string): Promise<string | null> {
	if (log.length > MOST_LOG) return null;
	const stream = new Blob([log]).stream().pipeThrough(new CompressionStream("deflate"));
	const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
	const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
	const packed = letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
	return packed.length > MOST_PACKED ? null : packed;
}

/** What was packed; null: it is damaged, or more than a link may carry. */
export async function unpackLog(packed: string): Promise<string | null> {
	if (!packed || packed.length > MOST_PACKED || !/^[A-Za-z0-9_-]+$/.test(packed)) return null;
	try {
		const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
		const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
		const text = new TextDecoder("utf-8", { fatal: true });
		const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
		let log = "";
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return log + text.decode();
			log += text.decode(value, { stream: true });
			// a few letters may unpack to more than there is memory
			if (log.length > MOST_LOG) {
				await reader.cancel();
				return null;
			}
		}
	} catch {
		return null;
	}
}

/** The fragment for a packed game, from a step on; without one, from its beginning. */
export const fragmentOf = (packed: string, step = 0): string => `#${step ? `step=${step}&` : ""}game=${packed}`;
/** The link to a packed game. */
export const gameLink = (packed: string, step = 0): string => whole(`/replay${fragmentOf(packed, step)}`);

/** The game in a fragment; null: none that can be read. */
export async function carriedGame(fragment: string): Promise<CarriedGame | null> {
	const wanted = new URLSearchParams(fragment.replace(/^#/, ""));
	const packed = wanted.get("game") ?? "";
	const log = await unpackLog(packed);
	const step = Math.min(1e6, Math.max(0, Math.trunc(Number(wanted.get("step"))) || 0));
	return log === null ? null : { log, packed, step };
}

/** Save a log as a file. */
export function saveLog(log: string): void {
	const address = URL.createObjectURL(new Blob([log], { type: "text/plain" }));
	const name = /^game: *([a-z0-9_]+)/m.exec(log)?.[1] ?? "game";
	const link = Object.assign(document.createElement("a"), { href: address, download: `${name}.pipyard.txt` });
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
