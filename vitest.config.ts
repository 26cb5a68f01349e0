import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { DATABASE_LIBRARIES, PURE_ROOMS } from "./scripts/workspaces.mjs";

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

/** The packages whose tests may open a database. */
const SERVER_PACKAGES = [...DATABASE_LIBRARIES, "server"];
const SERVER_TESTS = SERVER_PACKAGES.map((name) => `${name}/src/**/*.test.ts`);

/** Of those test files, the ones that open a database. */
function listDatabaseTests(): string[] {
  const opens = /test\/(?:database|app|admin|accounts-app)\.ts"|library\.fixture\.ts"/u;
  return SERVER_PACKAGES.flatMap((name) =>
    readdirSync(root(`${name}/src`), { recursive: true, encoding: "utf8" }).map(
      (file) => `${name}/src/${file.replaceAll("\\", "/")}`,
    ),
  ).filter((file) => file.endsWith(".test.ts") && opens.test(readFileSync(root(file), "utf8")));
}

/** The longest of those test files, which end processes, fill databases or play many searches: for `npm run test:all`. */
const LONG_TESTS = [
  "database/client",
  "database/embedded-outage",
  "server/after-publication/after-publication",
  "server/audit-relay/audit-relay",
  "server/cli/killed-import",
  "server/cli/library-commands",
  "server/cli/terminology-import",
  "server/copy-before-migrating",
  "server/engine-health",
  "server/http/generated-client",
  "server/modules/admin/audit-logs/audit-chain",
  "server/modules/admin/library/library-routes",
  "server/modules/admin/query-logs/costs",
  "server/modules/admin/query-logs/query-logs",
  "server/modules/admin/setup/setup-routes",
  "server/modules/auth/account-routes",
  "server/modules/auth/oidc/oidc",
  "server/modules/mcp/mcp",
  "server/modules/prompts/prompt-versions",
  "server/modules/queries/queries-in-pubmed",
  "server/modules/queries/queries-routes",
  "server/modules/reports/reports-routes",
  "server/modules/searches/damaged-searches",
  "server/modules/searches/followers",
  "server/modules/searches/given-queries",
  "server/modules/searches/record/record-routes",
  "server/modules/searches/saved-versions",
  "server/modules/searches/searches-routes",
  "server/modules/searches/searches-socket",
  "server/modules/searches/take-over",
  "server/modules/shares/shares-routes",
  "server/readers/misbehaving-models",
  "server/readers/model-reader",
  "server/warm-up",
  "server/watches/kill-run",
  "server/watches/run-watches",
  "server/work/open-work",
  "sources/auto-source",
  "sources/demonstration/fill-demonstration",
  "sources/library/import-library",
  "sources/library/postings/postings",
  "sources/library/reading/reader-thread",
  "sources/pubmed/ncbi-limit",
].map((name) => `${name.replace("/", "/src/")}.test.ts`);

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
      ...(name === "reader" ? shareProcesses(5) : {}),
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
      root: root("."),
      include,
      exclude,
      environment: "node",
      globalSetup: [root("database/test/global-setup.ts")],
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
  serverProject("server", 1, SERVER_TESTS, EMBEDDED, LONG_TESTS),
  serverProject("server-long", 4, LONG_TESTS, EMBEDDED),
];
if (process.env.TEST_DATABASE_URL)
  servers.push(serverProject("server-postgres", 2, listDatabaseTests(), { MEDSIEVE_TEST_DATABASE: "postgres" }));

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    projects: [
      ...PURE_ROOMS.map(roomProject),
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
      {
        test: {
          name: "eval",
          root: root("eval"),
          include: ["*.test.ts"],
          environment: "node",
          ...shareProcesses(6),
          ...patience,
        },
      },
    ],
  },
});
