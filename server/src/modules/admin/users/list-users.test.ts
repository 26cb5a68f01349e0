import { oidcIdentities } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";

describe("the list of users", () => {
  let admin: AdminTest;
  let clinic: string;

  const list = async (query: string) => {
    const answer = await admin.get(`/admin/users?${query}`);
    expect([answer.statusCode, query]).toEqual([200, query]);
    return answer.json();
  };
  const names = async (query: string) => (await list(query)).items.map((item: { full_name: string }) => item.full_name);

  beforeAll(async () => {
    admin = await openAdminTest();
    await admin.begin();
    clinic = await admin.addCompany("Zürich Clinic");
    const lab = await admin.addCompany("ABC 研究所");
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    await admin.addUser({ email: "a@one.org", fullName: "Björn Ö. Müller", companyId: clinic, createdAt: day(1) });
    await admin.addUser({ email: "b@two.org", fullName: "山田 太郎", companyId: lab, createdAt: day(2) });
    await admin.addUser({
      email: "c@two.org",
      fullName: "100%_real",
      role: "demo",
      companyText: "Mine",
      createdAt: day(3),
    });
    await admin.addUser({
      email: "d@two.org",
      fullName: "Gone",
      isActive: false,
      companyId: clinic,
      createdAt: day(4),
    });
    await admin.db.execute("update users set created_at = '2026-02-01' where email = 'root@example.org'");
  });
  afterAll(() => admin.close());

  it("gives the newest first, with all that the table shows", async () => {
    const { items, meta } = await list("");
    expect(meta).toEqual({ total: 5, total_pages: 1, page: 1, per_page: 20 });
    expect(items.map((item: { email: string }) => item.email)).toEqual([
      "root@example.org",
      "d@two.org",
      "c@two.org",
      "b@two.org",
      "a@one.org",
    ]);
    expect(items[0]).toMatchObject({ role: "admin", has_set_password: true, company_id: null, company_name: null });
    expect(items[0].last_login_at).toMatch(/^2\d{3}-/);
    expect(items[1]).toMatchObject({ full_name: "Gone", is_active: false, last_login_at: null });
    expect(items[2]).toMatchObject({ role: "demo", has_set_password: false, company_id: null, company_name: "Mine" });
    expect(items[4]).toMatchObject({
      company_id: clinic,
      company_name: "Zürich Clinic",
      created_at: "2026-01-01T00:00:00.000Z",
    });
    expect(JSON.stringify(items)).not.toContain("argon2");
  });

  it("says who signs in at an OpenID provider", async () => {
    const userId = await admin.findId("c@two.org");
    await admin.db.insert(oidcIdentities).values({ issuer: "https://id.two.org", subject: "c", userId });
    const { items } = await list("");
    const linked = items.filter((item: { has_single_sign_on: boolean }) => item.has_single_sign_on);
    expect(linked.map((item: { email: string }) => item.email)).toEqual(["c@two.org"]);
  });

  it.each([
    ["muller", ["Björn Ö. Müller"]],
    ["ＭÜＬＬＥＲ", ["Björn Ö. Müller"]],
    ["山田", ["山田 太郎"]],
    ["@two", ["Gone", "100%_real", "山田 太郎"]],
    ["B@TWO.org", ["山田 太郎"]],
    ["%", ["100%_real"]],
    ["0%_r", ["100%_real"]],
    ["％", ["100%_real"]],
    ["_", ["100%_real"]],
    ["no-such-user", []],
    ["' or 1=1 --", []],
    ["<script>alert(1)</script>", []],
    ["\\", []],
  ])("finds %j in names and addresses, without case, width and accents", async (search, expected) => {
    expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  it("filters by company, role and status, together", async () => {
    expect(await names(`company_id=${clinic}`)).toEqual(["Gone", "Björn Ö. Müller"]);
    expect(await names(`company_id=${clinic}&is_active=true`)).toEqual(["Björn Ö. Müller"]);
    expect(await names("role=demo")).toEqual(["100%_real"]);
    expect(await names("is_active=false&role=user&search=gone")).toEqual(["Gone"]);
    expect(await names("company_id=&role=&is_active=&search=%20")).toHaveLength(5);
    expect(await names("company_id=00000000-0000-4000-8000-000000000000")).toEqual([]);
  });

  it.each([
    ["full_name", ["100%_real", "Björn Ö. Müller", "Gone", "Test Person", "山田 太郎"]],
    ["email", ["Björn Ö. Müller", "山田 太郎", "100%_real", "Gone", "Test Person"]],
    ["created_at", ["Björn Ö. Müller", "山田 太郎", "100%_real", "Gone", "Test Person"]],
  ])("is ordered by %s, both ways", async (sort, expected) => {
    expect(await names(`sort=${sort}&order=asc`)).toEqual(expected);
    expect(await names(`sort=${sort}&order=desc`)).toEqual(expected.toReversed());
  });

  it.each(["company_name", "role", "is_active"])("is ordered by %s without losing anybody", async (sort) => {
    const pages = await Promise.all([1, 2, 3].map((page) => names(`sort=${sort}&per_page=2&page=${page}`)));
    expect(new Set(pages.flat()).size).toBe(5);
  });

  it("has no entries, but its measure, after the last page", async () => {
    const { items, meta } = await list("page=9&per_page=2");
    expect(items).toEqual([]);
    expect(meta).toEqual({ total: 5, total_pages: 3, page: 9, per_page: 2 });
  });

  it.each([
    ["page=0", "page must be a whole number from 1 to 10000000"],
    ["page=1.5", "page must be a whole number from 1 to 10000000"],
    ["page=1e12", "page must be a whole number from 1 to 10000000"],
    ["per_page=101", "per_page must be a whole number from 1 to 100"],
    ["per_page=-1", "per_page must be a whole number from 1 to 100"],
    ["company_id=1%20or%201=1", "company_id must be the id of a company"],
    ["role=boss", "role must be one of: admin, company_admin, user, demo"],
    ["is_active=maybe", "is_active must be true or false"],
    ["sort=password_hash", "sort must be one of: full_name, email, company_name, role, is_active, created_at"],
    ["sort=constructor", "sort must be one of: full_name, email, company_name, role, is_active, created_at"],
    ["order=up", "order must be asc or desc"],
    ["search=%00", "search must not contain NUL characters"],
  ])("says what is accepted instead of %s", async (query, message) => {
    const answer = await admin.get(`/admin/users?${query}`);
    expect([answer.statusCode, answer.json().detail[0].msg]).toEqual([422, message]);
  });
});
