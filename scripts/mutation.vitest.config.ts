import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The tests that a mutant of the query language, the alignment of quotes, or the loaders of older documents is held against. */
export default defineConfig({
  test: {
    root: path(".."),
    include: [
      "query/src/**/*.test.ts",
      "sources/src/query/**/*.test.ts",
      "server/src/query/*.test.ts",
      "reader/src/quotes/*.test.ts",
      "server/src/pipeline/misquotes.test.ts",
      "contract/src/upcast/*.test.ts",
    ],
    environment: "node",
    globalSetup: [path("../database/test/global-setup.ts")],
    setupFiles: [path("property-seed.mjs")],
    env: { MEDSIEVE_TEST_DATABASE: "pglite", PROPERTY_SEED: "20261121" },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
