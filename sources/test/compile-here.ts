import { setImmediate } from "node:timers/promises";
import { parseQuery } from "@medsieve/query/parse-query";
import { compileQuery } from "../src/query/compile-query.ts";
import type { QueryWork } from "../src/query/query-work.ts";

/** Compiles queries on the thread of the test. */
export const COMPILE_HERE: QueryWork = {
  async run(_task, queries, signal) {
    await setImmediate();
    signal.throwIfAborted();
    return queries.map((query) => compileQuery(parseQuery(query)));
  },
};
