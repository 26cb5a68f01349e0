import { resolve } from "node:path";
import { prepare } from "./prepare.mjs";
import { runServerProgram } from "./run-program.mjs";
import { say } from "./run-step.mjs";

/** @type {Record<string, string>} */
const PROGRAMS = { backup: "backup.mjs", restore: "restore.mjs" };

const [command = "", ...args] = process.argv.slice(2);
const program = PROGRAMS[command];
if (program === undefined) {
  say("usage: npm run backup -- FILE [--with-secrets]\n       npm run restore -- FILE");
  process.exit(2);
}

// npm runs scripts in the project's root; INIT_CWD is the folder it was called in.
const calledFrom = process.env.INIT_CWD ?? process.cwd();

await prepare({ web: false });
await runServerProgram(
  program,
  args.map((arg) => (arg.startsWith("-") ? arg : resolve(calledFrom, arg))),
);
