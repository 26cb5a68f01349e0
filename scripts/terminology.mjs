import { resolve } from "node:path";
import { prepare } from "./prepare.mjs";
import { runServerProgram } from "./run-program.mjs";

// npm runs scripts in the project's root and says in INIT_CWD where it was called.
const calledFrom = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (/^(?:-|\d{4}$)/.test(arg) ? arg : resolve(calledFrom, arg)));

await prepare({ web: false });
await runServerProgram("terminology-import.mjs", args);
