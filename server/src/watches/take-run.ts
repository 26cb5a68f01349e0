import { randomUUID } from "node:crypto";
import type { WatchSchedule } from "@medsieve/contract/constants";
import type { Database } from "@medsieve/database/client";
import { watches, watchRuns } from "@medsieve/database/schema/index";
import { and, eq, sql } from "drizzle-orm";
import { findNextRun } from "./watch-times.ts";

/** Seconds for which a server that runs a watch is believed to live; it says so in between. */
export const LEASE_SECONDS = 60;
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
const BEGUN_AT_ONCE = 50;

/** A run that this server, and no other, is to do. */
export interface TakenRun {
  id: string;
  watchId: string;
  searchId: string;
  /** What is new is new since then. */
  since: Date;
  /** Proves that the run is this server's still. */
  holder: string;
}

/**
 * Begins a run of every watch that is due and has none under way, for whichever server takes it. Watches of accounts that
 * are not active wait.
 */
export async function beginDueRuns({ db }: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx.execute<{ id: string; schedule: WatchSchedule; day: number; now: string }>(sql`
      select watches.id, schedule, day, now() as now from watches join users on users.id = user_id
      where next_run_at <= now() and is_active order by next_run_at limit ${BEGUN_AT_ONCE} for update of watches skip locked`);
    for (const watch of due.rows) {
      await tx
        .update(watches)
        .set({ nextRunAt: findNextRun(watch, new Date(watch.now)) })
        .where(eq(watches.id, watch.id));
      await beginRun(tx, watch.id);
    }
  });
}

/** Begins a run unless one is under way. */
export async function beginRun(db: Pick<Database["db"], "execute">, watchId: string): Promise<void> {
  await db.execute(sql`
    insert into watch_runs (watch_id, since)
    select watches.id, coalesce(
      (select max(started_at) from watch_runs where watch_id = watches.id and status = 'checked'),
      (select max(searched_at) from search_queries where search_queries.search_id = watches.search_id),
      watches.created_at)
    from watches where watches.id = ${watchId}
    on conflict do nothing`);
}

/** Takes a run that no living server does; null where there is none. */
export async function takeRun({ db }: Database): Promise<TakenRun | null> {
  const holder = randomUUID();
  const taken = await db.execute<{ id: string; watch_id: string; search_id: string; since: string }>(sql`
    with free as (
      select id from watch_runs
      where status = 'running' and (lease_until is null or lease_until <= now())
      order by started_at limit 1 for update skip locked
    )
    update watch_runs set lease_holder = ${holder}, lease_until = ${leaseEnd}
    from free, watches
    where watch_runs.id = free.id and watches.id = watch_runs.watch_id
    returning watch_runs.id, watch_runs.watch_id, watches.search_id, watch_runs.since`);
  const [run] = taken.rows;
  if (run === undefined) return null;
  return { id: run.id, watchId: run.watch_id, searchId: run.search_id, since: new Date(run.since), holder };
}

/** What is true of a run while it is still this server's. */
export const isHeld = ({ id, holder }: TakenRun) =>
  and(eq(watchRuns.id, id), eq(watchRuns.leaseHolder, holder), eq(watchRuns.status, "running"));

/** False where the run is not this server's any more. */
export async function renewLease({ db }: Database, run: TakenRun): Promise<boolean> {
  const renewed = await db
    .update(watchRuns)
    .set({ leaseUntil: leaseEnd })
    .where(isHeld(run))
    .returning({ id: watchRuns.id });
  return renewed.length > 0;
}

/** Leaves a run to any other server, at once. */
export async function releaseRun({ db }: Database, run: TakenRun): Promise<void> {
  await db.update(watchRuns).set({ leaseHolder: null, leaseUntil: null }).where(isHeld(run));
}
