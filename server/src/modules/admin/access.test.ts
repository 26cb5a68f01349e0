import { promptVersions, searches, statementReports, totpFactors, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeLog, storeLogs } from "../../../../database/test/query-logs.ts";
import { type AdminTest, openAdminTest } from "../../../test/admin.ts";
import { call, signInNew } from "../../../test/app.ts";
import { DEFAULT_PROMPTS } from "../../prompts/defaults/default-prompts.ts";

type Method = Parameters<typeof call>[1];
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

/** Every call that administrators alone may make, as one that succeeds; {user}, {pending} and {company} stand for ids. */
const CALLS: [method: Method, path: string, described: string, body?: unknown][] = [
  ["GET", "/admin/stats", "/admin/stats"],
  ["GET", "/admin/users", "/admin/users"],
  [
    ...(["POST", "/admin/users", "/admin/users"] as const),
    { email: "new@x.org", full_name: "New", password: "Long-enough-1", company_id: "{company}", role: "admin" },
  ],
  [
    ...(["POST", "/admin/users/invite", "/admin/users/invite"] as const),
    { email: "invited@x.org", full_name: "Invited", company_id: "{company}" },
  ],
  ["POST", "/admin/users/batch-delete", "/admin/users/batch-delete", [UNKNOWN_ID]],
  [
    ...(["POST", "/admin/users/batch-update", "/admin/users/batch-update"] as const),
    { user_ids: [UNKNOWN_ID], change: { is_active: false } },
  ],
  ["POST", "/admin/users/batch-import", "/admin/users/batch-import", { users: [{}] }],
  ["POST", "/admin/users/batch-import/preview", "/admin/users/batch-import/preview", { users: [{}] }],
  ["PUT", "/admin/users/{user}", "/admin/users/{id}", { is_active: true }],
  ["PUT", "/admin/users/{user}/limit?limit=5", "/admin/users/{id}/limit"],
  ["POST", "/admin/users/{pending}/resend-invitation", "/admin/users/{id}/resend-invitation", { language: "en" }],
  ["POST", "/admin/users/{user}/reset-password", "/admin/users/{id}/reset-password"],
  ["POST", "/admin/users/{factored}/reset-factor", "/admin/users/{id}/reset-factor", { language: "en" }],
  ["POST", "/admin/users/{erased}/erase", "/admin/users/{id}/erase"],
  ["DELETE", "/admin/users/{user}", "/admin/users/{id}"],
  ["GET", "/admin/companies", "/admin/companies"],
  ["POST", "/admin/companies", "/admin/companies", { name: "Another" }],
  ["PUT", "/admin/companies/{company}", "/admin/companies/{id}", { name: "Renamed" }],
  ["DELETE", "/admin/companies/{company}", "/admin/companies/{id}"],
  ["GET", "/admin/audit-logs", "/admin/audit-logs"],
  ["GET", "/admin/audit-logs/export?format=csv", "/admin/audit-logs/export"],
  ["GET", "/admin/audit-logs/chain", "/admin/audit-logs/chain"],
  ["GET", "/admin/usage-limits", "/admin/usage-limits"],
  ["GET", "/admin/survey-responses", "/admin/survey-responses"],
  ["GET", "/admin/survey-statistics", "/admin/survey-statistics"],
  ["GET", "/admin/search-logs", "/admin/search-logs"],
  ["POST", "/admin/search-logs/{log}/erase-question", "/admin/search-logs/{id}/erase-question"],
  ["GET", "/admin/reports", "/admin/reports"],
  ["PUT", "/admin/reports/{report}/answer", "/admin/reports/{id}/answer", { answer: "Seen." }],
  ["GET", "/admin/month?month=2026-01", "/admin/month"],
  ["GET", "/admin/month/users", "/admin/month/users"],
  ["GET", "/admin/month/wishes", "/admin/month/wishes"],
  ["GET", "/admin/retention", "/admin/retention"],
  [
    ...(["PUT", "/admin/retention", "/admin/retention"] as const),
    { question_days: 365, search_days: null, survey_days: null, mail_days: 30 },
  ],
  ["POST", "/admin/retention/run", "/admin/retention/run"],
  ["GET", "/admin/text-checks", "/admin/text-checks"],
  ["PUT", "/admin/text-checks", "/admin/text-checks", { monthly_limit: 20 }],
  ["GET", "/admin/library", "/admin/library"],
  ["GET", "/admin/library/files", "/admin/library/files"],
  ["GET", "/admin/library/imports", "/admin/library/imports"],
  ["GET", "/admin/library/retractions", "/admin/library/retractions"],
  ["GET", "/admin/library/job", "/admin/library/job"],
  ["PUT", "/admin/library/demonstration", "/admin/library/demonstration", { is_on: false }],
  ["GET", "/admin/setup", "/admin/setup"],
  ["POST", "/admin/setup/backup/test", "/admin/setup/{step}/test"],
  ["PUT", "/admin/setup/mail", "/admin/setup/{step}", { is_dismissed: true }],
  ["GET", "/prompts", "/prompts"],
  ["GET", "/prompts/defaults", "/prompts/defaults"],
  ["POST", "/prompts", "/prompts", DEFAULT_PROMPTS],
  ["POST", "/prompts/reset?language=en", "/prompts/reset"],
  ["GET", "/prompts/versions", "/prompts/versions"],
  ["GET", "/prompts/versions/{prompts}", "/prompts/versions/{id}"],
  ["GET", "/prompts/versions/{prompts}/compare?with={prompts}", "/prompts/versions/{id}/compare"],
  ["POST", "/prompts/versions/{prompts}/restore", "/prompts/versions/{id}/restore"],
];
/** Those of them that a company's administrator may make, too, of the own company and its people. */
const COMPANY_CALLS = [
  ...["GET /admin/users", "POST /admin/users", "POST /admin/users/invite", "POST /admin/users/batch-delete"],
  ...[
    "POST /admin/users/batch-update",
    "POST /admin/users/batch-import",
    "POST /admin/users/batch-import/preview",
    "PUT /admin/users/{id}",
    "PUT /admin/users/{id}/limit",
  ],
  ...["POST /admin/users/{id}/resend-invitation", "POST /admin/users/{id}/reset-password"],
  ...["POST /admin/users/{id}/reset-factor", "POST /admin/users/{id}/erase", "DELETE /admin/users/{id}"],
  ...["GET /admin/companies", "GET /admin/usage-limits", "GET /admin/month", "GET /admin/month/users"],
];
/** What asks a reader, which is tried where the prompts are. */
const TRIED_ELSEWHERE = ["POST /prompts/dry-run"];
/** What needs files in a folder, or an import that is running; that administrators are answered is tried there, too. */
const OF_FILES: typeof CALLS = [
  ["POST", "/admin/library/imports", "/admin/library/imports", { files: ["a.xml"] }],
  ["POST", "/admin/library/job/cancel", "/admin/library/job/cancel"],
  ["PUT", "/admin/library/files/a.xml?offset=0&size=1", "/admin/library/files/{name}", { not: "bytes" }],
  ["DELETE", "/admin/library/files/a.xml", "/admin/library/files/{name}"],
];

describe("the calls of administrators", () => {
  let admin: AdminTest;
  let tokens: Record<"user" | "demo" | "inactive" | "companyAdmin" | "companyless", string>;
  let ids: Record<string, string>;

  beforeAll(async () => {
    admin = await openAdminTest();
    await admin.begin();
    const { test, database } = admin;
    tokens = {
      user: await signInNew(test, database, { email: "user@x.org" }),
      demo: await signInNew(test, database, { email: "demo@x.org", role: "demo" }),
      inactive: await signInNew(test, database, { email: "inactive@x.org", role: "admin" }),
      companyAdmin: await signInNew(test, database, { email: "manager@x.org", role: "company_admin" }),
      companyless: await signInNew(test, database, { email: "companyless@x.org", role: "company_admin" }),
    };
    await admin.db.update(users).set({ isActive: false }).where(eq(users.email, "inactive@x.org"));
    ids = {
      user: await admin.addUser({ email: "some@x.org", passwordHash: "x" }),
      pending: await admin.addUser({ email: "pending@x.org" }),
      factored: await admin.addUser({ email: "factored@x.org", passwordHash: "x" }),
      erased: await admin.addUser({ email: "erased@x.org", passwordHash: "x" }),
      company: await admin.addCompany("Clinic"),
    };
    const companyId = await admin.addCompany("Practice");
    await admin.db.update(users).set({ companyId }).where(eq(users.email, "manager@x.org"));
    const asked = { question: "x", preference: "comprehensive", language: "en", maxResults: 5 } as const;
    const [search] = await admin.db
      .insert(searches)
      .values({ ...asked, userId: ids.user ?? "", status: "completed" })
      .returning();
    const said = { searchId: search?.id ?? "", statementId: "1-1", statement: "x", evidence: [] };
    const [report] = await admin.db
      .insert(statementReports)
      .values({ ...said, reader: "builtin", text: "wrong", reportedBy: ids.pending ?? "" })
      .returning();
    ids.report = report?.id ?? "";
    const log = makeLog();
    await storeLogs(database, log);
    ids.log = log.id;
    const [prompts] = await admin.db
      .insert(promptVersions)
      .values({ number: 1, kind: "first", settings: [], prompts: [], changes: [] })
      .returning();
    ids.prompts = prompts?.id ?? "";
    await admin.db
      .insert(totpFactors)
      .values({ userId: ids.factored ?? "", sealedSecret: "x", confirmedAt: new Date() });
  });
  afterAll(() => admin.close());

  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole);
  const send = (method: Method, path: string, body: unknown, token: string | null) =>
    call(admin.test.app, method, fill(path), token, body && JSON.parse(fill(JSON.stringify(body))));

  it("are all in the OpenAPI description, and in the table of this test", async () => {
    const { paths } = (await call(admin.test.app, "GET", "/openapi.json", null)).json();
    const described = Object.entries(paths as Record<string, object>)
      .filter(([path]) => /^\/api\/v1\/(?:admin|prompts)(?:\/|$)/.test(path))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace("/api/v1", "")}`),
      );
    const tried = [...[...CALLS, ...OF_FILES].map(([method, , path]) => `${method} ${path}`), ...TRIED_ELSEWHERE];
    expect(described.sort()).toEqual(tried.sort());
  });

  it.each([...CALLS, ...OF_FILES])("%s %s is refused to all others", async (method, path, _described, body) => {
    const answers = {
      signedOut: await send(method, path, body, null),
      user: await send(method, path, body, tokens.user),
      demo: await send(method, path, body, tokens.demo),
      inactive: await send(method, path, body, tokens.inactive),
      companyless: await send(method, path, body, tokens.companyless),
    };
    expect(Object.entries(answers).map(([who, answer]) => [who, answer.statusCode, answer.json().code])).toEqual([
      ["signedOut", 401, "not_signed_in"],
      ["user", 403, "access_denied"],
      ["demo", 403, "access_denied"],
      ["inactive", 403, "account_inactive"],
      ["companyless", 403, "access_denied"],
    ]);
  });

  const isOfCompanies = ([method, , path]: (typeof CALLS)[number]) => COMPANY_CALLS.includes(`${method} ${path}`);

  it.each([...CALLS, ...OF_FILES].filter((one) => !isOfCompanies(one)))(
    "%s %s is refused to a company's administrator",
    async (...one) => {
      const [method, path, , body] = one;
      const answer = await send(method, path, body, tokens.companyAdmin);
      expect([answer.statusCode, answer.json().code]).toEqual([403, "access_denied"]);
    },
  );

  it.each(CALLS.filter((one) => isOfCompanies(one) && one[1].includes("{")))(
    "%s %s knows none of another company's people to a company's administrator",
    async (method, path, _described, body) => {
      const answer = await send(method, path, body, tokens.companyAdmin);
      expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    },
  );

  it("refuses all others before it looks at what they ask for", async () => {
    for (const [method, path] of [
      ["GET", "/admin/users?page=x"],
      ["PUT", "/admin/users/nonsense"],
      ["POST", "/prompts/dry-run"],
    ] as const) {
      expect((await call(admin.test.app, method, path, tokens.user, {})).statusCode).toBe(403);
      expect((await call(admin.test.app, method, path, null, {})).statusCode).toBe(401);
    }
  });

  it.each(CALLS.filter(([method]) => method !== "DELETE"))("%s %s is answered to an administrator", async (...one) => {
    const [method, path, , body] = one;
    expect((await send(method, path, body, admin.token())).statusCode).toBe(200);
  });

  it.each(CALLS.filter(([method]) => method === "DELETE"))("%s %s is answered to one, too", async (method, path) => {
    expect((await send(method, path, undefined, admin.token())).statusCode).toBe(200);
    expect((await send(method, path, undefined, admin.token())).statusCode).toBe(404);
  });

  it.each(CALLS.filter(([, path]) => path.includes("{")))("%s %s is 404 for ids that are none", async (...one) => {
    const [method, path, , body] = one;
    for (const id of ["1", "null", "..%2f", "%00", "'%20or%201=1", "a".repeat(150), UNKNOWN_ID, `${UNKNOWN_ID}0`]) {
      const answer = await send(method, path.replace(/\{\w+\}/, id), body, admin.token());
      expect([id, answer.statusCode, answer.json().code]).toEqual([id, 404, "not_found"]);
    }
  });
});
