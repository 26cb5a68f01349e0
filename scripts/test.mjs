import { rmSync } from "node:fs";
import { join } from "node:path";
import { NOT_CHECKED } from "./check-advisories.mjs";
import { ensureChromium } from "./find-chromium.mjs";
import { prepare } from "./prepare.mjs";
import { formatSeconds, ROOT, runCommand, say } from "./run-step.mjs";
import { SECOND_TRY } from "./second-try-reporter.mjs";
import { FURTHER_STEPS, NAMED_STEPS, POSTGRES_STEP, STEPS } from "./test-steps.mjs";
import { listFailures, readCounts } from "./vitest-report.mjs";

/** @typedef {import("./test-steps.mjs").TestStep} TestStep */
/** @typedef {{ step: TestStep, ms: number, passed: number, failed: number, skipped: number }} Outcome */

const MINUTE = 60_000;

/** The gate says the same of the same code each time; fresh examples are drawn by vitest itself. */
const PROPERTY_SEED = process.env.PROPERTY_SEED ?? "20261121";

/** Steps named in full or by their beginning: `npm test -- unit types`; without names, all of `npm test`; with --all, all. */
function selectSteps(/** @type {string[]} */ args) {
  const names = args.filter((arg) => arg !== "--all");
  const own = process.env.TEST_DATABASE_URL ? [...STEPS, POSTGRES_STEP] : STEPS;
  const all = [...own, ...FURTHER_STEPS];
  if (names.length === 0) return args.includes("--all") ? all : own;
  const known = [...all, ...NAMED_STEPS];
  const unknown = names.filter((name) => !known.some((step) => step.name.startsWith(name)));
  if (unknown.length > 0) {
    say(`no step is called ${unknown.join(", ")}; there are: ${known.map((step) => step.name).join(" ")}`);
    process.exit(2);
  }
  const chosen = new Set(known.filter((step) => names.some((name) => step.name.startsWith(name))));
  for (const step of [...chosen]) for (const needed of known) if (step.after?.includes(needed.name)) chosen.add(needed);
  return known.filter((step) => chosen.has(step));
}

/** @type {Outcome[]} */
const outcomes = [];
const started = performance.now();
/** Milliseconds from the start that the steps begun so far may use together: what one leaves is there for the next. */
let allowance = 3 * MINUTE;

/** @param {TestStep} step @param {Record<string, string>} env */
async function runTestStep(step, env) {
  if (step.report !== undefined) rmSync(join(ROOT, step.report), { force: true });
  const timeoutMs = Math.max(1, allowance - (performance.now() - started));
  const { ok, ms, output } = await runCommand(step.command, { env, timeoutMs });
  say(`  ${ok ? "passed" : "FAILED"}  ${step.name}  ${formatSeconds(ms)}`);
  if (!ok) say(`\n${output.trimEnd()}\n`);
  const shown = output.split("\n").filter((text) => text.startsWith(SECOND_TRY) || text.includes(NOT_CHECKED));
  if (ok) for (const line of shown) say(`    ${line}`);
  const counts = readCounts(step.report);
  if (counts === null) outcomes.push({ step, ms, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });
  // A file that cannot be loaded, or an error outside every test, fails the step without failing a test.
  else outcomes.push({ step, ms, ...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1) });
}

/** @param {TestStep} step @param {string} reason */
function failUnrun(step, reason) {
  say(`  FAILED  ${step.name}: ${reason}`);
  outcomes.push({ step, ms: 0, passed: 0, failed: 1, skipped: 0 });
}

/** Runs the steps two at a time. @param {readonly TestStep[]} steps */
async function runInPairs(steps) {
  const waiting = [...steps];
  allowance += MINUTE * Math.max(5, ...steps.map((step) => step.minutes));
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      await runTestStep(step, { PROPERTY_SEED });
  };
  await Promise.all([work(), work()]);
}

/** Runs the steps that have the machine to themselves. @param {readonly TestStep[]} steps */
async function runAlone(steps) {
  const browser = steps.some((step) => step.kind === "browser") ? await ensureChromium() : null;
  for (const step of steps) {
    allowance += step.minutes * MINUTE;
    const broken = outcomes.find((outcome) => outcome.failed > 0 && step.after?.includes(outcome.step.name));
    if (broken !== undefined) failUnrun(step, `not run, as ${broken.step.name} failed`);
    else if (step.kind !== "browser" || browser === null) await runTestStep(step, { PROPERTY_SEED });
    else if ("reason" in browser) failUnrun(step, browser.reason);
    else await runTestStep(step, { CHROMIUM_PATH: browser.path });
  }
}

const sum = (/** @type {"passed" | "failed" | "skipped"} */ key) =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);

/** The last line says how many passed and failed, also where the gate was ended from outside. */
process.on("exit", (code) => {
  if (code === 2) return;
  const failed = code === 0 ? sum("failed") : Math.max(1, sum("failed"));
  console.log(`${sum("passed")} passed, ${failed} failed`);
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit(1));

await prepare({ server: false, web: false });
const steps = selectSteps(process.argv.slice(2));
say(`Running ${steps.length} steps`);
await runInPairs(steps.filter((step) => step.kind === "together"));
await runAlone(steps.filter((step) => step.kind !== "together"));

console.log("\n  step                  time    passed  failed");
for (const { step, ms, passed, failed } of outcomes) {
  const cells = [formatSeconds(ms).padStart(9), String(passed).padStart(8), String(failed).padStart(8)];
  console.log(`  ${step.name.padEnd(18)}${cells.join("")}`);
}
for (const { step, failed } of outcomes)
  if (failed > 0) for (const failure of listFailures(step.report)) console.log(`\nFAILED in ${step.name}: ${failure}`);
console.log(`\n${formatSeconds(performance.now() - started)} in all; a check counts as one test`);
if (sum("skipped") > 0) console.log(`${sum("skipped")} skipped`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
