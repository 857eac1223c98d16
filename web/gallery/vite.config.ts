import { defineConfig } from "vite";

/** The scenes of the reference pictures as a page of their own, for tests alone. */
export default defineConfig({
	root: import.meta.dirname,
	base: "./",
	build: { outDir: "../../build/gallery", emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 900 },
});
