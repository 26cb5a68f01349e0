import { createHash, randomUUID } from "node:crypto";
import { type SearchRecord, searchRecordSchema } from "@medsieve/contract/records";
import { PRESS_ELEMENTS, recordStrategiesSchema, TRANSLATION_TARGETS } from "@medsieve/contract/strategies";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";

const papers = [
  makePaper(101),
  makePaper(102, { abstract: [] }),
  makePaper(103, { notices: [{ kind: "retracted", pmid: "7", citation: null }] }),
];
const BROAD = "statins[tiab]";
const NARROW = "statins[tiab] AND stroke[tiab]";

describe("the record of a search", () => {
  let database: TestDatabase;
  let source: ScriptedSource;
  let reader: ScriptedReader;
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    source = new ScriptedSource(papers, {
      [BROAD]: ["101", "102", "103", "104", "105", "106"],
      [NARROW]: ["103", "101", "104"],
    });
    reader = new ScriptedReader([BROAD, NARROW], { "101": 0.4, "102": 0.9, "103": 0.95 });
    test = await openTestApp(database, source, reader);
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });
  beforeEach(async () => {
    token = await signInNew(test, database, { email: "user@example.org" });
  });
  afterEach(() => emptyDatabase(database));

  const search = async (max_results = 4) =>
    (await call(test.app, "POST", "/search", token, { query: "Do statins help?", max_results })).json()
      .search_id as string;
  const ask = (id: string, as: string | null = token) => call(test.app, "GET", `/search-history/${id}/record`, as);
  const read = async (id: string) => searchRecordSchema.parse((await ask(id)).json());
  const attempt = (statement: string) =>
    database.pool.query(statement).then(
      () => "done",
      (error: Error) => error.message,
    );

  it("has every query, every PMID with its rank and the queries that found it, and each reading", async () => {
    const id = await search();
    const record = await read(id);
    expect(record).toMatchObject({
      ...{ format: "medsieve-search-record/3", medsieve: "0.2.0", search_id: id, status: "completed", based_on: null },
      ...{ question: "Do statins help?", preference: "clinical_trials_rare", language: "en", max_results: 4 },
      queries: [
        { query: BROAD, hits: 6, pmids: ["101", "102", "103", "104", "105", "106"] },
        { query: NARROW, hits: 3, pmids: ["103", "101", "104"] },
      ],
      pmids: [
        { pmid: "102", rank: 1, queries: [0] },
        { pmid: "101", rank: 2, queries: [0, 1] },
        { pmid: "103", rank: 3, queries: [0, 1] },
        { pmid: "104", rank: null, queries: [0, 1] },
        { pmid: "105", rank: null, queries: [0] },
        { pmid: "106", rank: null, queries: [0] },
      ],
      papers: [
        { pmid: "102", rank: 1, reading: { relevance_score: 0.9 } },
        { pmid: "101", rank: 2 },
        { pmid: "103", rank: 3, notices: [{ kind: "retracted" }] },
      ],
      provenance: { source: { id: "library" }, reader: { id: "builtin" } },
    });
    expect(record.flow).toEqual({
      ...{ reported: 9, returned: 9, duplicates: 3, unique: 6, not_taken: 2, taken: 4, not_read: 1, read: 3 },
      ...{ related: null, read_from_title_alone: 1, retracted: 1 },
    });
  });

  it("gives each query as it was run, appraised and for ten other databases, to its owner alone", async () => {
    const id = await search();
    const path = `/search-history/${id}/strategies`;
    const { queries } = recordStrategiesSchema.parse((await call(test.app, "GET", path, token)).json());
    expect(queries.map(({ query }) => query)).toEqual([BROAD, NARROW]);
    for (const { translations, appraisal } of queries) {
      expect(translations?.map(({ target }) => target)).toEqual(TRANSLATION_TARGETS);
      expect(appraisal?.elements.map(({ element }) => element)).toEqual(PRESS_ELEMENTS);
    }
    expect(queries[0]?.translations?.[0]?.lines[0]?.text).toBe("statins.ti,ab,kf.");
    const other = await signInNew(test, database, { email: "other@example.org" });
    expect((await call(test.app, "GET", path, other)).statusCode).toBe(404);
  });

  it("appraises each query by the known papers of the search, as they were found then", async () => {
    const started = await call(test.app, "POST", "/search", token, {
      query: "Do statins help?",
      known_pmids: ["101", "102"],
    });
    const path = `/search-history/${started.json().search_id}/strategies`;
    const { queries } = recordStrategiesSchema.parse((await call(test.app, "GET", path, token)).json());
    const said = queries.map(({ appraisal }) =>
      appraisal?.elements.flatMap(({ remarks }) => remarks).filter(({ code }) => code.startsWith("known_")),
    );
    expect(said).toMatchObject([
      [{ code: "known_all_found", values: { count: "2" } }],
      [{ code: "known_lost", values: { lost: "1", pmids: "102" } }],
    ]);
  });

  it("carries a digest that anybody can compute from it", async () => {
    const { digest, digest_agrees, ...record } = (await ask(await search())).json();
    const sorted = JSON.stringify(record, (_, value) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    );
    expect(digest).toBe(createHash("sha256").update(sorted).digest("hex"));
    expect(digest_agrees).toBe(true);
  });

  it.each([
    "update search_queries set hits = 3",
    "update search_queries set pmids = '{1}'",
    "delete from search_queries where position = 1",
    "insert into search_queries (search_id, position, name, query) select id, 9, 'late', 'late' from searches",
    "update search_papers set rank = 1",
    "update search_papers set reading = jsonb_set(reading, '{relevance_score}', '1')",
    "update search_papers set record = jsonb_set(record, '{title}', '\"Another\"')",
    "delete from search_papers",
    "insert into search_papers (search_id, pmid, record) select id, 9, '{}' from searches",
    "update searches set summary = 'Another answer'",
    "update searches set status = 'running'",
    "update searches set record_digest = 'f00'",
  ])("cannot be changed once the search has ended: %s", async (statement) => {
    const id = await search();
    const before = await read(id);
    expect(await attempt(statement)).toContain("cannot be changed");
    expect(await read(id)).toEqual(before);
  });

  it("goes with its account", async () => {
    await search();
    expect(await attempt("delete from users")).toBe("done");
    const left = await database.pool.query("select 1 from search_queries union all select 1 from search_papers");
    expect(left.rows).toEqual([]);
  });

  it("says so where somebody changed it past the database's guard", async () => {
    const id = await search();
    await attempt("alter table search_papers disable trigger search_papers_stay_as_they_ended");
    await attempt("update search_papers set reading = jsonb_set(reading, '{relevance_score}', '1') where pmid = 101");
    await attempt("alter table search_papers enable trigger search_papers_stay_as_they_ended");
    expect((await read(id)).digest_agrees).toBe(false);
  });

  it("has no digest where the search is older than records", async () => {
    const [user] = (await database.pool.query<{ id: string }>("select id from users")).rows;
    const inserted = await database.db.execute<{ id: string }>(sql`
      insert into searches (user_id, question, preference, language, max_results, status, finished_at)
      values (${user?.id}, 'Old?', 'comprehensive', 'ja', 50, 'completed', now()) returning id`);
    expect(await read(inserted.rows[0]?.id ?? "")).toMatchObject({
      ...{ medsieve: "unknown", digest: null, digest_agrees: null, provenance: null, pmids: [], flow: { unique: 0 } },
    });
  });

  it("is kept of a search that failed, with what it had found", async () => {
    source.failure = new Error("broken");
    const failed = await call(test.app, "POST", "/search", token, { query: "Do statins help?" });
    source.failure = null;
    expect(failed.statusCode).toBe(503);
    const [row] = (await database.pool.query<{ id: string }>("select id from searches")).rows;
    const record = await read(row?.id ?? "");
    expect(record).toMatchObject({ status: "failed", digest_agrees: true, flow: { unique: 0, taken: 0 } });
    expect(record.error).not.toBeNull();
    expect(record.finished_at).not.toBeNull();
  });

  it("is not there while the search runs", async () => {
    let release = () => {};
    reader.holds.set(
      "101",
      new Promise<void>((resolve) => {
        release = resolve;
      }),
    );
    const running = search();
    const waitForRow = async (): Promise<string> => {
      const [row] = (await database.pool.query<{ id: string }>("select id from searches")).rows;
      return row?.id ?? waitForRow();
    };
    const id = await waitForRow();
    const answer = await ask(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "search_running"]);
    reader.holds.delete("101");
    release();
    expect(await running).toBe(id);
    expect((await ask(id)).statusCode).toBe(200);
  });

  it("is shown to no other user", async () => {
    const id = await search();
    const other = await signInNew(test, database, { email: "other@example.org" });
    for (const what of ["record", "citations?format=ris", "comparison"]) {
      expect((await call(test.app, "GET", `/search-history/${id}/${what}`, other)).statusCode).toBe(404);
      expect((await call(test.app, "GET", `/search-history/${id}/${what}`, null)).statusCode).toBe(401);
      expect((await call(test.app, "GET", `/search-history/${randomUUID()}/${what}`, token)).statusCode).toBe(404);
    }
    expect((await ask("not-a-uuid")).statusCode).toBe(404);
  });

  it("adds up, box by box", async () => {
    const check = ({ flow, pmids, papers: shown, queries }: SearchRecord) => {
      expect(flow.returned).toBe(queries.reduce((sum, query) => sum + query.pmids.length, 0));
      expect(flow.unique).toBe(flow.returned - flow.duplicates);
      expect(flow.taken).toBe(flow.unique - flow.not_taken);
      expect(flow.read).toBe(flow.taken - flow.not_read);
      expect([pmids.length, shown.length]).toEqual([flow.unique, flow.read]);
    };
    for (const most of [1, 2, 50]) check(await read(await search(most)));
  });
});
