import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const MINUTE = 60_000;
const shared = {
  root: fileURLToPath(new URL(".", import.meta.url)),
  environment: "node" as const,
  globalSetup: [fileURLToPath(new URL("./global-setup.ts", import.meta.url))],
  testTimeout: 2 * MINUTE,
  hookTimeout: 2 * MINUTE,
  expect: { poll: { timeout: 20_000 } },
};

/** In a real browser, against the server as it is built; `npm test` runs the journeys one file after the other. Nothing is tried twice. */
export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    projects: [
      { test: { name: "journeys", include: ["journeys/*.test.ts"], ...shared } },
      { test: { name: "matrix", include: ["matrix/*.test.ts"], ...shared } },
    ],
  },
});
