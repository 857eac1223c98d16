import { NEW_SOLVER, type PuzzleRecord } from "../rules/puzzle_record";

/** Storage of this browser: names, seats, settings. Nothing leaves it. */
interface KnownRoom {
	readonly room: string;
	readonly title: string;
	readonly when: number;
	readonly tokens: Readonly<Record<string, string>>;
	/** Its game is over. */
	readonly over?: boolean;
}

/** A rule file that was written here; its number tells it from others. */
export interface OwnFile {
	readonly id: number;
	readonly text: string;
}

/** The score of a seat after an event, and its change. */
export interface Gain {
	readonly seat: number;
	readonly score: number;
	readonly gain: number;
}
interface KeptGains {
	readonly room: string;
	readonly gains: readonly (readonly [number, readonly Gain[]])[];
}

/** Fallback when no storage works: lasts as long as the page. */
const unstored = new Map<string, string>();
const STORES = [() => localStorage, () => sessionStorage] as const;

function read<T>(key: string, fallback: T): T {
	try {
		const text = unstored.get(key) ?? stored(key);
		return text === null ? fallback : (JSON.parse(text) as T);
	} catch {
		return fallback;
	}
}
/** The value last written; in the session storage if the local one was full. */
function stored(key: string): string | null {
	for (const store of [...STORES].reverse()) {
		try {
			const text = store().getItem(`pipyard.${key}`);
			if (text !== null) return text;
		} catch {
			// denied: try the next one
		}
	}
	return null;
}
/** Returns whether the value outlives the page. */
function write(key: string, value: unknown): boolean {
	const text = JSON.stringify(value);
	for (const [at, store] of STORES.entries()) {
		try {
			store().setItem(`pipyard.${key}`, text);
			unstored.delete(key);
			if (at === 0) forgetSession(key);
			return true;
		} catch {
			// denied or full: try the next one
		}
	}
	unstored.set(key, text);
	return false;
}
function forgetSession(key: string): void {
	try {
		sessionStorage.removeItem(`pipyard.${key}`);
	} catch {
		// nothing was stored there
	}
}

/** So many turns after a lesson come with help. */
export const HELPED_TURNS = 3;

export const storage = {
	/** Parts beside the board that are folded away. */
	get folded(): readonly string[] {
		return read("folded", []);
	},
	set folded(parts: readonly string[]) {
		write("folded", parts);
	},
	get name(): string {
		return read("name", "");
	},
	set name(name: string) {
		write("name", name);
	},
	/** What the latest events of a room brought, by their numbers: of the room last played in. */
	gainsOf(room: string): readonly (readonly [number, readonly Gain[]])[] {
		const kept = read<KeptGains | null>("gains", null);
		return kept?.room === room ? kept.gains : [];
	},
	keepGains(room: string, gains: readonly (readonly [number, readonly Gain[]])[]): void {
		write("gains", { room, gains } satisfies KeptGains);
	},
	/** The moves that solved the last puzzle, to come back to it. */
	get solution(): { readonly name: string; readonly moves: readonly string[] } | null {
		return read("solution", null);
	},
	set solution(solution: { readonly name: string; readonly moves: readonly string[] } | null) {
		write("solution", solution);
	},
	/** Rule files that were written here, the one last changed first. Returns whether they outlive the page. */
	get ownFiles(): readonly OwnFile[] {
		return read("own-files", []);
	},
	keepOwnFiles(files: readonly OwnFile[]): boolean {
		return write("own-files", files);
	},
	/** The key of this device's member of the club; empty: a guest. */
	get member(): string {
		return read("member", "");
	},
	set member(key: string) {
		write("member", key);
	},
	/** A random number of this browser, so that two members at one device do not meet in a rated game; empty for guests. */
	get device(): string {
		if (!this.member) return "";
		const known = read("device", "");
		if (known) return known;
		const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
			byte.toString(16).padStart(2, "0"),
		).join("");
		write("device", made);
		return made;
	},
	get language(): string {
		return read("language", "");
	},
	set language(language: string) {
		write("language", language);
	},
	get textMode(): boolean {
		return read("text-mode", false);
	},
	set textMode(on: boolean) {
		write("text-mode", on);
	},
	/** Drawing quality; empty: automatic. */
	get quality(): "" | "high" | "medium" | "low" {
		return read("quality", "");
	},
	set quality(quality: "" | "high" | "medium" | "low") {
		write("quality", quality);
	},
	/** Play a move with the tap that completes it. */
	get oneTap(): boolean {
		return read("one-tap", false);
	},
	set oneTap(on: boolean) {
		write("one-tap", on);
	},
	/** There are no real dice here: the table rolls, also in rooms where others roll their own. */
	get noDice(): boolean {
		return read("no-dice", false);
	},
	set noDice(none: boolean) {
		write("no-dice", none);
	},
	/** The screen lies flat between the people who share it. */
	get flat(): boolean {
		return read("flat", false);
	},
	set flat(yes: boolean) {
		write("flat", yes);
	},
	/** Where the browser was asked to keep what is stored; empty: nowhere yet. */
	get askedToLast(): "" | "page" | "installed" {
		return read("asked-to-last", "");
	},
	set askedToLast(as: "" | "page" | "installed") {
		write("asked-to-last", as);
	},
	/** The question about messages was answered here. */
	get knowsNotice(): boolean {
		return read("turn-notice", false);
	},
	set knowsNotice(yes: boolean) {
		write("turn-notice", yes);
	},
	/** Games whose lesson was taken or declined and is not offered again. */
	knowsLesson(game: string): boolean {
		return read<readonly string[]>("lessons", []).includes(game);
	},
	knowLesson(game: string): void {
		write("lessons", [...new Set([...read<readonly string[]>("lessons", []), game])]);
	},
	/** How many of the next turns in a game come with help, after its lesson. */
	helpedTurns(game: string): number {
		return read<Record<string, number>>("helped-turns", {})[game] ?? 0;
	},
	setHelpedTurns(game: string, turns: number): void {
		const { [game]: _, ...others } = read<Record<string, number>>("helped-turns", {});
		write("helped-turns", turns > 0 ? { ...others, [game]: turns } : others);
	},
	/** How this browser's player fares with puzzles. */
	get puzzles(): PuzzleRecord {
		return { ...NEW_SOLVER, ...read<Partial<PuzzleRecord>>("puzzles", {}) };
	},
	set puzzles(record: PuzzleRecord) {
		write("puzzles", record);
	},
	/** Muted seats of a room; -1: spectators. */
	muted(room: string): readonly number[] {
		return read<Record<string, readonly number[]>>("muted", {})[room] ?? [];
	},
	mute(room: string, seat: number, yes: boolean): void {
		const kept = read<Record<string, readonly number[]>>("muted", {});
		const others = (kept[room] ?? []).filter((one) => one !== seat);
		write("muted", { ...kept, [room]: yes ? [...others, seat] : others });
	},
	rooms(): KnownRoom[] {
		return Object.values(read<Record<string, KnownRoom>>("rooms", {})).sort((a, b) => b.when - a.when);
	},
	tokens(room: string): Readonly<Record<string, string>> {
		return read<Record<string, KnownRoom>>("rooms", {})[room]?.tokens ?? {};
	},
	/** Returns whether the seats outlive the page; if not, their tokens go into the address (`seatsInLink`). */
	remember(room: string, title: string, tokens: Readonly<Record<string, string>>): boolean {
		const rooms = read<Record<string, KnownRoom>>("rooms", {});
		const kept = { ...rooms[room]?.tokens, ...tokens };
		rooms[room] = { room, title: title || rooms[room]?.title || "", when: Date.now(), tokens: kept };
		const newest = Object.values(rooms)
			.sort((a, b) => b.when - a.when)
			.slice(0, 100);
		return write("rooms", Object.fromEntries(newest.map((one) => [one.room, one])));
	},
	/** The game of a room is over, or another one goes on there. */
	ended(room: string, over: boolean): void {
		const rooms = read<Record<string, KnownRoom>>("rooms", {});
		const known = rooms[room];
		if (known && (known.over ?? false) !== over) write("rooms", { ...rooms, [room]: { ...known, over } });
	},
};

/** Seats as a URL fragment, which browsers never send: `#0.token,1.token`. */
export const seatsInLink = (tokens: Readonly<Record<string, string>>): string => {
	const seats = Object.entries(tokens).map(([seat, token]) => `${seat}.${token}`);
	return seats.length ? `#${seats.join(",")}` : "";
};
export function seatsOfLink(hash: string): Record<string, string> {
	const seats = hash.replace(/^#/, "").split(",");
	return Object.fromEntries(
		seats.flatMap((one) => {
			const found = /^(\d+)\.([A-Za-z0-9_-]+)$/.exec(one);
			return found ? [[found[1] as string, found[2] as string]] : [];
		}),
	);
}
