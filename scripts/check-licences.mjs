import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, say } from "./run-step.mjs";

/** What may be shipped with a work under Apache-2.0. "BSD" is how the package duck names BSD-2-Clause. */
const ALLOWED = new Set(
  "Apache-2.0 MIT MIT-0 ISC BSD BSD-2-Clause BSD-3-Clause 0BSD BlueOak-1.0.0 Unlicense OFL-1.1 Zlib".split(" "),
);

/** One of an "OR" is enough; each of an "and" is needed. @param {string} expression */
export function isAllowed(expression) {
  return expression
    .replace(/[()]/gu, "")
    .split(" OR ")
    .some((choice) => choice.split(/ and /iu).every((name) => ALLOWED.has(name)));
}

/** @typedef {{ license?: string, dev?: boolean, link?: boolean }} LockedPackage */

/** Licences of what is installed for production, each with its packages. @param {Record<string, LockedPackage>} packages */
export function listLicences(packages) {
  /** @type {Map<string, string[]>} */
  const licences = new Map();
  for (const [path, { license = "none named", dev, link }] of Object.entries(packages)) {
    if (!path.includes("node_modules/") || dev === true || link === true) continue;
    licences.set(license, [...(licences.get(license) ?? []), path.slice(path.lastIndexOf("node_modules/") + 13)]);
  }
  return licences;
}

if (process.argv[1]?.endsWith("check-licences.mjs")) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const licences = listLicences(packages);
  for (const [licence, names] of licences) {
    const allowed = isAllowed(licence);
    say(allowed ? `${names.length} under ${licence}` : `not allowed: ${licence}: ${names.join(", ")}`);
    if (!allowed) process.exitCode = 1;
  }
  // A lock file without packages shows nothing.
  if (licences.size === 0) process.exitCode = 1;
}
