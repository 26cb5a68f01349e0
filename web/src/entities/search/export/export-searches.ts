import { z } from "zod";
import { callApi } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { readServerDate } from "../../../lib/server-clock.ts";
import type { ExportFile, Written } from "./export-builder.ts";
import { openExportWriter } from "./export-writer.ts";
import { fetchInOrder } from "./fetch-in-order.ts";

/** Searches whose details are fetched at the same time. */
const AHEAD = 4;
const TRIES = 3;
const RETRY_AFTER_SECONDS = 2;

export interface ExportTask {
  searchIds: readonly string[];
  /** PMIDs to export of each search, where only highlighted papers are; null for all papers. */
  highlighted: ReadonlyMap<string, readonly string[]> | null;
  onProgress(done: number): void;
  signal: AbortSignal;
}

export interface Export {
  file: ExportFile;
  /** Ids of searches of which the file has only what is left, and of those that it does not have at all. */
  damaged: string[];
  missing: string[];
}

/**
 * Fetches the searches and writes them into one file. One that was deleted or cannot be read is left out, unless there is no other.
 * Throws ApiError, or the signal's reason when it was cancelled.
 */
export async function exportSearches({ searchIds, highlighted, onProgress, signal }: ExportTask): Promise<Export> {
  const order = { total: searchIds.length, isOnlyHighlighted: highlighted !== null, now: readServerDate() };
  const writer = openExportWriter(order);
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  try {
    const searches = fetchInOrder(searchIds, AHEAD, async (searchId) => ({
      searchId,
      details: await fetchDetails(searchId, either),
      pmids: highlighted === null ? null : (highlighted.get(searchId) ?? []),
    }));
    let refusal: ApiError | null = null;
    const ids: Record<Written, string[]> = { whole: [], damaged: [], nothing: [] };
    let done = 0;
    for await (const { searchId, ...search } of searches) {
      signal.throwIfAborted();
      if (search.details instanceof ApiError) refusal = search.details;
      ids[refusal === search.details ? "nothing" : await writer.add(search)].push(searchId);
      done += 1;
      onProgress(done);
    }
    signal.throwIfAborted();
    if (ids.nothing.length === searchIds.length) throw refusal ?? new ApiError(UNREADABLE);
    return { file: await writer.finish(), damaged: ids.damaged, missing: ids.nothing };
  } finally {
    ending.abort();
    writer.close();
  }
}

const UNREADABLE = { status: 500, code: "unexpected_answer", detail: null, retryAfter: null, body: undefined } as const;

/** The answer as it came, which the export worker checks; the refusal where the server has the search no more, or cannot read it. */
async function fetchDetails(searchId: string, signal: AbortSignal): Promise<unknown> {
  const path = `/search-history/${encodeURIComponent(searchId)}/details`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callApi({ path, schema: z.unknown(), signal });
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 500)) return error;
      if (attempt === TRIES || !mayPass(error)) throw error;
      await wait((error.retryAfter ?? RETRY_AFTER_SECONDS) * 1000, signal);
    }
  }
}

function mayPass(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 502);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}
