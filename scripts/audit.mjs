import { prepare } from "./prepare.mjs";
import { runServerProgram } from "./run-program.mjs";

await prepare({ web: false });
await runServerProgram("audit-verify.mjs", process.argv.slice(2));
