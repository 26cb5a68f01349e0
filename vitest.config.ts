import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { listLongTests } from "./scripts/long-tests.mjs";
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
const LONG_SERVER_TESTS = SERVER_PACKAGES.flatMap((name) => listLongTests(name).map((file) => `${name}/${file}`));

/** Of those test files, the ones that open a database. */
function listDatabaseTests(): string[] {
  const opens = /test\/(?:database|app|admin|accounts-app)\.ts"|\.fixture\.ts"/u;
  return SERVER_PACKAGES.flatMap((name) =>
    readdirSync(root(`${name}/src`), { recursive: true, encoding: "utf8" }).map(
      (file) => `${name}/src/${file.replaceAll("\\", "/")}`,
    ),
  ).filter((file) => file.endsWith(".test.ts") && opens.test(readFileSync(root(file), "utf8")));
}

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

function webProject(
  name: string,
  groupOrder: number,
  include: string[],
  exclude: string[] = [],
): TestProjectConfiguration {
  return {
    plugins: [react()],
    test: {
      name,
      root: root("web"),
      include,
      exclude,
      environment: "jsdom",
      setupFiles: [propertySeed, beginFile],
      ...shareProcesses(groupOrder),
      ...patience,
    },
  };
}

function evalProject(
  name: string,
  groupOrder: number,
  include: string[],
  exclude: string[] = [],
): TestProjectConfiguration {
  return {
    test: {
      name,
      root: root("eval"),
      include,
      exclude,
      environment: "node",
      ...shareProcesses(groupOrder),
      ...patience,
    },
  };
}

/** What needs a database runs on the embedded one, and once more on PostgreSQL where TEST_DATABASE_URL names one. */
const EMBEDDED = { MEDSIEVE_TEST_DATABASE: "pglite" };
const servers = [
  serverProject("server", 1, SERVER_TESTS, EMBEDDED, LONG_SERVER_TESTS),
  serverProject("server:long", 4, LONG_SERVER_TESTS, EMBEDDED),
];
if (process.env.TEST_DATABASE_URL)
  servers.push(serverProject("server:postgres", 2, listDatabaseTests(), { MEDSIEVE_TEST_DATABASE: "postgres" }));

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    projects: [
      ...PURE_ROOMS.map(roomProject),
      ...servers,
      webProject("web", 3, ["src/**/*.test.{ts,tsx}"], listLongTests("web")),
      webProject("web:long", 7, listLongTests("web")),
      { test: { name: "scripts", root: root("scripts"), include: ["*.test.ts"], environment: "node", ...patience } },
      evalProject("eval", 6, ["*.test.ts"], listLongTests("eval")),
      evalProject("eval:long", 8, listLongTests("eval")),
    ],
  },
});
