import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "./run-step.mjs";

const SKIPPED_FOLDERS = new Set(["node_modules", "dist", "data", ".git", ".cache"]);

/**
 * Every file below the given files and folders (from the root), in a fixed order. A path that is absent has none.
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export function listFiles(paths) {
  const files = [];
  for (const path of paths) {
    const full = join(ROOT, path);
    if (!existsSync(full)) continue;
    if (!statSync(full).isDirectory()) {
      files.push(full);
      continue;
    }
    const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.isDirectory() && SKIPPED_FOLDERS.has(entry.name)) continue;
      files.push(...listFiles([join(path, entry.name)]));
    }
  }
  return files;
}

/**
 * A digest of the names and contents of the files that a build reads. Tests are left out: no build reads them.
 * @param {readonly string[]} paths
 */
export function fingerprintSources(paths) {
  const hash = createHash("sha256");
  for (const file of listFiles(paths)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const contents = readFileSync(file);
    hash.update(`${relative(ROOT, file)}\0${contents.length}\0`).update(contents);
  }
  return hash.digest("hex");
}

/**
 * Whether the build beside `mark` was made from exactly these sources.
 * @param {string} mark
 * @param {string} fingerprint
 */
export function isBuiltFrom(mark, fingerprint) {
  const file = join(ROOT, mark);
  return existsSync(file) && readFileSync(file, "utf8") === fingerprint;
}

/**
 * @param {string} mark
 * @param {string} fingerprint
 */
export function rememberBuild(mark, fingerprint) {
  const file = join(ROOT, mark);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fingerprint);
}
