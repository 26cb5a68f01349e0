import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { makeCitation } from "../../../../medline/test/medline-xml.ts";
import { createLibrarySource } from "../../../../sources/src/library/library-source.ts";
import { storeInLibrary } from "../../../../sources/test/stored-library.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { WORK_HERE } from "../../work/work-here.ts";

const QUESTION = "Does zinc shorten the common cold compared with placebo?";
const RESULT =
  "The duration of the common cold was significantly shorter with zinc than with placebo (4.5 vs 6.1 days; p = 0.001).";

/** Names and shapes on which programs of others rely, as they stand in what is answered; checked without the contract. */
describe("what a search answers has the names that were promised", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;
  let result: Record<string, unknown>;
  let events: Record<string, unknown>[];
  const get = async (path: string) => (await call(test.app, "GET", path, token)).json();

  beforeAll(async () => {
    database = await openTestDatabase();
    const abstract = [
      { label: "METHODS", text: "We randomised 120 adults with a common cold to zinc or placebo." },
      { label: "RESULTS", text: RESULT },
    ];
    const publicationTypes = ["Randomized Controlled Trial"];
    const registrations = [{ registry: "ClinicalTrials.gov", id: "NCT01234567" }] as never;
    await storeInLibrary(
      database,
      makeCitation({ pmid: "11", title: "Zinc for the common cold", abstract, publicationTypes, registrations }),
      makeCitation({ pmid: "12", title: "Zinc in the common cold of adults", abstract, publicationTypes }),
    );
    test = await openTestApp(database, createLibrarySource(database, WORK_HERE), createBuiltinReader());
    token = await signInNew(test, database, { email: "user@example.org" });
    const stream = await call(test.app, "POST", "/search/stream", token, { query: QUESTION });
    events = stream.body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    result = (await call(test.app, "POST", "/search", token, { query: QUESTION })).json();
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  it("as a result, with its verdict and the words of its question", () => {
    expect(result).toMatchObject({
      ...{ search_id: expect.any(String), preference: "clinical_trials_rare", summary: expect.any(String) },
      ...{ search_queries_used: expect.any(Array), total_pmids_found: 2 },
      provenance: { source: { id: "library" }, reader: { id: "builtin" }, searched_at: expect.any(String) },
      verdict: {
        ...{ text: expect.any(String), not_addressed: 0 },
        counts: { favours: 2, no_difference: 0, against: 0, unclear: 0 },
        papers: [11, 12].map(() => ({
          ...{ pmid: expect.any(String), count: "favours", finding_ids: expect.any(Array) },
        })),
      },
    });
    const words = result.question_words as { text: string; start: number; end: number }[];
    for (const word of words) {
      expect(Object.keys(word)).toEqual(expect.arrayContaining(["text", "start", "end", "use", "as", "suggestion"]));
      expect(QUESTION.slice(word.start, word.end)).toBe(word.text);
    }
    expect(words.find(({ text }) => text === "zinc")).toMatchObject({ use: "concept" });
    expect(words.find(({ text }) => text === "the" || text === "Does")).toMatchObject({ use: "function" });
  });

  it("as a paper, in which what is unknown is null and evidence stands with its statement", () => {
    const papers = result.papers as Record<string, unknown>[];
    const paper = papers.find(({ pmid }) => pmid === "11") ?? {};
    expect(paper).toMatchObject({
      ...{ pmid: "11", PMID: "11", title: "Zinc for the common cold", authors: [], journal: null },
      ...{ year: null, pub_year: null, doi: null, pmcid: null, cited_by: expect.anything() },
      ...{ url: "https://pubmed.ncbi.nlm.nih.gov/11/", search_id: result.search_id, demonstration: false },
      ...{ relevance_score: expect.any(Number), summary: expect.any(String), study_design: expect.any(String) },
      ...{
        mesh: [],
        publication_types: ["Randomized Controlled Trial"],
        notices: [],
        schema_version: expect.anything(),
      },
      ...{ read_by: { reader: "builtin" }, sample_size: { n: 120, evidence: expect.any(Array) } },
      registrations: [{ registry: "ClinicalTrials.gov", id: "NCT01234567" }],
      abstract: [{ label: "METHODS" }, { label: "RESULTS", text: RESULT }],
    });
    for (const name of ["population", "intervention", "comparator", "outcome", "rationale", "selection_rationale"]) {
      expect(paper).toHaveProperty(name);
    }
    expect(paper.rationale).toBe(paper.selection_rationale);
    expect(paper).not.toHaveProperty("evidence");
    const [statement] = paper.statements as object[];
    const evidence = { section: expect.any(String), section_index: 0, quote: expect.any(String), status: "verified" };
    expect(statement).toMatchObject({
      ...{ id: expect.any(String), field: expect.any(String), text: expect.any(String) },
      evidence: [{ ...evidence, start: expect.any(Number), end: expect.any(Number), problem: null }],
    });
    const [finding] = paper.findings as object[];
    expect(Object.keys(finding ?? {})).toEqual(
      expect.arrayContaining([
        ...["id", "intervention", "comparator", "outcome", "direction", "favours", "numbers", "evidence"],
      ]),
    );
  });

  it("as messages, flat and numbered", () => {
    for (const [index, event] of events.entries()) {
      expect([event.type, event.seq]).toEqual([expect.any(String), index + 1]);
      if (event.type !== "usage_updated") expect(event.search_id).toEqual(expect.any(String));
    }
    const read = events.filter(({ type }) => type === "paper_analyzed");
    expect(read).toMatchObject([1, 2].map((done) => ({ paper: { pmid: expect.any(String) }, done, total: 2 })));
    expect(events.find(({ type }) => type === "usage_updated")).toMatchObject({ current_usage: 1, limit: 100 });
  });

  it("in the history and its details", async () => {
    const { searches, ...page } = await get("/search-history");
    expect(page).toEqual({ total: 2, page: 1, per_page: 20 });
    expect(searches[0]).toMatchObject({
      ...{ id: result.search_id, query: QUESTION, created_at: expect.stringMatching(/Z$/), result_count: 2 },
      ...{ preference: "clinical_trials_rare", status: "completed", highlight_count: 0 },
    });
    const details = await get(`/search-history/${result.search_id}/details`);
    expect(details).toMatchObject({
      ...{ id: result.search_id, query: QUESTION, created_at: expect.any(String), status: "completed" },
      ...{ preference: "clinical_trials_rare", summary: result.summary, total_pmids_found: 2 },
      ...{ queries: result.search_queries_used, search_queries_used: result.search_queries_used },
      papers: [{ pmid: expect.any(String) }, { pmid: expect.any(String) }],
    });
    expect(details.query_details[0]).toMatchObject({
      ...{ name: expect.any(String), query: expect.any(String), hits: expect.any(Number), warnings: expect.any(Array) },
    });
  });
});
