import { searchDetailsSchema } from "@medsieve/contract/history";
import { searches, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { type AdminTest, openAdminTest } from "../../../test/admin.ts";
import { call, signInNew } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";

describe("a search that is shared within the company", () => {
  let site: AdminTest;
  let owner: string;
  let colleague: string;
  let stranger: string;
  let id: string;
  let companyId: string;

  beforeAll(async () => {
    site = await openAdminTest(new ScriptedSource([makePaper(101)], { [QUERY]: ["101"] }), new ScriptedReader([QUERY]));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.begin();
    companyId = await site.addCompany("Ward Seven");
    const elsewhere = await site.addCompany("Ward Eight");
    owner = await signIn("owner@example.org", companyId);
    colleague = await signIn("colleague@example.org", companyId);
    stranger = await signIn("stranger@example.org", elsewhere);
    id = (await site.post("/search", { query: "Do statins help?" }, owner)).json().search_id;
  });

  async function signIn(email: string, company: string | null): Promise<string> {
    const token = await signInNew(site.test, site.database, { email });
    await move(email, company);
    return token;
  }
  const move = (email: string, company: string | null) =>
    site.db.update(users).set({ companyId: company }).where(eq(users.email, email));
  const share = (as: string) => site.post(`/searches/${id}/share`, undefined, as);
  const end = (as: string) => site.remove(`/searches/${id}/share`, as);
  const paths = () => [
    `/search-history/${id}/details`,
    `/search-history/${id}/record`,
    `/search-history/${id}/report`,
    `/search-history/${id}/citations?format=ris`,
    `/searches/${id}/papers/101/statements`,
    `/searches/${id}/decisions`,
    `/highlights/${id}`,
  ];
  const listStatuses = (as: string) => Promise.all(paths().map(async (path) => (await site.get(path, as)).statusCode));
  const ALL_READ = Array(7).fill(200);
  const NONE_READ = Array(7).fill(404);

  it("is read by everyone of the company, and by no one else, until the sharing ends", async () => {
    expect(await listStatuses(colleague)).toEqual(NONE_READ);
    const shared = await share(owner);
    expect(shared.json()).toEqual({
      company: "Ward Seven",
      shared_by: "Test Person",
      shared_at: expect.any(String),
      own: true,
    });
    expect(await listStatuses(colleague)).toEqual(ALL_READ);
    expect(await listStatuses(stranger)).toEqual(NONE_READ);
    expect(await listStatuses(site.token())).toEqual(NONE_READ);
    const details = async (as: string) =>
      searchDetailsSchema.parse((await site.get(`/search-history/${id}/details`, as)).json()).share;
    expect(await details(colleague)).toEqual({ ...shared.json(), own: false });
    expect(await details(owner)).toEqual(shared.json());

    expect((await end(owner)).statusCode).toBe(200);
    expect(await listStatuses(colleague)).toEqual(NONE_READ);
    expect(await details(owner)).toBeUndefined();
  });

  it("is changed by its owner alone", async () => {
    await share(owner);
    await site.put(`/searches/${id}/papers/101/decision`, { decision: "included" }, owner);
    const seen = (await site.get(`/searches/${id}/decisions`, colleague)).json();
    expect(seen).toMatchObject({ decisions: [{ pmid: "101", decision: "included" }], read_only: true });
    const refused = await Promise.all([
      share(colleague),
      end(colleague),
      site.put(`/searches/${id}/papers/101/decision`, { decision: "excluded" }, colleague),
      site.post("/highlights", { search_id: id, pmid: "101", paper_title: "x" }, colleague),
      site.remove(`/highlights/${id}/101`, colleague),
      site.remove(`/searches/${id}`, colleague),
      site.post("/search", { query: "Do statins help?", based_on: id }, colleague),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404));
    expect((await site.get("/search-history", colleague)).json().total).toBe(0);
  });

  it("is read no more once its owner or its reader has left the company", async () => {
    await share(owner);
    await move("colleague@example.org", null);
    expect(await listStatuses(colleague)).toEqual(NONE_READ);
    await move("colleague@example.org", companyId);
    expect(await listStatuses(colleague)).toEqual(ALL_READ);
    await move("owner@example.org", null);
    expect(await listStatuses(colleague)).toEqual(NONE_READ);
    const details = (await site.get(`/search-history/${id}/details`, owner)).json();
    expect(details.share).toBeUndefined();
  });

  it("needs a company, a search that has ended, and an owner who asks", async () => {
    await move("owner@example.org", null);
    const alone = await share(owner);
    expect([alone.statusCode, alone.json().code]).toEqual([400, "no_company"]);
    expect((await share(stranger)).statusCode).toBe(404);
    expect((await end(stranger)).statusCode).toBe(404);
    expect((await call(site.test.app, "POST", `/searches/${id}/share`, null)).statusCode).toBe(401);
    await move("owner@example.org", companyId);
    const userId = await site.findId("owner@example.org");
    const running = { question: "x", preference: "clinical_trials", language: "en", maxResults: 1 } as const;
    const [made] = await site.db
      .insert(searches)
      .values({ userId, ...running })
      .returning();
    expect((await site.post(`/searches/${made?.id}/share`, undefined, owner)).statusCode).toBe(409);
  });

  it("stands in the audit log when it is shared and when that ends, once each", async () => {
    await share(owner);
    await share(owner);
    await end(owner);
    await end(owner);
    const entries = (await site.readAudit()).filter(({ action }) => action !== "search");
    expect(entries.map(({ action, actorEmail, details }) => [action, actorEmail, details])).toEqual([
      ["SEARCH_SHARE", "owner@example.org", { search_id: id }],
      ["SEARCH_UNSHARE", "owner@example.org", { search_id: id }],
    ]);
  });
});
