import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KEPT_DATA } from "@medsieve/contract/kept-data";
import { openNotifications } from "@medsieve/database/notifications";
import {
  auditEvents,
  mails,
  promptVersions,
  queryLogs,
  searches,
  searchPapers,
  statementReports,
  storedReadings,
  surveys,
  users,
} from "@medsieve/database/schema/index";
import { createOutboxCarrier } from "@medsieve/mail/mail-carrier";
import { enqueueMail } from "@medsieve/mail/mail-queue";
import { startMailSender } from "@medsieve/mail/mail-sender";
import { writeLinkMail } from "@medsieve/mail/write-mail";
import { eq, isNotNull } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { makeLog, storeLogs } from "../../../database/test/query-logs.ts";
import { call, openTestApp, PASSWORD, signInNew, type TestApp } from "../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";
import { recordAudit } from "../db/audit.ts";
import { createLogger } from "../http/logging.ts";

const EMAIL = "zeldovich-probe@clinic.example";
const NAME = "Quillon Zarathustrine";
const WORD = "xylomorphane";
const ADDRESS = "198.51.100.77";
const QUERY = `${WORD}[tiab]`;
/** Whatever names the person, or what the person asked. */
const PROBES = [EMAIL, NAME, "zarathustrine", WORD, ADDRESS];
/** Tries from a network, of everybody there; they go by themselves within a day. */
const OF_NETWORKS = new Set<string>(KEPT_DATA.throttling.tables);

describe("erasing a person", () => {
  let database: TestDatabase;
  let test: TestApp;
  let reader: ScriptedReader;
  let folder: string;
  let admin: string;
  let token: string;
  let userId: string;
  const logged: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    reader = new ScriptedReader([QUERY]);
    const source = new ScriptedSource([makePaper(101, { title: `Effects of ${WORD}` }), makePaper(102)], {
      [QUERY]: ["101", "102"],
    });
    const logger = createLogger("trace", { write: (line) => void logged.push(line) });
    test = await openTestApp(database, source, reader, { logger });
    folder = await mkdtemp(join(tmpdir(), "medsieve-erasing-"));
  });
  afterAll(async () => {
    await test.close();
    await database.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    logged.length = 0;
    reader.holds.clear();
    admin = await signInNew(test, database, { email: "root@example.org", role: "admin" });
    token = await signInNew(test, database, { email: EMAIL });
    const [user] = await database.db.update(users).set({ fullName: NAME }).where(eq(users.email, EMAIL)).returning();
    userId = user?.id ?? "";
  });

  const ask = () =>
    test.app.inject({
      method: "POST",
      url: "/api/v1/search",
      headers: { authorization: `Bearer ${token}` },
      payload: { query: `Does ${WORD} help ${NAME}?` },
      remoteAddress: ADDRESS,
    });
  const erase = (id = userId) => call(test.app, "POST", `/admin/users/${id}/erase`, admin);

  /** Every row of every table, as text, by the table's name. */
  async function dump(): Promise<Map<string, string>> {
    const tables = await database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const dumped = new Map<string, string>();
    for (const { name } of tables.rows) {
      const { rows } = await database.pool.query(`select to_jsonb(t)::text as row from "${name}" t`);
      dumped.set(name, rows.map(({ row }) => row).join("\n"));
    }
    return dumped;
  }

  const findProbes = (dumped: Map<string, string>) =>
    [...dumped].flatMap(([table, rows]) =>
      PROBES.filter((probe) => probe !== ADDRESS || !OF_NETWORKS.has(table))
        .filter((probe) => rows.toLowerCase().includes(probe.toLowerCase()))
        .map((probe) => `${table}: ${probe}`),
    );

  /** Leaves something of the person wherever something can be left. */
  async function leaveTraces(): Promise<void> {
    const asked = await ask();
    expect(asked.statusCode).toBe(200);
    const { db } = database;
    const report = { searchId: asked.json().search_id, statementId: "101-1", statement: `${WORD} helps`, evidence: [] };
    await db
      .insert(statementReports)
      .values({ ...report, reader: "builtin", text: `${NAME} doubts`, reportedBy: userId });
    await test.app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: { email: EMAIL, password: "Not-the-password-1" },
      remoteAddress: ADDRESS,
    });
    const survey = { interested: true, use_case: "research", needed_searches: "100-200" };
    await call(test.app, "POST", "/usage/survey", token, { ...survey, additional_feedback: `I am ${NAME}` });
    await call(test.app, "PUT", `/admin/users/${userId}`, admin, { full_name: `${NAME} II` });
    await db.transaction(async (tx) => {
      await recordAudit(tx, { id: null, email: null, ipAddress: ADDRESS }, "SIGN_IN_FAILED", { target_email: EMAIL });
      await enqueueMail(
        tx,
        writeLinkMail({ purpose: "reset", language: "en", recipient: EMAIL, name: NAME, link: "http://x/y", hours: 2 }),
      );
    });
    const saved = { number: 1, kind: "saved" as const, settings: [], prompts: [], changes: [] };
    await db.insert(promptVersions).values({ ...saved, authorId: userId, authorEmail: EMAIL });
    const reading = { rationale: `about ${WORD}` };
    await db.insert(storedReadings).values({ key: "x", pmid: 101, model: "m", reading });
  }

  it("leaves the address, the name and the words of questions in no table, outbox file or log", async () => {
    await leaveTraces();
    const before = findProbes(await dump());
    for (const table of [
      "users",
      "searches",
      "query_logs",
      "audit_events",
      "surveys",
      "mails",
      "prompt_versions",
      "log_figures",
      "statement_reports",
    ]) {
      expect(before.filter((found) => found.startsWith(`${table}: `))).not.toEqual([]);
    }
    const notifications = await openNotifications(database, null, createLogger("silent"));
    const carrier = createOutboxCarrier(folder, "Medsieve <medsieve@example.org>");
    const logger = createLogger("trace", { write: (line) => void logged.push(line) });
    const sender = startMailSender(database, notifications, carrier, logger);
    await expect.poll(() => readdir(folder)).toHaveLength(1);
    await expect.poll(() => database.db.$count(mails, eq(mails.status, "sent"))).toBe(1);
    const [file = ""] = await readdir(folder);
    expect(await readFile(join(folder, file), "utf8")).toContain(EMAIL);

    expect((await erase()).statusCode).toBe(200);
    await notifications.publish("mail", userId);
    await expect.poll(() => readdir(folder)).toEqual([]);
    await sender.close();
    await notifications.close();

    expect(findProbes(await dump())).toEqual([]);
    expect(PROBES.filter((probe) => probe !== ADDRESS && logged.join("\n").includes(probe))).toEqual([]);
  });

  it("keeps the figures, under a pseudonym", async () => {
    await leaveTraces();
    const read = async () => (await call(test.app, "GET", "/admin/search-logs", admin)).json();
    const before = await read();
    await erase();
    const after = await read();
    expect(after.analytics.statistics).toEqual(before.analytics.statistics);
    expect(after.analytics.per_day).toEqual(before.analytics.per_day);
    expect(after.logs).toHaveLength(1);
    const pseudonym = `erased-${userId.slice(0, 8)}`;
    expect(after.logs[0]).toMatchObject({
      ...{
        query: null,
        user_email: pseudonym,
        user_id: userId,
        ip_address: null,
        papers_found: 2,
        outcome: "completed",
      },
    });
    const entries = await database.db.select().from(auditEvents).where(eq(auditEvents.action, "USER_ERASE"));
    expect(entries.map(({ actorEmail, details }) => [actorEmail, details])).toEqual([
      ["root@example.org", { target_id: userId, target_email: pseudonym }],
    ]);
    const [survey] = await database.db.select().from(surveys);
    expect(survey).toMatchObject({ userEmail: pseudonym, interested: true, additionalFeedback: null });
    expect((await call(test.app, "GET", "/admin/audit-logs", admin)).statusCode).toBe(200);
    expect((await call(test.app, "GET", "/admin/survey-responses", admin)).statusCode).toBe(200);
  });

  it("holds for a search that runs meanwhile", async () => {
    let release = () => {};
    reader.holds.set("102", new Promise((resolve) => (release = resolve)));
    const answer = ask();
    await expect.poll(() => database.db.$count(searchPapers, isNotNull(searchPapers.reading))).toBe(1);
    await erase();
    release();
    await answer;
    await expect.poll(() => database.db.$count(queryLogs)).toBe(1);
    expect(findProbes(await dump())).toEqual([]);
  });

  it("works for a person whose account was deleted before, and leaves others alone", async () => {
    await leaveTraces();
    const others = { userEmail: "other@example.org", userId: randomUUID(), ipAddress: ADDRESS };
    await storeLogs(database, makeLog(others));
    await call(test.app, "DELETE", `/admin/users/${userId}`, admin);
    expect(findProbes(await dump())).not.toEqual([]);
    expect((await erase()).statusCode).toBe(200);
    const statistics = async (filter: string) =>
      (await call(test.app, "GET", `/admin/search-logs?${filter}`, admin)).json().analytics.statistics;
    expect(await statistics(`ip_address=${ADDRESS}`)).toMatchObject({ total_queries: 1, unique_users: 1 });
    expect(await statistics("")).toMatchObject({ total_queries: 2, unique_users: 2 });
    expect(await database.db.$count(queryLogs, eq(queryLogs.query, "Do statins help?"))).toBe(1);
    await database.db.delete(queryLogs).where(eq(queryLogs.userId, others.userId));
    const left = findProbes(await dump());
    expect(left.filter((found) => found !== `log_figures: ${ADDRESS}`)).toEqual([]);
    expect((await erase()).json()).toMatchObject({ code: "not_found" });
  });

  it("is refused to administrators for their own account, and for the last one of them", async () => {
    const rootId = (await call(test.app, "GET", "/auth/me", admin)).json().id;
    expect((await erase(rootId)).json()).toMatchObject({ code: "own_account" });
    const own = await call(test.app, "DELETE", "/account", admin, { password: PASSWORD });
    expect([own.statusCode, own.json().code]).toEqual([409, "last_administrator"]);
  });

  it("is done by the user alone, with the password", async () => {
    await leaveTraces();
    const wrong = await call(test.app, "DELETE", "/account", token, { password: "Wrong-password-1" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, "wrong_password"]);
    const typed = await call(test.app, "DELETE", "/account", token, { email: EMAIL });
    expect([typed.statusCode, typed.json().code]).toEqual([400, "wrong_address"]);
    expect((await call(test.app, "DELETE", "/account", token, {})).statusCode).toBe(422);
    expect(await database.db.$count(searches)).toBe(1);
    expect((await call(test.app, "DELETE", "/account", token, { password: PASSWORD })).statusCode).toBe(200);
    expect((await call(test.app, "GET", "/auth/me", token)).statusCode).toBe(401);
    expect(findProbes(await dump())).toEqual([]);
  });

  it("is done with the address where the account has no password", async () => {
    await database.db.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
    expect((await call(test.app, "DELETE", "/account", token, { email: "x@y.org" })).statusCode).toBe(400);
    expect((await call(test.app, "DELETE", "/account", token, { email: EMAIL })).statusCode).toBe(200);
    expect(findProbes(await dump())).toEqual([]);
  });

  it("is preceded, where the user wants that, by an export of everything, without secrets", async () => {
    await leaveTraces();
    const answer = await call(test.app, "GET", "/account/export", token);
    expect(answer.headers["content-type"]).toBe("application/zip");
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const read = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
    const [searchFile = ""] = Object.keys(files).filter((name) => name.startsWith("searches/"));
    expect(Object.keys(files).filter((name) => name !== searchFile)).toEqual([
      "contents.json",
      ...Object.entries(KEPT_DATA).flatMap(([id, { exportedAs }]) =>
        id === "searches" || exportedAs === null ? [] : [exportedAs],
      ),
    ]);
    expect(read("account.json")).toMatchObject([{ email: EMAIL, full_name: `${NAME} II` }]);
    const search = read(searchFile);
    expect(search.search.question).toContain(WORD);
    expect(search.papers).toHaveLength(2);
    expect(read("query-log.json")).toMatchObject([{ query: search.search.question, ip_address: ADDRESS }]);
    expect(JSON.stringify(read("audit-log.json"))).not.toContain("root@example.org");
    const all = Object.values(files)
      .map((file) => new TextDecoder().decode(file))
      .join("\n");
    expect(all).not.toMatch(/password_hash|token_hash|\$argon2/);
  });
});
