/** Rule files of somebody's own in IndexedDB, each version by its mark: rooms that began with one go on with it. */
import { committed, done } from "./entries";

const RULES_DATABASE = "pipyard-rules";
const FILES = "files";

export class KeptRules {
	private constructor(private readonly base: IDBDatabase) {}

	static async open(): Promise<KeptRules> {
		const asked = indexedDB.open(RULES_DATABASE, 1);
		asked.onupgradeneeded = () => asked.result.createObjectStore(FILES);
		return new KeptRules(await done(asked));
	}
	/** The text of a version; empty: it is not here. */
	async read(mark: string): Promise<string> {
		return ((await done(this.base.transaction(FILES).objectStore(FILES).get(mark))) as string | undefined) ?? "";
	}
	async keep(mark: string, text: string): Promise<void> {
		const work = this.base.transaction(FILES, "readwrite");
		work.objectStore(FILES).put(text, mark);
		await committed(work);
	}
}
