import { auditEvents, mails, searches, storedReadings } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { call, signInNew } from "../../../../test/app.ts";
import { prepareQueryLogs } from "./query-logs.fixture.ts";

const NAME = "Taro Yamada";
const QUESTION = `Do statins help ${NAME}, born 1950?`;
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

describe("a question that should not have been asked", () => {
  const site = prepareQueryLogs();
  const ask = (query: string, token = site.token()) => call(site.test().app, "POST", "/search", token, { query });
  const erase = (id: string) => call(site.test().app, "POST", `/admin/search-logs/${id}/erase-question`, site.admin());

  /** The tables in which something of the name stands, whatever the column. */
  async function findName(): Promise<string[]> {
    const { pool } = site.database();
    const tables = await pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const found: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await pool.query(`select 1 from "${name}" t where strpos(to_jsonb(t)::text, $1) > 0`, [NAME]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  it("leaves nothing of its words, wherever the same user asked it; figures stay, and other questions", async () => {
    const first = (await ask(QUESTION)).json().search_id;
    await ask(QUESTION);
    const other = (await ask("Do statins help?")).json().search_id;
    const { db } = site.database();
    const recipient = "user@example.org";
    await db.insert(mails).values([
      { recipient, subject: `1 new: ${QUESTION}`, status: "sent" },
      { recipient, subject: "Report", text: `${QUESTION}\n1 new`, status: "queued" },
      { recipient, subject: "Welcome", status: "sent" },
    ]);
    await db.insert(storedReadings).values({ key: "k", pmid: 101, model: "m", reading: { rationale: NAME } });
    expect(await findName()).not.toEqual([]);
    const before = await site.readLogs();

    const answer = await erase(first);
    expect(answer.json()).toEqual({ status: "success", logs: 2, searches: 2 });
    expect(await findName()).toEqual([]);
    const { logs, analytics } = await site.readLogs();
    expect(logs.map(({ query }) => query)).toEqual(["Do statins help?", null, null]);
    expect(logs[1]).toMatchObject({ search_queries_used: [], paper_results: [], papers_found: 2 });
    expect(analytics.statistics).toEqual(before.analytics.statistics);
    expect(await db.select({ id: searches.id }).from(searches)).toEqual([{ id: other }]);
    const sent = await db.select({ subject: mails.subject }).from(mails).where(eq(mails.recipient, recipient));
    expect(sent).toEqual([{ subject: "Welcome" }]);
    const [entry] = await db.select().from(auditEvents).where(eq(auditEvents.action, "QUESTION_ERASE"));
    expect(entry).toMatchObject({
      actorEmail: "admin@example.org",
      details: { search_id: first, target_email: recipient, counts: { question_days: 2, search_days: 2 } },
    });
  });

  it("stays where someone else asked the same", async () => {
    const someone = await signInNew(site.test(), site.database(), { email: "else@example.org" });
    const { search_id } = (await ask(QUESTION)).json();
    await ask(QUESTION, someone);
    expect((await erase(search_id)).statusCode).toBe(200);
    const logs = (await site.readLogs()).logs.map(({ user_email, query }) => [user_email, query]);
    expect(logs).toEqual([
      ["else@example.org", QUESTION],
      ["user@example.org", null],
    ]);
  });

  it("is erased of an account that is gone", async () => {
    const { search_id } = (await ask(QUESTION)).json();
    await call(site.test().app, "DELETE", `/admin/users/${await site.readUserId()}`, site.admin());
    expect((await erase(search_id)).json()).toEqual({ status: "success", logs: 1, searches: 0 });
    expect(await findName()).toEqual([]);
  });

  it("is refused where none is kept, and while it is asked again", async () => {
    const { search_id } = (await ask(QUESTION)).json();
    const { db } = site.database();
    const asked = { question: QUESTION, preference: "comprehensive", language: "en", maxResults: 5 } as const;
    await db.insert(searches).values({ ...asked, userId: await site.readUserId(), status: "running" });
    const running = await erase(search_id);
    expect([running.statusCode, running.json().code]).toEqual([409, "search_running"]);
    expect(await findName()).not.toEqual([]);
    await db.delete(searches).where(eq(searches.status, "running"));
    expect((await erase(search_id)).statusCode).toBe(200);
    for (const id of [search_id, UNKNOWN_ID]) expect((await erase(id)).statusCode).toBe(404);
  });
});
