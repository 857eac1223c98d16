// Run code by the browser's own Python, without a browser: node browser_python.mjs PYODIDE CODE [ENGINE WASM] FOLDER=PATH...
// CODE: a file; ENGINE and WASM: the built module of the physics engine and its WebAssembly; PATH: where Python finds a folder
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , pyodide, code, ...more] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
const [engine, wasm] = more.filter((word) => !word.includes("="));
if (engine) {
	const { loadEngine } = await import(pathToFileURL(engine).href);
	python.registerJsModule("pipyard_rapier", await loadEngine(readFileSync(wasm)));
}
for (const [folder, path] of more.map((word) => word.split("=")))
	if (path) {
		python.FS.mkdirTree(path);
		python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, path);
	}
try {
	python.runPython(readFileSync(code, "utf8"));
} catch (error) {
	console.error(error.message);
	process.exit(1);
}
