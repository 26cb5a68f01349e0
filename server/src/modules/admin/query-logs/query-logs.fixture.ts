import { queryLogsResponseSchema } from "@medsieve/contract/admin/query-logs";
import { auditEvents, companies, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { makePaper } from "../../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";

export const QUERY = "statins[tiab]";

/** A server for the tests of a file; each begins with an administrator, and a user of a company, whose search finds two papers. */
export function prepareQueryLogs() {
  const papers = [makePaper(101), makePaper(900_000_002, { url: null, demonstration: true })];
  const source = new ScriptedSource(papers, { [QUERY]: ["101", "900000002"] });
  const reader = new ScriptedReader([QUERY], { "101": 0.4, "900000002": 0.9 });
  let database: TestDatabase;
  let test: TestApp;
  let admin: string;
  let token: string;
  let company: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    test = await openTestApp(database, source, reader);
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    source.failure = null;
    reader.holds.clear();
    admin = await signInNew(test, database, { email: "admin@example.org", role: "admin" });
    token = await signInNew(test, database, { email: "user@example.org" });
    const [made] = await database.db.insert(companies).values({ name: "Acme" }).returning();
    company = made?.id ?? "";
    await database.db.update(users).set({ companyId: company }).where(eq(users.email, "user@example.org"));
  });

  /** As the administrator, or as someone else. */
  const askForLogs = (query = "", as: string | null = admin) => call(test.app, "GET", `/admin/search-logs${query}`, as);

  return {
    source,
    reader,
    database: () => database,
    test: () => test,
    admin: () => admin,
    token: () => token,
    company: () => company,
    askForLogs,
    readLogs: async (query = "") => {
      const answer = await askForLogs(query);
      expect(answer.statusCode).toBe(200);
      return queryLogsResponseSchema.parse(answer.json());
    },
    search: (path = "/search") => call(test.app, "POST", path, token, { query: "Do statins help?" }),
    readAudit: () => database.db.select().from(auditEvents).where(eq(auditEvents.action, "search")),
    readUserId: async () => {
      const [user] = await database.db.select().from(users).where(eq(users.email, "user@example.org"));
      return user?.id ?? "";
    },
  };
}
