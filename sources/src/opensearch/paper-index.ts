import { AppError } from "@medsieve/runtime/app-error";

/** Two nodes cannot agree on another one: the cluster goes on when the node is back. */
export const NO_MANAGER =
  "No node manages the OpenSearch cluster: it is searched as ever, and imports fail until one does.";

/** The cluster did not take a request and may take it soon: it is busy, or a node has gone away. */
export class EngineBusyError extends AppError {
  constructor(sentence: string, cause: unknown) {
    super(503, "source_unavailable", sentence, { cause });
  }
}

/** A node went while it worked at the request: another one can answer it. */
export class NodeLostError extends EngineBusyError {}

/** The cluster took the request and gave no answer. */
export class EngineSilentError extends AppError {
  constructor(seconds: number, cause: unknown) {
    super(503, "source_unavailable", `OpenSearch did not answer within ${seconds} seconds.`, { cause });
  }
}

/** A query has more parts than the cluster allows, where a word that is cut counts as all words that begin so. */
export class TooManyClausesError extends AppError {
  constructor(cause: unknown) {
    const sentence =
      "The query has more parts than OpenSearch allows, or a phrase with a star that too many words begin with.";
    super(503, "source_unavailable", sentence, { cause });
  }
}

/** An index of papers in OpenSearch, as it is asked. */
export interface PaperIndex {
  /** Its name, which may be an alias. */
  name: string;
  /**
   * One request; `path` is below the cluster's address. A list is sent as lines. Errors: AppError `source_unavailable` with
   * a sentence for the operator, EngineBusyError, EngineSilentError and TooManyClausesError among them; the signal's reason when aborted.
   */
  request<Answer>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body: object | readonly object[] | null,
    signal: AbortSignal,
  ): Promise<Answer>;
}

interface Hit<Source> {
  _id: string;
  _source: Source;
  /** What it was ordered by; absent where no order was asked for. */
  sort?: readonly (number | string | null)[];
}

/** The part of OpenSearch's answer to a search that is read. */
export interface FoundPapers<Source = unknown> {
  hits: { total: { value: number }; hits: Hit<Source>[] };
  aggregations?: Record<string, { buckets?: Record<string, { doc_count: number }>; value_as_string?: string }>;
  timed_out: boolean;
  /** A part that no node has now counts in the total alone: it is neither successful nor failed. */
  _shards: { total: number; successful: number; failed: number };
}
