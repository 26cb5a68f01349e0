/**
 * @typedef {object} TestStep
 * @property {string} name
 * @property {"check" | "unit" | "browser"} kind
 * @property {readonly string[]} command
 * @property {number} timeoutMs
 * @property {readonly string[]} [after] steps without which this one cannot run
 * @property {string} [report] the file in which vitest tells its counts
 */

const MINUTE = 60_000;
const NODE = process.execPath;
const TSC = "node_modules/typescript/bin/tsc";
const VITEST = "node_modules/vitest/vitest.mjs";

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {TestStep}
 */
const check = (name, ...args) => ({ name, kind: "check", command: [NODE, ...args], timeoutMs: 2 * MINUTE });

/**
 * @param {string} name
 * @param {"unit" | "browser"} kind
 * @param {number} minutes
 * @param {readonly string[]} args
 * @returns {TestStep}
 */
function vitest(name, kind, minutes, args) {
  const report = `.cache/test-results/${name}.json`;
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return { name, kind, command: [NODE, VITEST, "run", ...args, ...reporters], timeoutMs: minutes * MINUTE, report };
}

/** The longest first, so that two at a time end together. */
export const STEPS = [
  vitest("unit", "unit", 28, []),
  { ...check("build", "scripts/build.mjs"), timeoutMs: 3 * MINUTE },
  check("types-server", TSC, "-p", "server"),
  check("types-web", TSC, "-p", "web"),
  check("types-contract", TSC, "-p", "contract"),
  check("types-scripts", TSC, "-p", "scripts"),
  check("lint", "node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
  check("imports", "scripts/check-imports.mjs"),
  check("dead-code", "node_modules/knip/bin/knip.js"),
  {
    ...vitest("journeys", "browser", 18, [
      "--config",
      "e2e/vitest.config.ts",
      "--project",
      "journeys",
      "--no-file-parallelism",
    ]),
    after: ["build"],
  },
];

/** Run only when named. */
export const FURTHER_STEPS = [
  { ...vitest("matrix", "browser", 36, ["--config", "e2e/vitest.config.ts", "--project", "matrix"]), after: ["build"] },
];
