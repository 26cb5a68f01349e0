import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const MINUTE = 60_000;

/** Two files at a time; those that follow one another in a process share its libraries. */
function project(
  name: string,
  folder: string,
  env: Record<string, string> = {},
  globalSetup = "./global-setup.ts",
): TestProjectConfiguration {
  return {
    test: {
      name,
      include: [`${folder}/*.test.ts`],
      env,
      root: fileURLToPath(new URL(".", import.meta.url)),
      environment: "node",
      isolate: false,
      globalSetup: [fileURLToPath(new URL(globalSetup, import.meta.url))],
      testTimeout: 5 * MINUTE,
      hookTimeout: 5 * MINUTE,
      expect: { poll: { timeout: MINUTE } },
    },
  };
}

/**
 * In a real browser, against the server as it is built. `npm test` runs the main journeys;
 * `npm run test:all` the other journeys, faults that come from outside (`faults`, without a browser), and every screen in every look. `npm test -- screens` draws each screen once.
 */
export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    projects: [
      project("journeys", "journeys"),
      project("further-journeys", "further-journeys"),
      project("faults", "faults", {}, "./faults/global-setup.ts"),
      project("opensearch", "opensearch", {}, "./faults/global-setup.ts"),
      project("screens", "matrix", { MEDSIEVE_LOOKS: "one" }),
      project("matrix", "matrix", { MEDSIEVE_LOOKS: "gate" }),
      project("every-look", "matrix", { MEDSIEVE_LOOKS: "all" }),
    ],
  },
});
