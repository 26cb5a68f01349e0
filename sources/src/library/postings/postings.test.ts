import type { Database } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase } from "../../../../database/test/database.ts";
import { makeCitation } from "../../../../medline/test/medline-xml.ts";
import { COMPILE_HERE } from "../../../test/compile-here.ts";
import { indexCitation } from "../citation-batch.ts";
import { createLibrarySource } from "../library-source.ts";
import { deleteCitations, storeCitations } from "../store-citations.ts";
import { keepPostings } from "./keep-postings.ts";
import { startKeeping } from "./start-keeping.ts";

const { signal } = new AbortController();
const DEMONSTRATION_PMID = "2000000001";

const WORDS = [
  "heart",
  "failure",
  "cough",
  "coughs",
  "of",
  "life",
  "quality",
  "therapy",
  "therapies",
  "心不全",
  "𠮷野",
  "ﬁbre",
];
const HEADINGS = ["Heart Failure", "Neoplasms", "Heart Diseases", "Cough"];
const QUERIES = [
  "heart",
  "cough*[tiab]",
  "therap*[ti] AND heart[ab]",
  '"quality of life"[tiab]',
  '"heart failure"[ti] OR "cough* therap*"[tiab]',
  '"heart life"[tiab:~2]',
  "heart[ti] NOT (failure[tiab] OR cough[ab])",
  '"Heart Diseases"[mh] AND 2019:2021[dp]',
  '"Neoplasms"[majr] OR (Cough[mh] NOT heart)',
  "(1[pmid] OR 7[pmid] OR heart) AND hasabstract",
  "smith j[au] OR tokyo[ad] OR review[pt]",
  "m*",
  "life NOT 2020[dp]",
  "心不全 OR 𠮷*[tiab]",
];

/** More positions than are common, and than PostgreSQL keeps. */
const OFTEN = makeCitation({
  pmid: "1000",
  title: "heart of life",
  abstract: [
    { label: null, text: "cough ".repeat(40) },
    { label: null, text: "heart failure ".repeat(300) },
  ],
});

describe("the postings of the library", () => {
  let database: Database;
  /** A copy of the library that never has postings. */
  let plain: Database;
  beforeAll(async () => {
    [database, plain] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  });
  beforeEach(async () => {
    await Promise.all([emptyDatabase(database), emptyDatabase(plain)]);
  });
  afterAll(() => Promise.all([database.close(), plain.close()]));

  async function inBoth(change: (one: Database) => Promise<void>): Promise<void> {
    for (const one of [database, plain]) await change(one);
  }
  const store = (...citations: Citation[]) =>
    inBoth(async ({ db }) => {
      await db.transaction((tx) => storeCitations(tx, citations.map(indexCitation)));
    });
  const remove = (...pmids: string[]) =>
    inBoth(async ({ db }) => {
      await db.transaction((tx) => deleteCitations(tx, pmids));
    });

  async function expectSame(limit = 1_000): Promise<void> {
    const [source, other] = [database, plain].map((one) => createLibrarySource(one, COMPILE_HERE));
    for (const query of QUERIES) {
      const hits = await source?.search(query, limit, signal);
      expect({ query, ...hits }).toEqual({ query, ...(await other?.search(query, limit, signal)) });
      const weights = new Map([
        ["heart", 3],
        ["therap*", 1],
      ]);
      expect(await source?.search(query, limit, signal, weights)).toEqual(
        await other?.search(query, limit, signal, weights),
      );
    }
  }

  async function countRows(table: string): Promise<number> {
    const { rows } = await database.pool.query(`select count(*)::int as rows from ${table}`);
    return rows[0].rows;
  }

  it("find and order the same papers as the full-text index, whatever the papers are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPaper(), { minLength: 1, maxLength: 40 }), async (papers) => {
        await Promise.all([emptyDatabase(database), emptyDatabase(plain)]);
        await store(OFTEN, ...papers.map((paper, at) => ({ ...paper, pmid: String(at + 1) })));
        await keepPostings(database, signal);
        expect(await countRows("library_unindexed")).toBe(0);
        await expectSame();
        await expectSame(2);
      }),
      { numRuns: 12 },
    );
  });

  it("follow what is added, changed and removed, at once and when they are written", async () => {
    const papers = fc
      .sample(anyPaper(), { numRuns: 60, seed: 7 })
      .map((paper, at) => ({ ...paper, pmid: String(at + 1) }));
    const version = (paper: Citation, title: string) => ({ ...paper, version: paper.version + 1, title });
    for (let step = 0; step < 12; step++) {
      await store(...papers.slice(step * 5, step * 5 + 5));
      await store(...papers.slice(0, step).map((paper) => version(paper, `heart of ${step} cough therapies`)));
      await remove(String(step + 1), String(step * 5 + 2));
      if (step % 3 === 0) await expectSame();
      await keepPostings(database, signal);
      await expectSame();
    }
    // Eight small segments are merged into one.
    const { rows } = await database.pool.query("select 1 from library_segments where retired_at is null");
    expect(rows.length).toBeLessThan(8);
  });

  it("are written again where many papers of a segment have changed or are gone", async () => {
    const papers = fc
      .sample(anyPaper(), { numRuns: 60, seed: 9 })
      .map((paper, at) => ({ ...paper, pmid: String(at + 1) }));
    await store(...papers);
    await keepPostings(database, signal);
    await store(...papers.slice(0, 25).map((paper) => ({ ...paper, version: 2, title: "heart of life" })));
    await remove(...papers.slice(25, 40).map(({ pmid }) => pmid));
    await keepPostings(database, signal);
    await expectSame();
    const { rows } = await database.pool.query(
      "select sum(papers)::int as papers, sum(bit_count(gone))::int as gone from library_segments where retired_at is null",
    );
    expect(rows).toEqual([{ papers: 45, gone: null }]);
    await remove(...papers.slice(0, -1).map(({ pmid }) => pmid));
    await keepPostings(database, signal);
    await expectSame();
    expect(await countRows("library_segments where retired_at is null")).toBe(1);
  });

  it("order as before where very many papers have a word", async () => {
    const papers = fc.sample(anyPaper(), { numRuns: 1_100, seed: 5 });
    await store(
      OFTEN,
      ...papers.map((paper, at) => ({ ...paper, title: `heart ${paper.title}`, pmid: String(at + 1) })),
    );
    await keepPostings(database, signal);
    await expectSame(5_000);
    await expectSame(30);
  });

  it("are written on after a kill, by one of several at a time, and leave nothing behind", async () => {
    await store(
      ...fc.sample(anyPaper(), { numRuns: 30, seed: 3 }).map((paper, at) => ({ ...paper, pmid: String(at + 1) })),
    );
    const killed = new AbortController();
    await database.pool.query(
      "insert into library_postings (segment, block, first, data, places) values (gen_random_uuid(), 0, 'x', '', '')",
    );
    killed.abort();
    await expect(keepPostings(database, killed.signal)).rejects.toThrow();
    await expectSame();
    await Promise.all([keepPostings(database, signal), keepPostings(database, signal)]);
    await keepPostings(database, signal);
    expect(await countRows("library_unindexed")).toBe(0);
    expect(await countRows("library_segments")).toBe(1);
    expect(await countRows("(select distinct segment from library_postings) as each")).toBe(1);
    await expectSame();
  });

  it("are not used while too many papers wait for theirs, which a server then writes", async () => {
    await store(makeCitation({ pmid: "1", title: "heart" }), makeCitation({ pmid: "2", title: "heart failure" }));
    await keepPostings(database, signal);
    await database.pool.query("insert into library_unindexed (pmid) select generate_series(100, 25000)");
    await database.pool.query("update library_postings_state set version = gen_random_uuid()");
    await expectSame();
    const keeping = startKeeping(database, { info: () => undefined, warn: () => undefined }, 1);
    await expect.poll(() => countRows("library_unindexed")).toBe(0);
    await keeping.close();
    await expectSame();
  });

  it("leave out fictional papers as soon as there is a real one", async () => {
    await store(makeCitation({ pmid: DEMONSTRATION_PMID, title: "heart" }));
    await keepPostings(database, signal);
    await expectSame();
    await store(makeCitation({ pmid: "1", title: "heart failure" }));
    await expectSame();
    await keepPostings(database, signal);
    await expectSame();
  });
});

function anyPaper(): fc.Arbitrary<Citation> {
  const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(" "));
  return fc
    .record({
      title: text,
      abstract: fc.array(text, { maxLength: 3 }),
      headings: fc.subarray(HEADINGS),
      isMajor: fc.boolean(),
      year: fc.option(fc.integer({ min: 2018, max: 2022 })),
      author: fc.constantFrom("Smith JA", "Smithson J", "Berg P"),
      type: fc.constantFrom("Review", "Case Reports"),
      keywords: fc.subarray(WORDS, { maxLength: 2 }),
    })
    .map(({ title, abstract, headings, isMajor, year, author, type, keywords }) =>
      makeCitation({
        pmid: "1",
        title,
        abstract: abstract.map((section) => ({ label: null, text: section })),
        mesh: headings.map((descriptor) => ({
          descriptor,
          major: isMajor,
          qualifiers: isMajor ? [] : [{ name: "drug therapy", major: false }],
        })),
        published: year === null ? null : { printed: String(year), year, month: null, day: null },
        authors: [{ name: author, collective: false, affiliations: ["Hospital, Tokyo"] }],
        publicationTypes: [type],
        keywords,
        journal: "Heart (London)",
        languages: ["eng"],
      }),
    );
}
