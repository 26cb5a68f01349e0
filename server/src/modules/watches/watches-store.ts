import { WATCHES_MAX } from "@medsieve/contract/constants";
import { findDayProblem, type Watch, type WatchChange, type watchRequestSchema } from "@medsieve/contract/watches";
import type { Database, Db, Transaction } from "@medsieve/database/client";
import { searches, users, watches } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { logLeftRuns } from "../../watches/log-run.ts";
import type { WatchLinks } from "../../watches/watch-links.ts";
import { findNextRun, readToday } from "../../watches/watch-times.ts";
import { withdrawDigests } from "../../watches/withdraw-digests.ts";

type WatchRow = typeof watches.$inferSelect;

/** Watches a search. Throws 404, and 409 where it cannot be watched, is already, or the user watches as many as may be. */
export async function createWatch(
  { db }: Database,
  userId: string,
  { search_id: searchId, schedule, day, mail, read_with_model: readWithModel }: z.output<typeof watchRequestSchema>,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    // Of two that begin at once, the second counts the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    await requireWatchable(tx, userId, searchId);
    if ((await tx.$count(watches, eq(watches.userId, userId))) >= WATCHES_MAX) {
      const detail = `An account watches at most ${WATCHES_MAX} searches. Stop watching one that is not needed any more`;
      throw new AppError(409, "too_many_watches", detail);
    }
    const planned = { schedule, day: day ?? readToday(schedule, now) };
    const [row] = await tx
      .insert(watches)
      .values({ userId, searchId, ...planned, mail, readWithModel, createdAt: now, nextRunAt: now })
      .onConflictDoNothing({ target: watches.searchId })
      .returning();
    if (row === undefined) throw new AppError(409, "already_watched", "This search is watched already");
    await tx
      .update(watches)
      .set({ nextRunAt: findNextRun(row, now) })
      .where(eq(watches.id, row.id));
    return row.id;
  });
}

async function requireWatchable(tx: Transaction, userId: string, searchId: string): Promise<void> {
  const [search] = await tx
    .select({
      status: searches.status,
      ran: sql<boolean>`exists (select 1 from search_queries as query
        where query.search_id = ${searchId} and hits is not null and related is not true)`,
    })
    .from(searches)
    .where(and(eq(searches.id, searchId), eq(searches.userId, userId)));
  if (search === undefined) throw new AppError(404, "not_found", "There is no such search");
  if (search.status !== "completed" || !search.ran) {
    throw new AppError(
      409,
      "search_not_completed",
      "Only a search that was completed, with queries that ran, can be watched",
    );
  }
}

/** Throws 404, and 422 for a day that its schedule does not have. */
export async function changeWatch(
  { db }: Database,
  userId: string,
  id: string,
  change: WatchChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const watch = await findWatch(tx, userId, id);
    const schedule = change.schedule ?? watch.schedule;
    const isMoved = change.schedule !== undefined || change.day !== undefined;
    const asked = change.day === undefined && change.schedule === undefined ? watch.day : (change.day ?? null);
    const problem = findDayProblem(schedule, asked);
    if (problem !== null) throw new AppError(422, "validation_failed", [{ loc: ["body", "day"], msg: problem }]);
    const planned = { id, schedule, day: asked ?? readToday(schedule, now) };
    await tx
      .update(watches)
      .set({
        ...planned,
        mail: change.mail ?? watch.mail,
        readWithModel: change.read_with_model ?? watch.readWithModel,
        ...(isMoved ? { nextRunAt: findNextRun(planned, now) } : {}),
      })
      .where(eq(watches.id, id));
    if (change.mail === false) await withdrawDigests(tx, eq(watches.id, id));
  });
}

/** Gives the feed of a watch another address; the one before is gone from then on. Throws 404. */
export async function renewFeed({ db }: Database, userId: string, id: string): Promise<void> {
  const renewed = await db
    .update(watches)
    .set({ feedVersion: sql`${watches.feedVersion} + 1` })
    .where(and(eq(watches.id, id), eq(watches.userId, userId)))
    .returning({ id: watches.id });
  if (renewed.length === 0) throw noWatch();
}

/** Its runs, what was decided on their papers, and mails that have not left go with it. Throws 404. */
export async function deleteWatch({ db }: Database, userId: string, id: string): Promise<void> {
  const isOwn = and(eq(watches.id, id), eq(watches.userId, userId));
  await db.transaction(async (tx) => {
    await logLeftRuns(tx, isOwn);
    await withdrawDigests(tx, isOwn);
    const deleted = await tx.delete(watches).where(isOwn).returning({ id: watches.id });
    if (deleted.length === 0) throw noWatch();
  });
}

/** Throws 404. */
export async function findWatch(db: Db | Transaction, userId: string, id: string): Promise<WatchRow> {
  const [watch] = await db
    .select()
    .from(watches)
    .where(and(eq(watches.id, id), eq(watches.userId, userId)));
  return watch ?? throwNoWatch();
}

function noWatch(): AppError {
  return new AppError(404, "not_found", "There is no such watched search");
}

function throwNoWatch(): never {
  throw noWatch();
}

interface WatchListRow extends Record<string, unknown> {
  feed_version: number;
  id: string;
  search_id: string;
  query: string;
  schedule: Watch["schedule"];
  day: number;
  mail: boolean;
  read_with_model: boolean;
  created_at: string;
  checked_at: string | null;
  next_run_at: string;
  last_run: Watch["last_run"];
  undecided_count: number;
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const count = (findings: string) =>
  sql.raw(`(select count(*)::int from watch_run_papers where run_id = run.id and ${findings})`);

/** The watches of a user, the newest first; with `id` that one alone. */
export async function listWatches(
  { db }: Database,
  links: WatchLinks,
  userId: string,
  id: string | null = null,
): Promise<Watch[]> {
  const found = await db.execute<WatchListRow>(sql`
    select watches.id, search_id, searches.question as query, schedule, day, mail, read_with_model, feed_version,
      ${iso("watches.created_at")} as created_at, ${iso("next_run_at")} as next_run_at,
      (select ${iso("max(finished_at)")} from watch_runs where watch_id = watches.id and status = 'checked') as checked_at,
      (select jsonb_build_object('id', run.id, 'status', run.status, 'cause', run.cause,
          'started_at', ${iso("run.started_at")}, 'finished_at', ${iso("run.finished_at")},
          'new_count', ${count("finding = 'new'")}, 'gone_count', ${count("finding = 'gone'")},
          'noticed_count', ${count("finding not in ('new', 'gone')")})
        from watch_runs as run where watch_id = watches.id order by run.started_at desc limit 1) as last_run,
      (select count(distinct paper.pmid)::int from watch_run_papers as paper join watch_runs on watch_runs.id = run_id
        where watch_id = watches.id and finding = 'new' and not exists (
          select 1 from watch_decisions as decided where decided.watch_id = watches.id and decided.pmid = paper.pmid)
      ) as undecided_count
    from watches join searches on searches.id = search_id
    where watches.user_id = ${userId} and (${id}::uuid is null or watches.id = ${id}::uuid)
    order by watches.created_at desc, watches.id`);
  return found.rows.map(({ feed_version: version, ...watch }) => ({
    ...watch,
    feed: links.feedAddress(watch.id, version),
  }));
}

/** One watch as its owner sees it. Throws 404. */
export async function readWatch(database: Database, links: WatchLinks, userId: string, id: string): Promise<Watch> {
  const [watch] = await listWatches(database, links, userId, id);
  return watch ?? throwNoWatch();
}
