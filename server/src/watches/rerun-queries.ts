import type { NotCheckedCause } from "@medsieve/contract/constants";
import { AppError } from "@medsieve/runtime/app-error";
import { describeCause } from "@medsieve/runtime/failure-cause";
import type { PaperSource } from "@medsieve/sources/paper-source";
import type { SearchActivity } from "../work/search-activity.ts";

/** As a search keeps them. */
const PMIDS_PER_QUERY = 10_000;

/** A query of the search that ran, and what is known of its last run. */
export interface WatchedQuery {
  position: number;
  query: string;
  /** What it found when it last ran. */
  pmids: number[];
  understood: string | null;
  /** It could not be run the last time that the watch was checked. */
  hasFailed: boolean;
}

/** A query that was run again. */
export interface RerunQuery extends WatchedQuery {
  now: { pmids: number[]; hits: number; understood: string | null; isCutOff: boolean } | null;
  /** Why it could not be run; null: it was. */
  problem: string | null;
}

/** The source could not be asked: nothing is known, which is not to say that nothing is new. */
export class NotCheckedError extends Error {
  override name = "NotCheckedError";
  readonly notChecked: NotCheckedCause;
  constructor(notChecked: NotCheckedCause, cause?: unknown) {
    super(`the run was not checked: ${notChecked}`, { cause });
    this.notChecked = notChecked;
  }
}

/**
 * Runs the queries again, one after the other, since searches go first. One that the source refuses has a problem of its own.
 * Throws NotCheckedError where the source itself fails, where another answers in its place, and where no query could be run.
 */
export async function rerunQueries(
  { source, activity }: { source: PaperSource; activity: SearchActivity },
  queries: readonly WatchedQuery[],
  since: Date,
  signal: AbortSignal,
): Promise<RerunQuery[]> {
  const rerun: RerunQuery[] = [];
  for (const query of queries) {
    await activity.letGoFirst(signal);
    rerun.push(await rerunOne(source, query, since, signal));
  }
  if ((await source.describe()).fallback !== null) throw new NotCheckedError("source_unavailable");
  if (rerun.every(({ problem }) => problem !== null)) throw new NotCheckedError("server_error");
  return rerun;
}

/**
 * Of a query that finds more than its source lists, what is later than `since` is asked for as well: by its rank alone it
 * may stand too far down in the list.
 */
async function rerunOne(
  source: PaperSource,
  query: WatchedQuery,
  since: Date,
  signal: AbortSignal,
): Promise<RerunQuery> {
  signal.throwIfAborted();
  try {
    const { pmids, total, understood, warnings } = await source.search(query.query, PMIDS_PER_QUERY, signal);
    const refusal = understood === null && total === 0 ? warnings[0] : undefined;
    if (refusal !== undefined) return { ...query, now: null, problem: refusal.message };
    const isCutOff = total > pmids.length;
    const later = isCutOff ? await source.searchSince(query.query, since, PMIDS_PER_QUERY, signal) : [];
    const found = [...new Set([...pmids, ...later].map(Number))];
    return { ...query, now: { pmids: found, hits: total, understood, isCutOff }, problem: null };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError && error.status === 503) throw toNotChecked(error);
    return { ...query, now: null, problem: describeCause(error, [query.query]) };
  }
}

/** What kept a run from being checked. */
export function toNotChecked(error: unknown): NotCheckedError {
  if (error instanceof NotCheckedError) return error;
  const code = error instanceof AppError ? error.code : null;
  if (code === "source_unavailable" || code === "source_busy" || code === "library_empty")
    return new NotCheckedError(code, error);
  return new NotCheckedError("server_error", error);
}
