import { pubmedUrl } from "@medsieve/contract/papers";
import type { Transaction } from "@medsieve/database/client";
import { searchSpending, watches, watchRuns } from "@medsieve/database/schema/index";
import { readSpent } from "@medsieve/language-models/spending";
import { UsageLedger } from "@medsieve/language-models/usage-ledger";
import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import { type LoggedUsage, logSearch } from "../db/query-logs.ts";
import type { RankedPaper } from "../pipeline/search-run.ts";
import { type RunFacts, readRunFacts } from "./run-facts.ts";

interface LoggedRun {
  outcome: "completed" | "stopped";
  usage: LoggedUsage;
  done: readonly RankedPaper[];
  promptVersion: string | null;
  /** Null when its server died. */
  processingTime: number | null;
}

/** Writes what a run read, and what that cost, to the query log: last in its transaction. */
export async function logRun(tx: Transaction, run: RunFacts, logged: LoggedRun): Promise<void> {
  const { done, ...rest } = logged;
  const { text: query, preference } = run.question;
  await logSearch(tx, {
    ...{ id: run.id, acceptedAt: run.startedAt, requester: run.requester, query, preference, ...rest },
    ...{ maxResults: null, papersFound: done.length, queries: [], error: null, failure: null, stages: [] },
    papers: done
      .toSorted((one, other) => other.reading.relevance_score - one.reading.relevance_score)
      .map(({ paper: { title, pmid, demonstration }, reading: { relevance_score } }) => {
        return { title, relevance_score, url: pubmedUrl(pmid, demonstration) };
      }),
  });
}

/**
 * Logs what a model was paid in runs that a dead server left, before the watches for which `condition` is true are deleted
 * with them. A run that a living server does is logged there.
 */
export async function logLeftRuns(tx: Transaction, condition: SQL | undefined): Promise<void> {
  const isLeft = or(sql`${watchRuns.leaseUntil} is null`, sql`${watchRuns.leaseUntil} <= now()`);
  const isPaid = exists(
    tx.select({ one: sql`1` }).from(searchSpending).where(eq(searchSpending.searchId, watchRuns.id)),
  );
  const isOneOf = sql`${watchRuns.watchId} in (${tx.select({ id: watches.id }).from(watches).where(condition)})`;
  for (const run of await readRunFacts(tx, and(isOneOf, eq(watchRuns.status, "running"), isLeft, isPaid))) {
    const spent = new UsageLedger(run.id, run.startedAt, await readSpent(tx, run.id));
    spent.noteWork("reading", "model", null);
    const usage = spent.summarize({ id: "model", vendor: null, model: null });
    await logRun(tx, run, { outcome: "stopped", usage, done: [], promptVersion: null, processingTime: null });
  }
}
