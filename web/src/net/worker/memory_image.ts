/** The memory of Python after everything is imported, kept from one visit to the next: it is there in a moment, where importing takes
 * seconds on a phone. Every device makes its own, at the first visit. */
import { FOLDER } from "./site_files";

const OURS = `pipyard-memory-${new URL(FOLDER).pathname}-`;
const IMAGE = `${FOLDER}memory`;

/** The image for a version of the files, if one is kept here. */
export async function keptImage(version: string): Promise<Uint8Array | null> {
	try {
		const found = await (await caches.open(OURS + version)).match(IMAGE);
		return found ? new Uint8Array(await found.arrayBuffer()) : null;
	} catch {
		return null; // plain http, or a private window
	}
}

/** Keep an image instead of all others. */
export async function keepImage(version: string, image: Uint8Array): Promise<void> {
	try {
		for (const name of await caches.keys())
			if (name.startsWith(OURS) && name !== OURS + version) await caches.delete(name);
		await (await caches.open(OURS + version)).put(IMAGE, new Response(image as Uint8Array<ArrayBuffer>));
	} catch {
		// no place for it: Python imports everything again next time
	}
}
export const dropImage = async (version: string): Promise<void> => void (await caches.delete(OURS + version));
