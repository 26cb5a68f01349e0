import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { prepare } from "./prepare.mjs";
import { ROOT, say } from "./run-step.mjs";

const WEB_PORT = process.env.WEB_PORT ?? "5173";
const WEB_ADDRESS = `http://localhost:${WEB_PORT}`;
const serverPort = process.env.PORT ?? "3000";

/** @type {import("node:child_process").ChildProcess[]} */
const children = [];
let ending = false;

/** Ends both, once; the exit code is the first failure's. @param {number} code */
function endAll(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill("SIGTERM");
  setTimeout(() => {
    for (const child of children) child.kill("SIGKILL");
  }, 5_000).unref();
}

/**
 * @param {string} label
 * @param {readonly string[]} args for node
 * @param {Record<string, string>} env
 */
function startLabelled(label, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => process.stdout.write(`${label} | ${line}\n`));
  }
  child.on("exit", (code) => {
    if (!ending) say(`${label} | ended with code ${code ?? "none"}; ending the other one too`);
    endAll(code ?? 1);
  });
}

await prepare({ server: false, web: false });

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => endAll(0));

// The pages come from Vite, so its address is the one that the server lets in and puts into links.
startLabelled("server", ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "server/src/main.ts"], {
  PORT: serverPort,
  PUBLIC_URL: process.env.PUBLIC_URL ?? WEB_ADDRESS,
});
startLabelled(
  "web   ",
  ["node_modules/vite/bin/vite.js", "web", "--port", WEB_PORT, "--strictPort", "--clearScreen=false"],
  {
    MEDSIEVE_SERVER: `http://127.0.0.1:${serverPort}`,
  },
);
say(`Open ${WEB_ADDRESS}; Ctrl-C ends both.`);
