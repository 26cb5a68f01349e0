import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./run-step.mjs";

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} TestReport */
/** @typedef {{ name: string, status: string, message: string, assertionResults: TestReport[] }} FileReport */

/** Characters of a failure that are printed at the end; the whole of it stands where its step ended. */
const MESSAGE_LENGTH = 800;

/** The report of vitest's own JSON reporter; null where there is none. @param {string | undefined} report */
function readReport(report) {
  if (report === undefined || !existsSync(join(ROOT, report))) return null;
  return JSON.parse(readFileSync(join(ROOT, report), "utf8"));
}

/** Tests that ran, as vitest counted them; null where it wrote no report. @param {string | undefined} report */
export function readCounts(report) {
  const counted = readReport(report);
  if (counted === null) return null;
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests,
    skipped: counted.numPendingTests + counted.numTodoTests,
  };
}

/** A line or more for each test that failed, and for each file that could not be run. @param {string | undefined} report */
export function listFailures(report) {
  /** @type {FileReport[]} */
  const files = readReport(report)?.testResults ?? [];
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (tests.length === 0) return status === "failed" ? [shorten(file, message)] : [];
    return tests.map((test) => shorten(`${file} > ${test.fullName}`, test.failureMessages?.join("\n") ?? ""));
  });
}

/** @param {string} title @param {string} message */
function shorten(title, message) {
  const text = stripVTControlCharacters(message).slice(0, MESSAGE_LENGTH).trimEnd();
  return `${title}\n${text.replace(/^/gmu, "    ")}`;
}
