import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { ROOMS } from "./scripts/workspaces.mjs";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const propertySeed = root("scripts/property-seed.mjs");
const beginFile = root("web/src/testing/begin-file.ts");
const leaveNothing = root("server/test/leave-nothing.ts");

/** Milliseconds that a hung test is given: no figure that a busy machine could miss. A condition is polled until it holds. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Test files of the server that open a database. */
function listDatabaseTests(): string[] {
  const files = readdirSync(root("server/src"), { recursive: true, encoding: "utf8" });
  const opens = /test\/(?:database|app|admin|accounts-app)\.ts"|library\.fixture\.ts"/u;
  return files
    .filter((file) => file.endsWith(".test.ts") && opens.test(readFileSync(root(`server/src/${file}`), "utf8")))
    .map((file) => `src/${file.replaceAll("\\", "/")}`);
}

/** The longest test files of the server, which end processes, fill databases or play many searches: for `npm run test:all`. */
const LONG_TESTS = [
  "after-publication/after-publication",
  "audit-relay/audit-relay",
  "cli/killed-import",
  "cli/library-commands",
  "cli/terminology-import",
  "db/client",
  "db/copy-before-migrating",
  "db/embedded-outage",
  "http/generated-client",
  "modules/admin/audit-logs/audit-chain",
  "modules/admin/library/library-routes",
  "modules/admin/query-logs/costs",
  "modules/admin/query-logs/query-logs",
  "modules/admin/setup/setup-routes",
  "modules/auth/account-routes",
  "modules/auth/oidc/oidc",
  "modules/mcp/mcp",
  "modules/prompts/prompt-versions",
  "modules/queries/queries-routes",
  "modules/reports/reports-routes",
  "modules/searches/damaged-searches",
  "modules/searches/followers",
  "modules/searches/given-queries",
  "modules/searches/record/record-routes",
  "modules/searches/saved-versions",
  "modules/searches/searches-routes",
  "modules/searches/searches-socket",
  "modules/searches/take-over",
  "modules/shares/shares-routes",
  "readers/llm/misbehaving-models",
  "readers/llm/model-reader",
  "sources/auto-source",
  "sources/demonstration/fill-demonstration",
  "sources/library/import-library",
  "sources/library/postings/postings",
  "sources/library/reading/reader-thread",
  "sources/opensearch/check-index",
  "sources/pubmed/ncbi-limit",
  "warm-up",
  "watches/kill-run",
  "watches/run-watches",
  "work/open-work",
].map((name) => `src/${name}.test.ts`);

/**
 * A project whose test files follow one another in two processes, which load libraries once. Projects run one after the
 * other (`groupOrder`): a process that met a file of another project would end.
 */
const shareProcesses = (groupOrder: number) => ({ isolate: false, sequence: { groupOrder } });

function roomProject(name: string): TestProjectConfiguration {
  return {
    test: {
      name,
      root: root(name),
      include: ["src/**/*.test.ts"],
      environment: "node",
      setupFiles: [propertySeed],
      ...patience,
    },
  };
}

function serverProject(
  name: string,
  groupOrder: number,
  include: string[],
  env: Record<string, string>,
  exclude: string[] = [],
): TestProjectConfiguration {
  return {
    test: {
      name,
      root: root("server"),
      include,
      exclude,
      environment: "node",
      globalSetup: [root("server/test/global-setup.ts")],
      setupFiles: [propertySeed, leaveNothing],
      env,
      ...shareProcesses(groupOrder),
      ...patience,
    },
  };
}

/** What needs a database runs on the embedded one, and once more on PostgreSQL where TEST_DATABASE_URL names one. */
const EMBEDDED = { MEDSIEVE_TEST_DATABASE: "pglite" };
const servers = [
  serverProject("server", 1, ["src/**/*.test.ts"], EMBEDDED, LONG_TESTS),
  serverProject("server-long", 4, LONG_TESTS, EMBEDDED),
];
if (process.env.TEST_DATABASE_URL)
  servers.push(serverProject("server-postgres", 2, listDatabaseTests(), { MEDSIEVE_TEST_DATABASE: "postgres" }));

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    projects: [
      ...ROOMS.map(roomProject),
      ...servers,
      {
        plugins: [react()],
        test: {
          name: "web",
          root: root("web"),
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: [propertySeed, beginFile],
          ...shareProcesses(3),
          ...patience,
        },
      },
      { test: { name: "scripts", root: root("scripts"), include: ["*.test.ts"], environment: "node", ...patience } },
      { test: { name: "eval", root: root("eval"), include: ["*.test.ts"], environment: "node", ...patience } },
    ],
  },
});
