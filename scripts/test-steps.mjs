import { ROOMS } from "./workspaces.mjs";

/**
 * @typedef {object} TestStep
 * @property {string} name
 * @property {"together" | "alone" | "browser"} kind two at a time; one after another; one after another, in a browser
 * @property {readonly string[]} command
 * @property {number} minutes its budget, to which comes what earlier steps left of theirs; 0 beside another step
 * @property {readonly string[]} [after] steps without which this one cannot run
 * @property {string} [report] the file that holds vitest's counts
 */

const NODE = process.execPath;
/** The native compiler, for checks alone: what reads the sources by TypeScript's own interface needs version 6. */
const TSC = "node_modules/typescript-native/bin/tsc";
const VITEST = "node_modules/vitest/vitest.mjs";
const RUN_ON_NODE = "scripts/run-on-node.mjs";
const E2E = ["--config", "e2e/vitest.config.ts"];

/** What admits a change tries a failed test once more, and names it: a machine under load costs a line, not the change. */
const TRIES = process.env.CI === "true" ? ["--retry=1"] : [];

/** Other versions of Node than the one that runs the gate: those that the product promises to run on. */
const OTHER_NODES = ["20", "22", "24"].filter((major) => major !== process.versions.node.split(".")[0]);

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {TestStep}
 */
const check = (name, ...args) => ({ name, kind: "together", command: [NODE, ...args], minutes: 0 });

/** @param {readonly string[]} names */
const projects = (...names) => names.flatMap((name) => ["--project", name]);

/**
 * @param {string} name
 * @param {TestStep["kind"]} kind
 * @param {number} minutes
 * @param {readonly string[]} args
 * @param {readonly string[]} [program]
 * @returns {TestStep}
 */
function vitest(name, kind, minutes, args, program = [NODE]) {
  const report = `.cache/test-results/${name}.json`;
  const reporters = ["dot", "json", "./scripts/second-try-reporter.mjs"].map((reporter) => `--reporter=${reporter}`);
  const options = [...reporters, `--outputFile.json=${report}`, ...TRIES];
  return { name, kind, command: [...program, VITEST, "run", ...args, ...options], minutes, report };
}

/**
 * @param {string} name
 * @param {number} minutes
 * @param {string} project
 * @returns {TestStep}
 */
const inBrowser = (name, minutes, project) => ({
  ...vitest(name, "browser", minutes, [...E2E, ...projects(project)]),
  after: ["build"],
});

/** The server and what it stands on, but for its longest tests. @param {string} major */
const onNode = (major) =>
  vitest(`node-${major}`, "alone", 4, projects("contract", "runtime", "medline", "documents", "server"), [
    NODE,
    RUN_ON_NODE,
    major,
  ]);

/** `npm test`. The longest first, so that two at a time end together. */
export const STEPS = [
  vitest("unit", "together", 11, projects("!*:*")),
  check("build", "scripts/build.mjs"),
  check("types-server", TSC, "-p", "server"),
  check("types-web", TSC, "-p", "web"),
  ...ROOMS.map((name) => check(`types-${name}`, TSC, "-p", name)),
  check("types-scripts", TSC, "-p", "scripts"),
  check("lint", "node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
  check("imports", "scripts/check-imports.mjs"),
  check("dead-code", "node_modules/knip/bin/knip.js"),
  check("page-size", "--import", "tsx", "bench/web.ts"),
  inBrowser("journeys", 4, "journeys"),
];

/** What runs only when it is named: a part of the matrix, and more than it. */
export const NAMED_STEPS = [inBrowser("screens", 5, "screens"), inBrowser("every-look", 40, "every-look")];

/** Added to `npm test` where TEST_DATABASE_URL names a server. */
export const POSTGRES_STEP = vitest("postgres", "alone", 6, projects("server:postgres"));

/** What `npm run test:all` has beside. */
export const FURTHER_STEPS = [
  check("patterns", "--import", "tsx", "scripts/check-patterns.mjs"),
  check("licences", "scripts/check-licences.mjs"),
  check("advisories", "scripts/check-advisories.mjs"),
  vitest("long", "alone", 10, projects("*:long")),
  ...OTHER_NODES.map(onNode),
  { ...vitest("faults", "alone", 5, [...E2E, ...projects("faults")]), after: ["build"] },
  { ...vitest("opensearch", "alone", 5, [...E2E, ...projects("opensearch")]), after: ["build"] },
  inBrowser("further-journeys", 18, "further-journeys"),
  inBrowser("matrix", 17, "matrix"),
];
