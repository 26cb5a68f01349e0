import { queryLogsResponseSchema } from "@medsieve/contract/admin/query-logs";
import { MODELS_FORBIDDEN } from "@medsieve/contract/reader-failures";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { companies, searches, users } from "@medsieve/database/schema/index";
import { createModelReaders } from "@medsieve/language-models/model-reader";
import { DESK_HERE } from "@medsieve/reader/builtin-reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { answerWell } from "../../../../language-models/test/model-answers.ts";
import { type ModelServer, openModelServer } from "../../../../language-models/test/model-server.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedSource } from "../../../test/scripted-search.ts";
import { createLogger } from "../../http/logging.ts";
import { DEFAULT_PROMPTS } from "../../prompts/defaults/default-prompts.ts";

const QUERY = "zinc[tiab]";
const QUESTION = { query: "Does zinc shorten the common cold?", queries: [{ name: "zinc", query: QUERY }] };
const PAPERS = [101, 102].map((pmid) =>
  makePaper(pmid, {
    title: `Zinc for the common cold, part ${pmid}`,
    abstract: [{ label: "METHODS", text: "Zinc was given to 40 adults with a common cold." }],
  }),
);
const BUILTIN = { id: "builtin", vendor: null, model: null };

describe("a company that allows no model", () => {
  let database: TestDatabase;
  let model: ModelServer;
  let test: TestApp;
  let admin: string;
  let companyId: string;
  let token: string;

  const open = () => {
    const settings = model.settingsFor("openai-compatible", { monthlyBudgetUsd: null });
    const readers = createModelReaders({
      ...{ desk: DESK_HERE, settings, database, logger: createLogger("silent") },
      ...{ now: () => new Date(), clock: SYSTEM_CLOCK, papersACall: 1 },
    });
    return openTestApp(database, new ScriptedSource(PAPERS, { [QUERY]: ["101", "102"] }), readers);
  };
  const save = (body: object) => call(test.app, "PUT", `/admin/companies/${companyId}`, admin, body);
  const search = async (body: object = QUESTION) =>
    searchResultSchema.parse((await call(test.app, "POST", "/search", token, body)).json());
  const readLog = async () => {
    const answer = await call(test.app, "GET", "/admin/search-logs", admin);
    return queryLogsResponseSchema.parse(answer.json()).logs[0];
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    model = await openModelServer();
    test = await open();
  });
  afterAll(async () => {
    await test.close();
    await model.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    model.forget();
    model.behave((asked) => answerWell(asked, [QUERY]));
    admin = await signInNew(test, database, { email: "admin@example.org", role: "admin" });
    token = await signInNew(test, database, { email: "user@example.org" });
    const made = await call(test.app, "POST", "/admin/companies", admin, { name: "Clinic", models_allowed: false });
    companyId = made.json().company.id;
    await database.db.update(users).set({ companyId }).where(eq(users.email, "user@example.org"));
  });

  it("has the built-in reader alone read, and each result says why", async () => {
    const result = await search();
    expect(result.provenance).toMatchObject({ reader: BUILTIN, prompt_version: null, cost_usd: 0 });
    expect(result.papers.map(({ read_by }) => read_by)).toEqual(
      PAPERS.map(() => ({ reader: "builtin", model: null, fallback: MODELS_FORBIDDEN })),
    );
    const { provenance } = await search({ query: QUESTION.query });
    expect(provenance?.reader_fallbacks).toContainEqual({ step: "queries", reason: MODELS_FORBIDDEN });
    expect(model.seen).toEqual([]);
    expect(await readLog()).toMatchObject({ read_by: "builtin", token_usage: [], prompt_version: null });
    const setup = await call(test.app, "GET", "/search/setup", token);
    expect(setup.json().reader).toEqual(BUILTIN);
  });

  it("says so of itself, and may be changed, which the audit log shows and the next search heeds", async () => {
    expect((await save({ name: "Clinic" })).json().company.models_allowed).toBe(false);
    expect((await save({ name: "Clinic", models_allowed: true })).json().company.models_allowed).toBe(true);
    const { items } = (await call(test.app, "GET", "/admin/companies", admin)).json();
    expect(items).toMatchObject([{ name: "Clinic", models_allowed: true }]);
    const { items: entries } = (await call(test.app, "GET", "/admin/audit-logs", admin)).json();
    expect(JSON.stringify(entries)).toContain('"models_allowed":{"from":false,"to":true}');
    expect((await search()).papers.map(({ read_by }) => read_by.reader)).toEqual(["model", "model"]);
    const refused = await save({ name: "Clinic", models_allowed: "no" });
    expect([refused.statusCode, refused.json().detail[0].msg]).toEqual([422, "models_allowed must be true or false"]);
  });

  it("holds back no one else, nor a person who has left it", async () => {
    await database.db.update(users).set({ companyId: null }).where(eq(users.email, "user@example.org"));
    expect((await search()).papers.map(({ read_by }) => read_by.reader)).toEqual(["model", "model"]);
    const [other] = await database.db.insert(companies).values({ name: "Lab" }).returning();
    await database.db.update(users).set({ companyId: other?.id }).where(eq(users.email, "user@example.org"));
    expect((await call(test.app, "GET", "/search/setup", token)).json().reader.id).toBe("model");
  });

  it("has programs and trials of prompts go without a model, too", async () => {
    const scopes = { name: "agent", scopes: ["search", "read"], expires_at: null };
    const made = (await call(test.app, "POST", "/account/tokens", token, scopes)).json();
    const tool = { name: "search", arguments: { query: QUESTION.query } };
    const answer = await fetch(`${await test.listen()}/mcp`, {
      method: "POST",
      headers: {
        ...{ authorization: `Bearer ${made.token}`, "content-type": "application/json" },
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: tool }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("search_id")]);
    expect((await readLog())?.read_by).toBe("builtin");
    await database.db.update(users).set({ companyId });
    const trial = await call(test.app, "POST", "/prompts/dry-run", admin, {
      ...{ query: QUESTION.query, language: "en", preference: "case_reports" },
      settings: DEFAULT_PROMPTS.en.case_reports,
    });
    expect(trial.json()).toMatchObject({ code: "models_forbidden" });
    expect(model.seen).toEqual([]);
  });

  it("is heeded by the server that takes a search over from another one", async () => {
    await save({ name: "Clinic", models_allowed: true });
    const first = await open();
    model.behave((asked) => (asked.step === "reading" ? undefined : answerWell(asked, [QUERY])));
    const asked = call(first.app, "POST", "/search", token, QUESTION);
    await expect.poll(() => model.seen.length).toBeGreaterThan(0);
    await save({ name: "Clinic", models_allowed: false });
    await first.close();
    await asked;
    const readStatus = async () => (await database.db.select({ status: searches.status }).from(searches))[0]?.status;
    await expect.poll(readStatus).toBe("completed");
    const [{ id }] = (await call(test.app, "GET", "/search-history", token)).json().searches;
    const details = (await call(test.app, "GET", `/search-history/${id}/details`, token)).json();
    expect(details.provenance.reader).toEqual(BUILTIN);
    expect(details.papers.map((paper: { read_by: object }) => paper.read_by)).toMatchObject(
      PAPERS.map(() => ({ reader: "builtin", fallback: MODELS_FORBIDDEN })),
    );
  });
});
