import { companies, mails, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";
import { call } from "../../../../test/app.ts";

interface Result {
  email: string;
  success: boolean;
  message: string;
  reason: string | null;
  company_created: boolean;
}

describe("the batch import", () => {
  let admin: AdminTest;

  beforeAll(async () => {
    admin = await openAdminTest();
  });
  afterAll(() => admin.close());
  beforeEach(() => admin.begin());

  const row = (given: object = {}) => ({
    ...{ email: "ada@example.org", full_name: "Ada Byron", password: "plain", company: "Clinic", ...given },
  });
  const importRows = async (rows: unknown[], further: object = {}) => {
    const answer = await admin.post("/admin/users/batch-import", { users: rows, ...further });
    expect(answer.statusCode).toBe(200);
    return answer.json() as { total: number; successful: number; failed: number; results: Result[] };
  };

  it("makes accounts that can sign in, with companies found by name or made", async () => {
    const clinic = await admin.addCompany("ＡＢＣ  Clinic");
    const rows = [
      row({ email: " Ada@Example.org ", company: "abc clinic" }),
      row({ email: "bob@example.org", company: " New Lab ", role: "ADMIN", monthly_search_limit: 0 }),
      row({ email: "eve@example.org", company: "NEW LAB", role: "demo", monthly_search_limit: null }),
    ];
    const answer = await importRows(rows);
    expect(answer).toMatchObject({ total: 3, successful: 3, failed: 0 });
    expect(answer.results.map((one) => [one.email, one.success, one.company_created])).toEqual([
      ["ada@example.org", true, false],
      ["bob@example.org", true, true],
      ["eve@example.org", true, false],
    ]);
    const stored = await admin.db.select().from(users).orderBy(users.email);
    expect(stored.slice(0, 3).map((user) => [user.role, user.monthlyLimit, user.companyId === clinic])).toEqual([
      ["user", null, true],
      ["admin", 0, false],
      ["demo", null, false],
    ]);
    expect(stored[1]?.companyId).toBe(stored[2]?.companyId);
    const signedIn = await call(admin.test.app, "POST", "/auth/login", null, {
      ...{ email: "ada@example.org", password: "plain" },
    });
    expect(signedIn.statusCode).toBe(200);
    const entries = await admin.readAudit();
    expect(entries.map((entry) => [entry.action, entry.details.reason])).toEqual(
      expect.arrayContaining([
        ["COMPANY_CREATE", "import"],
        ["USER_CREATE", "import"],
      ]),
    );
    expect(entries).toHaveLength(4);
    expect(JSON.stringify(entries)).not.toContain("plain");
  });

  it("distinguishes rows that repeat an address from addresses that have an account", async () => {
    await admin.addUser({ email: "old@example.org" });
    const { results } = await importRows([
      row({ role: "boss" }),
      row(),
      row({ email: "ADA@example.org", company: "Never made" }),
      row({ email: "Old@example.org", company: "Never made either" }),
    ]);
    expect(results.map((one) => [one.success, one.reason])).toEqual([
      [false, "invalid"],
      [true, null],
      [false, "repeated"],
      [false, "email_taken"],
    ]);
    const made = await admin.db.select({ name: companies.name }).from(companies);
    expect(made).toEqual([{ name: "Clinic" }]);
  });

  it.each([
    [{ email: "" }, "Email Address is required"],
    [{ email: undefined }, "Email Address is required"],
    [{ full_name: " " }, "Full Name is required"],
    [{ password: "" }, "Password is required"],
    [{ company: null }, "Company is required"],
    [{ email: "ada" }, "Invalid email format"],
    [{ email: "a\0@b.org" }, "Invalid email format"],
    [{ role: "boss" }, "Role must be 'admin', 'user', or 'demo' (or 'company_admin')"],
    [{ company: "a\0b" }, "Control characters are not accepted"],
    ...[-1, 1.5, 1e12, "ten"].map((limit): [object, string] => [
      { monthly_search_limit: limit },
      "Monthly Search Limit must be a positive number",
    ]),
  ])("fails a row with %j, and says why", async (given, message) => {
    const { results } = await importRows([row(given), row({ email: "good@example.org" })]);
    expect(results[0]).toMatchObject({ success: false, reason: "invalid", message, company_created: false });
    expect(results[1]).toMatchObject({ success: true });
  });

  it("fails rows that are no rows, and says everything that a row lacks", async () => {
    const { results } = await importRows([null, 7, "x", [], {}]);
    expect(results.map((one) => [one.email, one.reason])).toEqual(Array(5).fill(["", "invalid"]));
    expect(results[0]?.message).toBe("The row must be an object with email, full_name, password and company");
    expect(results[4]?.message).toBe(
      "Email Address is required; Full Name is required; Password is required; Company is required",
    );
  });

  it.each([
    [{ users: [] }, "No valid users to import"],
    [{}, "users must be a list"],
    [{ users: "x" }, "users must be a list"],
    [{ users: Array(501).fill(row()) }, "At most 500 users can be imported by one call"],
    [{ users: [row()], send_welcome_emails: "yes" }, "send_welcome_emails must be true or false"],
  ])("is refused as a whole where it is no import", async (body, message) => {
    const answer = await admin.post("/admin/users/batch-import", body);
    expect([answer.statusCode, answer.json().detail[0].msg]).toEqual([422, message]);
  });

  it("welcomes by mail when asked to, in the language chosen, and never mails a password", async () => {
    await importRows([row(), row({ email: "bob@example.org" }), row({ email: "x" })], {
      ...{ send_welcome_emails: true, language: "ja" },
    });
    const sent = await admin.db.select().from(mails).orderBy(mails.recipient);
    expect(sent.map((mail) => [mail.recipient, mail.subject, mail.link])).toEqual([
      ["ada@example.org", "Medsieve へようこそ", "http://localhost:3000/login"],
      ["bob@example.org", "Medsieve へようこそ", "http://localhost:3000/login"],
    ]);
    expect(JSON.stringify(sent)).not.toContain("plain");
    await importRows([row({ email: "eve@example.org" })]);
    expect(await admin.db.select().from(mails)).toHaveLength(2);
  });

  it("sent twice at once makes each account and each company once", async () => {
    const rows = Array.from({ length: 8 }, (_, n) => row({ email: `u${n}@example.org`, company: `Lab ${n % 2}` }));
    const answers = await Promise.all([importRows(rows), importRows(rows)]);
    expect(answers[0].successful + answers[1].successful).toBe(8);
    const results = answers.flatMap((answer) => answer.results);
    expect(results.filter((one) => one.company_created)).toHaveLength(2);
    expect(results.filter((one) => !one.success).every((one) => one.reason === "email_taken")).toBe(true);
    expect(await admin.db.select().from(companies)).toHaveLength(2);
    expect(await admin.db.select().from(users).where(eq(users.role, "user"))).toHaveLength(8);
  });
});
