import { Cite } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaper } from "../../../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { makeCitation } from "../../../../../medline/test/medline-xml.ts";
import { storeInLibrary } from "../../../../../sources/test/stored-library.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";
const FICTIONAL = 900_000_001;

describe("the papers of a search as references", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;
  let id: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    const papers = [
      makePaper(101, { volume: "5", issue: "2", pages: "445-9" }),
      makePaper(102),
      makePaper(FICTIONAL, { demonstration: true, url: null }),
    ];
    const source = new ScriptedSource(papers, { [QUERY]: ["101", "102", String(FICTIONAL), "103", "104"] });
    const reader = new ScriptedReader([QUERY], { "101": 0.4, "102": 0.9, [FICTIONAL]: 0.1 });
    test = await openTestApp(database, source, reader);
    token = await signInNew(test, database, { email: "user@example.org" });
    const answer = await call(test.app, "POST", "/search", token, { query: "Do statins help?", max_results: 3 });
    id = answer.json().search_id;
    await storeInLibrary(
      database,
      makeCitation({
        pmid: "103",
        title: "Found, but not read",
        authors: [{ name: "Doe J", collective: false, affiliations: [] }],
      }),
      makeCitation({ pmid: "7", notices: [{ kind: "retraction_notice", pmid: "103", citation: null }] }),
      makeCitation({ pmid: "8", notices: [{ kind: "retraction_notice", pmid: "102", citation: null }] }),
    );
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const download = (query: string) => call(test.app, "GET", `/search-history/${id}/citations?${query}`, token);

  it.each([
    ["ris", "application/x-research-info-systems", "ris"],
    ["nbib", "application/nbib", "nbib"],
    ["bibtex", "application/x-bibtex", "bib"],
  ])("come as a file of %s with a name of its own", async (format, mediaType, extension) => {
    const answer = await download(`format=${format}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe(`${mediaType}; charset=utf-8`);
    expect(answer.headers["content-disposition"]).toMatch(
      new RegExp(`^attachment; filename="medsieve-\\d{4}-\\d\\d-\\d\\d-[0-9a-f]{8}-read\\.${extension}"$`),
    );
  });

  it("are those that were read, by rank, as others read RIS", async () => {
    const read = new Cite((await download("format=ris")).body, { forceType: "@ris/file" }).data;
    expect(read.map((one) => [one.id, one.title])).toEqual([
      ["102", "Trial number 102 of something plain"],
      ["101", "Trial number 101 of something plain"],
      [String(FICTIONAL), `[FICTIONAL] Trial number ${FICTIONAL} of something plain`],
    ]);
    expect(read[1]).toMatchObject({ volume: "5", issue: "2", page: "445-449" });
  });

  it("are every PMID that was found, with what is known of it", async () => {
    const { body } = await download("format=bibtex&papers=found");
    const read = new Cite(body, { forceType: "@biblatex/text" }).data;
    expect(read.map((one) => [one.PMID, one.title])).toEqual([
      ["102", "Trial number 102 of something plain"],
      ["101", "Trial number 101 of something plain"],
      [String(FICTIONAL), `[FICTIONAL] Trial number ${FICTIONAL} of something plain`],
      ["103", "Found, but not read"],
      ["104", undefined],
    ]);
    expect(read.at(-1)).toMatchObject({ URL: "https://pubmed.ncbi.nlm.nih.gov/104/" });
  });

  it("flag what was retracted after the search, read or not", async () => {
    const { body } = await download("format=nbib&papers=found");
    expect(body.match(/^RIN {1}- .*$/gmu)).toEqual(["RIN - PMID 8", "RIN - PMID 7"]);
    expect(body).toMatch(/GN {2}- RETRACTED: PMID 8\. https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/8\/\. Known since \d{4}/u);
  });

  it.each([
    ["", "format must be one of: ris, nbib, bibtex"],
    ["format=endnote", "format must be one of: ris, nbib, bibtex"],
    ["format=ris&papers=all", "papers must be one of: read, found"],
  ])("are refused for %s", async (query, message) => {
    const answer = await download(query);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0].msg).toContain(message);
  });
});
