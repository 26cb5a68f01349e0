/** An index of papers in OpenSearch, as it is asked. */
export interface PaperIndex {
  /** Its name, which may be an alias. */
  name: string;
  /**
   * One request; `path` is below the cluster's address. A list is sent as lines. Errors: AppError `source_unavailable` with
   * a sentence for the operator; the signal's reason when aborted.
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
}

/** The part of OpenSearch's answer to a search that is read. */
export interface FoundPapers<Source = unknown> {
  hits: { total: { value: number }; hits: Hit<Source>[] };
  aggregations?: Record<string, { buckets: Record<string, { doc_count: number }> }>;
  timed_out: boolean;
  _shards: { failed: number };
}
