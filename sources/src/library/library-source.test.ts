import type { Database } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase } from "../../../database/test/database.ts";
import { makeCitation } from "../../../medline/test/medline-xml.ts";
import { COMPILE_HERE } from "../../test/compile-here.ts";
import { indexCitation } from "./citation-batch.ts";
import { createLibrarySource } from "./library-source.ts";
import { storeCitations } from "./store-citations.ts";
import { tidyLibrary } from "./tidy-library.ts";

describe("the library as a source of papers", () => {
  let database: Database;
  const signal = new AbortController().signal;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => emptyDatabase(database));
  afterAll(() => database.close());

  async function store(...citations: (Partial<Citation> & { pmid: string })[]): Promise<void> {
    const batch = citations.map((citation) => indexCitation(makeCitation(citation)));
    await database.db.transaction((tx) => storeCitations(tx, batch));
    await tidyLibrary(database);
  }
  const search = (query: string, limit = 10) =>
    createLibrarySource(database, COMPILE_HERE).search(query, limit, signal);
  const fetch = (...pmids: string[]) => createLibrarySource(database, COMPILE_HERE).fetch(pmids, signal);
  const published = (year: number) => ({ printed: String(year), year, month: null, day: null });

  it("refuses to search while it is empty, and says how to fill it", async () => {
    await expect(search("asthma")).rejects.toMatchObject({ status: 503, code: "library_empty" });
    expect(await fetch("1")).toEqual([]);
    expect(await createLibrarySource(database, COMPILE_HERE).describe()).toEqual({
      id: "library",
      papers: 0,
      demonstration_papers: 0,
      fallback: null,
      version: null,
    });
  });

  it("finds nothing without complaint when papers are there", async () => {
    await store({ pmid: "1", title: "Asthma" });
    expect(await search("gout")).toMatchObject({ pmids: [], total: 0 });
  });

  it("says which papers are later than a moment, by their own date and by when they came in", async () => {
    const date = { printed: "2026 Nov 20", year: 2026, month: 11, day: 20 };
    await store({ pmid: "1", title: "Old" }, { pmid: "2", title: "New", published: date });
    await database.pool.query("update papers set stored_at = '2026-11-21T12:00:00Z'");
    const library = createLibrarySource(database, COMPILE_HERE);
    const find = (since: string) => library.findSince(["1", "2", "9"], new Date(since), signal);
    const both = new Set(["1", "2"]);
    expect(await find("2026-11-20T15:00:00Z")).toEqual({ published: new Set(["2"]), indexed: both });
    expect(await find("2026-11-21T11:00:00Z")).toEqual({ published: new Set(), indexed: both });
    expect(await find("2026-11-21T13:00:00Z")).toEqual({ published: new Set(), indexed: new Set() });
  });

  it("finds what is later than a moment of a query, by the same dates", async () => {
    const date = { printed: "2026 Nov 20", year: 2026, month: 11, day: 20 };
    await store(
      { pmid: "1", title: "Zinc" },
      { pmid: "2", title: "Zinc", published: date },
      { pmid: "3", title: "Gout" },
    );
    await database.pool.query("update papers set stored_at = '2026-11-21T12:00:00Z'");
    const library = createLibrarySource(database, COMPILE_HERE);
    const find = (since: string, limit = 10) => library.searchSince("zinc", new Date(since), limit, signal);
    expect(await find("2026-11-21T11:00:00Z")).toEqual(["2", "1"]);
    expect(await find("2026-11-21T11:00:00Z", 1)).toEqual(["2"]);
    await database.pool.query("update papers set stored_at = '2026-11-01T12:00:00Z'");
    expect(await find("2026-11-20T15:00:00Z")).toEqual(["2"]);
  });

  it("says which headings its papers have, whatever their case", async () => {
    const mesh = [{ descriptor: "Diabetes Mellitus, Type 2", major: true, qualifiers: [] }];
    await store({ pmid: "1", title: "Zinc", mesh });
    const names = ["diabetes mellitus type 2", "Diabetes Mellitus", "Foo's Bar", ""];
    const found = await createLibrarySource(database, COMPILE_HERE).headingIndex()?.findHeadings(names, signal);
    expect(found).toEqual(new Set(["diabetes mellitus type 2"]));
  });

  it("lists the words of papers, how often they stand there and how common they are", async () => {
    await store(
      { pmid: "1", title: "Zinc for colds", abstract: [{ label: null, text: "Zinc helps." }], journal: "Zinc Weekly" },
      { pmid: "2", title: "Colds", abstract: [] },
    );
    const words = await createLibrarySource(database, COMPILE_HERE)
      .wordStatistics()
      ?.countWords(["2", "1", "9"], signal);
    const find = (word: string) => words?.find((it) => it.word === word);
    expect(find("zinc")).toEqual({ word: "zinc", counts: [0, 2, 0], share: 0 });
    expect(find("colds")).toEqual({ word: "colds", counts: [1, 1, 0], share: 1 });
    expect(find("weekly")).toBeUndefined();
  });

  it("orders papers by the words that are said to count", async () => {
    await store(
      { pmid: "1", title: "Zinc", abstract: [] },
      { pmid: "2", title: "Colds", abstract: [] },
      { pmid: "3", title: "Zinc for colds", abstract: [] },
    );
    const order = async (termWeights: [string, number][]) =>
      (
        await createLibrarySource(database, COMPILE_HERE).search(
          "zinc[tiab] OR cold*[tiab]",
          9,
          signal,
          new Map(termWeights),
        )
      ).pmids;
    expect(await order([["zinc", 1]])).toEqual(["3", "1", "2"]);
    expect(
      await order([
        ["zinc", 0.1],
        ["cold*", 0.9],
      ]),
    ).toEqual(["3", "2", "1"]);
    expect(await order([])).toHaveLength(3);
  });

  it("counts every paper that matches and gives the best of them first", async () => {
    await store(
      { pmid: "1", title: "Care", abstract: [{ label: null, text: "Children with asthma were seen." }] },
      { pmid: "2", title: "Asthma in children", abstract: [{ label: null, text: "Asthma, asthma." }] },
      { pmid: "3", title: "Asthma and gout", abstract: [] },
      { pmid: "4", title: "Gout", abstract: [] },
    );
    const hits = await search("asthma", 2);
    expect(hits).toMatchObject({ pmids: ["2", "3"], total: 3 });
    expect(hits.understood).toMatch(/asthma/);
  });

  it("lets a rare word count more than one that most papers have", async () => {
    const common = Array.from({ length: 30 }, (_, n) => ({ pmid: String(100 + n), title: "Patients and patients" }));
    await store(...common, { pmid: "1", title: "A note", abstract: [{ label: null, text: "Sarcoidosis was seen." }] });
    expect((await search("patients OR sarcoidosis", 1)).pmids).toEqual(["1"]);
  });

  it("puts the newest first where nothing distinguishes papers", async () => {
    await store(
      { pmid: "1", title: "Gout", published: published(2001) },
      { pmid: "2", title: "Gout", published: published(2020) },
      { pmid: "3", title: "Gout" },
    );
    expect((await search("gout")).pmids).toEqual(["2", "1", "3"]);
    expect((await search("2000:2021[dp]")).pmids).toEqual(["2", "1"]);
  });

  it("gives papers in the order asked for, with what the record has", async () => {
    await store(
      {
        pmid: "1",
        title: "One",
        authors: [{ name: "Lee A", collective: false, affiliations: [] }],
        published: { printed: "2003 Jul-Aug", year: 2003, month: 7, day: null },
        doi: "10.1/1",
      },
      { pmid: "2", title: "Two", references: ["1"] },
      { pmid: "3", title: "Three", references: ["1", "2"] },
    );
    const papers = await fetch("3", "99", "1", "3", "no PMID", "99999999999");
    expect(papers.map((paper) => [paper.pmid, paper.title, paper.cited_by])).toEqual([
      ["3", "Three", 0],
      ["1", "One", 2],
    ]);
    expect(papers[1]).toMatchObject({
      PMID: "1",
      authors: ["Lee A"],
      year: 2003,
      pub_year: 2003,
      publication_date: "2003 Jul-Aug",
      url: "https://pubmed.ncbi.nlm.nih.gov/1/",
      doi: "10.1/1",
      cited_by_scope: "library",
      demonstration: false,
    });
  });

  it("reports a retraction that only the notice itself knows of", async () => {
    await store(
      { pmid: "1", title: "Too good to be true" },
      {
        pmid: "2",
        title: "Retraction",
        journalAbbreviation: "Lancet",
        published: { printed: "2010 Feb 6", year: 2010, month: 2, day: 6 },
        volume: "375",
        issue: "9713",
        pages: "445",
        notices: [{ kind: "retraction_notice", pmid: "1", citation: null }],
      },
      { pmid: "3", notices: [{ kind: "retracted", pmid: "4", citation: "as printed" }] },
      { pmid: "4", notices: [{ kind: "retraction_notice", pmid: "3", citation: null }] },
    );
    const [first, third] = await fetch("1", "3");
    expect(first?.notices).toEqual([{ kind: "retracted", pmid: "2", citation: "Lancet. 2010 Feb 6;375(9713):445" }]);
    expect(third?.notices).toEqual([{ kind: "retracted", pmid: "4", citation: "as printed" }]);
  });

  it("shows fictional papers, marked so and without a link, only while there is no real one", async () => {
    await store({ pmid: "900000001", title: "Fictional gout" });
    expect(await search("gout")).toMatchObject({ pmids: ["900000001"], total: 1 });
    expect(await fetch("900000001")).toMatchObject([{ demonstration: true, url: null }]);

    await store({ pmid: "5", title: "Real gout" });
    expect(await search("gout")).toMatchObject({ pmids: ["5"], total: 1 });
    expect(await fetch("900000001", "5")).toMatchObject([{ pmid: "5", demonstration: false }]);
    expect(await createLibrarySource(database, COMPILE_HERE).describe()).toMatchObject({
      papers: 1,
      demonstration_papers: 1,
    });
  });

  it("does not know papers that were only kept from PubMed", async () => {
    await store({ pmid: "5", title: "Gout" });
    await database.pool.query("insert into papers (pmid, origin, citation) values (6, 'pubmed', $1)", [
      JSON.stringify(makeCitation({ pmid: "6", title: "Gout" })),
    ]);
    expect(await search("gout")).toMatchObject({ pmids: ["5"], total: 1 });
    expect(await fetch("6")).toEqual([]);
  });

  it("sees at once what an import has added", async () => {
    const source = createLibrarySource(database, COMPILE_HERE);
    await store({ pmid: "1" });
    expect(await source.describe()).toMatchObject({ papers: 1 });
    await store({ pmid: "2" });
    await database.pool.query("insert into library_imports (file) values ('more.xml')");
    expect(await source.describe()).toMatchObject({ papers: 2, version: null });
    await database.pool.query(`insert into library_imports (file, status, finished_at) values
      ('one.xml', 'completed', '2026-03-01T10:00:00Z'), ('two.xml', 'failed', '2026-03-02T10:00:00Z')`);
    expect(await source.describe()).toMatchObject({ version: "2026-03-01T10:00:00Z" });
  });

  it("stops when the search was given up", async () => {
    await store({ pmid: "1", title: "Gout" });
    const stopped = AbortSignal.abort(new Error("given up"));
    await expect(createLibrarySource(database, COMPILE_HERE).search("gout", 5, stopped)).rejects.toThrow("given up");
    await expect(createLibrarySource(database, COMPILE_HERE).fetch(["1"], stopped)).rejects.toThrow("given up");
  });
});
