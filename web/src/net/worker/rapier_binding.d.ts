/** The binding of Rapier's WebAssembly, which its package keeps to itself: what the WebAssembly imports, and how it gets its exports. */
declare module "@dimforge/rapier3d/rapier_wasm3d_bg.js" {
	export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
