import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

/** Seconds in which no more than the allowed requests leave: a second, and what they may catch up on their way. */
const WINDOW_SECONDS = 1.1;

/** When requests may leave, for all that runs on this database, in however many servers. */
export interface RequestBudget {
  /** Resolves when one more request may leave. Throws the signal's reason when aborted. */
  take: (signal: AbortSignal) => Promise<void>;
}

/**
 * At most `perSecond` requests in any second (NCBI, "E-utilities usage guidelines": 3, or 10 with an API key). Each
 * caller is given the time at which it may send; the times of the last requests are kept in one row, which is locked.
 */
export function createRequestBudget(database: Database, perSecond: number): RequestBudget {
  const name = `ncbi-${perSecond}`;
  return {
    take: async (signal) => {
      signal.throwIfAborted();
      // The slots are ordered, the oldest first: a request may leave a window after the one `perSecond` before it.
      const taken = await database.db.execute<{ wait: number }>(sql`
        insert into request_budgets as budget (name, slots)
        values (${name}, array[clock_timestamp()])
        on conflict (name) do update set slots = (budget.slots || case
          when cardinality(budget.slots) < ${perSecond}::int then clock_timestamp()
          else greatest(
            clock_timestamp(),
            budget.slots[cardinality(budget.slots) - ${perSecond}::int + 1] + make_interval(secs => ${WINDOW_SECONDS}::float8)
          ) end)[greatest(cardinality(budget.slots) - ${perSecond}::int + 2, 1):]
        returning greatest(0, extract(epoch from slots[cardinality(slots)] - clock_timestamp()))::float8 as wait`);
      const wait = (taken.rows[0]?.wait ?? 0) * 1000;
      if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
      signal.throwIfAborted();
    },
  };
}
