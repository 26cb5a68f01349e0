import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { createTestClock } from "../../../runtime/test/test-clock.ts";
import { BUDGET_CLOCK, createRequestBudget } from "./request-budget.ts";

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

  async function countSlots(name: string): Promise<number> {
    const found = await database.db.execute<{ slots: number }>(
      sql`select cardinality(slots) as slots from request_budgets where name = ${name}`,
    );
    return found.rows[0]?.slots ?? 0;
  }

  it("gives no four requests times within one second, for any callers", async () => {
    const clock = { ...BUDGET_CLOCK, ...createTestClock({ skipsPauses: true }) };
    const servers = [createRequestBudget(database, 3, clock), createRequestBudget(database, 3, clock)];
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
    const budget = createRequestBudget(database, 2, { ...BUDGET_CLOCK, now: () => now, pause });
    const { signal } = new AbortController();
    for (let n = 0; n < 3; n++) await budget.take(signal);
    expect(waits).toHaveLength(2);
    expect(await countSlots("ncbi-2")).toBe(3);
  });

  it("lets go of who waits and is stopped, and gives back a time that nothing waits for", async () => {
    let goOn = () => {};
    const paused = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const budget = createRequestBudget(database, 1, { ...BUDGET_CLOCK, pause: () => paused });
    await budget.take(new AbortController().signal);
    const stop = new AbortController();
    const waiting = budget.take(stop.signal);
    await expect.poll(() => countSlots("ncbi-1")).toBe(2);
    stop.abort(new Error("stopped"));
    await expect(waiting).rejects.toThrow("stopped");
    goOn();
    await expect.poll(() => countSlots("ncbi-1")).toBe(1);
  });

  it("lets who may go first before those that wait", async () => {
    const budget = createRequestBudget(database, 4, { ...BUDGET_CLOCK, pause: async () => undefined });
    const order: string[] = [];
    const { signal } = new AbortController();
    await Promise.all([
      budget.take(signal).then(() => order.push("one")),
      budget.take(signal).then(() => order.push("two")),
      budget.take(signal, "first").then(() => order.push("urgent")),
    ]);
    expect(order).toEqual(["urgent", "one", "two"]);
  });

  it("goes on after the clock of the database was set back", async () => {
    await database.db.execute(
      sql`insert into request_budgets (name, slots)
        select 'ncbi-5', array_agg(now() + interval '1 hour') from generate_series(1, 9)`,
    );
    const waits: number[] = [];
    const pause = async (ms: number) => void waits.push(ms);
    await createRequestBudget(database, 5, { ...BUDGET_CLOCK, pause }).take(new AbortController().signal);
    expect(waits).toEqual([]);
  });

  it("says so to who waits where the database cannot be asked, and goes on", async () => {
    const broken = { ...BUDGET_CLOCK, databaseNow: () => sql`no_such_function()` };
    const budget = createRequestBudget(database, 6, broken);
    await expect(budget.take(new AbortController().signal)).rejects.toThrow();
    broken.databaseNow = BUDGET_CLOCK.databaseNow;
    await budget.take(new AbortController().signal);
  });
});
