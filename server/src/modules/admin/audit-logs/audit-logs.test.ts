import { auditEvents, mails, queryLogs } from "@medsieve/database/schema/index";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeLog, storeLogs } from "../../../../../database/test/query-logs.ts";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";
import { call, PASSWORD, signInNew } from "../../../../test/app.ts";

const ADA = "00000000-0000-4000-8000-00000000000a";

describe("the audit log", () => {
  let admin: AdminTest;

  beforeAll(async () => {
    admin = await openAdminTest();
  });
  afterAll(() => admin.close());
  beforeEach(() => admin.begin());

  const add = (at: string, given: Partial<typeof auditEvents.$inferInsert> = {}) =>
    admin.db.insert(auditEvents).values({ action: "search", createdAt: new Date(at), ...given });
  const list = async (query: string) => (await admin.get(`/admin/audit-logs?${query}`)).json();
  const times = async (query: string) =>
    (await list(`action=search&${query}`)).items.map((item: { timestamp: string }) => item.timestamp.slice(5, 16));

  describe("as it is read", () => {
    it("gives the newest entries first, with all they say", async () => {
      const details = { papers_found: 3, preference: "clinical_trials", processing_time: 1.5 };
      await add("2026-01-01T10:00:00Z");
      await add("2026-01-02T10:00:00Z", { actorId: ADA, actorEmail: "ada@example.org", ipAddress: "::1", details });
      const { items, meta } = await list("action=search");
      expect(meta).toEqual({ total: 2, total_pages: 1, page: 1, per_page: 20 });
      expect(items[0]).toEqual({
        audit_id: expect.any(String),
        ...{ action: "search", actor_id: ADA, actor_email: "ada@example.org", ip_address: "::1", details },
        question: null,
        timestamp: "2026-01-02T10:00:00.000Z",
      });
      expect(items[1]).toMatchObject({ actor_id: null, actor_email: null, ip_address: null, details: {} });
    });

    it("is filtered by action, actor and period, both ends included", async () => {
      for (const day of [1, 2, 3]) await add(`2026-01-0${day}T10:00:00.000Z`, day === 2 ? { actorId: ADA } : {});
      await add("2026-01-03T23:59:59.999Z");
      expect(await times(`actor_id=${ADA}`)).toEqual(["01-02T10:00"]);
      expect(await times("start_date=2026-01-02")).toEqual(["01-03T23:59", "01-03T10:00", "01-02T10:00"]);
      expect(await times("end_date=2026-01-02")).toEqual(["01-02T10:00", "01-01T10:00"]);
      expect(await times("start_date=2026-01-03&end_date=2026-01-03")).toEqual(["01-03T23:59", "01-03T10:00"]);
      expect(await times("start_date=2026-01-03T12:00:00Z&end_date=2026-01-03")).toEqual(["01-03T23:59"]);
      expect(await times("start_date=2026-01-02T19:00:00%2B09:00&end_date=2026-01-02T10:00:00Z")).toEqual([
        "01-02T10:00",
      ]);
      expect((await list("action=PROMPT_UPDATE")).meta).toMatchObject({ total: 0, total_pages: 1 });
      expect((await list("action=&actor_id=&start_date=&end_date=")).meta.total).toBe(5);
    });

    it("counts right over days that are over, whatever is added to them, and days that are not", async () => {
      const hours = (n: number) => new Date(Date.now() - n * 3_600_000).toISOString();
      const total = async (query: string) => (await list(query)).meta.total;
      for (let n = 0; n < 8; n++) await add(hours(12 * n + 1));
      expect([await total(""), await total("action=search")]).toEqual([9, 8]);
      for (const n of [2, 60, 90, 500]) await add(hours(n));
      await add(hours(300), { action: "PROMPT_UPDATE" });
      expect([await total(""), await total("action=search"), await total("action=PROMPT_UPDATE")]).toEqual([14, 12, 1]);
      const ages = [...Array(8).keys()].map((n) => 12 * n + 1).concat(2, 60, 90, 500);
      for (const [from, until] of [
        [1000, 0],
        [70, 0],
        [1000, 70],
        [95, 30],
        [70, 66],
        [3, 0],
      ] as const) {
        const period = `start_date=${hours(from)}&end_date=${hours(until)}`;
        expect(await total(`action=search&${period}`)).toBe(ages.filter((age) => age <= from && age >= until).length);
      }
    });

    it("is paged without losing entries of one instant", async () => {
      for (let n = 0; n < 5; n++) await add("2026-01-01T10:00:00Z");
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`action=search&per_page=2&page=${page}`)));
      expect(pages.map((page) => page.items.length)).toEqual([2, 2, 1, 0]);
      expect(new Set(pages.flatMap((page) => page.items).map((item) => item.audit_id)).size).toBe(5);
    });

    it.each([
      ["action=USER_EXPLODE", /^action must be one of: USER_LOGIN/],
      ["action='%20or%201=1", /^action must be one of: USER_LOGIN/],
      ["actor_id=7", /^actor_id must be the id of a user$/],
      ["start_date=yesterday", /^start_date must be a date and time such as 2026-01-31T09:30:00Z$/],
      ["start_date=2026-02-30", /^start_date must be a date and time such as 2026-01-31T09:30:00Z$/],
      ["end_date=9999-12-31", /^end_date must be a date and time such as 2026-01-31T09:30:00Z$/],
      ["end_date=2026-01-01T25:00:00Z", /^end_date must be a date and time such as 2026-01-31T09:30:00Z$/],
      ["start_date=2026-01-02&end_date=2026-01-01", /^start_date must not be after end_date$/],
      ["search=a%00b", /^search must not contain NUL characters$/],
      ["target=a%00b", /^target must have at most 200 characters, and no NUL among them$/],
      ["per_page=1000", /^per_page must be a whole number from 1 to 100$/],
    ])("says what is accepted instead of %s", async (query, message) => {
      const answer = await admin.get(`/admin/audit-logs?${query}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().detail[0].msg).toMatch(message);
    });

    it("takes the first and the last moment that are accepted", async () => {
      expect((await list("start_date=1000-01-01T00:00:00%2B14:00&end_date=9998-12-31")).meta.total).toBe(1);
    });
  });

  it("shows the question of a search while the query log keeps it, and keeps none itself", async () => {
    const log = makeLog({ query: "Does Kim Cheol-su need zinc?" });
    await storeLogs(admin.database, log);
    await add("2026-01-01T10:00:00Z", { details: { search_id: log.id } });
    await add("2026-01-02T10:00:00Z", { details: { search_id: "no id" } });
    const questions = async () => {
      const { items } = await list("action=search");
      return items.map(({ question }: { question: string | null }) => question);
    };
    expect(await questions()).toEqual([null, "Does Kim Cheol-su need zinc?"]);
    await admin.db.delete(queryLogs);
    expect(await questions()).toEqual([null, null]);
  });

  it("cannot be changed, not even in the database", async () => {
    await add("2026-01-01T10:00:00Z");
    for (const attempt of [sql`update audit_events set action = 'search'`, sql`delete from audit_events`]) {
      await expect(admin.db.execute(attempt)).rejects.toThrow();
    }
    for (const method of ["POST", "PUT", "DELETE"] as const) {
      expect((await call(admin.test.app, method, "/admin/audit-logs", admin.token(), {})).statusCode).toBe(404);
    }
  });

  describe("of signing in and out", () => {
    const read = async () => {
      const rows = await admin.db.select().from(auditEvents).orderBy(auditEvents.createdAt);
      return rows.map((row) => [row.action, row.actorEmail, row.details.target_email, row.details.reason]);
    };

    it("has each sign-in and sign-out once, and a refused one with its reason", async () => {
      const token = await signInNew(admin.test, admin.database, { email: "ada@example.org" });
      await call(admin.test.app, "POST", "/auth/login", null, { email: "ada@example.org", password: "wrong" });
      await admin.post("/auth/logout", undefined, token);
      await admin.post("/auth/logout", undefined, token);
      const none = [undefined, undefined];
      expect(await read()).toEqual([
        ["USER_LOGIN", "root@example.org", ...none],
        ["USER_LOGIN", "ada@example.org", ...none],
        ["SIGN_IN_FAILED", null, "ada@example.org", "wrong_password"],
        ["USER_LOGOUT", "ada@example.org", ...none],
      ]);
    });

    it("has passwords changed and set by a link, and sign-ups, without a secret", async () => {
      const token = await signInNew(admin.test, admin.database, { email: "ada@example.org" });
      const changed = { current_password: PASSWORD, new_password: "Another-horse-8" };
      expect((await call(admin.test.app, "PUT", "/auth/password", token, changed)).statusCode).toBe(200);
      await admin.post("/auth/request-password-reset", { email: "ada@example.org" });
      const [mail] = await admin.db.select().from(mails);
      const link = new URL(mail?.link ?? "").searchParams.get("token");
      await admin.post("/auth/reset-password", { token: link, new_password: "A-third-horse-9" });
      await admin.post("/auth/register-demo", {
        ...{ email: "eve@example.org", full_name: "Eve", company_name: "Lab", use_case: "research" },
      });
      expect((await read()).slice(2)).toEqual([
        ["PASSWORD_CHANGE", "ada@example.org", undefined, undefined],
        ["PASSWORD_RESET", null, "ada@example.org", "link_requested"],
        ["PASSWORD_RESET", null, "ada@example.org", "reset_link"],
        ["USER_CREATE", null, "eve@example.org", "sign_up"],
      ]);
      const kept = JSON.stringify(await admin.db.select().from(auditEvents));
      for (const secret of ["horse", link ?? "", "argon2"]) expect(kept).not.toContain(secret);
    });
  });
});
