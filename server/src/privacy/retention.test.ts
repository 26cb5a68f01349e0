import { mails, queryLogs, searches, surveys } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { makeLog, storeLogs } from "../../../database/test/query-logs.ts";
import { type AdminTest, openAdminTest } from "../../test/admin.ts";
import { runDueRetention } from "./retention.ts";

const DAY_MS = 24 * 3_600_000;
const OFF = { question_days: null, search_days: null, survey_days: null, mail_days: null };
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let admin: AdminTest;
beforeAll(async () => {
  admin = await openAdminTest();
});
afterAll(() => admin.close());
beforeEach(async () => {
  await admin.begin();
  const userId = await admin.addUser({ email: "user@example.org" });
  for (const days of [1, 40]) {
    await storeLogs(
      admin.database,
      makeLog({ startedAt: daysAgo(days), query: `Asked ${days} days ago`, searchQueriesUsed: ["a[tiab]"] }),
    );
    for (const status of ["completed", "running"] as const) {
      const search = { question: "x", preference: "comprehensive", language: "en", maxResults: 5 } as const;
      await admin.db.insert(searches).values({ ...search, userId, status, createdAt: daysAgo(days) });
    }
    const survey = { userEmail: "user@example.org", userRole: "user", interested: true } as const;
    await admin.db.insert(surveys).values({ ...survey, createdAt: daysAgo(days) });
    for (const status of ["sent", "queued"] as const) {
      await admin.db.insert(mails).values({ recipient: "a@b.org", subject: "x", status, createdAt: daysAgo(days) });
    }
  }
});

const readCounts = async () => ({
  questions: (await admin.db.select().from(queryLogs)).filter(({ query }) => query !== null).length,
  logs: await admin.db.$count(queryLogs),
  searches: await admin.db.$count(searches),
  surveys: await admin.db.$count(surveys),
  mails: (await admin.db.select().from(mails)).filter(({ recipient }) => recipient !== "").length,
});
const ALL = { questions: 2, logs: 2, searches: 4, surveys: 2, mails: 4 };

it("keeps everything where administrators set nothing", async () => {
  expect((await admin.get("/admin/retention")).json()).toEqual(OFF);
  expect((await admin.post("/admin/retention/run")).json().counts).toEqual({
    ...{ question_days: 0, search_days: 0, survey_days: 0, mail_days: 0 },
  });
  expect(await readCounts()).toEqual(ALL);
  expect((await admin.readAudit()).map(({ action }) => action)).toEqual([]);
});

it.each([
  ["question_days", { questions: 1 }],
  ["search_days", { searches: 3 }],
  ["survey_days", { surveys: 1 }],
  ["mail_days", { mails: 3 }],
] as const)("%s removes what is older, and nothing else or newer, running or waiting", async (name, left) => {
  expect((await admin.put("/admin/retention", { ...OFF, [name]: 30 })).json()).toEqual({ ...OFF, [name]: 30 });
  const { counts } = (await admin.post("/admin/retention/run")).json();
  expect(counts).toEqual({ question_days: 0, search_days: 0, survey_days: 0, mail_days: 0, [name]: 1 });
  expect(await readCounts()).toEqual({ ...ALL, ...left });
  const entries = (await admin.readAudit()).map(({ action, actorEmail, details }) => [action, actorEmail, details]);
  expect(entries).toEqual([
    ["RETENTION_UPDATE", "root@example.org", { changes: { [name]: { from: null, to: 30 } } }],
    ["RETENTION_RUN", "root@example.org", { counts }],
  ]);
});

it("removes the queries and the papers with the question, and leaves the figures", async () => {
  const before = (await admin.get("/admin/search-logs")).json().analytics.statistics;
  await admin.put("/admin/retention", { ...OFF, question_days: 30 });
  await admin.post("/admin/retention/run");
  const { logs, analytics } = (await admin.get("/admin/search-logs")).json();
  expect(analytics.statistics).toEqual(before);
  expect(logs.map((log: Record<string, unknown>) => [log.query, log.search_queries_used])).toEqual([
    ["Asked 1 days ago", ["a[tiab]"]],
    [null, []],
  ]);
});

it("runs once a day by itself, whatever the number of servers", async () => {
  await admin.put("/admin/retention", { ...OFF, survey_days: 30 });
  const now = new Date();
  const runs = await Promise.all([1, 2, 3].map(() => runDueRetention(admin.db, now)));
  expect(runs.filter(Boolean)).toHaveLength(1);
  expect(await readCounts()).toEqual({ ...ALL, surveys: 1 });
  expect(await runDueRetention(admin.db, new Date(now.getTime() + DAY_MS - 1))).toBe(false);
  expect(await runDueRetention(admin.db, new Date(now.getTime() + DAY_MS))).toBe(true);
  const runsAudited = (await admin.readAudit()).filter(({ action }) => action === "RETENTION_RUN");
  expect(runsAudited.map(({ actorEmail }) => actorEmail)).toEqual([null, null]);
});

it.each([0, -1, 1.5, "30", 36_501])("refuses %s days, naming the field", async (days) => {
  const answer = await admin.put("/admin/retention", { ...OFF, mail_days: days });
  expect(answer.statusCode).toBe(422);
  expect(JSON.stringify(answer.json().detail)).toContain("mail_days must be a whole number of days");
  expect((await admin.put("/admin/retention", { question_days: 5 })).statusCode).toBe(422);
  expect((await admin.get("/admin/retention")).json()).toEqual(OFF);
});
