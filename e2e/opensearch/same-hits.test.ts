import { type Database, openEmbedded, UNLOGGED } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { readTypedWords } from "@medsieve/reader/queries/typed-words";
import { analyzeQuestion } from "@medsieve/reader/question/analyze-question";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeServerDatabase, type ServerDatabase } from "../../database/test/server-database.ts";
import { ask } from "../../eval/ask.ts";
import { makeCitation } from "../../medline/test/medline-xml.ts";
import { WORK_HERE } from "../../server/src/work/work-here.ts";
import { createLibrarySource } from "../../sources/src/library/library-source.ts";
import { tidyLibrary } from "../../sources/src/library/tidy-library.ts";
import { createOpenSearchSource } from "../../sources/src/opensearch/opensearch-source.ts";
import type { PaperIndex } from "../../sources/src/opensearch/paper-index.ts";
import { createIndex, deletePapers, showStored, storePapers } from "../../sources/src/opensearch/store-papers.ts";
import { readDemonstration } from "../../sources/test/demonstration.ts";
import { storeInLibrary } from "../../sources/test/stored-library.ts";
import { openPlainIndex } from "./plain-index.ts";
import { QUERIES } from "./queries.ts";
import { findObstacle, type OpenSearchCluster, startCluster } from "./start-cluster.ts";

const FICTIONAL_FROM = 900_000_000;
const MANY = 1_000;
const { signal } = new AbortController();
const author = (name: string, ...affiliations: string[]) => ({ name, collective: false, affiliations });
const heading = (descriptor: string, major: boolean, ...qualifiers: string[]) => ({
  descriptor,
  major,
  qualifiers: qualifiers.map((name) => ({ name, major: false })),
});

const OWN: Citation[] = [
  makeCitation({
    pmid: "1",
    title: "Dapagliflozin in heart failure with reduced ejection fraction",
    abstract: [{ label: "RESULTS", text: "Patients were randomised. Quality of life improved." }],
    mesh: [heading("Heart Failure", true, "drug therapy"), heading("Humans", false)],
    keywords: ["gliflozins"],
    journal: "The New England journal of medicine",
    journalAbbreviation: "N Engl J Med",
    authors: [author("Smith JA", "Hospital, Tokyo, Japan")],
    languages: ["eng"],
    publicationTypes: ["Randomized Controlled Trial"],
    published: { printed: "2019 Nov 21", year: 2019, month: 11, day: 21 },
    references: ["2"],
  }),
  makeCitation({
    pmid: "2",
    title: "Failure of the heart: a review",
    mesh: [heading("Heart Failure", false), heading("Humans", false)],
    authors: [author("Smithson J"), author("Smith J")],
    languages: ["ger"],
    publicationTypes: ["Review"],
    substances: ["Metformin"],
  }),
  makeCitation({
    pmid: "3",
    title: "Paediatric tumours and COVID-19 vaccination",
    abstract: [{ label: null, text: "Vaccines against covid-19. Parkinson's disease was absent; risk of patients." }],
    authors: [author("van der Berg P", "University Hospital, Osaka")],
    notices: [{ kind: "retraction_notice", pmid: "2", citation: null }],
  }),
  makeCitation({
    pmid: "4",
    title: "SGLT2阻害薬による心不全の薬物治療",
    languages: ["jpn"],
    authors: Array.from({ length: 900 }, (_, at) => author(`Tanaka${at} K`)),
  }),
];

const QUESTIONS = [
  "Does dapagliflozin reduce hospital admission in heart failure?",
  "Is metformin effective for preventing type 2 diabetes?",
  "inhaled corticosteroids in children with asthma",
  "statins stroke",
  "Does exercise help older adults with depression?",
];

async function fillLibrary(database: Database, citations: readonly Citation[]): Promise<PaperSource> {
  await storeInLibrary(database, ...citations);
  await tidyLibrary(database);
  return createLibrarySource(database, WORK_HERE);
}

const obstacle = findObstacle();
if (obstacle !== null) console.warn(obstacle);

describe.skipIf(obstacle !== null)("the library in OpenSearch beside that in the database", () => {
  let cluster: OpenSearchCluster;
  let database: Database;
  let index: PaperIndex;
  let library: PaperSource;
  let onServer: { database: ServerDatabase; library: PaperSource } | null = null;
  let engine: PaperSource;
  let citations: Citation[];

  beforeAll(async () => {
    [cluster, database] = await Promise.all([startCluster(), openEmbedded({ dataDir: null, log: UNLOGGED })]);
    const fictional = await readDemonstration();
    citations = [...OWN, ...fictional.map((one) => ({ ...one, pmid: String(Number(one.pmid) - FICTIONAL_FROM + 10) }))];
    index = openPlainIndex(cluster.addresses[0]!, "papers");
    await createIndex(index, signal);
    expect(await storePapers(index, citations, signal)).toMatchObject({ added: citations.length, unchanged: 0 });
    await showStored(index, signal);
    library = await fillLibrary(database, citations);
    if (process.env.TEST_DATABASE_URL !== undefined) {
      const opened = await makeServerDatabase(process.env.TEST_DATABASE_URL);
      onServer = { database: opened, library: await fillLibrary(opened, citations) };
    }
    engine = createOpenSearchSource(index, database, WORK_HERE);
  });
  afterAll(async () => {
    await Promise.all([cluster?.stop(), database?.close(), onServer?.database.close()]);
  });

  it.each(QUERIES)("finds the same papers: %s", async (query) => {
    const [own, others] = await Promise.all([library.search(query, MANY, signal), engine.search(query, MANY, signal)]);
    expect(others.pmids.toSorted()).toEqual(own.pmids.toSorted());
    expect(others).toMatchObject({ total: own.total, understood: own.understood, warnings: own.warnings });
    if (onServer !== null) expect(await onServer.library.search(query, MANY, signal)).toEqual(own);
  });

  it("orders them the same", async () => {
    const different: string[] = [];
    let finding = 0;
    for (const query of QUERIES) {
      const [own, others] = await Promise.all([library.search(query, 20, signal), engine.search(query, 20, signal)]);
      finding += Number(own.total > 0);
      if (own.pmids.join() !== others.pmids.join()) different.push(`${query}: ${own.pmids} / ${others.pmids}`);
    }
    expect(different).toEqual([]);
    expect(finding).toBeGreaterThan(60);
  });

  it("orders by given words the same", async () => {
    const weights = new Map([
      ["heart", 3],
      ["random*", 1.5],
      ["patients", 0.4],
    ]);
    const [own, others] = await Promise.all(
      [library, engine].map((source) => source.search("humans[mh]", 20, signal, weights)),
    );
    expect(others?.pmids).toEqual(own?.pmids);
  });

  it("orders by a question's own words as the library does, but for near ones", async () => {
    const places: number[] = [];
    for (const text of QUESTIONS) {
      const typed = readTypedWords(analyzeQuestion(text))!;
      const [own, others] = await Promise.all(
        [library, engine].map((source) => source.wordStatistics()!.rankByWords(typed, 50, signal)),
      );
      expect(others!.total).toBe(own!.total);
      for (const order of ["own", "withFeedback"] as const) {
        const mine = own![order].map(({ pmid }) => pmid);
        for (const [at, { pmid }] of others![order].slice(0, 10).entries())
          places.push(Math.abs(mine.indexOf(pmid) - at));
      }
    }
    // OpenSearch knows how long a paper is to an eighth or so.
    expect(Math.max(...places)).toBeLessThanOrEqual(5);
    expect(places.filter((place) => place === 0).length).toBeGreaterThan(places.length / 2);
  });

  it("reads the same papers for a question", async () => {
    let [read, shared] = [0, 0];
    for (const text of QUESTIONS) {
      const question = { text, language: "en", preference: "clinical_trials_rare" } as const;
      const [own, others] = await Promise.all(
        [library, engine].map(async (source) =>
          (await ask(question, source, createBuiltinReader())).papers.map(({ paper }) => paper.pmid),
        ),
      );
      read += own!.length;
      shared += own!.filter((pmid) => others!.includes(pmid)).length;
    }
    expect(shared / read).toBeGreaterThan(0.9);
  });

  it("gives the same records, with what other papers say of them", async () => {
    const pmids = ["2", "1", "999999", "11", "12", "2"];
    expect(await engine.fetch(pmids, signal)).toEqual(await library.fetch(pmids, signal));
  });

  it("says the same of which papers a query finds among some", async () => {
    const pmids = citations.slice(0, 40).map(({ pmid }) => pmid);
    expect(await engine.findAmong(QUERIES, pmids, signal)).toEqual(await library.findAmong(QUERIES, pmids, signal));
  });

  it("knows the same headings", async () => {
    const names = ["Heart Failure", "heart failure", "Humans", "Zzz"];
    const [own, others] = [library.headingIndex(), engine.headingIndex()];
    expect(await others?.findHeadings(names, signal)).toEqual(await own?.findHeadings(names, signal));
  });

  it("counts the same words, and keeps the same rarest ones", async () => {
    const [own, others] = [library.wordStatistics()!, engine.wordStatistics()!];
    const order = (words: { word: string }[]) => words.toSorted((a, b) => (a.word < b.word ? -1 : 1));
    const pmids = ["1", "11", "12"];
    const [mine, theirs] = [await own.countWords(pmids, signal), await others.countWords(pmids, signal)].map(order);
    expect(theirs!.map(({ word }) => word)).toEqual(mine!.map(({ word }) => word));
    const words = ["patients", "dapagliflozin", "heart"];
    expect(await others.keepRarest(words)).toEqual(await own.keepRarest(words));
    expect((await others.countPapersWith(words, signal)).get("dapagliflozin")).toBeGreaterThan(0);
  });

  it("keeps the later record whatever comes when, and takes deleted ones out", async () => {
    const later = makeCitation({ pmid: "88888", version: 2, title: "Later" });
    expect(await storePapers(index, [later], signal)).toMatchObject({ added: 1 });
    const earlier = { ...later, version: 1, revised: "2024-05-06" };
    expect(await storePapers(index, [earlier, later], signal)).toMatchObject({ added: 0, replaced: 0, unchanged: 2 });
    const revised = { ...later, revised: "2020-01-01", title: "Revised" };
    expect(await storePapers(index, [revised, later], signal)).toMatchObject({ replaced: 1, unchanged: 1 });
    expect((await engine.fetch(["88888"], signal))[0]?.title).toBe("Revised");
    expect(await deletePapers(index, ["88888", "88889"], signal)).toBe(1);
    const storeAgain = async () => {
      await showStored(index, signal);
      return (await storePapers(index, [earlier], signal)).added;
    };
    await expect.poll(storeAgain).toBe(1);
    expect(await deletePapers(index, ["88888"], signal)).toBe(1);
  });

  it("refuses to search while it is empty", async () => {
    const empty = { ...index, name: "empty" };
    await createIndex(empty, signal);
    await createIndex(empty, signal);
    const source = createOpenSearchSource(empty, database, WORK_HERE);
    await expect(source.search("asthma", 10, signal)).rejects.toMatchObject({ status: 503, code: "library_empty" });
  });
});
