import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { SocketClient } from "../../../test/socket-client.ts";

const QUERY = "statins[tiab]";
const DEAD = 60;

describe("searches that a dead server left", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const open = (alone: boolean) => {
    const source = new ScriptedSource([makePaper(101)], { [QUERY]: ["101"] });
    return openTestApp(database, source, new ScriptedReader([QUERY]), { alone });
  };
  const countRunning = async () => {
    const { rows } = await database.pool.query<{ n: number }>(
      "select count(*)::int as n from searches where status = 'running'",
    );
    return rows[0]?.n ?? 0;
  };

  it("do not hold up the start: it answers before they are failed and given back, and all of them are", async () => {
    const before = await open(false);
    const token = await signInNew(before, database, { email: "user@example.org", monthlyLimit: 1000 });
    await before.close();
    await database.db.execute(sql`
      insert into searches (id, user_id, request_id, question, preference, language, max_results, limits, lease_until,
        counted_month)
      select gen_random_uuid(), users.id, gen_random_uuid(), 'left ' || n, 'clinical_trials', 'en', 50,
        '{"years": null, "languages": [], "humans": false}'::jsonb, now() + interval '1 hour',
        date_trunc('month', now())::date
      from users, generate_series(1, ${DEAD}::int) n`);
    await database.db.execute(sql`
      insert into usage_months (user_id, month, used)
      select id, date_trunc('month', now())::date, ${DEAD}::int from users
      on conflict (user_id, month) do update set used = excluded.used`);
    const restarted = await open(true);
    expect(await countRunning()).toBeGreaterThan(0);
    const asked = await call(restarted.app, "POST", "/search", token, { query: "Do statins help?" });
    expect(asked.json().papers).toHaveLength(1);
    await expect.poll(countRunning).toBe(0);
    const usage = (await call(restarted.app, "GET", "/usage/current", token)).json();
    expect(usage.data.current_usage).toBe(1);
    await restarted.close();
  });

  it("say how they ended to a page that saw more of them than their server had written", async () => {
    const before = await open(false);
    const token = await signInNew(before, database, { email: "follower@example.org", monthlyLimit: 1000 });
    await before.close();
    const { rows } = await database.pool.query<{ id: string }>(`
      insert into searches (id, user_id, request_id, question, preference, language, max_results, limits, lease_until)
      select gen_random_uuid(), users.id, gen_random_uuid(), 'cut off', 'clinical_trials', 'en', 50,
        '{"years": null, "languages": [], "humans": false}'::jsonb, now() + interval '1 hour'
      from users where email = 'follower@example.org' returning id`);
    const search_id = rows[0]?.id;
    const restarted = await open(true);
    const address = await restarted.listen();
    for (let time = 0; time < 2; time++) {
      const page = new SocketClient(address, token);
      await page.send({ type: "resume", search_id, after_seq: 3 });
      expect(await page.untilType("search_error")).toMatchObject({ search_id, code: "search_interrupted" });
      page.socket.terminate();
    }
    await restarted.close();
  });
});
