import type { CompiledQuery } from "./compile-query.ts";

/** Where queries are compiled, which may take long. */
export interface QueryWork {
  /**
   * Compiles queries in PubMed's syntax, in their order. Throws QueryError for one that cannot be read, AppError where it
   * takes too long, and the signal's reason when aborted.
   */
  run(task: "compileQueries", queries: readonly string[], signal: AbortSignal): Promise<CompiledQuery[]>;
}
