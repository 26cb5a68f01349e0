import { resolve } from "node:path";
import { prepare } from "./prepare.mjs";
import { runServerProgram } from "./run-program.mjs";
import { say } from "./run-step.mjs";

/** @type {Record<string, string>} */
const PROGRAMS = {
  import: "library-import.mjs",
  retractions: "library-retractions.mjs",
  status: "library-status.mjs",
};

const [command = "", ...args] = process.argv.slice(2);
const program = PROGRAMS[command];
if (program === undefined) {
  say(
    "usage: npm run library:import -- FILE…\n       npm run library:retractions -- FILE…\n       npm run library:status",
  );
  process.exit(2);
}

// npm runs scripts in the project's root; INIT_CWD is the folder it was called in.
const calledFrom = process.env.INIT_CWD ?? process.cwd();
const files = args.map((arg) => (arg.startsWith("-") ? arg : resolve(calledFrom, arg)));

await prepare({ web: false });
await runServerProgram(program, files);
