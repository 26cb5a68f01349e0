import type { Database } from "@medsieve/database/client";
import { type Clock, SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { type SQL, sql } from "drizzle-orm";

/** Seconds in which no more than the allowed requests leave: a second, and what they may catch up on their way. */
const WINDOW_SECONDS = 1.1;
/** Milliseconds that a request may leave after its time: later, it would come together with those after it. */
const MOST_LATE_MS = 100;
/** Times that a request is given before it leaves late: a machine this busy would never get one off in time. */
const MOST_TIMES = 5;
/** Seconds that a time may lie ahead: each server asks for one at a time, so a later one is left by a clock set back. */
const MOST_AHEAD_SECONDS = 60;

/** Where a request stands in line: behind those that wait already, or before them. */
export type Place = "last" | "first";

/** When requests may leave, for all that runs on this database, in however many servers. */
export interface RequestBudget {
  /**
   * Resolves when one more request may leave. Throws the signal's reason when aborted: the place in line is then the
   * next one's. Throws the database's error where it cannot be asked.
   */
  take: (signal: AbortSignal, place?: Place) => Promise<void>;
}

export interface BudgetClock extends Pick<Clock, "now" | "pause"> {
  /** The database's time, which all servers share. */
  databaseNow: () => SQL;
}

export const BUDGET_CLOCK: BudgetClock = { ...SYSTEM_CLOCK, databaseNow: () => sql`clock_timestamp()` };

interface Waiting {
  go: () => void;
  fail: (reason: unknown) => void;
}

/**
 * At most `perSecond` requests in any second (NCBI, "E-utilities usage guidelines": 3, or 10 with an API key). The
 * requests of this process wait in one line; the first of it asks for the next time at which one may leave. These times
 * are kept in one row, which is locked, for all servers. A time that was missed on a busy machine, or that nothing waits
 * for any more, is given back.
 */
export function createRequestBudget(database: Database, perSecond: number, clock: BudgetClock): RequestBudget {
  const name = `ncbi-${perSecond}`;
  const line: Waiting[] = [];
  /** A time that was taken is waited for whatever becomes of who stands first. */
  const unstoppable = new AbortController().signal;
  let isServing = false;

  /** The next time, in milliseconds from now; `missed` is given back for it. */
  async function takeTime(missed: string | null): Promise<{ time: string | null; wait: number }> {
    const now = clock.databaseNow();
    // The slots are ordered, the oldest first: a request may leave a window after the one `perSecond` before it.
    const given = sql`array(select slot from unnest(budget.slots) as slot
      where slot is distinct from ${missed}::timestamptz
        and slot <= ${now} + make_interval(secs => ${MOST_AHEAD_SECONDS}::float8) order by slot)`;
    const taken = await database.db.execute<{ time: string; wait: number }>(sql`
      insert into request_budgets as budget (name, slots)
      values (${name}, array[${now}])
      on conflict (name) do update set slots = (${given} || case
        when cardinality(${given}) < ${perSecond}::int then ${now}
        else greatest(
          ${now},
          (${given})[cardinality(${given}) - ${perSecond}::int + 1] + make_interval(secs => ${WINDOW_SECONDS}::float8)
        ) end)[greatest(cardinality(${given}) - 2 * ${perSecond}::int + 2, 1):]
      returning slots[cardinality(slots)]::text as time,
        greatest(0, extract(epoch from slots[cardinality(slots)] - ${now}))::float8 as wait`);
    const row = taken.rows[0];
    return { time: row?.time ?? null, wait: (row?.wait ?? 0) * 1000 };
  }

  async function giveBack(time: string | null): Promise<void> {
    await database.db.execute(
      sql`update request_budgets set slots = array_remove(slots, ${time}::timestamptz) where name = ${name}`,
    );
  }

  /** A time that has come and was not missed, or was missed too often to be given back. */
  async function awaitTime(): Promise<string | null> {
    let missed: string | null = null;
    for (let times = 1; ; times += 1) {
      const asked = clock.now();
      const { time, wait } = await takeTime(missed);
      if (wait > 0) await clock.pause(wait, unstoppable);
      if (clock.now() - (asked + wait) <= MOST_LATE_MS || times === MOST_TIMES) return time;
      missed = time;
    }
  }

  async function serveLine(): Promise<void> {
    while (line.length > 0) {
      try {
        const time = await awaitTime();
        const next = line.shift();
        // A time that could not be given back is one request less.
        if (next === undefined) await giveBack(time).catch(() => undefined);
        else next.go();
      } catch (error) {
        line.shift()?.fail(error);
      }
    }
    isServing = false;
  }

  function serve(): void {
    if (isServing) return;
    isServing = true;
    void serveLine();
  }

  return {
    take: (signal, place = "last") =>
      new Promise<void>((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const leave = () => {
          line.splice(line.indexOf(waiting), 1);
          reject(signal.reason);
        };
        const settle = (end: () => void) => {
          signal.removeEventListener("abort", leave);
          end();
        };
        const waiting: Waiting = { go: () => settle(resolve), fail: (reason) => settle(() => reject(reason)) };
        signal.addEventListener("abort", leave, { once: true });
        if (place === "first") line.unshift(waiting);
        else line.push(waiting);
        serve();
      }),
  };
}
