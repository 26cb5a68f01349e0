import { basename } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import type { ListEvent, ListOutcome } from "./list-events.ts";
import { ListError, type ListedNotice, type ListRow } from "./list-row.ts";
import { openList } from "./open-list.ts";
import { readPmidList } from "./read-pmid-list.ts";
import { isRetractionTable, readRetractionTable } from "./read-retraction-table.ts";
import { storeListed, takeBackListed } from "./store-listed.ts";

const BATCH_ROWS = 1_000;
const REFUSALS_SHOWN = 20;
/** Characters in which the first line must end, for the kind of list to be recognized. */
const FIRST_LINE_MAX_LENGTH = 100_000;

/** Takes in lists one after the other; one that fails does not keep the others from being tried. */
export async function importLists(
  database: Database,
  files: readonly string[],
  signal: AbortSignal,
  report: (event: ListEvent) => void,
): Promise<ListOutcome[]> {
  const outcomes: ListOutcome[] = [];
  for (const file of files) {
    if (signal.aborted) break;
    const outcome = await importList(database, file, signal, report);
    outcomes.push(outcome);
    report(outcome);
  }
  return outcomes;
}

/**
 * Takes in a list of retractions, a transaction a batch: it may be taken in again, and by several servers. Never throws:
 * the outcome says how it ended.
 */
async function importList(
  database: Database,
  file: string,
  signal: AbortSignal,
  report: (event: ListEvent) => void,
): Promise<ListOutcome> {
  const startedAt = Date.now();
  const counts = { rows: 0, added: 0, completed: 0, known: 0, without_pmid: 0, reinstated: 0, refused: 0, alerted: 0 };
  const refusals: ListOutcome["refusals"] = [];
  const end = (status: ListOutcome["status"], error: string | null): ListOutcome => {
    const seconds = (Date.now() - startedAt) / 1000;
    return { type: "list_outcome", file, status, ...counts, refusals, seconds, error };
  };

  async function store(batch: readonly ListedNotice[]): Promise<void> {
    if (batch.length === 0) return;
    const stored = await database.db.transaction((tx) => storeListed(tx, basename(file), batch));
    counts.added += stored.added;
    counts.completed += stored.completed;
    counts.known += stored.known;
    counts.alerted += stored.alerted;
  }

  async function takeIn(): Promise<void> {
    const isTable = await startsAsTable(file);
    const reinstated = isTable ? await findReinstated(file, signal) : new Map<number, string | null>();
    if (reinstated.size > 0) {
      counts.reinstated = await database.db.transaction((tx) => takeBackListed(tx, reinstated));
    }
    let batch: ListedNotice[] = [];
    for await (const row of readList(file, isTable)) {
      counts.rows++;
      if (row.kind === "refused") {
        counts.refused++;
        if (refusals.length < REFUSALS_SHOWN) refusals.push({ line: row.line, reason: row.reason });
      } else if (row.kind === "without_pmid") counts.without_pmid++;
      else if (row.kind === "notice" && !isTakenBack(row.notice, reinstated)) batch.push(row.notice);
      if (counts.rows % BATCH_ROWS !== 0) continue;
      await store(batch);
      batch = [];
      signal.throwIfAborted();
      report({ type: "list_progress", file, rows: counts.rows });
      await setImmediate();
    }
    await store(batch);
  }

  try {
    await takeIn();
  } catch (failure) {
    if (signal.aborted) return end("interrupted", null);
    return end("failed", `${file}: ${explainFailure(failure)}`);
  }
  if (counts.rows === 0) return end("failed", `${file}: there is no PMID in it`);
  if (counts.refused === counts.rows) return end("failed", `${file}: none of its rows could be used`);
  return end("completed", null);
}

function readList(file: string, isTable: boolean): AsyncGenerator<ListRow> {
  return isTable ? readRetractionTable(openList(file)) : readPmidList(openList(file));
}

async function startsAsTable(file: string): Promise<boolean> {
  let start = "";
  for await (const chunk of openList(file)) {
    start = (start + chunk).trimStart();
    if (start.includes("\n") || start.length > FIRST_LINE_MAX_LENGTH) break;
  }
  return isRetractionTable(start.split("\n", 1)[0] ?? "");
}

/** Papers that the table says were reinstated, and the latest day of it; they are few, and may stand anywhere in it. */
async function findReinstated(file: string, signal: AbortSignal): Promise<Map<number, string | null>> {
  const found = new Map<number, string | null>();
  for await (const row of readList(file, true)) {
    if (row.line % BATCH_ROWS === 0) await setImmediate();
    signal.throwIfAborted();
    if (row.kind !== "reinstated") continue;
    const other = found.get(row.pmid) ?? null;
    found.set(row.pmid, other !== null && (row.on === null || other > row.on) ? other : row.on);
  }
  return found;
}

/** A correction stays; so does a retraction of a later day. */
function isTakenBack({ pmid, kind, noticedOn }: ListedNotice, reinstated: ReadonlyMap<number, string | null>): boolean {
  const on = reinstated.get(pmid);
  if (on === undefined || kind === "corrected") return false;
  return on === null || noticedOn === null || noticedOn <= on;
}

function explainFailure(failure: unknown): string {
  if (failure instanceof ListError) return failure.message;
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `it could not be stored: ${reason.replace(/\s+/gu, " ").slice(0, 300)}`;
}
