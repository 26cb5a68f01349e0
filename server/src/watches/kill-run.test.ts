import type { Database } from "@medsieve/database/client";
import { createModelReaders } from "@medsieve/language-models/model-reader";
import type { Readers } from "@medsieve/language-models/readers";
import { finishMail, takeDueMail } from "@medsieve/mail/mail-queue";
import { DESK_HERE } from "@medsieve/reader/builtin-reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { openModelServer } from "../../../language-models/test/model-server.ts";
import { type Death, Killed, openMortal } from "../../test/mortal-database.ts";
import { openWatchedSearch, RUN_AROUND, readersOf, ZINC } from "../../test/watched-search.ts";
import { createLogger } from "../http/logging.ts";
import { runDueWatches } from "./run-watches.ts";

const never = new AbortController().signal;
/** More steps than a run with its mail takes. */
const STEPS = 60;

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openWatchedSearch>>;
beforeAll(async () => {
  database = await openTestDatabase();
  site = await openWatchedSearch(database);
  await site.watch({ mail: true });
});
afterAll(async () => {
  await site.test.close();
  await database.close();
});

/** Ends every lease, as time does when a server is dead. */
async function passTime(): Promise<void> {
  await database.db.execute(sql`update watch_runs set lease_until = now() where status = 'running'`);
  await database.db.execute(sql`update mails set due_at = now() where status = 'queued'`);
}

/** A server from its start to its death, or until there is nothing left to do. Steps at the source and the mail server count. */
async function live(
  death: Death | null,
  delivered: string[],
  openReaders?: (database: Database) => Readers,
): Promise<void> {
  const process = openMortal(database, death);
  const source = new Proxy(site.source, {
    get: (object, name) => {
      const value: unknown = Reflect.get(object, name, object);
      if (typeof value !== "function") return value;
      const isStep = name === "search" || name === "findSince" || name === "fetch";
      return (...given: unknown[]) =>
        isStep ? process.live(() => Reflect.apply(value, object, given)) : Reflect.apply(value, object, given);
    },
  });
  try {
    const reading = readersOf(process.database, openReaders?.(process.database));
    const deps = { ...RUN_AROUND, database: process.database, openSource: () => source, reading };
    await runDueWatches(deps, never);
    await sendAll(process.database, async (id) => void (await process.live(async () => delivered.push(id))));
  } catch (error) {
    if (!process.isDead()) throw error;
  }
}

async function sendAll(mortal: Database, deliver: (id: string) => Promise<void>): Promise<void> {
  for (let mail = await takeDueMail(mortal); mail !== null; mail = await takeDueMail(mortal)) {
    await deliver(mail.id);
    await finishMail(mortal, mail.id, null);
  }
}

it("is mailed whatever is killed when: never not at all, and never under two names", async () => {
  const deaths = fc.record({ step: fc.integer({ min: 1, max: STEPS }), isAfter: fc.boolean() });
  let next = 1000;
  await fc.assert(
    fc.asyncProperty(fc.array(deaths, { minLength: 1, maxLength: 3 }), async (killed) => {
      await database.db.execute(sql`delete from watch_runs`);
      await database.db.execute(sql`delete from mails`);
      await database.db.execute(sql`update watches set next_run_at = now()`);
      site.source.answer(ZINC, ["101", "102", String(++next)]);
      const delivered: string[] = [];
      for (const death of killed) {
        await live(death, delivered);
        await passTime();
      }
      await live(null, delivered);
      const runs = await database.db.execute(sql`select id, status from watch_runs`);
      expect(runs.rows).toEqual([{ id: delivered[0], status: "checked" }]);
      expect(new Set(delivered).size).toBe(1);
    }),
    { numRuns: 60 },
  );
});

it("dies at every step of a run in turn, and is mailed once but for a death between the mail server and the commit", async () => {
  const repeated: string[] = [];
  for (let step = 1; step <= STEPS; step++) {
    for (const isAfter of [false, true]) {
      await database.db.execute(sql`delete from watch_runs`);
      await database.db.execute(sql`delete from mails`);
      await database.db.execute(sql`update watches set next_run_at = now()`);
      const delivered: string[] = [];
      await live({ step, isAfter }, delivered);
      await passTime();
      await live(null, delivered);
      expect([step, isAfter, new Set(delivered).size]).toEqual([step, isAfter, 1]);
      if (delivered.length > 1) repeated.push(`${step} ${isAfter}`);
    }
  }
  expect(repeated.length).toBeGreaterThan(0);
  expect(repeated.length).toBeLessThanOrEqual(3);
});

it("has what a model was paid in the log, whatever is killed when", async () => {
  const model = await openModelServer();
  const settings = model.settingsFor("openai-compatible");
  const openReaders = (database: Database) =>
    createModelReaders({
      ...{
        desk: DESK_HERE,
        settings,
        database,
        logger: createLogger("silent"),
        now: () => new Date(),
        clock: SYSTEM_CLOCK,
      },
    });
  await database.db.execute(sql`update watches set read_with_model = true`);
  site.source.answer(ZINC, ["101", "102", "104"]);
  try {
    for (let step = 1; step <= STEPS; step++) {
      await database.db.execute(sql`delete from watch_runs`);
      await database.db.execute(sql`delete from stored_readings`);
      await database.db.execute(sql`update watches set next_run_at = now()`);
      await live({ step, isAfter: step % 2 === 0 }, [], openReaders);
      await passTime();
      await live(null, [], openReaders);
      const { rows } = await database.db.execute(sql`
        select (select coalesce(sum(cost_usd), 0)::numeric(12, 6)::text from model_spending) as paid,
          (select coalesce(sum(total_cost_usd), 0)::numeric(12, 6)::text from query_logs where search_type = 'Watch_Run') as logged,
          (select count(*)::int from search_spending) as unlogged,
          (select count(*)::int from query_logs where search_type = 'Watch_Run') as logs`);
      const [{ paid, logged, unlogged, logs } = {}] = rows;
      expect([step, logged, unlogged, logs]).toEqual([step, paid, 0, step]);
    }
    expect(model.seen.length).toBeGreaterThan(STEPS);
  } finally {
    await model.close();
  }
});

it("distinguishes a death from a failure", async () => {
  const { live: act } = openMortal(database, { step: 1, isAfter: false });
  await expect(act(async () => 1)).rejects.toThrow(Killed);
  await expect(act(async () => 1)).rejects.toThrow(Killed);
});
