import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./find-chromium.mjs";
import { prepare } from "./prepare.mjs";
import { formatSeconds, ROOT, runCommand, say } from "./run-step.mjs";
import { FURTHER_STEPS, STEPS } from "./test-steps.mjs";

/** @typedef {import("./test-steps.mjs").TestStep} TestStep */
/** @typedef {{ step: TestStep, ms: number, passed: number, failed: number, skipped: number }} Outcome */

/** The gate says the same of the same code each time; fresh examples are drawn by vitest itself. */
const PROPERTY_SEED = process.env.PROPERTY_SEED ?? "20261121";

/** Steps named in full or by their beginning: `npm test -- unit types`; without names, all of the gate. @param {string[]} names */
function selectSteps(names) {
  if (names.length === 0) return STEPS;
  const all = [...STEPS, ...FURTHER_STEPS];
  const unknown = names.filter((name) => !all.some((step) => step.name.startsWith(name)));
  if (unknown.length > 0) {
    say(`no step is called ${unknown.join(", ")}; there are: ${all.map((step) => step.name).join(" ")}`);
    process.exit(2);
  }
  const chosen = new Set(all.filter((step) => names.some((name) => step.name.startsWith(name))));
  for (const step of [...chosen]) for (const needed of all) if (step.after?.includes(needed.name)) chosen.add(needed);
  return all.filter((step) => chosen.has(step));
}

/** Tests that ran, as vitest counted them; null where it wrote no report. @param {TestStep} step */
function readCounts(step) {
  if (step.report === undefined) return null;
  const file = join(ROOT, step.report);
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {TestStep} step @param {Record<string, string>} env @returns {Promise<Outcome>} */
async function runTestStep(step, env) {
  if (step.report !== undefined) rmSync(join(ROOT, step.report), { force: true });
  const { ok, ms, output } = await runCommand(step.command, { env, timeoutMs: step.timeoutMs });
  say(`  ${ok ? "passed" : "FAILED"}  ${step.name}  ${formatSeconds(ms)}`);
  if (!ok) say(`\n${output.trimEnd()}\n`);
  const counts = readCounts(step);
  if (counts === null) return { step, ms, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  // A file that cannot be loaded, or an error outside every test, fails the step without failing a test.
  return { step, ms, ...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1) };
}

/** @param {TestStep} step @param {string} reason @returns {Outcome} */
function failUnrun(step, reason) {
  say(`  FAILED  ${step.name}: ${reason}`);
  return { step, ms: 0, passed: 0, failed: 1, skipped: 0 };
}

/** Runs the steps two at a time. @param {readonly TestStep[]} steps @returns {Promise<Outcome[]>} */
async function runInPairs(steps) {
  const waiting = [...steps];
  /** @type {Outcome[]} */
  const outcomes = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      outcomes.push(await runTestStep(step, { PROPERTY_SEED }));
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

/** Runs the steps that need a browser, alone on the machine. @param {readonly TestStep[]} steps @param {readonly Outcome[]} before */
async function runBrowserSteps(steps, before) {
  if (steps.length === 0) return [];
  const browser = await ensureChromium();
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of steps) {
    const broken = before.find((outcome) => outcome.failed > 0 && step.after?.includes(outcome.step.name));
    if ("reason" in browser) outcomes.push(failUnrun(step, browser.reason));
    else if (broken !== undefined) outcomes.push(failUnrun(step, `not run, as ${broken.step.name} failed`));
    else outcomes.push(await runTestStep(step, { CHROMIUM_PATH: browser.path }));
  }
  return outcomes;
}

const started = performance.now();
await prepare({ server: false, web: false });

const steps = selectSteps(process.argv.slice(2));
say(`Running ${steps.length} steps, two at a time`);
const outcomes = await runInPairs(steps.filter((step) => step.kind !== "browser"));
outcomes.push(
  ...(await runBrowserSteps(
    steps.filter((step) => step.kind === "browser"),
    outcomes,
  )),
);

const sum = (/** @type {"passed" | "failed" | "skipped"} */ key) =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log("\n  step            time      passed  failed");
for (const { step, ms, passed, failed } of outcomes) {
  const cells = [formatSeconds(ms).padStart(8), String(passed).padStart(8), String(failed).padStart(8)];
  console.log(`  ${step.name.padEnd(14)}${cells.join("")}`);
}
console.log(`\n${formatSeconds(performance.now() - started)} in all; a check counts as one test`);
if (sum("skipped") > 0) console.log(`${sum("skipped")} skipped`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
