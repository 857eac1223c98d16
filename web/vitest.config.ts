import { defineConfig } from "vitest/config";

/** A test that asserts nothing fails, and none is tried again. */
export default defineConfig({ test: { expect: { requireAssertions: true }, retry: 0 } });
