/**
 * Measures what the product finds, reads and says, on its own path and without any network.
 *
 *   npm run eval -- COMMAND …
 */
import { parseArgs } from "node:util";
import { EvalUsageError } from "./arguments.ts";
import { COMMANDS } from "./commands.ts";
import { USAGE } from "./usage.ts";

function refuse(reason: string): never {
  console.error(`${reason}\n\n${USAGE}`);
  process.exit(2);
}

const [name, ...args] = process.argv.slice(2);
if (name === undefined) refuse("a command is missing");
if (name === "--help" || name === "help") {
  console.log(USAGE);
  process.exit(0);
}
const command = COMMANDS.get(name);
if (command === undefined) refuse(`unknown command: ${name}; there are: ${[...COMMANDS.keys()].join(", ")}`);

try {
  const { values, positionals } = parseArgs({ args, options: command.options, allowPositionals: true });
  await command.run(positionals, values, (line) => console.log(line));
} catch (error) {
  const isUsage = error instanceof EvalUsageError || (error instanceof TypeError && "code" in error);
  if (isUsage) refuse(error.message);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
