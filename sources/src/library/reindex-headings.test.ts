import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { makeCitation } from "../../../medline/test/medline-xml.ts";
import { COMPILE_HERE } from "../../test/compile-here.ts";
import { indexCitation } from "./citation-batch.ts";
import { createLibrarySource } from "./library-source.ts";
import { countBehind, startReindexing } from "./reindex-headings.ts";
import { storeCitations } from "./store-citations.ts";

const silent = { info: () => undefined, warn: () => undefined };

describe("papers that an earlier version indexed", () => {
  let database: TestDatabase;
  const signal = new AbortController().signal;
  const find = async (query: string) =>
    (await createLibrarySource(database, COMPILE_HERE).search(query, 10, signal)).pmids.sort();

  beforeEach(async () => {
    database = await openTestDatabase();
    const make = (pmid: string, descriptor: string) =>
      indexCitation(
        makeCitation({ pmid, title: `Paper ${pmid}`, mesh: [{ descriptor, major: true, qualifiers: [] }] }),
      );
    const papers = [make("1", "Heart Failure"), make("2", "Heart Failure, Congestive"), make("3", "Neoplasms")];
    await database.db.transaction((tx) => storeCitations(tx, papers));
    // As they were before the tree stood in the index.
    await database.pool.query(`update library_index set lexemes = ts_delete(lexemes, array(
      select lexeme from unnest(lexemes) where lexeme like '%.tree%' or lexeme like 'has=tree%'))`);
  });
  afterEach(() => database.close());

  it("are found by their own headings at first, and by those above when they are indexed again", async () => {
    expect(await countBehind(database)).toBe(3);
    expect(await find('"Heart Failure"[mh]')).toEqual(["1", "2"]);
    expect(await find('"Cardiovascular Diseases"[mh]')).toEqual([]);

    const said: [object, string][] = [];
    await startReindexing(database, { ...silent, info: (data, message) => said.push([data, message]) }, 0).done;
    expect(await countBehind(database)).toBe(0);
    expect(await find('"Cardiovascular Diseases"[mh]')).toEqual(["1", "2"]);
    expect(await find('"Cardiovascular Diseases"[majr]')).toEqual(["1", "2"]);
    expect(await find('"Cardiovascular Diseases"[mh:noexp]')).toEqual([]);
    expect(said.map(([data]) => data)).toEqual([{ papers: 3 }, { indexed: 3, papers: 3 }]);
  });

  it("are indexed once, also by two servers, and stay as they are where nothing is to do", async () => {
    await Promise.all([startReindexing(database, silent, 0).done, startReindexing(database, silent, 0).done]);
    expect(await countBehind(database)).toBe(0);
    const said: object[] = [];
    await startReindexing(database, { ...silent, info: (data) => said.push(data) }, 0).done;
    expect(said).toEqual([]);
  });

  it("are left for the next start where the server ends", async () => {
    const work = startReindexing(database, silent, 3_600_000);
    await work.close();
    await startReindexing(database, silent, 0).done;
    expect(await find('"Heart Diseases"[mh]')).toEqual(["1", "2"]);
  });
});
