import { randomUUID } from "node:crypto";
import { searchDetailsSchema } from "@medsieve/contract/history";
import { READING_VERSION } from "@medsieve/contract/readings";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { AppError } from "@medsieve/runtime/app-error";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const papers = [
  makePaper(101, { year: 2001 }),
  makePaper(102, { year: 2020, pub_year: 2020 }),
  makePaper(103, { year: 2010 }),
];
const QUERY = "statins[tiab]";
const BARREN = 'statins[tiab] AND "no such thing"[tiab]';

describe("a search over HTTP", () => {
  let database: TestDatabase;
  let test: TestApp;
  let source: ScriptedSource;
  let reader: ScriptedReader;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    source = new ScriptedSource(papers, { [QUERY]: ["101", "102", "103"] });
    reader = new ScriptedReader([QUERY], { "101": 0.4, "102": 0.9, "103": 0.4 });
    test = await openTestApp(database, source, reader);
    token = await signInNew(test, database, { email: "user@example.org" });
  });
  afterEach(() => test.close());

  const search = (body: unknown, as = token) => call(test.app, "POST", "/search", as, body);
  const usage = async (as = token) => (await call(test.app, "GET", "/usage/current", as)).json().data.current_usage;
  /** Past what keeps the record of a search that has ended from being changed. */
  const changeEnded = async (statement: SQL) => {
    await database.db.execute(sql`alter table searches disable trigger searches_stay_as_they_ended`);
    await database.db.execute(statement);
    await database.db.execute(sql`alter table searches enable trigger searches_stay_as_they_ended`);
  };
  const history = async (as = token) => (await call(test.app, "GET", "/search-history", as)).json();

  it("answers with papers by relevance, then the newer first, and keeps all of it", async () => {
    const answer = await search({ query: "Which papers are there?" });
    expect(answer.statusCode).toBe(200);
    const result = searchResultSchema.parse(answer.json());
    expect(result.papers.map((paper) => paper.pmid)).toEqual(["102", "103", "101"]);
    expect(result.papers[0]).toMatchObject({
      schema_version: READING_VERSION,
      statements_left_out: 0,
      findings: [],
      sample_size: null,
    });
    expect(result.papers[0]).toMatchObject({
      ...{ pmid: "102", PMID: "102", year: 2020, pub_year: 2020, relevance_score: 0.9, search_id: result.search_id },
      selection_rationale: result.papers[0]?.rationale,
      comparator: null,
    });
    expect(result.papers[0]?.statements[0]).toMatchObject({
      ...{ id: "102-1", field: "summary", text: result.papers[0]?.summary, offset: 0 },
      evidence: [{ status: "verified", section: "RESULTS", section_index: 0, problem: null }],
    });
    expect(result.answer_sentences).toMatchObject([{ id: "answer-1", cites: ["102"], evidence: [{ pmid: "102" }] }]);
    expect(result.summary).toContain("[PMID 102]");
    expect(result.provenance?.stages.map((stage) => stage.stage)).toContain("analyzing_results");

    const details = searchDetailsSchema.parse(
      (await call(test.app, "GET", `/search-history/${result.search_id}/details`, token)).json(),
    );
    expect(details).toMatchObject({ query: "Which papers are there?", status: "completed", total_pmids_found: 3 });
    expect(details.papers).toEqual(result.papers);
    expect(result.verdict).toMatchObject({ state: "not_compared", not_addressed: 3, papers: [] });
    expect(details.verdict).toEqual(result.verdict);
    expect(details.query_details).toEqual(result.query_details);
    expect(await history()).toMatchObject({ total: 1, searches: [{ result_count: 3, status: "completed" }] });
    expect(await usage()).toBe(1);
  });

  it("keeps to the limits, shows them in every query, and remembers them", async () => {
    const limits = { from_year: 2005, to_year: null, languages: ["eng", "jpn"], humans: true };
    const answer = await search({ query: "Do statins help?", limits });
    expect(answer.json()).toMatchObject({
      limits,
      search_queries_used: [`${QUERY} AND 2005:3000[dp] AND (English[la] OR Japanese[la]) AND Humans[mh]`],
    });
    const path = `/search-history/${answer.json().search_id}/details`;
    expect((await call(test.app, "GET", path, token)).json()).toMatchObject({ limits });
  });

  it.each([
    [{ from_year: 2020, to_year: 2010 }, ["limits", "from_year"], "from_year must not be after to_year"],
    [{ from_year: 12.5 }, ["limits", "from_year"], "a year must be a whole number from 1781 to 2100"],
    [{ to_year: 1500 }, ["limits", "to_year"], "a year must be a whole number from 1781 to 2100"],
    [{ languages: ["english"] }, ["limits", "languages", 0], "languages must be among: eng, jpn"],
    [{ humans: "yes" }, ["limits", "humans"], "humans must be true or false"],
  ])("refuses the limits %j and counts nothing", async (limits, loc, message) => {
    const answer = await search({ query: "Do statins help?", limits });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0]).toMatchObject({ loc: ["body", ...loc], msg: expect.stringContaining(message) });
    expect(await usage()).toBe(0);
  });

  it("says so when a query found nothing and was broadened", async () => {
    reader.queries = [BARREN];
    const result = (await search({ query: "Do statins help?" })).json();
    expect(result.query_details[0]).toMatchObject({ broadened_from: BARREN });
    expect(result.query_details[0].query).not.toBe(BARREN);
    expect(result.query_details[0].warnings.at(-1)).toMatchObject({ code: "broadened" });
  });

  it("keeps how a query was written beside what was put right, and one that could not be run", async () => {
    reader.queries = ["statins[title abstract]", "NOT statins"];
    const result = (await search({ query: "Do statins help?" })).json();
    const path = `/search-history/${result.search_id}/details`;
    const details = (await call(test.app, "GET", path, token)).json();
    for (const { query_details } of [result, details]) {
      expect(query_details).toMatchObject([
        { query: QUERY, written_as: "statins[title abstract]", changes: [{ code: "field_tag", became: "[tiab]" }] },
        { query: "NOT statins", hits: null, warnings: [{ code: "not_run" }] },
      ]);
    }
  });

  it("counts and runs one request once, however often and at once it is sent", async () => {
    const body = { query: "Do statins help?", request_id: randomUUID() };
    const answers = await Promise.all([search(body), search(body), search(body)]);
    expect(new Set(answers.map((answer) => answer.json().search_id)).size).toBe(1);
    expect(await usage()).toBe(1);
    expect((await history()).total).toBe(1);
  });

  it("accepts exactly as many searches as are left of the month", async () => {
    const poor = await signInNew(test, database, { email: "poor@example.org", monthlyLimit: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => search({ query: "Do statins help?" }, poor)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(3);
    const refused = answers.find((answer) => answer.statusCode === 429)?.json();
    expect(refused).toMatchObject({
      detail: "Monthly limit reached",
      code: "usage_limit_exceeded",
      current_usage: 3,
      limit: 3,
    });
    expect((await history(poor)).total).toBe(3);
  });

  it("gives back a search that fails for a reason that is not the user's, and keeps it as failed", async () => {
    source.failure = new AppError(503, "library_empty", "The library holds no papers yet.");
    const answer = await search({ query: "Do statins help?" });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: "library_empty" });
    expect(await usage()).toBe(0);
    const [kept] = (await history()).searches;
    expect(kept).toMatchObject({ query: "Do statins help?", status: "failed" });
    const details = (await call(test.app, "GET", `/search-history/${kept.id}/details`, token)).json();
    expect(details).toMatchObject({ error: "The library holds no papers yet.", error_code: "library_empty" });
  });

  it("says that a question has no words to search for, and does not count it", async () => {
    reader.queries = [];
    const answer = await search({ query: "What is it that they do?" });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "question_not_understood"]);
    expect(await usage()).toBe(0);
  });

  it("says nothing of what went wrong inside", async () => {
    source.failure = new Error("select secret from users");
    const answer = await search({ query: "Do statins help?" });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain("secret");
  });

  it("streams every event in order, the result before the end", async () => {
    const answer = await call(test.app, "POST", "/search/stream", token, { query: "Do statins help?" });
    expect(answer.headers["content-type"]).toContain("application/x-ndjson");
    const events = answer.body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1));
    const types = events.map((event) => event.type);
    expect(types.filter((type) => type === "paper_analyzed")).toHaveLength(3);
    expect(types.indexOf("papers_discovered")).toBeLessThan(types.indexOf("paper_analyzed"));
    expect(types.slice(-3)).toEqual(["result", "search_status", "usage_updated"]);
    expect(events.at(-2)).toMatchObject({ status: "completed" });
  });

  it.each([
    [{ query: "" }, "query must not be empty"],
    [{ query: " \t\n " }, "query must not be empty"],
    [{ query: "x".repeat(100_000) }, "query must have at most 2000 characters"],
    [{ query: "heart\u0000failure" }, "query must not contain control characters"],
    [{ query: "heart \u202Efailure" }, "query must not contain control characters"],
    [{ query: "💊🫀💊" }, "query must contain words"],
    [{ query: 7 }, "query must be text"],
    [{ query: "q", preference: "everything" }, "preference must be one of: clinical_trials"],
    [{ query: "q", language: "tlh" }, "language must be one of: en, ja, zh"],
    [{ query: "q", max_results: 0 }, "max_results must be a whole number from 1 to 100"],
    [{ query: "q", max_results: -1 }, "max_results must be a whole number from 1 to 100"],
    [{ query: "q", max_results: 1e9 }, "max_results must be a whole number from 1 to 100"],
    [{ query: "q", max_results: "abc" }, "max_results must be a whole number from 1 to 100"],
    [{ query: "q", request_id: "1" }, "request_id must be a UUID"],
  ])("refuses bad request $#, saying what is accepted, and counts nothing", async (body, message) => {
    const answer = await search(body);
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json().detail)).toContain(message);
    expect(await usage()).toBe(0);
  });

  it("takes a question in a right-to-left script, and jp for ja", async () => {
    expect((await search({ query: "هل يفيد الأسبرين؟", language: "jp" })).statusCode).toBe(200);
  });

  it("shows no user another's search", async () => {
    const { search_id } = (await search({ query: "Do statins help?" })).json();
    const other = await signInNew(test, database, { email: "other@example.org" });
    const answer = await call(test.app, "GET", `/search-history/${search_id}/details`, other);
    expect(answer.statusCode).toBe(404);
    expect((await history(other)).total).toBe(0);
  });

  it.each(["not-a-uuid", "1; drop table searches", randomUUID()])(
    "answers details of %s with a clear error",
    async (id) => {
      const answer = await call(test.app, "GET", `/search-history/${encodeURIComponent(id)}/details`, token);
      expect([404, 422]).toContain(answer.statusCode);
    },
  );

  it.each(["page=0", "page=-1", "page=abc", "per_page=0", "per_page=1000"])(
    "refuses a history with %s",
    async (query) => {
      expect((await call(test.app, "GET", `/search-history?${query}`, token)).statusCode).toBe(422);
    },
  );

  it("pages the history, newest first", async () => {
    for (const query of ["first", "second", "third"]) await search({ query });
    const page = (await call(test.app, "GET", "/search-history?page=2&per_page=2", token)).json();
    expect(page).toMatchObject({ total: 3, page: 2, per_page: 2, searches: [{ query: "first" }] });
  });

  it.each([
    ["POST", "/search"],
    ["POST", "/search/stream"],
    ["GET", "/search/setup"],
    ["GET", "/search-history"],
    ["GET", `/search-history/${randomUUID()}/details`],
  ] as const)("%s %s is for the signed-in only", async (method, path) => {
    expect((await call(test.app, method, path, null, method === "POST" ? { query: "q" } : undefined)).statusCode).toBe(
      401,
    );
    expect(
      (await call(test.app, method, path, "a.b.c", method === "POST" ? { query: "q" } : undefined)).statusCode,
    ).toBe(401);
  });

  it("goes on with a search whose server was killed, and counts it once", async () => {
    const { search_id } = (await search({ query: "Do statins help?" })).json();
    await changeEnded(sql`
      update searches set status = 'running', lease_until = now() + interval '20 seconds', finished_at = null
      where id = ${search_id}`);
    const restarted = await openTestApp(database, source, reader, { alone: true });
    await expect.poll(async () => (await history()).searches[0]).toMatchObject({ id: search_id, status: "completed" });
    const details = (await call(test.app, "GET", `/search-history/${search_id}/details`, token)).json();
    expect(details).toMatchObject({ error_code: null, total_pmids_found: 3 });
    expect(details.papers).toHaveLength(3);
    expect(await usage()).toBe(1);
    await restarted.close();
  });

  it("leaves a search alone whose server may be alive, and takes it over once its lease has run out", async () => {
    const { search_id } = (await search({ query: "Do statins help?" })).json();
    const setLease = (end: string) =>
      changeEnded(sql`
        update searches set status = 'running', lease_until = now() + ${end}::interval where id = ${search_id}`);
    const readStatus = async () => (await history()).searches[0].status;
    await setLease("20 seconds");
    await (await openTestApp(database, source, reader)).close();
    expect(await readStatus()).toBe("running");
    await setLease("-1 second");
    const replica = await openTestApp(database, source, reader);
    await expect.poll(readStatus).toBe("completed");
    await replica.close();
  });
});
