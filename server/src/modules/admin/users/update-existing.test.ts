import { auditEvents, companies, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";
import { signInNew } from "../../../../test/app.ts";

const PATH = "/admin/users/batch-import";

describe("an import of people who have an account", () => {
  let admin: AdminTest;
  let clinic: string;
  beforeAll(async () => {
    admin = await openAdminTest();
  });
  afterAll(() => admin.close());
  beforeEach(async () => {
    await admin.begin();
    clinic = await admin.addCompany("Clinic");
    const old = { fullName: "Ada B.", companyId: clinic, monthlyLimit: 30, passwordHash: "kept" };
    await admin.addUser({ email: "ada@example.org", ...old });
  });

  const row = (given: object = {}) => ({
    ...{ email: "ada@example.org", full_name: "Ada Byron", password: "plain", company: "New Lab", ...given },
  });
  const send = async (rows: object[], path = PATH, token = admin.token(), update_existing = true) => {
    const users = path === PATH ? rows : rows.map(withoutPassword);
    const answer = await admin.post(path, { users, update_existing }, token);
    expect(answer.statusCode).toBe(200);
    return answer.json().results;
  };
  const withoutPassword = ({ password, ...rest }: { password?: unknown }) => ({
    ...rest,
    has_password: password !== undefined,
  });
  const readAda = async () => (await admin.db.select().from(users).where(eq(users.email, "ada@example.org")))[0];

  const CHANGES = [
    { field: "full_name", from: "Ada B.", to: "Ada Byron" },
    { field: "company_name", from: "Clinic", to: "New Lab" },
    { field: "role", from: "user", to: "demo" },
    { field: "monthly_limit", from: 30, to: 0 },
  ];

  it("changes nothing unless that is asked for", async () => {
    const before = await readAda();
    expect(await send([row()], PATH, admin.token(), false)).toMatchObject([
      { success: false, reason: "email_taken", outcome: "refused", changes: [] },
    ]);
    expect(await readAda()).toEqual(before);
  });

  it("changes name, company, role and limit, and never the password", async () => {
    const results = await send([row({ role: "demo", monthly_search_limit: 0 }), row({ email: "new@example.org" })]);
    expect(results).toMatchObject([
      { success: true, reason: null, outcome: "updated", changes: CHANGES, company_created: true },
      { outcome: "created", changes: [], company_created: false },
    ]);
    expect(await readAda()).toMatchObject({
      ...{ fullName: "Ada Byron", role: "demo", monthlyLimit: 0, passwordHash: "kept", isActive: true },
    });
    const entries = await admin.db.select().from(auditEvents).where(eq(auditEvents.action, "USER_UPDATE"));
    expect(entries.map(({ details }) => details)).toEqual([
      expect.objectContaining({
        reason: "import",
        target_email: "ada@example.org",
        changes: Object.fromEntries(CHANGES.map(({ field, from, to }) => [field, { from, to }])),
      }),
    ]);
  });

  it("asks for a password only where the account is new", async () => {
    const given = [{}, { email: "new@example.org" }].map((one) => row({ ...one, password: undefined }));
    const expected = [
      { success: true, outcome: "updated" },
      { success: false, reason: "invalid", message: "Password is required", email: "new@example.org" },
    ];
    expect(await send(given, `${PATH}/preview`)).toMatchObject(expected);
    expect(await send(given)).toMatchObject(expected);
    expect(await readAda()).toMatchObject({ fullName: "Ada Byron", passwordHash: "kept" });
    expect(await send(given.slice(0, 1), PATH, admin.token(), false)).toMatchObject([{ reason: "invalid" }]);
  });

  it("leaves a role and a limit that the row does not give", async () => {
    const [only] = await send([
      row({ full_name: "Ada B.", company: " clinic ", role: "", monthly_search_limit: null }),
    ]);
    expect(only).toMatchObject({ success: true, outcome: "unchanged", changes: [] });
    expect(await readAda()).toMatchObject({ role: "user", monthlyLimit: 30, companyId: clinic });
    expect((await admin.readAudit()).filter(({ action }) => action === "USER_UPDATE")).toEqual([]);
  });

  it("takes no rights from the last administrator, nor from who imports", async () => {
    const self = row({ email: "root@example.org", role: "user" });
    expect(await send([self])).toMatchObject([{ reason: "last_administrator", outcome: "refused" }]);
    await signInNew(admin.test, admin.database, { email: "second@example.org", role: "admin" });
    expect(await send([self, row()])).toMatchObject([{ reason: "own_account" }, { outcome: "updated" }]);
    expect(await admin.db.select().from(users).where(eq(users.role, "admin"))).toHaveLength(2);
  });

  it("is foretold row by row, without anything being stored", async () => {
    const before = [await readAda(), await admin.readAudit()];
    const rows = [
      row({ role: "demo", monthly_search_limit: 0 }),
      row({ email: "new@example.org" }),
      row({ email: "new@example.org" }),
      row({ email: "x" }),
    ];
    expect(await send(rows, `${PATH}/preview`)).toMatchObject([
      { outcome: "updated", changes: CHANGES, company_created: true },
      { outcome: "created" },
      { outcome: "refused", reason: "repeated" },
      { outcome: "refused", reason: "invalid" },
    ]);
    expect(await send(rows.slice(0, 1), `${PATH}/preview`, admin.token(), false)).toMatchObject([
      { outcome: "refused", reason: "email_taken" },
    ]);
    expect([await readAda(), await admin.readAudit()]).toEqual(before);
    expect(await admin.db.select({ name: companies.name }).from(companies)).toEqual([{ name: "Clinic" }]);
    expect(await admin.db.select().from(users)).toHaveLength(2);
  });

  it("stays within the company of who imports", async () => {
    const lead = { email: "lead@example.org", role: "company_admin" } as const;
    const token = await signInNew(admin.test, admin.database, lead);
    await admin.db.update(users).set({ companyId: clinic }).where(eq(users.email, lead.email));
    await admin.addUser({ email: "other@example.org", companyId: await admin.addCompany("Other") });
    await admin.addUser({ email: "chief@example.org", companyId: clinic, role: "admin" });
    const given = ["ada", "other", "chief"].map((name) => row({ email: `${name}@example.org`, company: "Clinic" }));
    expect(await send(given, PATH, token)).toMatchObject([
      { outcome: "updated" },
      { outcome: "refused", reason: "email_taken" },
      { outcome: "refused", reason: "administrators_only" },
    ]);
  });

  it("asks for true or false", async () => {
    const answer = await admin.post(PATH, { users: [row()], update_existing: "yes" });
    expect([answer.statusCode, answer.json().detail[0].msg]).toEqual([422, "update_existing must be true or false"]);
  });
});
