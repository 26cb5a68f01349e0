import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A file of the folder beside this module, or beside the bundle that it is part of. */
export function readAsset(name: string): Buffer {
  return readFileSync(fileURLToPath(new URL(`./assets/${name}`, import.meta.url)));
}
