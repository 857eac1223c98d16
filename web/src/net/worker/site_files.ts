/** The files of Python and of the physics engine, beside the assets. They lie there packed; where the service worker keeps the site,
 * unpacked. */

export const FOLDER = new URL(/* @vite-ignore */ "../site/", import.meta.url).href;
const PACKED = ".packed";

/** `tools/site_python.py` */
export interface AboutFiles {
	/** The version of everything that Python consists of. */
	readonly version: string;
	/** Bytes of packed files, by name. */
	readonly sizes: Readonly<Record<string, number>>;
	/** The path of the compiled library among the packages. */
	readonly library: string;
	/** What Pyodide knows of packages: none. */
	readonly lock: unknown;
}
export const aboutFiles = async (): Promise<AboutFiles> => (await fetch(`${FOLDER}files.json`)).json();

/** Whether files are kept here, unpacked. The browser keeps compiled code for answers that nobody touches, so they are left alone. */
export async function areKept(): Promise<boolean> {
	return "caches" in self && (await caches.match(`${FOLDER}pyodide.asm.wasm`)) !== undefined;
}

/** A file, unpacked. `onBytes` learns of all bytes that arrive over the network. */
export async function siteFile(
	name: string,
	kept: boolean,
	onBytes: (bytes: number) => void = () => {},
): Promise<Response> {
	if (kept) return fetch(FOLDER + name);
	const packed = await fetch(FOLDER + name + PACKED);
	if (!packed.ok || !packed.body) throw new Error(name);
	const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
		transform(bytes, out) {
			onBytes(bytes.length);
			out.enqueue(bytes);
		},
	});
	const body = packed.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
	return new Response(body, {
		headers: { "content-type": name.endsWith(".wasm") ? "application/wasm" : "text/javascript" },
	});
}
export const bytesOf = async (file: Promise<Response>): Promise<Uint8Array> =>
	new Uint8Array(await (await file).arrayBuffer());
