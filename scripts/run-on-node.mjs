import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { ROOT, runCommand, say } from "./run-step.mjs";

/** The versions that the gate runs on, as npm's package "node" has them. @type {Record<string, string>} */
const VERSIONS = { 20: "20.20.2", 22: "22.23.3", 24: "24.21.0" };

/** Node of this major version, fetched by npm where the cache does not have it. @param {string} major */
async function findNode(major) {
  const version = VERSIONS[major];
  if (version === undefined) throw new Error(`there is no Node ${major} here; there are ${Object.keys(VERSIONS)}`);
  const folder = join(ROOT, ".cache/node", version);
  const node = join(folder, "node_modules/node/bin/node");
  if (existsSync(node)) return node;
  const flags = ["--no-save", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts=false"];
  const fetched = await runCommand(["npm", "install", "--prefix", folder, ...flags, `node@${version}`]);
  if (existsSync(node)) return node;
  throw new Error(`Node ${version} could not be fetched by npm:\n${fetched.output}`);
}

/** Runs a program of node's, and whatever it starts, on another version: `run-on-node.mjs 22 program.mjs …`. */
const [major = "", ...args] = process.argv.slice(2);
const node = await findNode(major).catch((error) => {
  say(error.message);
  process.exit(1);
});
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
const child = spawn(node, args, { stdio: "inherit", env });
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
