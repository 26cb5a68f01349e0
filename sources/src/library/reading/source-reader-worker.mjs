// @ts-check
/** The thread that reads, of a server that runs from its sources: a thread does not inherit what reads TypeScript. */
import { register } from "tsx/esm/api";

register();
await import("./reader-worker.ts");
