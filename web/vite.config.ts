import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/** The service worker with the names of the files that the score page consists of. */
function serviceWorker(): Plugin {
	return {
		name: "service-worker",
		apply: "build",
		generateBundle(_, bundle) {
			const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
			const wanted = new Set<string>();
			const want = (name: string): void => {
				const chunk = chunks.find((one) => one.fileName === name);
				if (!chunk || wanted.has(name)) return;
				wanted.add(name);
				for (const file of chunk.viteMetadata?.importedCss ?? []) wanted.add(file);
				for (const file of chunk.imports) want(file);
			};
			for (const chunk of chunks)
				if (chunk.isEntry || /(score\/score\.ts|ui\/rules_page\.ts|\.ftl(\?raw)?)$/.test(chunk.facadeModuleId ?? ""))
					want(chunk.fileName);
			for (const name of Object.keys(bundle)) if (/\.(woff2|svg)$/.test(name)) wanted.add(name);
			const files = [...wanted].sort().map((name) => `./${name}`);
			const still = [
				"./assets/manifest.json",
				"./assets/icon-192.png",
				"./assets/icon-512.png",
				"./assets/pipyard.svg",
			];
			const source = readFileSync(new URL("./service_worker.js", import.meta.url), "utf8");
			const version = createHash("sha256")
				.update(files.join() + source)
				.digest("hex")
				.slice(0, 12);
			const head = `const FILES = ${JSON.stringify([...files, ...still])};\nconst VERSION = ${JSON.stringify(version)};\n`;
			this.emitFile({ type: "asset", fileName: "service-worker.js", source: head + source });
		},
	};
}

/** The workers of the site without a server, and the physics engine; the page and each other find them by name. */
const WORKERS = {
	table: "src/net/worker/python_table.ts",
	thinker: "src/net/worker/thinker.ts",
	rapier_engine: "src/net/worker/rapier_engine.ts",
};
/** What the physics engine's package imports, and what it gets: the binding without its WebAssembly, see rapier_engine.ts. */
const BINDING = new URL("./node_modules/@dimforge/rapier3d/rapier_wasm3d_bg.js", import.meta.url).pathname;

export default defineConfig(({ mode }) => ({
	// relative: the server says how deep a page lies, and a proxy may put all of it into a folder
	base: "./",
	plugins: mode === "site" ? [] : [serviceWorker()],
	resolve: { alias: [{ find: /^\.\/rapier_wasm3d$/, replacement: BINDING }] },
	build: {
		outDir: mode === "site" ? "../build/site" : "../src/pipyard/server/client",
		emptyOutDir: true,
		rollupOptions: {
			input: mode === "site" ? { index: "index.html", ...WORKERS } : { index: "index.html" },
			// an entry that is not a page keeps what others import by name
			preserveEntrySignatures: "strict",
			output: {
				entryFileNames: ({ name }) => (name in WORKERS ? "assets/[name].js" : "assets/[name]-[hash].js"),
			},
		},
		target: "es2022",
		chunkSizeWarningLimit: 900,
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
	},
	server: {
		proxy: {
			"/api": "http://127.0.0.1:8000",
			"/texts": "http://127.0.0.1:8000",
			"/ws": { target: "ws://127.0.0.1:8000", ws: true },
		},
	},
}));
