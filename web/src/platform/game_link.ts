/** Links that carry a whole game: its log, packed, in the fragment of an address, which no browser sends to anybody. */
import { request } from "../net/api";
import { whole } from "../net/base";
import { saveText } from "./files";
import { unpackText } from "./packed_text";

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

/** The fragment for a packed game, from a step on; without one, from its beginning. */
export const fragmentOf = (packed: string, step = 0): string => `#${step ? `step=${step}&` : ""}game=${packed}`;
/** The link to a packed game. */
export const gameLink = (packed: string, step = 0): string => whole(`/replay${fragmentOf(packed, step)}`);

/** The game in a fragment; null: none that can be read. */
export async function carriedGame(fragment: string): Promise<CarriedGame | null> {
	const wanted = new URLSearchParams(fragment.replace(/^#/, ""));
	const packed = wanted.get("game") ?? "";
	const log = await unpackText(packed);
	const step = Math.min(1e6, Math.max(0, Math.trunc(Number(wanted.get("step"))) || 0));
	return log === null ? null : { log, packed, step };
}

/** Save a log as a file. */
export const saveLog = (log: string): void =>
	saveText(log, `${/^game: *([a-z0-9_]+)/m.exec(log)?.[1] ?? "game"}.pipyard.txt`);
