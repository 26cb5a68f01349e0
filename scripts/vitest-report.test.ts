import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "./run-step.mjs";
import { listFailures, readCounts } from "./vitest-report.mjs";

let folder: string;
let report: string;

beforeAll(() => {
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  folder = mkdtempSync(join(ROOT, ".cache/report-"));
  report = join(relative(ROOT, folder), "report.json");
  const tests = `import { expect, it } from "vitest"; it("adds", () => expect(1 + 1).toBe(2)); it("doubles", () => expect(2 * 2).toBe(5));`;
  writeFileSync(join(folder, "sums.test.js"), tests);
  writeFileSync(join(folder, "broken.test.js"), `throw new Error("no such table");`);
  writeFileSync(join(folder, "vitest.config.js"), "export default {};");
  const args = ["run", "--root", folder, "--reporter=json", `--outputFile=${join(ROOT, report)}`];
  spawnSync(process.execPath, [join(ROOT, "node_modules/vitest/vitest.mjs"), ...args]);
});
afterAll(() => rmSync(folder, { recursive: true }));

it("names each test that failed and each file that could not be run, with why", () => {
  const failures = listFailures(report).toSorted();
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatch(/broken\.test\.js\n {4}no such table/u);
  expect(failures[1]).toMatch(/sums\.test\.js > doubles\n {4}AssertionError: expected 4 to be 5/u);
  expect(readCounts(report)).toMatchObject({ passed: 1, failed: 1 });
});

it("has nothing to say of a step without a report", () => {
  expect([listFailures(undefined), readCounts(undefined)]).toEqual([[], null]);
  expect([listFailures(".cache/none.json"), readCounts(".cache/none.json")]).toEqual([[], null]);
});
