import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { createRequestBudget } from "./request-budget.ts";

describe("the request budget", () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  /** When the request that was let through last may leave, in milliseconds by the database's clock. */
  async function readLastSlot(): Promise<number> {
    const found = await database.db.execute<{ at: number }>(
      sql`select (extract(epoch from slots[cardinality(slots)]) * 1000)::float8 as at
        from request_budgets where name = 'ncbi-3'`,
    );
    return found.rows[0]?.at ?? Number.NaN;
  }

  it("gives no four requests times within one second, whoever asks for them", async () => {
    const servers = [createRequestBudget(database, 3), createRequestBudget(database, 3)];
    const slots: number[] = [];
    for (let n = 0; n < 8; n++) {
      await servers[n % 2]?.take(new AbortController().signal);
      slots.push(await readLastSlot());
    }
    for (const [index, at] of slots.slice(3).entries()) expect(at - (slots[index] ?? 0)).toBeGreaterThan(1000);
  });

  it("gives another time to who missed one, and takes the missed one back", async () => {
    let now = 0;
    const waits: number[] = [];
    const pause = async (ms: number) => {
      waits.push(ms);
      // The first time the machine is too busy to go on when it should.
      now += ms + (waits.length === 1 ? 400 : 0);
    };
    const budget = createRequestBudget(database, 2, { now: () => now, pause });
    const { signal } = new AbortController();
    for (let n = 0; n < 3; n++) await budget.take(signal);
    expect(waits).toHaveLength(2);
    const found = await database.db.execute<{ slots: number }>(
      sql`select cardinality(slots) as slots from request_budgets where name = 'ncbi-2'`,
    );
    expect(found.rows[0]?.slots).toBe(3);
  });

  it("lets go of who waits and is stopped", async () => {
    const budget = createRequestBudget(database, 1);
    await budget.take(new AbortController().signal);
    const stop = new AbortController();
    const waiting = budget.take(stop.signal);
    stop.abort(new Error("stopped"));
    await expect(waiting).rejects.toThrow("stopped");
  });
});
