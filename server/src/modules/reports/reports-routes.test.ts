import { randomUUID } from "node:crypto";
import { searchDetailsSchema } from "@medsieve/contract/history";
import { reportsPageSchema, searchReportsSchema } from "@medsieve/contract/statement-reports";
import { searches, statementReports, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { type AdminTest, openAdminTest } from "../../../test/admin.ts";
import { signInNew } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";
const WRONG = "The paper says 12 %, not 21 %.";

describe("reports of statements", () => {
  let site: AdminTest;
  let owner: string;
  let colleague: string;
  let stranger: string;
  let id: string;
  let statement: { statement_id: string; pmid: string | null };

  beforeAll(async () => {
    const source = new ScriptedSource([makePaper(101), makePaper(102)], { [QUERY]: ["101", "102"] });
    site = await openAdminTest(source, new ScriptedReader([QUERY]));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.begin();
    const company = await site.addCompany("Ward Seven");
    owner = await signIn("owner@example.org", company);
    colleague = await signIn("colleague@example.org", company);
    stranger = await signIn("stranger@example.org", null);
    id = (await site.post("/search", { query: "Do statins help?" }, owner)).json().search_id;
    const [paper] = await readPapers();
    statement = { statement_id: paper?.statements[0]?.id ?? "", pmid: "101" };
  });

  async function signIn(email: string, companyId: string | null): Promise<string> {
    const token = await signInNew(site.test, site.database, { email });
    await site.db.update(users).set({ companyId }).where(eq(users.email, email));
    return token;
  }
  const readPapers = async () => {
    const statements = await site.get(`/searches/${id}/papers/101/statements`, owner);
    return [statements.json() as { statements: { id: string; text: string }[] }];
  };
  const report = (given: object = {}, as = owner, on = id) =>
    site.post(`/searches/${on}/reports`, { ...statement, text: WRONG, ...given }, as);
  const withdraw = (reportId: string, as: string, on = id) => site.remove(`/searches/${on}/reports/${reportId}`, as);
  const readFor = async (as: string) =>
    searchReportsSchema.parse((await site.get(`/searches/${id}/reports`, as)).json()).reports;
  const list = async (query = "") => reportsPageSchema.parse((await site.get(`/admin/reports${query}`)).json());
  const answer = (reportId: string, text: string, as = site.token()) =>
    site.put(`/admin/reports/${reportId}/answer`, { answer: text }, as);

  it("come to administrators with statement, sentence and reader, and their answer to everyone who sees the search", async () => {
    expect((await report()).statusCode).toBe(200);
    const { items, open, meta } = await list("?state=open");
    expect([open, meta.total]).toEqual([1, 1]);
    const [paper] = await readPapers();
    expect(items).toMatchObject([
      {
        ...{ ...statement, text: WRONG, email: "owner@example.org", company_name: "Ward Seven", answer: null },
        ...{ statement: paper?.statements[0]?.text, read_by: { reader: "builtin", model: null } },
        evidence: [{ pmid: "101", quote: expect.any(String) }],
      },
    ]);

    expect((await answer(items[0]?.id ?? "", " Thank you, it is 12 %. ")).statusCode).toBe(200);
    await site.post(`/searches/${id}/share`, undefined, owner);
    for (const as of [owner, colleague]) {
      expect(await readFor(as)).toMatchObject([
        { ...statement, text: WRONG, answer: "Thank you, it is 12 %.", answered_by: "Test Person" },
      ]);
    }
    expect((await list("?state=open")).items).toEqual([]);
    expect((await list("?state=answered")).items).toHaveLength(1);
    const audited = (await site.readAudit()).filter(({ action }) => action === "REPORT_ANSWER");
    expect(audited).toMatchObject([{ actorEmail: "root@example.org", details: { search_id: id } }]);
    expect(JSON.stringify(audited)).not.toContain("12 %");
  });

  it("can be of a sentence of the answer, which belongs to no paper", async () => {
    const details = (await site.get(`/search-history/${id}/details`, owner)).json();
    const [sentence] = searchDetailsSchema.parse(details).answer_sentences;
    expect((await report({ statement_id: sentence?.id, pmid: null })).statusCode).toBe(200);
    expect((await list()).items).toMatchObject([{ pmid: null, statement: sentence?.text }]);
  });

  it("replace what the same person said of the statement before, until it is answered", async () => {
    await report({ text: "first" });
    const [second] = searchReportsSchema.parse((await report({ text: "second" })).json()).reports;
    expect((await readFor(owner)).map(({ text }) => text)).toEqual(["second"]);
    await answer(second?.id ?? "", "Seen.");
    await report({ text: "third" });
    expect((await readFor(owner)).map(({ text }) => text)).toEqual(["second", "third"]);
  });

  it("are withdrawn by who made them, which is audited and counts as nothing, until they are answered", async () => {
    await site.post(`/searches/${id}/share`, undefined, owner);
    await report();
    await report({ text: "mine" }, colleague);
    const [first, second] = await readFor(colleague);
    expect([first, second].map((one) => one?.is_own)).toEqual([false, true]);
    expect((await readFor(owner)).map(({ is_own }) => is_own)).toEqual([true, false]);
    for (const as of [owner, site.token()]) expect((await withdraw(second?.id ?? "", as)).statusCode).toBe(404);

    const usage = async () => (await site.get("/usage/current", colleague)).json();
    const before = await usage();
    const withdrawn = await withdraw(second?.id ?? "", colleague);
    expect(withdrawn.statusCode).toBe(200);
    expect(searchReportsSchema.parse(withdrawn.json()).reports.map(({ text }) => text)).toEqual([WRONG]);
    expect(await usage()).toEqual(before);
    expect((await list()).open).toBe(1);
    const audited = (await site.readAudit()).filter(({ action }) => action === "REPORT_WITHDRAW");
    expect(audited).toMatchObject([{ actorEmail: "colleague@example.org", details: { search_id: id } }]);
    expect((await withdraw(second?.id ?? "", colleague)).statusCode).toBe(404);

    await answer(first?.id ?? "", "Seen.");
    const refused = await withdraw(first?.id ?? "", owner);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "report_answered"]);
    expect(await readFor(owner)).toHaveLength(1);
  });

  it("cannot be withdrawn from a search that is no longer shared, nor by way of another", async () => {
    await site.post(`/searches/${id}/share`, undefined, owner);
    await report({}, colleague);
    const [made] = await readFor(colleague);
    const other = (await site.post("/search", { query: "Do statins help?" }, colleague)).json().search_id;
    expect((await withdraw(made?.id ?? "", colleague, other)).statusCode).toBe(404);
    expect((await withdraw("x", colleague)).statusCode).toBe(404);
    await site.remove(`/searches/${id}/share`, owner);
    expect((await withdraw(made?.id ?? "", colleague)).statusCode).toBe(404);
    expect(await site.db.$count(statementReports)).toBe(1);
  });

  it("are read and made by those who may read the search, and answered by administrators alone", async () => {
    expect((await report({}, colleague)).statusCode).toBe(404);
    await site.post(`/searches/${id}/share`, undefined, owner);
    expect((await report({}, colleague)).statusCode).toBe(200);
    for (const as of [stranger, site.token()]) {
      expect((await report({}, as)).statusCode).toBe(404);
      expect((await site.get(`/searches/${id}/reports`, as)).statusCode).toBe(404);
    }
    const [made] = (await list()).items;
    expect((await site.get("/admin/reports", owner)).statusCode).toBe(403);
    expect((await answer(made?.id ?? "", "x", owner)).statusCode).toBe(403);
    expect((await answer(randomUUID(), "x")).statusCode).toBe(404);
  });

  it("are filtered and searched on the server, a page at a time", async () => {
    await report({ text: "100% wrong" });
    await report({ text: "another_matter" }, owner);
    const [, other] = await readPapers().then(([paper]) => paper?.statements ?? []);
    if (other !== undefined) await report({ statement_id: other.id, text: "100x" });
    const texts = async (query: string) => (await list(query)).items.map(({ text }) => text);
    expect(await texts("?search=ANOTHER_")).toEqual(["another_matter"]);
    expect(await texts("?search=100%25")).toEqual([]);
    expect(await texts("?search=OWNER@&reader=builtin&state=")).toContain("another_matter");
    expect(await texts("?reader=model")).toEqual([]);
    expect((await list("?page=2&per_page=1")).meta.page).toBe(2);
  });

  it("go with the search, and with the account of who made them; they are part of its export", async () => {
    await site.post(`/searches/${id}/share`, undefined, owner);
    await report();
    await report({ text: "mine" }, colleague);
    const zip = (await site.get("/account/export", colleague)).rawPayload;
    const exported = JSON.parse(strFromU8(unzipSync(zip)["reports.json"] ?? new Uint8Array()));
    expect(exported).toMatchObject([{ text: "mine" }]);
    const colleagueId = await site.findId("colleague@example.org");
    expect((await site.post(`/admin/users/${colleagueId}/erase`)).statusCode).toBe(200);
    expect((await readFor(owner)).map(({ text }) => text)).toEqual([WRONG]);
    expect((await site.remove(`/searches/${id}`, owner)).statusCode).toBe(200);
    expect(await site.db.$count(statementReports)).toBe(0);
  });

  it("wait until the search has ended, and are of statements that it has", async () => {
    expect((await report({ statement_id: "none" })).statusCode).toBe(404);
    expect((await report({ pmid: "102", statement_id: statement.statement_id })).statusCode).toBe(404);
    expect((await report({}, owner, randomUUID())).statusCode).toBe(404);
    const userId = await site.findId("owner@example.org");
    const running = { question: "x", preference: "comprehensive", language: "en", maxResults: 5 } as const;
    const [begun] = await site.db
      .insert(searches)
      .values({ ...running, userId })
      .returning();
    expect((await report({}, owner, begun?.id)).statusCode).toBe(409);
  });

  it.each([
    [{ text: " " }, "text must not be blank"],
    [{ text: "x".repeat(1001) }, "text must have at most 1000 characters"],
    [{ pmid: "012" }, "pmid must be a number"],
    [{ statement_id: 7 }, "statement_id must be the id of a statement"],
    [{ why: "x" }, "why"],
  ])("refuse %j", async (given, message) => {
    const refused = await report(given);
    expect(refused.statusCode).toBe(422);
    expect(JSON.stringify(refused.json().detail)).toContain(message);
  });

  it("refuse filters that there are not", async () => {
    const refused = await site.get("/admin/reports?state=done");
    expect([refused.statusCode, refused.json().detail[0].msg]).toEqual([422, "state must be one of: open, answered"]);
  });
});
