import type { PaperReading, PaperRecord } from "@medsieve/contract/papers";
import type { SearchEvent } from "@medsieve/contract/search-events";
import type { SearchRequest, SearchStatus } from "@medsieve/contract/searches";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client.ts";
import { searchEvents, searches, searchPapers, searchQueries } from "../../db/schema/index.ts";
import { countSearch, giveBackSearch, type UsageLimits } from "../../db/usage.ts";
import type { UserRow } from "../../db/users.ts";
import type { SearchedPapers, SearchOutcome } from "../../pipeline/search-run.ts";

/** Seconds a server may be silent before its searches are taken to be dead. */
export const LEASE_SECONDS = 30;
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

export type Accepted =
  | { kind: "accepted"; searchId: string }
  | { kind: "known"; searchId: string }
  | { kind: "refused"; used: number; limit: number };

class Refused extends Error {
  readonly used: number;
  readonly limit: number;
  constructor(used: number, limit: number) {
    super("Monthly limit reached");
    this.used = used;
    this.limit = limit;
  }
}

/** Counts a search and writes its row in one step; a request that was accepted before is answered with its search. */
export async function acceptSearch(
  { db }: Database,
  user: UserRow,
  request: SearchRequest,
  limits: UsageLimits,
  now: Date,
): Promise<Accepted> {
  try {
    return await db.transaction(async (tx): Promise<Accepted> => {
      const [row] = await tx
        .insert(searches)
        .values({
          userId: user.id,
          requestId: request.request_id ?? null,
          question: request.query,
          preference: request.preference,
          language: request.language,
          limits: request.limits,
          maxResults: request.max_results,
          leaseUntil: leaseEnd,
        })
        .onConflictDoNothing({ target: [searches.userId, searches.requestId] })
        .returning({ id: searches.id });
      if (row === undefined) return { kind: "known", searchId: await findRequest(tx, user.id, request) };
      const count = await countSearch(tx, user, limits, now);
      if (!count.counted) throw new Refused(count.used, count.limit);
      await tx.update(searches).set({ countedMonth: count.month }).where(eq(searches.id, row.id));
      return { kind: "accepted", searchId: row.id };
    });
  } catch (error) {
    if (error instanceof Refused) return { kind: "refused", used: error.used, limit: error.limit };
    throw error;
  }
}

async function findRequest(tx: Transaction, userId: string, request: SearchRequest): Promise<string> {
  const [row] = await tx
    .select({ id: searches.id })
    .from(searches)
    .where(and(eq(searches.userId, userId), eq(searches.requestId, request.request_id ?? "")));
  if (row === undefined) throw new Error("the search of this request is gone");
  return row.id;
}

export async function writeEvents({ db }: Database, events: SearchEvent[]): Promise<void> {
  await db
    .insert(searchEvents)
    .values(events.map((event) => ({ searchId: event.search_id, seq: event.seq, event })))
    .onConflictDoNothing();
}

/** Null when there is no such search of this user. */
export async function readStatus({ db }: Database, searchId: string, userId: string): Promise<SearchStatus | null> {
  const [row] = await db
    .select({ status: searches.status })
    .from(searches)
    .where(and(eq(searches.id, searchId), eq(searches.userId, userId)));
  return row?.status ?? null;
}

export async function readEvents({ db }: Database, searchId: string, afterSeq: number): Promise<SearchEvent[]> {
  const rows = await db
    .select({ event: searchEvents.event })
    .from(searchEvents)
    .where(and(eq(searchEvents.searchId, searchId), sql`${searchEvents.seq} > ${afterSeq}`))
    .orderBy(searchEvents.seq);
  return rows.map((row) => row.event);
}

/** Writes the queries that were run, and what of the question they stand for. */
export async function writeQueries({ db }: Database, searchId: string, searched: SearchedPapers): Promise<void> {
  const { queries, questionTerms, notUnderstood, totalPmidsFound } = searched;
  await db.transaction(async (tx) => {
    await tx.update(searches).set({ questionTerms, notUnderstood, totalPmidsFound }).where(eq(searches.id, searchId));
    if (queries.length === 0) return;
    await tx.insert(searchQueries).values(
      queries.map((query, position) => ({
        searchId,
        position,
        name: query.name,
        query: query.query,
        reason: query.reason,
        hits: query.hits,
        understood: query.understood,
        broadenedFrom: query.broadened_from,
        warnings: query.warnings,
        pmids: query.pmids.map(Number),
      })),
    );
  });
}

export async function writePapers({ db }: Database, searchId: string, papers: PaperRecord[]): Promise<void> {
  if (papers.length === 0) return;
  await db
    .insert(searchPapers)
    .values(papers.map((record) => ({ searchId, pmid: Number(record.pmid), record })))
    .onConflictDoNothing();
}

export async function writeReadings(
  { db }: Database,
  searchId: string,
  readings: { pmid: string; reading: PaperReading }[],
): Promise<void> {
  const rows = readings.map(({ pmid, reading }) => ({ pmid: Number(pmid), reading }));
  await db.execute(sql`
    update ${searchPapers} set reading = given.reading
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(pmid int, reading jsonb)
    where ${searchPapers.searchId} = ${searchId} and ${searchPapers.pmid} = given.pmid`);
}

/** Writes what a search ended with. False when it is not this server's any more: another one took it for dead. */
export async function finishSearch({ db }: Database, searchId: string, outcome: SearchOutcome): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(searches)
      .set({
        status: outcome.status,
        summary: outcome.summary,
        resultCount: outcome.papers.length,
        provenance: outcome.provenance,
        leaseUntil: null,
        finishedAt: sql`now()`,
      })
      .where(and(eq(searches.id, searchId), eq(searches.status, "running")))
      .returning({ id: searches.id });
    if (ended.length === 0) return false;
    const ranks = outcome.papers.map(({ paper }, index) => ({ pmid: Number(paper.pmid), rank: index + 1 }));
    await tx.execute(sql`
      update ${searchPapers} set rank = ranked.rank
      from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) as ranked(pmid int, rank int)
      where ${searchPapers.searchId} = ${searchId} and ${searchPapers.pmid} = ranked.pmid`);
    return true;
  });
}

export interface Failure {
  message: string;
  code: string;
  /** True when it failed for a reason that is not the user's. */
  giveBack: boolean;
}

/** Marks a running search as failed and gives its count back. False when it had ended already. */
export async function failSearch({ db }: Database, searchId: string, failure: Failure): Promise<boolean> {
  return db.transaction((tx) => failWithin(tx, searchId, failure));
}

async function failWithin(tx: Transaction, searchId: string, failure: Failure): Promise<boolean> {
  const [row] = await tx
    .select({ userId: searches.userId, countedMonth: searches.countedMonth })
    .from(searches)
    .where(and(eq(searches.id, searchId), eq(searches.status, "running")))
    .for("update");
  if (row === undefined) return false;
  const giveBack = failure.giveBack && row.countedMonth !== null;
  await tx
    .update(searches)
    .set({
      status: "failed",
      error: failure.message,
      errorCode: failure.code,
      leaseUntil: null,
      finishedAt: sql`now()`,
      countedMonth: giveBack ? null : row.countedMonth,
    })
    .where(eq(searches.id, searchId));
  if (giveBack && row.countedMonth !== null) await giveBackSearch(tx, row.userId, row.countedMonth);
  return true;
}

/** Extends the leases of these searches; returns those that are still running and asked to stop. */
export async function renewLeases({ db }: Database, searchIds: string[]): Promise<{ id: string; cancel: boolean }[]> {
  if (searchIds.length === 0) return [];
  return db
    .update(searches)
    .set({ leaseUntil: leaseEnd })
    .where(and(inArray(searches.id, searchIds), eq(searches.status, "running")))
    .returning({ id: searches.id, cancel: searches.cancelRequested });
}

/** Marks a running search of this user as one that should stop. False when there is none. */
export async function requestCancel({ db }: Database, searchId: string, userId: string): Promise<boolean> {
  const rows = await db
    .update(searches)
    .set({ cancelRequested: true })
    .where(and(eq(searches.id, searchId), eq(searches.userId, userId), eq(searches.status, "running")))
    .returning({ id: searches.id });
  return rows.length > 0;
}

/**
 * Fails the searches whose server died, and gives them back: those whose lease ran out, or with `all` every running
 * one (at the start of the only server there is). Whoever follows one is told by a last event.
 */
export async function failDeadSearches(
  { db }: Database,
  failure: Failure,
  all = false,
): Promise<{ id: string; userId: string }[]> {
  return db.transaction(async (tx) => {
    const dead = await tx
      .select({ id: searches.id, userId: searches.userId })
      .from(searches)
      .where(and(eq(searches.status, "running"), all ? undefined : lt(searches.leaseUntil, sql`now()`)))
      .for("update", { skipLocked: true });
    for (const { id } of dead) {
      await failWithin(tx, id, failure);
      const event = { type: "search_error", search_id: id, message: failure.message, code: failure.code };
      await tx.execute(sql`
        insert into ${searchEvents} (search_id, seq, event)
        select ${id}::uuid, next.seq, ${JSON.stringify(event)}::jsonb || jsonb_build_object('seq', next.seq)
        from (select coalesce(max(seq), 0) + 1 as seq from ${searchEvents} where search_id = ${id}) as next`);
    }
    return dead;
  });
}

/** Deletes the events nobody comes back for any more; only searches of the last hour have any. */
export async function sweepEvents({ db }: Database): Promise<void> {
  await db.execute(sql`
    delete from ${searchEvents} using ${searches}
    where ${searches.id} = ${searchEvents.searchId} and ${searches.finishedAt} < now() - interval '1 hour'`);
}
