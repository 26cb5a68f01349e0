import { auditEvents } from "@medsieve/database/schema/index";
import { type SQL, sql } from "drizzle-orm";
import Papa from "papaparse";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";
import { call } from "../../../../test/app.ts";
import { describeChain } from "../../../audit-chain/describe-chain.ts";
import { verifyChain } from "../../../audit-chain/verify-chain.ts";

describe("the audit log as evidence", () => {
  let admin: AdminTest;

  beforeAll(async () => {
    admin = await openAdminTest();
  });
  afterAll(() => admin.close());
  beforeEach(() => admin.begin());

  const addCompanies = async (...names: string[]) => {
    for (const name of names) expect((await admin.post("/admin/companies", { name })).statusCode).toBe(200);
  };
  const check = async () => {
    const answer = await admin.get("/admin/audit-logs/chain");
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const find = async (action: string) => {
    const rows = await admin.db.select().from(auditEvents);
    return rows.find((row) => row.action === action)?.id ?? "";
  };
  /** As the owner of the database can, past the triggers. */
  const tamper = async (...statements: SQL[]) => {
    for (const table of ["audit_events", "audit_chain"])
      await admin.db.execute(sql.raw(`alter table ${table} disable trigger user`));
    for (const statement of statements) await admin.db.execute(statement);
    for (const table of ["audit_events", "audit_chain"])
      await admin.db.execute(sql.raw(`alter table ${table} enable trigger user`));
  };

  it("is whole as it is written, also by many at a time", async () => {
    await Promise.all(["Aa", "Bb", "Cc", "Dd", "Ee"].map((name) => addCompanies(name)));
    expect(await check()).toMatchObject({ entries: 6, erased: 0, fault_count: 0, head: { number: 6 } });
  });

  it("shows an entry that was changed, taken out or put in, each at its place", async () => {
    await addCompanies("Aa", "Bb", "Cc");
    const [login, company] = [await find("USER_LOGIN"), await find("COMPANY_CREATE")];
    await tamper(
      sql`update audit_events set details = '{"company_name": "Other"}' where id = ${company}`,
      sql`delete from audit_events where id = ${login}`,
      sql`insert into audit_events (action, actor_email) values ('USER_DELETE', 'eve@example.org')`,
    );
    const { faults, fault_count } = await check();
    const kinds = new Map(faults.map(({ kind, audit_id }: Record<string, string>) => [kind, audit_id]));
    expect(fault_count).toBe(3);
    expect(kinds.get("changed")).toBe(company);
    expect(kinds.get("removed")).toBe(login);
    expect(kinds.get("unsealed")).toBe(await find("USER_DELETE"));
  });

  it("shows an entry whose digest was made to fit, since the links after it do not", async () => {
    await addCompanies("Aa", "Bb");
    const company = await find("COMPANY_CREATE");
    await tamper(
      sql`update audit_events set action = 'USER_LOGIN' where id = ${company}`,
      sql`update audit_chain set digest = (select encode(sha256(convert_to(salt || ':' ||
        jsonb_build_array(action, actor_id, actor_email, ip_address, details)::text, 'UTF8')), 'hex')
        from audit_events where id = event_id) where event_id = ${company}`,
    );
    const { faults } = await check();
    expect(faults).toEqual([expect.objectContaining({ kind: "link_broken", audit_id: company })]);
  });

  it("shows a salt that was taken away though no one was erased, and a link that is missing", async () => {
    await addCompanies("Aa", "Bb", "Cc");
    const company = await find("COMPANY_CREATE");
    await tamper(
      sql`update audit_events set salt = null where id = ${company}`,
      sql`delete from audit_chain where seq = 3`,
      sql`delete from audit_events where id not in (select event_id from audit_chain)`,
    );
    const { faults } = await check();
    const kinds = faults.map(({ kind }: { kind: string }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["salt_removed", "number_missing", "link_broken"]));
  });

  it("names a gap of any width by its first link, at once", async () => {
    await addCompanies("Aa", "Bb");
    await tamper(sql`update audit_chain set seq = 9000000000000000 where seq = 3`);
    const { faults, fault_count } = await check();
    expect(faults[0]).toMatchObject({ kind: "number_missing", number: 3 });
    expect([faults.length, fault_count]).toEqual([2, 9000000000000000 - 3 + 1]);
  });

  it("stays whole when a person is erased, of whom then only id and time are checked", async () => {
    const id = await admin.addUser({ email: "ada@example.org" });
    expect((await admin.put(`/admin/users/${id}`, { full_name: "Ada King" })).statusCode).toBe(200);
    expect(await check()).toMatchObject({ erased: 0, fault_count: 0 });
    expect((await admin.post(`/admin/users/${id}/erase`)).statusCode).toBe(200);
    expect(await check()).toMatchObject({ erased: 1, fault_count: 0, faults: [] });
    const [entry] = (await admin.db.select().from(auditEvents)).filter((row) => row.action === "USER_UPDATE");
    expect(entry).toMatchObject({ salt: null, details: { target_email: `erased-${id.slice(0, 8)}` } });
  });

  it("leads to a head that was noted, unless its end was cut off", async () => {
    await addCompanies("Aa");
    const { head } = await check();
    await addCompanies("Bb");
    const verify = () => verifyChain(admin.db, new AbortController().signal, head);
    expect(await verify()).toMatchObject({ fault_count: 0 });
    await tamper(
      sql`delete from audit_events where id in (select event_id from audit_chain where seq >= ${head.number})`,
      sql`delete from audit_chain where seq >= ${head.number}`,
    );
    expect(await check()).toMatchObject({ fault_count: 0 });
    const cut = await verify();
    expect(cut.faults).toEqual([expect.objectContaining({ kind: "number_missing", number: head.number })]);
    expect(describeChain(cut)).toContain(`Link ${head.number}: the link is missing.`);
  });

  describe("as a file", () => {
    const fetchFile = (query: string) => admin.get(`/admin/audit-logs/export?${query}`);

    it("is CSV in which no cell is a formula, and who saved it is in the log", async () => {
      await addCompanies("=HYPERLINK(1)");
      const { body, headers } = await fetchFile("format=csv");
      expect(headers["content-type"]).toMatch(/^text\/csv/);
      expect(headers["content-disposition"]).toMatch(/filename="audit-log-\d{4}-\d\d-\d\d\.csv"/);
      const { data } = Papa.parse<Record<string, string>>(body.trimStart().replace("\uFEFF", ""), {
        header: true,
        skipEmptyLines: true,
      });
      expect(data.map((row) => row.action)).toEqual(["AUDIT_EXPORT", "COMPANY_CREATE", "USER_LOGIN"]);
      expect(data.every((row) => Object.values(row).every((cell) => !/^[=+\-@\t\r]/.test(cell)))).toBe(true);
      const [entry] = (await admin.readAudit()).filter((row) => row.action === "AUDIT_EXPORT");
      expect(entry).toMatchObject({ actorEmail: "root@example.org", details: { format: "csv" } });
    });

    it("is JSON, one entry a line, over the whole log and as it is filtered", async () => {
      await admin.db.insert(auditEvents).values(
        Array.from({ length: 2_300 }, (_, n) => ({
          action: "search" as const,
          actorEmail: n % 2 === 0 ? "ada@example.org" : "eve@example.org",
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 3))),
        })),
      );
      const read = async (query: string) =>
        (await fetchFile(`format=jsonl&${query}`)).body
          .trimEnd()
          .split("\n")
          .map((line: string) => JSON.parse(line));
      const all = await read("action=search");
      expect(all).toHaveLength(2_300);
      expect(new Set(all.map(({ audit_id }: { audit_id: string }) => audit_id)).size).toBe(2_300);
      const times = all.map(({ timestamp }: { timestamp: string }) => timestamp);
      expect(times).toEqual([...times].sort().reverse());
      expect(await read("action=search&search=ADA")).toHaveLength(1_150);
      expect(await check()).toMatchObject({ entries: 2_303, fault_count: 0, head: { number: 2_303 } });
    });

    it("is refused in another format, and to who is no administrator", async () => {
      expect((await fetchFile("format=xlsx")).json().detail[0].msg).toBe("format must be one of: csv, jsonl");
      for (const path of ["export?format=csv", "chain"])
        expect((await call(admin.test.app, "GET", `/admin/audit-logs/${path}`, null)).statusCode).toBe(401);
    });
  });

  it("is searched as a whole by words, and by the account that something was done to", async () => {
    await addCompanies("Klinik Nord", "Klinik Süd");
    const id = await admin.addUser({ email: "ada@example.org" });
    await admin.put(`/admin/users/${id}`, { full_name: "Ada King" });
    const list = async (query: string) => {
      const { items, meta } = (await admin.get(`/admin/audit-logs?${query}`)).json();
      expect(meta.total).toBe(items.length);
      return items.map(({ action }: { action: string }) => action);
    };
    expect(await list("search=klinik%20S%C3%9CD")).toEqual(["COMPANY_CREATE"]);
    expect(await list("search=klinik")).toHaveLength(2);
    expect(await list("search=klinik%20west")).toEqual([]);
    expect(await list(`target=${id}`)).toEqual(["USER_UPDATE"]);
    expect(await list("target=ADA@example.org")).toEqual(["USER_UPDATE"]);
    expect(await list("target=100%25")).toEqual([]);
  });
});
