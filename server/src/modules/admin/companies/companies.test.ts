import { companies, users } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";
import { signInNew } from "../../../../test/app.ts";

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

describe("companies", () => {
  let admin: AdminTest;

  beforeAll(async () => {
    admin = await openAdminTest();
  });
  afterAll(() => admin.close());
  beforeEach(() => admin.begin());

  const refusal = (answer: { statusCode: number; json: () => { code: string } }) => [
    answer.statusCode,
    answer.json().code,
  ];
  const names = async (query = "") => {
    const answer = await admin.get(`/admin/companies${query}`);
    return answer.json().items.map((company: { name: string }) => company.name);
  };

  it("are made, changed and recorded with what changed", async () => {
    const made = await admin.post("/admin/companies", { name: " Zürich Clinic ", description: "" });
    const { company } = made.json();
    expect(company).toMatchObject({ name: "Zürich Clinic", description: null, user_count: 0 });
    await admin.addUser({ email: "ada@example.org", companyId: company.id });
    const changed = await admin.put(`/admin/companies/${company.id.toUpperCase()}`, {
      ...{ name: "Zürich clinic", description: "Surgery" },
    });
    expect(changed.json().company).toEqual({
      ...company,
      ...{ name: "Zürich clinic", description: "Surgery", user_count: 1 },
    });
    await admin.put(`/admin/companies/${company.id}`, { name: "Zürich clinic", description: "Surgery" });
    expect((await admin.readAudit()).map((entry) => [entry.action, entry.details.changes])).toEqual([
      ["COMPANY_CREATE", undefined],
      [
        "COMPANY_UPDATE",
        { name: { from: "Zürich Clinic", to: "Zürich clinic" }, description: { from: null, to: "Surgery" } },
      ],
    ]);
  });

  it.each(["clinic", "CLINIC ", "Ｃｌｉｎｉｃ"])("cannot be called %j where there is a Clinic", async (name) => {
    await admin.addCompany("Clinic");
    const other = await admin.addCompany("Lab");
    for (const answer of [
      await admin.post("/admin/companies", { name }),
      await admin.put(`/admin/companies/${other}`, { name }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { detail: "A company with this name already exists", code: "company_taken" },
      ]);
    }
    expect(await names()).toEqual(["Clinic", "Lab"]);
  });

  it("have domains of addresses, each of one company", async () => {
    const clinic = { name: "Clinic", domains: ["Clinic.example", "clinic.example", "klinik.example"] };
    const { company } = (await admin.post("/admin/companies", clinic)).json();
    expect(company.domains).toEqual(["clinic.example", "klinik.example"]);
    const taken = await admin.post("/admin/companies", { name: "Lab", domains: ["lab.example", "klinik.example"] });
    expect(refusal(taken)).toEqual([409, "company_domain_taken"]);
    const lab = (await admin.post("/admin/companies", { name: "Lab", domains: ["lab.example"] })).json().company;
    const change = { name: "Lab", domains: ["clinic.example"] };
    expect(refusal(await admin.put(`/admin/companies/${lab.id}`, change))).toEqual([409, "company_domain_taken"]);
    const kept = (await admin.put(`/admin/companies/${company.id}`, { name: "Clinic" })).json().company;
    expect(kept.domains).toEqual(company.domains);
    await admin.put(`/admin/companies/${company.id}`, { name: "Clinic", domains: [] });
    expect((await admin.put(`/admin/companies/${lab.id}`, change)).json().company.domains).toEqual(["clinic.example"]);
    expect((await admin.readAudit()).at(-1)?.details.changes).toEqual({
      domains: { from: "lab.example", to: "clinic.example" },
    });
  });

  it.each([
    [{ name: "Clinic", domains: "clinic.example" }, "domains must be a list"],
    [{ name: "Clinic", domains: ["@clinic.example"] }, "A domain is written like hospital.example"],
    [{ name: "Clinic", domains: ["example"] }, "A domain is written like hospital.example"],
    [{}, "Company name is required"],
    [{ name: "  " }, "Company name is required"],
    [{ name: "a".repeat(201) }, "At most 200 characters are accepted"],
    [{ name: "a\0b" }, "Control characters are not accepted"],
    [{ name: "\u202Ecinilc" }, "Control characters are not accepted"],
    [{ name: "clinic \uD83D" }, "Control characters are not accepted"],
    [{ name: " \u200B\uFEFF" }, "Company name is required"],
    [{ name: "Clinic", description: 7 }, "description must be text"],
    [{ name: "Clinic", description: "x".repeat(2001) }, "description must have at most 2000 characters"],
  ])("are not made of %j", async (body, message) => {
    const answer = await admin.post("/admin/companies", body);
    expect([answer.statusCode, answer.json().detail[0].msg]).toEqual([422, message]);
  });

  it("keep a description without what is unseen and cannot be kept", async () => {
    const lab = await admin.addCompany("Lab");
    const change = { name: "Lab", description: " first\0 \uD800\n\u202Elast " };
    const kept = await admin.put(`/admin/companies/${lab}`, change);
    expect(kept.json()).toMatchObject({ company: { description: "first \nlast" } });
  });

  it("take any name that can be written, also one that grows a lot when it is compared", async () => {
    for (const name of ["ﷺ".repeat(200), "<script>alert(1)</script>", "'; drop table companies; --", "株式会社🧪"]) {
      expect((await admin.post("/admin/companies", { name })).json().company.name).toBe(name);
      const invited = { email: `u${name.length}@example.org`, full_name: name, company_id: UNKNOWN_ID };
      expect((await admin.post("/admin/users/invite", invited)).json().code).toBe("company_unknown");
    }
    await admin.addUser({ email: "grown@example.org", fullName: "ﷺ".repeat(200) });
  });

  it("are listed whole, or a page of them, with the number of their users", async () => {
    const clinic = await admin.addCompany("Clinic");
    const lab = await admin.addCompany("Ábc 研究所");
    await admin.addCompany("Empty");
    for (const email of ["a@x.org", "b@x.org"]) await admin.addUser({ email, companyId: lab });
    await admin.addUser({ email: "c@x.org", companyId: clinic });
    await admin.put(`/admin/companies/${clinic}`, { name: "Clinic", description: "of 100% care" });
    const whole = (await admin.get("/admin/companies")).json();
    expect(whole.meta).toEqual({ total: 3, total_pages: 1, page: 1, per_page: 3 });
    expect(whole.totals).toEqual({ user_count: 3 });
    const totals = async (query: string) => (await admin.get(`/admin/companies${query}`)).json().totals;
    expect(await totals("?page=2&per_page=1")).toEqual({ user_count: 3 });
    expect(await totals("?page=1&per_page=1&search=abc")).toEqual({ user_count: 2 });
    expect(await totals("?page=1&search=_")).toEqual({ user_count: 0 });
    expect(await names("?sort=user_count&order=desc")).toEqual(["Ábc 研究所", "Clinic", "Empty"]);
    expect(await names("?sort=user_count&order=desc&page=2&per_page=2")).toEqual(["Empty"]);
    expect(await names("?page=1")).toHaveLength(3);
    expect(await names("?search=abc")).toEqual(["Ábc 研究所"]);
    expect(await names("?search=0%25%20CARE")).toEqual(["Clinic"]);
    expect(await names("?search=_")).toEqual([]);
    expect(await names("?sort=created_at")).toHaveLength(3);
    for (const bad of ["?sort=id", "?order=x", "?page=0", "?per_page=1000", "?search=%00"]) {
      expect((await admin.get(`/admin/companies${bad}`)).statusCode).toBe(422);
    }
  });

  it("go with their users, who are out at once, and each is in the audit log", async () => {
    const clinic = await admin.addCompany("Clinic");
    const token = await signInNew(admin.test, admin.database, { email: "ada@example.org" });
    await admin.db.update(users).set({ companyId: clinic });
    await admin.db.execute("update users set company_id = null where email = 'root@example.org'");
    await admin.addUser({ email: "bob@example.org", companyId: clinic });
    const answer = await admin.remove(`/admin/companies/${clinic}`);
    expect(answer.json()).toEqual({ status: "success", deleted_users: 2 });
    expect((await admin.get("/auth/me", token)).statusCode).toBe(401);
    expect(refusal(await admin.remove(`/admin/companies/${clinic}`))).toEqual([404, "not_found"]);
    expect(refusal(await admin.put(`/admin/companies/${clinic}`, { name: "x" }))).toEqual([404, "not_found"]);
    const entries = await admin.readAudit();
    expect(entries.map((entry) => entry.action).sort()).toEqual(["COMPANY_DELETE", "USER_DELETE", "USER_DELETE"]);
    expect(entries.map((entry) => entry.details.target_email ?? "").sort()).toEqual([
      "",
      "ada@example.org",
      "bob@example.org",
    ]);
  });

  it("may hold administrators when one without a company is left", async () => {
    const clinic = await admin.addCompany("Clinic");
    await admin.addUser({ email: "other@example.org", role: "admin", passwordHash: "x", companyId: clinic });
    expect((await admin.remove(`/admin/companies/${clinic}`)).json()).toEqual({ status: "success", deleted_users: 1 });
  });

  it("stay while the own account or the last administrator is in them", async () => {
    const clinic = await admin.addCompany("Clinic");
    await admin.db.update(users).set({ companyId: clinic });
    expect(refusal(await admin.remove(`/admin/companies/${clinic}`))).toEqual([409, "own_account"]);
    await admin.addUser({ email: "other@example.org", role: "admin", passwordHash: "x" });
    expect(refusal(await admin.remove(`/admin/companies/${clinic}`))).toEqual([409, "own_account"]);
    expect(await names()).toEqual(["Clinic"]);
  });

  it("have ten changes at once applied or refused, one for each entry of the audit log", async () => {
    const ids = [await admin.addCompany("One"), await admin.addCompany("Two")];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const name = ["One", "Two", "Three"][n % 3];
        return admin.put(`/admin/companies/${ids[n % 2]}`, { name });
      }),
    );
    const codes = answers.map((answer) => answer.statusCode);
    expect(codes.every((code) => code === 200 || code === 409)).toBe(true);
    const stored = await admin.db.select().from(companies);
    expect(new Set(stored.map((company) => company.name)).size).toBe(2);
    const entries = await admin.readAudit();
    expect(entries.length).toBeLessThanOrEqual(codes.filter((code) => code === 200).length);
    for (const [n, id] of ids.entries()) {
      const last = entries.filter((entry) => entry.details.target_id === id).at(-1)?.details.changes?.name?.to;
      expect(stored.find((company) => company.id === id)?.name).toBe(last ?? ["One", "Two"][n]);
    }
  });
});
