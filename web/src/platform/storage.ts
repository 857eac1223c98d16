/** What this browser remembers: names, seats, taste. Nothing leaves it. */
interface KnownRoom {
	readonly room: string;
	readonly title: string;
	readonly when: number;
	readonly tokens: Readonly<Record<string, string>>;
}

function read<T>(key: string, fallback: T): T {
	try {
		const text = localStorage.getItem(`pipyard.${key}`);
		return text === null ? fallback : (JSON.parse(text) as T);
	} catch {
		return fallback;
	}
}
function write(key: string, value: unknown): void {
	try {
		localStorage.setItem(`pipyard.${key}`, JSON.stringify(value));
	} catch {
		// a browser without a memory can still play until it is closed
	}
}

export const memory = {
	get name(): string {
		return read("name", "");
	},
	set name(name: string) {
		write("name", name);
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
	/** How well to draw; nothing: as fits this machine. */
	get quality(): "" | "high" | "low" {
		return read("quality", "");
	},
	set quality(quality: "" | "high" | "low") {
		write("quality", quality);
	},
	/** A whole move is played with the tap that completes it. */
	get oneTap(): boolean {
		return read("one-tap", false);
	},
	set oneTap(on: boolean) {
		write("one-tap", on);
	},
	/** The seats whose chat is not wanted in a room; -1: spectators. */
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
	remember(room: string, title: string, tokens: Readonly<Record<string, string>>): void {
		const rooms = read<Record<string, KnownRoom>>("rooms", {});
		const kept = { ...rooms[room]?.tokens, ...tokens };
		rooms[room] = { room, title: title || rooms[room]?.title || "", when: Date.now(), tokens: kept };
		const newest = Object.values(rooms)
			.sort((a, b) => b.when - a.when)
			.slice(0, 100);
		write("rooms", Object.fromEntries(newest.map((one) => [one.room, one])));
	},
};
