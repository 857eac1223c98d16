/** The address of a study: where it branches off, and the line since. */

/** Where a study branches off: a finished game of a room or of a link, a puzzle, or the game so far of a table with a hint. */
export interface Origin {
	readonly room?: string;
	readonly game?: number;
	readonly step?: number;
	/** The log of a game that a link carries, and the same packed, as in the address. */
	readonly log?: string;
	readonly packed?: string;
	readonly puzzle?: string;
	readonly number?: number;
	/** A game by its key, with seats, options and the events so far; `room` is then only where to go back. */
	readonly key?: string;
	readonly seats?: number;
	readonly options?: Readonly<Record<string, string>>;
	readonly start?: readonly string[];
}
/** Before the names of options in an address. */
const OPTION = "option-";
/** A study as an address. */
export function addressOf(origin: Origin, line: readonly string[]): string {
	const wanted = new URLSearchParams();
	const { options = {}, start = [], log: _, packed = "", ...plain } = origin;
	for (const [name, value] of Object.entries(plain)) if (value !== undefined) wanted.set(name, String(value));
	for (const [name, value] of Object.entries(options)) wanted.set(OPTION + name, value);
	if (start.length) wanted.set("start", start.join("|"));
	if (line.length) wanted.set("line", line.join("|"));
	return `/study?${wanted}${packed && `#game=${packed}`}`;
}
/** The study that an address names, with the game that its fragment carries; null: none. */
export function readAddress(
	search: string,
	carried: Required<Pick<Origin, "log" | "packed">> | null = null,
): { origin: Origin; line: readonly string[] } | null {
	const wanted = new URLSearchParams(search);
	const number = (name: string): number => Number(wanted.get(name) ?? 0) || 0;
	const events = (name: string): readonly string[] => (wanted.get(name) ?? "").split("|").filter(Boolean);
	const line = events("line");
	const puzzle = wanted.get("puzzle");
	const room = wanted.get("room");
	const key = wanted.get("key");
	if (key) {
		const named = [...wanted].filter(([name]) => name.startsWith(OPTION));
		const options = Object.fromEntries(named.map(([name, value]) => [name.slice(OPTION.length), value]));
		return { origin: { key, room: room ?? "", seats: number("seats"), options, start: events("start") }, line };
	}
	if (puzzle) return { origin: { puzzle, number: number("number") }, line };
	if (room) return { origin: { room, game: number("game"), step: number("step") }, line };
	if (carried) return { origin: { log: carried.log, packed: carried.packed, step: number("step") }, line };
	return null;
}
