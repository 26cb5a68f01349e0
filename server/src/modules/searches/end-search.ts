import type { LogFailure, LogStage } from "@medsieve/contract/admin/query-logs";
import { describeAnswer } from "@medsieve/contract/answers";
import type { Database, Transaction } from "@medsieve/database/client";
import { refuseOutage } from "@medsieve/database/outage";
import { searchEvents, searches, searchPapers, searchQueries } from "@medsieve/database/schema/index";
import { and, eq, gte, isNull, lt, or, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { type LoggedUsage, logSearch } from "../../db/query-logs.ts";
import { giveBackSearch } from "../../db/usage.ts";
import type { SearchOutcome } from "../../pipeline/search-run.ts";
import { readDeadSearch } from "./dead-search.ts";
import { sealRecord } from "./record/seal-record.ts";
import type { LoadedSearch } from "./saved-documents.ts";
import type { Failure } from "./search-failure.ts";
import { type AcceptedSearch, EVENTS_PER_ATTEMPT, type HeldSearch, MAX_ATTEMPTS } from "./searches-store.ts";

/** Seconds a search took, once its row says when it ended. */
const seconds = sql<number>`round(extract(epoch from ${searches.finishedAt} - ${searches.createdAt}), 3)::float8`;

/** Writes the last events of a search in the transaction that ends it: who sees that it has ended sees these, too. */
export type WriteLastEvents<Ended extends unknown[] = []> = (tx: Transaction, ...ended: Ended) => Promise<void>;

/** A search that has ended in this process, with what it used. */
export interface EndingSearch extends AcceptedSearch {
  promptVersion: string | null;
  stages: readonly LogStage[];
  usage: LoggedUsage;
}

/**
 * Writes what a search ended with, and its log. False when it is not this server's any more: another one took it for
 * dead, or its account was deleted.
 */
export async function finishSearch(
  { db }: Database,
  search: EndingSearch,
  outcome: SearchOutcome,
  writeLastEvents: WriteLastEvents<[search: LoadedSearch]>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(searches)
      .set({
        summary: describeAnswer(outcome.answer).summary,
        answer: outcome.answer,
        resultCount: outcome.papers.length,
        provenance: outcome.provenance,
        finishedAt: sql`now()`,
      })
      .where(isRunningHere(search))
      .returning({ seconds });
    if (ended === undefined && !(await isGone(tx, search.id))) return false;
    const ranks = outcome.papers.map(({ paper }, index) => ({ pmid: Number(paper.pmid), rank: index + 1 }));
    await tx.execute(sql`
      update ${searchPapers} set rank = ranked.rank
      from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) as ranked(pmid int, rank int)
      where ${searchPapers.searchId} = ${search.id} and ${searchPapers.pmid} = ranked.pmid`);
    if (ended !== undefined) {
      await writeLastEvents(tx, await sealRecord(tx, search.id, outcome.status));
    }
    await logSearch(tx, {
      ...search,
      outcome: outcome.status === "cancelled" ? "stopped" : "completed",
      processingTime: ended?.seconds ?? secondsSince(search.acceptedAt),
      papersFound: outcome.papers.length,
      queries: outcome.queries.map(({ query }) => query),
      papers: outcome.papers.map(({ paper: { title, url }, reading: { relevance_score } }) => ({
        title,
        relevance_score,
        url,
      })),
      error: null,
      failure: null,
    });
    return ended !== undefined;
  });
}

/** Where a search failed, and why; see LogFailure. */
export type FailurePlace = Omit<LogFailure, "code">;

/**
 * Marks a running search as failed, gives its count back and writes its log. Where something of that cannot be saved although the
 * database answers, the search ends without its log and its seal, and `log` says why. False when it is not running any more.
 */
export async function failSearch(
  database: Database,
  search: EndingSearch,
  failure: Failure,
  place: FailurePlace,
  writeLastEvents: WriteLastEvents,
  log: FastifyBaseLogger,
): Promise<boolean> {
  try {
    return await failWhole(database, search, failure, place, writeLastEvents);
  } catch (err) {
    if (refuseOutage(err) !== null) throw err;
    log.error({ err, searchId: search.id }, "the log and the record of a failed search were not saved");
    return database.db.transaction(async (tx) => {
      const failed = await failWithin(tx, search, failure);
      if (failed === null) return false;
      await tx.update(searches).set({ status: "failed", leaseUntil: null }).where(eq(searches.id, search.id));
      return true;
    });
  }
}

async function failWhole(
  { db }: Database,
  search: EndingSearch,
  failure: Failure,
  place: FailurePlace,
  writeLastEvents: WriteLastEvents,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const failed = await failWithin(tx, search, failure);
    if (failed !== null) {
      await sealRecord(tx, search.id, "failed");
      await writeLastEvents(tx);
    }
    if (failed === null && !(await isGone(tx, search.id))) return false;
    await logSearch(tx, {
      ...search,
      outcome: "failed",
      processingTime: failed?.seconds ?? secondsSince(search.acceptedAt),
      papersFound: null,
      queries: await readQueryTexts(tx, search.id),
      papers: [],
      error: failure.message,
      failure: { ...place, code: failure.code },
    });
    return failed !== null;
  });
}

/** Neither has it ended, nor did another server take it over. */
function isRunningHere({ id, attempt }: HeldSearch) {
  return and(eq(searches.id, id), eq(searches.attempt, attempt), eq(searches.status, "running"));
}

/** All but its seal, which is to follow. Null when it is not running any more. */
async function failWithin(tx: Transaction, search: HeldSearch, failure: Failure): Promise<{ seconds: number } | null> {
  const [row] = await tx
    .select({ userId: searches.userId, countedMonth: searches.countedMonth })
    .from(searches)
    .where(isRunningHere(search))
    .for("update");
  if (row === undefined) return null;
  const giveBack = failure.giveBack && row.countedMonth !== null;
  const [failed] = await tx
    .update(searches)
    .set({
      error: failure.message,
      errorCode: failure.code,
      finishedAt: sql`now()`,
      countedMonth: giveBack ? null : row.countedMonth,
    })
    .where(eq(searches.id, search.id))
    .returning({ seconds });
  if (giveBack && row.countedMonth !== null) await giveBackSearch(tx, row.userId, row.countedMonth);
  return failed ?? null;
}

/**
 * Fails the searches whose lease ran out and that cannot be taken over, since several servers died of them, gives them
 * back and writes their logs. Their followers get a last event. Yields each as soon as that is saved.
 */
export async function* failDeadSearches(
  { db }: Database,
  failure: Failure,
): AsyncGenerator<{ id: string; userId: string }> {
  const isLost = or(gte(searches.attempt, MAX_ATTEMPTS), isNull(searches.requester));
  const isDead = and(eq(searches.status, "running"), lt(searches.leaseUntil, sql`now()`), isLost);
  const found = await db.select({ id: searches.id }).from(searches).where(isDead);
  // Each by itself: what one transaction adds to the kept figures is locked until its end.
  for (const { id } of found) {
    const userId = await db.transaction(async (tx) => {
      const [dead] = await tx
        .select()
        .from(searches)
        .where(and(eq(searches.id, id), isDead))
        .for("update", { skipLocked: true });
      if (dead === undefined) return null;
      const { usage, stage } = await readDeadSearch(tx, id);
      await failWithin(tx, dead, failure);
      await sealRecord(tx, id, "failed");
      await notifyFollowers(tx, id, failure);
      if (dead.requester !== null) {
        await logSearch(tx, {
          ...{
            id,
            requester: dead.requester,
            acceptedAt: dead.createdAt,
            query: dead.question,
            preference: dead.preference,
          },
          maxResults: dead.maxResults,
          outcome: "failed",
          processingTime: null,
          papersFound: null,
          queries: await readQueryTexts(tx, id),
          papers: [],
          error: failure.message,
          failure: { stage, code: failure.code, cause: "the server that ran it died or could not reach the database" },
          promptVersion: null,
          stages: [],
          usage,
        });
      }
      return dead.userId;
    });
    if (userId !== null) yield { id, userId };
  }
}

async function notifyFollowers(tx: Transaction, id: string, failure: Failure): Promise<void> {
  const event = { type: "search_error", search_id: id, message: failure.message, code: failure.code };
  await tx.execute(sql`
    insert into ${searchEvents} (search_id, seq, event)
    select ${id}::uuid, next.seq, ${JSON.stringify(event)}::jsonb || jsonb_build_object('seq', next.seq)
    from (select coalesce(max(seq), 0) + ${EVENTS_PER_ATTEMPT}::int as seq from ${searchEvents} where search_id = ${id}) as next`);
}

/** Searches go with their account, also while they run. */
async function isGone(tx: Transaction, searchId: string): Promise<boolean> {
  const found = await tx.select({ id: searches.id }).from(searches).where(eq(searches.id, searchId));
  return found.length === 0;
}

async function readQueryTexts(tx: Transaction, searchId: string): Promise<string[]> {
  const rows = await tx
    .select({ query: searchQueries.query })
    .from(searchQueries)
    .where(eq(searchQueries.searchId, searchId))
    .orderBy(searchQueries.position);
  return rows.map(({ query }) => query);
}

function secondsSince(moment: Date): number {
  return Math.max(0, Date.now() - moment.getTime()) / 1000;
}
