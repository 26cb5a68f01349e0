import { spawnSync } from "node:child_process";
import { ROOT, say } from "./run-step.mjs";

/** What begins a line that is shown though the step passed. */
export const NOT_CHECKED = "NOT CHECKED: ";

/** Severities of `npm audit` that must not be shipped. */
const REFUSED = ["high", "critical"];

/** @typedef {{ name: string, severity: string, fixAvailable?: boolean | object }} Vulnerability */
/** @typedef {{ vulnerabilities?: Record<string, Vulnerability>, message?: string, error?: { summary?: string } }} AuditReport */

/**
 * What an audit says: `null` where the registry gave no answer, else what must not be shipped, and how many packages have
 * a lesser advisory. @param {string} printed
 */
export function readAudit(printed) {
  /** @type {AuditReport} */
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    return null;
  }
  if (report.vulnerabilities === undefined) return null;
  const found = Object.values(report.vulnerabilities);
  const refused = found.filter(({ severity }) => REFUSED.includes(severity));
  return {
    refused: refused.map(
      ({ name, severity, fixAvailable }) => `${name}: ${severity}${fixAvailable ? ", a fix is available" : ""}`,
    ),
    lesser: found.length - refused.length,
  };
}

if (process.argv[1]?.endsWith("check-advisories.mjs")) {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json", "--fetch-retries=0"], {
    cwd: ROOT,
    encoding: "utf8",
    timeout: 60_000,
  });
  const audit = readAudit(stdout ?? "");
  if (audit === null)
    say(`${NOT_CHECKED}the registry gave no advisories (npm audit), so known holes of packages were not looked for`);
  else {
    say(`${audit.refused.length} packages with a high or critical advisory, ${audit.lesser} with a lesser one`);
    for (const line of audit.refused) say(line);
    if (audit.refused.length > 0) process.exitCode = 1;
  }
}
