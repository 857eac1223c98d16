/** The entries of all rooms in IndexedDB. What a promise here answers is on disk. */

const GAMES_DATABASE = "pipyard";
const LOG = "log";
/** A batch of entries of one room: the room, the number of the first, the time, the bodies. */
type Batch = readonly [room: string, first: number, time: number, bodies: readonly string[]];
interface StoredEntry {
	readonly room: string;
	readonly n: number;
	readonly time: number;
	readonly body: string;
}

export class Entries {
	private constructor(private readonly base: IDBDatabase) {}

	static async open(): Promise<Entries> {
		const asked = indexedDB.open(GAMES_DATABASE, 1);
		asked.onupgradeneeded = () => asked.result.createObjectStore(LOG, { keyPath: ["room", "n"] });
		return new Entries(await done(asked));
	}

	/** Write batches in one transaction. For each, whether it was written: one whose first number is taken is not. */
	async commit(batches: string): Promise<string> {
		const work = this.base.transaction(LOG, "readwrite", { durability: "strict" });
		const log = work.objectStore(LOG);
		const kept = committed(work);
		const written: boolean[] = [];
		for (const [room, first, time, bodies] of JSON.parse(batches) as Batch[]) {
			const free = (await done(log.count([room, first]))) === 0;
			if (free)
				for (const [i, body] of bodies.entries()) log.add({ room, n: first + i, time, body } satisfies StoredEntry);
			written.push(free);
		}
		await kept;
		return JSON.stringify(written);
	}

	/** The bodies of a room's entries, from a number on. */
	async read(room: string, first: number): Promise<string> {
		const log = this.base.transaction(LOG).objectStore(LOG);
		const found = await done(log.getAll(IDBKeyRange.bound([room, first], [room, Number.POSITIVE_INFINITY])));
		return JSON.stringify((found as StoredEntry[]).map((entry) => entry.body));
	}

	/** All rooms: name, number of entries, times of the first and the last. */
	async rooms(): Promise<string> {
		const log = this.base.transaction(LOG).objectStore(LOG);
		const rooms = new Map<string, [number, number, number]>();
		for (const { room, time } of (await done(log.getAll())) as StoredEntry[]) {
			const [count, first] = rooms.get(room) ?? [0, time];
			rooms.set(room, [count + 1, first, time]);
		}
		return JSON.stringify([...rooms].map(([room, counted]) => [room, ...counted]));
	}

	async drop(room: string): Promise<void> {
		const work = this.base.transaction(LOG, "readwrite");
		work.objectStore(LOG).delete(IDBKeyRange.bound([room, 0], [room, Number.POSITIVE_INFINITY]));
		await committed(work);
	}
}

export function done<T>(asked: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, refuse) => {
		asked.onsuccess = () => resolve(asked.result);
		asked.onerror = () => refuse(asked.error ?? new Error(GAMES_DATABASE));
	});
}
export function committed(work: IDBTransaction): Promise<void> {
	return new Promise((resolve, refuse) => {
		work.oncomplete = () => resolve();
		work.onabort = () => refuse(work.error ?? new Error(GAMES_DATABASE));
	});
}
