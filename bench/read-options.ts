import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * The options that a command was given. Where it is asked for --help, or given what it does not take, the usage is printed and
 * the process ends: with 0, or with 2 behind what is wrong.
 */
export function readOptions<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.slice(2).includes("--help")) {
    console.log(`usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nusage: ${usage}`);
    process.exit(2);
  }
}
