import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

/** Seconds in which no more than the allowed requests leave: a second, and what they may catch up on their way. */
const WINDOW_SECONDS = 1.1;
/** Milliseconds that a request may leave after its time: later, it would come together with those after it. */
const MOST_LATE_MS = 100;
/** Times that a request is given before it leaves late: a machine this busy would never get one off in time. */
const MOST_TIMES = 5;

/** When requests may leave, for all that runs on this database, in however many servers. */
export interface RequestBudget {
  /** Resolves when one more request may leave. Throws the signal's reason when aborted. */
  take: (signal: AbortSignal) => Promise<void>;
}

interface Clock {
  /** Milliseconds. */
  now: () => number;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  pause: async (ms, signal) => {
    await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
};

/**
 * At most `perSecond` requests in any second (NCBI, "E-utilities usage guidelines": 3, or 10 with an API key). Each
 * caller is given the time at which it may send; the times of the last requests are kept in one row, which is locked.
 * Who could not keep its time, on a busy machine, gives it back for another.
 */
export function createRequestBudget(database: Database, perSecond: number, clock = CLOCK): RequestBudget {
  const name = `ncbi-${perSecond}`;

  /** The next time, in milliseconds from now; `missed` is given back for it. */
  async function takeTime(missed: string | null): Promise<{ time: string | null; wait: number }> {
    // The slots are ordered, the oldest first: a request may leave a window after the one `perSecond` before it.
    const given = sql`array_remove(budget.slots, ${missed}::timestamptz)`;
    const taken = await database.db.execute<{ time: string; wait: number }>(sql`
      insert into request_budgets as budget (name, slots)
      values (${name}, array[clock_timestamp()])
      on conflict (name) do update set slots = (${given} || case
        when cardinality(${given}) < ${perSecond}::int then clock_timestamp()
        else greatest(
          clock_timestamp(),
          (${given})[cardinality(${given}) - ${perSecond}::int + 1] + make_interval(secs => ${WINDOW_SECONDS}::float8)
        ) end)[greatest(cardinality(${given}) - 2 * ${perSecond}::int + 2, 1):]
      returning slots[cardinality(slots)]::text as time,
        greatest(0, extract(epoch from slots[cardinality(slots)] - clock_timestamp()))::float8 as wait`);
    const row = taken.rows[0];
    return { time: row?.time ?? null, wait: (row?.wait ?? 0) * 1000 };
  }

  return {
    take: async (signal) => {
      let missed: string | null = null;
      for (let times = 0; times < MOST_TIMES; times += 1) {
        signal.throwIfAborted();
        const asked = clock.now();
        const { time, wait } = await takeTime(missed);
        if (wait > 0) await clock.pause(wait, signal);
        signal.throwIfAborted();
        if (clock.now() - (asked + wait) <= MOST_LATE_MS) return;
        missed = time;
      }
    },
  };
}
