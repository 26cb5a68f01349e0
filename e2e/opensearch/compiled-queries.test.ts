import { type Database, openEmbedded, UNLOGGED } from "@medsieve/database/client";
import { and, not, or } from "@medsieve/query/build-query";
import { printQuery } from "@medsieve/query/print-query";
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
/** Two phrases find so many words that begin alike that a cluster would refuse them, were each a clause. */
const ENDINGS = 600;
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

  it("phrases with a star, however many words begin so", async () => {
    const index = openPlainIndex(cluster.addresses[0]!, "endings");
    const words = Array.from(
      { length: ENDINGS },
      (_, at) => `flux${String.fromCharCode(97 + (at % 26), 97 + at / 26)}`,
    );
    const text = words.map((word) => `slow ${word}`).join(", ");
    await createIndex(index, signal);
    await storePapers(index, [makeCitation({ pmid: "5", abstract: [{ label: null, text }] })], signal);
    await showStored(index, signal);
    const source = createOpenSearchSource(index, database, WORK_HERE);
    const query = '"slow flux*"[tiab] AND "slow flux*" NOT "fast flux*"';
    expect((await source.search(query, 10, signal)).pmids).toEqual(["5"]);
  });
});
