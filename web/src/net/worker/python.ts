/** Python in a worker: Pyodide, the standard library, and Pipyard with its packages. */
import type { loadPyodide, PyodideAPI } from "pyodide";
import { filesIn } from "./archive";
import { dropImage, keepImage, keptImage } from "./memory_image";
import { type AboutFiles, aboutFiles, areKept, bytesOf, FOLDER, siteFile } from "./site_files";

export type Python = PyodideAPI;
export interface StartedPython {
	readonly python: Python;
	/** The rest is there: what a table and its bots do not need. */
	readonly rest: Promise<void>;
	/** The next Python can start in a moment. */
	readonly image: Promise<void>;
}

const PACKAGES = "/lib/pipyard";
const STANDARD = "/lib/standard";
/** What all workers need, as an image of the memory has it. */
const IMPORTS = `
import gc, sys
sys.path[:0] = ["${PACKAGES}"]
sys.path.append("${STANDARD}")
import pipyard.browser.table, pipyard.browser.thinker, pipyard.browser.scene_worker
gc.collect()
`;
/** All images of a device begin with the same random numbers. */
const REMEMBERED = "import random; random.seed()";
const BEYOND_TABLE = "import importlib; importlib.invalidate_caches()";

type Load = typeof loadPyodide;
type LoadOptions = NonNullable<Parameters<Load>[0]>;
type CreateModule = NonNullable<LoadOptions["createPyodideModule"]>;
/** What Emscripten has, and Pyodide's types do not know of. */
interface Growing {
	growMemory(bytes: number): void;
}

/** Start Python. `onProgress` learns how much of it has arrived, from 0 to 1. `images`: make an image of the memory for the next time. */
export async function startPython(
	images = false,
	onProgress: (part: number) => void = () => {},
): Promise<StartedPython> {
	const [about, kept] = await Promise.all([aboutFiles(), areKept()]);
	const files = new Files(about, kept, onProgress);
	const image = await keptImage(about.version);
	if (image) {
		try {
			const python = await load(files, { _loadSnapshot: image }, image.length);
			python.runPython(REMEMBERED);
			return { python, rest: unpackRest(files, python), image: Promise.resolve() };
		} catch (error) {
			console.warn(error);
			await dropImage(about.version);
		}
	}
	const python = await load(files, { _makeSnapshot: images });
	python.runPython(IMPORTS);
	// before Python knows anything of this page, which an image cannot hold
	const made = images ? imageOf(python) : null;
	return {
		python,
		rest: unpackRest(files, python),
		image: made ? keepImage(about.version, made) : Promise.resolve(),
	};
}

/** Where files come from, and how much of those has arrived that a table needs. */
class Files {
	private arrived = 0;
	private readonly whole: number;

	constructor(
		readonly about: AboutFiles,
		readonly kept: boolean,
		private readonly onProgress: (part: number) => void,
	) {
		const { "rest.zip": _, "rapier.wasm": __, ...first } = about.sizes;
		this.whole = Object.values(first).reduce((sum, size) => sum + size, 0);
	}
	get(name: string): Promise<Response> {
		return siteFile(name, this.kept, (bytes) => {
			this.arrived += bytes;
			this.onProgress(Math.min(1, this.arrived / this.whole));
		});
	}
	/** A file under an address of its own. */
	async address(name: string): Promise<string> {
		return this.kept ? FOLDER + name : URL.createObjectURL(await (await this.get(name)).blob());
	}
}

/** Load Python with the packages that a table needs. `memory`: bytes that it needs at once. */
async function load(files: Files, how: LoadOptions, memory = 0): Promise<Python> {
	const packages = bytesOf(files.get("table.zip"));
	const library = bytesOf(files.get("msgspec.so"));
	const makes = files.address("pyodide.asm.mjs").then((address) => import(/* @vite-ignore */ address));
	const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`)) as { loadPyodide: Load };
	// the compiled library is linked before Python starts, always at the same place: an image of the memory points into it
	const path = `${PACKAGES}/${files.about.library}`;
	const create: CreateModule = async (settings) => {
		const address = URL.createObjectURL(new Blob([(await library) as Uint8Array<ArrayBuffer>]));
		const usual = settings.locateFile;
		const locateFile = (wanted: string): string => (wanted === path ? address : usual(wanted));
		// the same object: Pyodide writes into it
		const linked = Object.assign(settings, { dynamicLibraries: [path], locateFile });
		const module = await ((await makes) as { default: CreateModule }).default(linked);
		if (module.HEAP8.length < memory) (module as typeof module & Growing).growMemory(memory);
		return module;
	};
	const usually = self.fetch;
	if (!files.kept) self.fetch = (asked, more) => unpacking(files, usually, asked, more);
	try {
		const python = await loadPyodide({
			...how,
			indexURL: FOLDER,
			// no list of packages: nothing is fetched from anywhere else
			lockFileContents: JSON.stringify(files.about.lock),
			packageBaseUrl: FOLDER,
			createPyodideModule: create,
		});
		unpack(python, PACKAGES, filesIn(await packages));
		python.FS.writeFile(path, await library);
		python.FS.mkdirTree(STANDARD);
		return python;
	} finally {
		self.fetch = usually;
	}
}
/** What Pyodide fetches by itself is packed, too. */
function unpacking(
	files: Files,
	usually: typeof fetch,
	asked: RequestInfo | URL,
	more?: RequestInit,
): Promise<Response> {
	const address = asked instanceof Request ? asked.url : String(asked);
	const name = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : "";
	return name in files.about.sizes ? files.get(name) : usually.call(self, asked, more);
}

/** Put files into Python's file system. They stay where they are in memory. */
function unpack(python: Python, folder: string, files: ReadonlyMap<string, Uint8Array>): void {
	const folders = new Set<string>();
	for (const [name, body] of files) {
		const path = `${folder}/${name}`;
		const parent = path.slice(0, path.lastIndexOf("/"));
		if (!folders.has(parent)) python.FS.mkdirTree(parent);
		folders.add(parent);
		python.FS.writeFile(path, body, { canOwn: true });
	}
}
async function unpackRest(files: Files, python: Python): Promise<void> {
	const parts = { [PACKAGES]: "packages/", [STANDARD]: "standard/" };
	const rest = [...filesIn(await bytesOf(siteFile("rest.zip", files.kept)))];
	for (const [folder, start] of Object.entries(parts)) {
		const here = rest.filter(([name]) => name.startsWith(start));
		unpack(python, folder, new Map(here.map(([name, body]) => [name.slice(start.length), body])));
	}
	python.runPython(BEYOND_TABLE);
}

function imageOf(python: Python): Uint8Array | null {
	try {
		return python.makeMemorySnapshot();
	} catch (error) {
		console.warn(error);
		return null;
	}
}
