import { z } from "zod";
import { callApi } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import type { ExportFile } from "./export-builder.ts";
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

/** Fetches the searches and writes them into one file. Throws ApiError, or the signal's reason when it was cancelled. */
export async function exportSearches({ searchIds, highlighted, onProgress, signal }: ExportTask): Promise<ExportFile> {
  const order = { total: searchIds.length, isOnlyHighlighted: highlighted !== null, now: new Date() };
  const writer = openExportWriter(order);
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  try {
    const searches = fetchInOrder(searchIds, AHEAD, async (searchId) => ({
      details: await fetchDetails(searchId, either),
      pmids: highlighted === null ? null : (highlighted.get(searchId) ?? []),
    }));
    let done = 0;
    for await (const search of searches) {
      signal.throwIfAborted();
      await writer.add(search);
      done += 1;
      onProgress(done);
    }
    signal.throwIfAborted();
    return await writer.finish();
  } finally {
    ending.abort();
    writer.close();
  }
}

/** The answer as it came: the export worker checks it. */
async function fetchDetails(searchId: string, signal: AbortSignal): Promise<unknown> {
  const path = `/search-history/${encodeURIComponent(searchId)}/details`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callApi({ path, schema: z.unknown(), signal });
    } catch (error) {
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
