import { defineConfig } from "vite";

export default defineConfig({
	base: "/",
	build: {
		outDir: "../src/pipyard/server/client",
		emptyOutDir: true,
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
});
