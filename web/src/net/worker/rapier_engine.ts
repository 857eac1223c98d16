/** The physics engine as WebAssembly, and the world of dice in it. */
import * as binding from "@dimforge/rapier3d/rapier_wasm3d_bg.js";
import { RapierWorld } from "./rapier_world";

export interface Engine {
	readonly RapierWorld: typeof RapierWorld;
}

/** The engine in a compiled file. The package would import that file itself, which a browser does not do yet: `vite.config.ts` puts
 * the binding in its place, and here it gets what it binds. */
export async function loadEngine(file: BufferSource): Promise<Engine> {
	const { instance } = await WebAssembly.instantiate(file, { "./rapier_wasm3d_bg.js": binding });
	binding.__wbg_set_wasm(instance.exports);
	return { RapierWorld };
}
