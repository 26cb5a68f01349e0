import type { NotCheckedCause } from "@medsieve/contract/constants";
import type { Database, Transaction } from "@medsieve/database/client";
import { watches, watchRuns } from "@medsieve/database/schema/index";
import { eq, sql } from "drizzle-orm";
import type { RunPaper, RunResult } from "./check-watch.ts";
import { queueDigest } from "./queue-digest.ts";
import type { RerunQuery } from "./rerun-queries.ts";
import type { RunReading } from "./run-reading.ts";
import { isHeld, type TakenRun } from "./take-run.ts";
import type { WatchLinks } from "./watch-links.ts";
import { findNextRun, findNextTry } from "./watch-times.ts";

/** Runs in a row that were not checked, of which the last is mailed: by then the source has failed for hours. */
const MAILED_FAILURE = 4;

/**
 * Keeps what a run found, when the next is due, and its mail, in one step. False where the run is another server's by now.
 */
export async function finishChecked(
  { db }: Database,
  run: TakenRun,
  result: RunResult,
  links: WatchLinks,
  reading: RunReading,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await endRun(tx, run, null))) return false;
    await writeQueries(tx, run.id, result.queries);
    await writePapers(tx, run.id, result.papers);
    const watch = await lockWatch(tx, run);
    await tx
      .update(watches)
      .set({ failures: 0, nextRunAt: findNextRun(watch, new Date()) })
      .where(eq(watches.id, run.watchId));
    await queueDigest(tx, run, result, links);
    await reading.log(tx, "completed");
    return true;
  });
}

/** Keeps why a run was not checked, and tries again after a pause that grows. `reading` null: it did not come to that. */
export async function finishNotChecked(
  { db }: Database,
  run: TakenRun,
  cause: NotCheckedCause,
  links: WatchLinks,
  reading: RunReading | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await endRun(tx, run, cause))) return false;
    const watch = await lockWatch(tx, run);
    const failures = watch.failures + 1;
    await tx
      .update(watches)
      .set({ failures, nextRunAt: findNextTry(watch, failures, new Date()) })
      .where(eq(watches.id, run.watchId));
    if (failures === MAILED_FAILURE) await queueDigest(tx, run, cause, links);
    await reading?.log(tx, "stopped");
    return true;
  });
}

async function endRun(tx: Transaction, run: TakenRun, cause: NotCheckedCause | null): Promise<boolean> {
  const ended = await tx
    .update(watchRuns)
    .set({
      ...{ cause, leaseHolder: null, leaseUntil: null, finishedAt: sql`now()` },
      status: cause === null ? "checked" : "not_checked",
    })
    .where(isHeld(run))
    .returning({ id: watchRuns.id });
  return ended.length > 0;
}

async function lockWatch(tx: Transaction, run: TakenRun): Promise<typeof watches.$inferSelect> {
  const [watch] = await tx.select().from(watches).where(eq(watches.id, run.watchId)).for("update");
  if (watch === undefined) throw new Error("a run has no watch");
  return watch;
}

async function writeQueries(tx: Transaction, runId: string, queries: readonly RerunQuery[]): Promise<void> {
  const rows = queries.map(({ position, pmids, now, problem }) => {
    // Of a list that is cut off, what it had before stays known: a paper may leave it and come back by its rank alone.
    const known = now?.isCutOff === true ? [...new Set([...now.pmids, ...pmids])] : (now?.pmids ?? []);
    return { position, hits: now?.hits ?? null, understood: now?.understood ?? null, pmids: known, problem };
  });
  await tx.execute(sql`
    insert into watch_run_queries (run_id, position, hits, understood, pmids, problem)
    select ${runId}::uuid, position, hits, understood, pmids, problem
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(position int, hits int, understood text, pmids int[], problem text)`);
}

async function writePapers(tx: Transaction, runId: string, papers: readonly RunPaper[]): Promise<void> {
  const rows = papers.map((paper, position) => ({ ...paper, position }));
  await tx.execute(sql`
    insert into watch_run_papers
      (run_id, pmid, finding, why, position, title, journal, year, demonstration, notices, reading)
    select ${runId}::uuid, pmid, finding, why, position, title, journal, year, demonstration, notices, reading
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(pmid int, finding text, why text, position int,
      title text, journal text, year int, demonstration boolean, notices jsonb, reading jsonb)`);
}
