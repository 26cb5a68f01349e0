import { randomUUID } from "node:crypto";
import { auditEvents, searches } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";

describe("deleting a search", () => {
  let database: TestDatabase;
  let test: TestApp;
  let reader: ScriptedReader;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    reader = new ScriptedReader([QUERY]);
    test = await openTestApp(database, new ScriptedSource([makePaper(101)], { [QUERY]: ["101"] }), reader);
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    token = await signInNew(test, database, { email: "user@example.org" });
  });

  const search = async () =>
    String((await call(test.app, "POST", "/search", token, { query: "Do statins help?" })).json().search_id);
  const remove = (id: string, as: string | null = token) => call(test.app, "DELETE", `/searches/${id}`, as);

  it("leaves nothing of it but its figures and an entry without its question", async () => {
    const id = await search();
    await call(test.app, "POST", "/highlights", token, { search_id: id, pmid: "101", paper_title: "x" });
    expect((await remove(id)).statusCode).toBe(200);

    const tables = await database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.columns where column_name = 'search_id' and table_schema = 'public'",
    );
    expect(tables.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["search_papers", "highlights"]));
    for (const { name } of tables.rows.filter((table) => !OUTLIVING.has(table.name))) {
      const left = await database.pool.query(`select 1 from ${name} where search_id = $1`, [id]);
      expect([name, left.rows.length]).toEqual([name, 0]);
    }
    expect((await call(test.app, "GET", `/search-history/${id}/details`, token)).statusCode).toBe(404);
    expect((await call(test.app, "GET", "/search-history", token)).json().total).toBe(0);
    expect((await call(test.app, "GET", "/usage/current", token)).json().data.current_usage).toBe(1);
    const logged = await database.pool.query("select 1 from query_logs");
    expect(logged.rows).toHaveLength(1);
    const entries = await database.db.select().from(auditEvents).where(eq(auditEvents.action, "SEARCH_DELETE"));
    expect(entries.map(({ details }) => details)).toEqual([{ search_id: id }]);
  });

  it("is for its owner alone", async () => {
    const id = await search();
    const other = await signInNew(test, database, { email: "other@example.org", role: "admin" });
    expect((await remove(id, null)).statusCode).toBe(401);
    expect((await remove(id, other)).statusCode).toBe(404);
    expect((await remove(randomUUID())).statusCode).toBe(404);
    expect((await remove("all")).statusCode).toBe(404);
    expect(await database.db.$count(searches)).toBe(1);
  });

  it("is refused while it runs", async () => {
    let release = () => {};
    reader.holds.set("101", new Promise((resolve) => (release = resolve)));
    const running = search();
    await expect.poll(() => database.db.$count(searches)).toBe(1);
    const [row] = await database.db.select({ id: searches.id }).from(searches);
    const answer = await remove(row?.id ?? "");
    expect([answer.statusCode, answer.json().code]).toEqual([409, "search_running"]);
    reader.holds.clear();
    release();
    expect((await remove(await running)).statusCode).toBe(200);
  });
});

/** What is counted by the month. */
const OUTLIVING = new Set(["search_spending"]);
