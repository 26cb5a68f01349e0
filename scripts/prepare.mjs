import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintSources, isBuiltFrom, rememberBuild } from "./fingerprint.mjs";
import { withPrepareLock } from "./prepare-lock.mjs";
import { ROOT, runStep, say } from "./run-step.mjs";
import { LIBRARIES } from "./workspaces.mjs";

const NODE_NEEDED = [20, 19];

const SERVER_MARK = "server/dist/.built-from";
const SERVER_SOURCES = [
  "server/src",
  "server/package.json",
  ...LIBRARIES,
  "scripts/build-server.mjs",
  "scripts/workspaces.mjs",
  "package-lock.json",
];
const WEB_MARK = "web/dist/.built-from";
const WEB_SOURCES = ["web", "contract", "tsconfig.base.json", "package-lock.json"];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = NODE_NEEDED;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  say(
    `Medsieve needs Node ${NODE_NEEDED.join(".")} or later; this is Node ${process.versions.node} (${process.execPath}).`,
  );
  process.exit(1);
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockEntry
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
function readLockedPackages(file) {
  return JSON.parse(readFileSync(join(ROOT, file), "utf8")).packages;
}

/** Whether node_modules holds every package of the lock file, in its version. npm writes its own list there when it is done. */
function arePackagesInstalled() {
  const list = "node_modules/.package-lock.json";
  if (!existsSync(join(ROOT, list))) return false;
  const installed = readLockedPackages(list);
  return Object.entries(readLockedPackages("package-lock.json")).every(([path, wanted]) => {
    if (path === "") return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true;
    return found.link === wanted.link && found.version === wanted.version && existsSync(join(ROOT, path));
  });
}

/** Installs the packages of the lock file where they are missing or others. */
async function installPackages() {
  if (arePackagesInstalled()) return;
  await runStep("installing packages (npm ci)", ["npm", "ci", "--include=dev", "--no-audit", "--no-fund"]);
}

async function buildServer() {
  const fingerprint = fingerprintSources(SERVER_SOURCES);
  if (isBuiltFrom(SERVER_MARK, fingerprint)) return;
  await runStep("building the server", [process.execPath, "scripts/build-server.mjs"]);
  rememberBuild(SERVER_MARK, fingerprint);
}

async function buildWeb() {
  const fingerprint = fingerprintSources(WEB_SOURCES);
  if (isBuiltFrom(WEB_MARK, fingerprint)) return;
  await runStep("building the web pages", [
    process.execPath,
    "node_modules/vite/bin/vite.js",
    "build",
    "web",
    "--logLevel",
    "warn",
  ]);
  rememberBuild(WEB_MARK, fingerprint);
}

/**
 * Makes this checkout ready to run: checks Node, installs packages and builds, each only where something changed. Ends the
 * process, after showing why, when a step fails. Imports nothing that `npm ci` has to bring.
 * @param {{ server?: boolean, web?: boolean }} [parts] what to build; both by default
 */
export async function prepare({ server = true, web = true } = {}) {
  checkNode();
  await withPrepareLock(async () => {
    await installPackages();
    await Promise.all([server ? buildServer() : undefined, web ? buildWeb() : undefined]);
  });
}
