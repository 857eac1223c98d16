/** Rapier, the physics engine, for Python in the same worker. */
import type { Python } from "./python";
import type { Engine } from "./rapier_engine";
import { areKept, bytesOf, siteFile } from "./site_files";

/** The name under which Python imports the engine: `pipyard.physics.web_rapier`. */
const MODULE = "pipyard_rapier";

export async function startRapier(python: Python): Promise<void> {
	// known by name, so that the tests find it too
	const address = new URL(/* @vite-ignore */ "./rapier_engine.js", import.meta.url).href;
	const { loadEngine } = (await import(/* @vite-ignore */ address)) as {
		loadEngine: (file: BufferSource) => Promise<Engine>;
	};
	const file = await bytesOf(siteFile("rapier.wasm", await areKept()));
	python.registerJsModule(MODULE, await loadEngine(file as Uint8Array<ArrayBuffer>));
}
