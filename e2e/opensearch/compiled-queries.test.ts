import { type Database, openEmbedded, UNLOGGED } from "@medsieve/database/client";
import { and, not, or } from "@medsieve/query/build-query";
import { printQuery } from "@medsieve/query/print-query";
import { openIndex } from "@medsieve/sources/opensearch/open-index";
import type { PaperSource } from "@medsieve/sources/paper-source";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCitation } from "../../medline/test/medline-xml.ts";
import { WORK_HERE } from "../../server/src/work/work-here.ts";
import { createLibrarySource } from "../../sources/src/library/library-source.ts";
import { createOpenSearchSource } from "../../sources/src/opensearch/opensearch-source.ts";
import { createIndex, showStored, storePapers } from "../../sources/src/opensearch/store-papers.ts";
import { ANY_TERM } from "../../sources/src/query/any-term.fixture.ts";
import { IN_FIELDS, LARGE, WITH_OPERATORS } from "../../sources/src/query/found-papers.fixture.ts";
import { ALL_PMIDS, FIXTURE_PAPERS } from "../../sources/src/query/papers.fixture.ts";
import { storeInLibrary } from "../../sources/test/stored-library.ts";
import { openPlainIndex } from "./plain-index.ts";
import { findObstacle, type OpenSearchCluster, startCluster } from "./start-cluster.ts";

const ANY_QUERIES = 300;
/** What a cluster takes in a query by itself. */
const CLAUSES = 1_024;
const { signal } = new AbortController();
const obstacle = findObstacle();

describe.skipIf(obstacle !== null)("queries, compiled for OpenSearch, find what they find in the database", () => {
  let cluster: OpenSearchCluster;
  let database: Database;
  let engine: PaperSource;
  beforeAll(async () => {
    [cluster, database] = await Promise.all([startCluster(), openEmbedded({ dataDir: null, log: UNLOGGED })]);
    const index = openPlainIndex(cluster.addresses[0]!, "papers");
    await createIndex(index, signal);
    await storePapers(index, FIXTURE_PAPERS, signal);
    await showStored(index, signal);
    await storeInLibrary(database, ...FIXTURE_PAPERS);
    engine = createOpenSearchSource(index, database, WORK_HERE);
  });
  afterAll(async () => {
    await Promise.all([cluster?.stop(), database?.close()]);
  });

  const find = async (query: string) =>
    (await engine.search(query, 10, signal)).pmids.map(Number).toSorted((a, b) => a - b);

  it.each([...IN_FIELDS, ...WITH_OPERATORS])("%s", async (query, pmids) => {
    expect(await find(query)).toEqual(pmids);
  });

  it.each(LARGE)("%s", async (_name, query, pmids) => {
    expect(await find(query)).toEqual(pmids);
  });

  it("with any text in any field", async () => {
    const query = fc
      .tuple(ANY_TERM, ANY_TERM, ANY_TERM)
      .chain(([a, b, c]) =>
        fc.constantFrom(a, and(or(a, b), c), not(a, or(b, c)), or(not(a, b), not(b, a), and(c, a))),
      );
    const queries = fc.sample(query, ANY_QUERIES).map(printQuery);
    const pmids = ALL_PMIDS.map(String);
    const library = createLibrarySource(database, WORK_HERE);
    const [own, others] = await Promise.all(
      [library, engine].map((source) => source.findAmong(queries, pmids, signal)),
    );
    const show = (found: typeof own) => found!.map((papers, at) => [queries[at], papers && [...papers].toSorted()]);
    expect(show(others)).toEqual(show(own));
  });

  it("phrases with a star, of which each has as many endings as a cluster has clauses, or more where it allows more", async () => {
    const index = openIndex({ urls: cluster.addresses, index: "endings", username: null, password: null });
    const write = (...at: number[]) => `flux${String.fromCharCode(...at.map((letter) => 97 + (letter % 26)))}`;
    const storeEndings = async (pmid: string, count: number) => {
      const words = Array.from({ length: count }, (_, at) => write(at, at / 26, at / 676));
      const text = words.map((word) => `slow ${word}`).join(", ");
      await storePapers(index, [makeCitation({ pmid, abstract: [{ label: null, text }] })], signal);
      await showStored(index, signal);
    };
    const source = createOpenSearchSource(index, database, WORK_HERE);
    const query = '"slow flux*"[tiab] AND "slow flux*" NOT "fast flux*"';
    const search = async () => (await source.search(query, 10, signal)).pmids;
    const check = () => source.findAmong(["slow[tiab]", query], ["5", "6", "7"], signal);
    const allow = (most: number | null) =>
      index.request(
        "PUT",
        "/_cluster/settings",
        { persistent: { "indices.query.bool.max_clause_count": most } },
        signal,
      );
    try {
      await createIndex(index, signal);
      await storeEndings("5", CLAUSES - 1);
      expect(await search()).toEqual(["5"]);
      expect(await check()).toEqual([new Set(["5"]), new Set(["5"])]);
      await storeEndings("6", 2 * CLAUSES);
      await expect(search()).rejects.toThrow("a phrase with a star that too many words begin with");
      await expect(check()).rejects.toThrow("a phrase with a star that too many words begin with");
      await allow(8 * CLAUSES);
      expect((await search()).toSorted()).toEqual(["5", "6"]);
      expect(await check()).toEqual([new Set(["5", "6"]), new Set(["5", "6"])]);
    } finally {
      await allow(null);
      await index.close();
    }
  });
});
