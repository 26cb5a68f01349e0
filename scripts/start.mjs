import { prepare } from "./prepare.mjs";
import { runServerProgram } from "./run-program.mjs";

await prepare();
await runServerProgram("main.mjs", process.argv.slice(2));
