import type { Preference } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { SavedReading } from "@medsieve/contract/readings";
import type { SearchEvent } from "@medsieve/contract/search-events";
import type { SearchRequest, SearchStatus } from "@medsieve/contract/searches";
import type { Database, Db, Transaction } from "@medsieve/database/client";
import type { Requester, SearchClient } from "@medsieve/database/requester";
import { searchEvents, searches, searchPapers, searchQueries } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, lte, or, sql } from "drizzle-orm";
import { type CountedSearch, countSearch, noteRefusedSearch, type UsageLimits } from "../../db/usage.ts";
import type { UserRow } from "../../db/users.ts";
import { toRequester } from "../../http/search-client.ts";
import type { SearchCheckpoint } from "../../pipeline/earlier-run.ts";
import type { SearchedPapers } from "../../pipeline/search-run.ts";
import { findRequest } from "./find-request.ts";
import { LeaseLost } from "./search-failure.ts";

/** Seconds a server may be silent before its searches are taken to be dead. */
export const LEASE_SECONDS = 10;
export const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** Servers that may take a search on, one after another, before it is failed: it may be what they die of. */
export const MAX_ATTEMPTS = 3;
/** More than a search sends: those of each attempt begin above whatever a follower saw of the one before. */
export const EVENTS_PER_ATTEMPT = 1_000_000;

/** A search that was counted: what its ending needs of its beginning. */
export interface AcceptedSearch {
  id: string;
  /** 1 at the server that accepted it, one more at each that takes it over. */
  attempt: number;
  requester: Requester;
  acceptedAt: Date;
  query: string;
  preference: Preference;
  maxResults: number;
}

export type Accepted =
  | { kind: "accepted"; search: AcceptedSearch }
  | { kind: "known"; searchId: string }
  | { kind: "refused"; used: number; limit: number };

class Refused extends Error {
  readonly used: number;
  readonly limit: number;
  readonly month: string;
  constructor({ used, limit, month }: CountedSearch) {
    super("Monthly limit reached");
    this.used = used;
    this.limit = limit;
    this.month = month;
  }
}

/**
 * Counts a search and writes its row in one step; a request that was accepted before is answered with its search.
 * Throws 404 where it is based on a search that the user does not have.
 */
export async function acceptSearch(
  { db }: Database,
  user: UserRow,
  request: SearchRequest,
  client: SearchClient,
  limits: UsageLimits,
  now: Date,
): Promise<Accepted> {
  const requester = toRequester(user, client);
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
          givenQueries: request.queries,
          basedOn: request.based_on,
          knownPmids: request.known_pmids.length === 0 ? null : request.known_pmids,
          maxResults: request.max_results,
          requester,
          leaseUntil: leaseEnd,
        })
        .onConflictDoNothing({ target: [searches.userId, searches.requestId] })
        .returning({ id: searches.id, attempt: searches.attempt, acceptedAt: searches.createdAt });
      if (row === undefined) {
        const searchId = await findRequest(tx, user.id, request.request_id ?? null);
        if (searchId === null) throw new Error("the search of this request is gone");
        return { kind: "known", searchId };
      }
      if (request.based_on !== null) await requireOwnSearch(tx, user.id, request.based_on);
      const count = await countSearch(tx, user, limits, now);
      if (!count.counted) throw new Refused(count);
      await tx.update(searches).set({ countedMonth: count.month }).where(eq(searches.id, row.id));
      const { query, preference, max_results: maxResults } = request;
      return { kind: "accepted", search: { ...row, requester, query, preference, maxResults } };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await noteRefusedSearch(db, user.id, error.month);
    return { kind: "refused", used: error.used, limit: error.limit };
  }
}

/** Throws 404 unless this user has such a search. */
async function requireOwnSearch(tx: Transaction, userId: string, searchId: string): Promise<void> {
  const found = await tx
    .select({ id: searches.id })
    .from(searches)
    .where(and(eq(searches.id, searchId), eq(searches.userId, userId)));
  if (found.length === 0) throw new AppError(404, "not_found", "based_on names a search that you do not have");
}

/** A search in the hands of one server: what it writes after another has taken over is left out. */
export type HeldSearch = Pick<AcceptedSearch, "id" | "attempt">;

/** Whether the search is still in these hands; it stays so until the end of the statement. */
function isHeld({ id, attempt }: HeldSearch) {
  return sql`exists (select from ${searches} held where held.id = ${id} and held.attempt = ${attempt} for share)`;
}

export async function writeEvents(db: Db | Transaction, search: HeldSearch, events: SearchEvent[]): Promise<void> {
  const rows = events.map((event) => ({ seq: event.seq, event }));
  await db.execute(sql`
    insert into ${searchEvents} (search_id, seq, event)
    select ${search.id}::uuid, given.seq, given.event
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(seq int, event jsonb)
    where ${isHeld(search)}
    on conflict do nothing`);
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

/** Whether how a search ended is among its events up to `seq`: who has seen these knows. */
export async function hasEndedBy({ db }: Database, searchId: string, seq: number): Promise<boolean> {
  const type = sql`${searchEvents.event}->>'type'`;
  const results = sql`(select min(r.seq) from ${searchEvents} r where r.search_id = ${searchId} and r.event->>'type' = 'result')`;
  const ending = sql`(${type} = 'search_error' or (${type} = 'usage_updated' and ${searchEvents.seq} > ${results}))`;
  const found = await db.$count(
    searchEvents,
    and(eq(searchEvents.searchId, searchId), lte(searchEvents.seq, seq), ending),
  );
  return found > 0;
}

/** Keeps where another server can go on. */
export async function writeCheckpoint(
  { db }: Database,
  { id, attempt }: HeldSearch,
  checkpoint: SearchCheckpoint,
): Promise<void> {
  await db
    .update(searches)
    .set({ checkpoint })
    .where(and(eq(searches.id, id), eq(searches.attempt, attempt), eq(searches.status, "running")));
}

/** Writes the queries that were run, and what of the question they stand for. Throws where the search is another's. */
export async function writeQueries(
  { db }: Database,
  { id: searchId, attempt }: HeldSearch,
  searched: SearchedPapers,
  checkpoint: SearchCheckpoint,
): Promise<void> {
  const { queries, questionTerms, notUnderstood, questionWords, takenCount } = searched;
  await db.transaction(async (tx) => {
    const held = await tx
      .update(searches)
      .set({ questionTerms, notUnderstood, questionWords, takenCount, checkpoint })
      .where(and(eq(searches.id, searchId), eq(searches.attempt, attempt)))
      .returning({ id: searches.id });
    if (held.length === 0) throw new LeaseLost();
    if (attempt > 1) await tx.delete(searchQueries).where(eq(searchQueries.searchId, searchId));
    if (queries.length === 0) return;
    await tx
      .insert(searchQueries)
      .values(
        queries.map((query, position) => ({
          searchId,
          position,
          name: query.name,
          query: query.query,
          reason: query.reason,
          writtenAs: query.written_as,
          changes: query.changes,
          hits: query.hits,
          understood: query.understood,
          broadenedFrom: query.broadened_from,
          warnings: query.warnings,
          pmids: query.pmids.map(Number),
          contributed: query.contributed ?? null,
          related: query.related,
          blocks: query.blocks ?? [],
          searchedAt: query.searchedAt,
        })),
      )
      .onConflictDoNothing();
  });
}

export async function writePapers({ db }: Database, search: HeldSearch, papers: PaperRecord[]): Promise<void> {
  if (papers.length === 0) return;
  const rows = papers.map((record) => ({ pmid: Number(record.pmid), record }));
  await db.execute(sql`
    insert into ${searchPapers} (search_id, pmid, record)
    select ${search.id}::uuid, given.pmid, given.record
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(pmid int, record jsonb)
    where ${isHeld(search)}
    on conflict do nothing`);
}

export async function writeReadings(
  { db }: Database,
  search: HeldSearch,
  readings: { pmid: string; reading: SavedReading }[],
): Promise<void> {
  const rows = readings.map(({ pmid, reading }) => ({ pmid: Number(pmid), reading }));
  await db.execute(sql`
    update ${searchPapers} set reading = given.reading
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(pmid int, reading jsonb)
    where ${searchPapers.searchId} = ${search.id} and ${searchPapers.pmid} = given.pmid and ${isHeld(search)}`);
}

/** Extends the leases of these searches; returns those that are still in these hands, and whether they are asked to stop. */
export async function renewLeases(
  { db }: Database,
  held: readonly HeldSearch[],
): Promise<{ id: string; cancel: boolean }[]> {
  if (held.length === 0) return [];
  const rows = held.map(({ id, attempt }) => ({ id, attempt }));
  const { rows: renewed } = await db.execute<{ id: string; cancel: boolean }>(sql`
    update ${searches} set lease_until = ${leaseEnd}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as held(id uuid, attempt int)
    where ${searches.id} = held.id and ${searches.attempt} = held.attempt and ${searches.status} = 'running'
    returning ${searches.id} as id, ${searches.cancelRequested} as cancel`);
  return renewed;
}

/** Ends the lease of a search that this server leaves to others. */
export async function leaveSearch({ db }: Database, { id, attempt }: HeldSearch): Promise<void> {
  await db
    .update(searches)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(and(eq(searches.id, id), eq(searches.attempt, attempt), eq(searches.status, "running")));
}

/**
 * Marks a running search of this user as one that should stop; `id` is the search's, or its request's. Returns the
 * search's id; null when none is running.
 */
export async function requestCancel({ db }: Database, id: string, userId: string): Promise<string | null> {
  const [row] = await db
    .update(searches)
    .set({ cancelRequested: true })
    .where(
      and(
        or(eq(searches.id, id), eq(searches.requestId, id)),
        eq(searches.userId, userId),
        eq(searches.status, "running"),
      ),
    )
    .returning({ id: searches.id });
  return row?.id ?? null;
}

/** Ends the lease of every running search: for the only server of a database, at its start. */
export async function endLeases({ db }: Database): Promise<void> {
  await db.update(searches).set({ leaseUntil: sql`now() - interval '1 second'` }).where(eq(searches.status, "running"));
}

/** Deletes the events of ended searches; only searches of the last hour have any. */
export async function sweepEvents({ db }: Database): Promise<void> {
  await db.execute(sql`
    delete from ${searchEvents} using ${searches}
    where ${searches.id} = ${searchEvents.searchId} and ${searches.finishedAt} < now() - interval '1 hour'`);
}
