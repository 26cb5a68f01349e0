import { RECALL_PMIDS_MAX } from "@medsieve/contract/constants";
import { knownPapersSchema } from "@medsieve/contract/queries";
import { importedPubmedSearchSchema } from "@medsieve/contract/strategies";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { makeCitation } from "../../../../medline/test/medline-xml.ts";
import { createLibrarySource } from "../../../../sources/src/library/library-source.ts";
import { storeInLibrary } from "../../../../sources/test/stored-library.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader } from "../../../test/scripted-search.ts";
import { WORK_HERE } from "../../work/work-here.ts";

let database: TestDatabase;
let test: TestApp;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await storeInLibrary(
    database,
    makeCitation({ pmid: "11", title: "Zinc acetate lozenges for treating the common cold", doi: "10.1000/zinc.11" }),
    makeCitation({ pmid: "12", title: "Vitamin C for preventing and treating the common cold in adults" }),
  );
  test = await openTestApp(database, createLibrarySource(database, WORK_HERE), new ScriptedReader([]));
  token = await signInNew(test, database, { email: "librarian@example.org" });
});
afterAll(async () => {
  await test.close();
  await database.close();
});

const post = (path: string, body: unknown, as: string | null = token) =>
  call(test.app, "POST", `/queries/${path}`, as, body);
const readKnown = async (text: string) => knownPapersSchema.parse((await post("known-papers", { text })).json());

describe("a search of PubMed's page", () => {
  it("becomes a query with limits", async () => {
    const text = "https://pubmed.ncbi.nlm.nih.gov/?term=zinc&filter=years.2010-2020&filter=jsubsetd.dental";
    const answer = await post("import-pubmed", { text });
    expect(importedPubmedSearchSchema.parse(answer.json())).toMatchObject({
      query: "zinc",
      limits: { from_year: 2010, to_year: 2020 },
      notes: [{ code: "not_carried_over" }],
    });
  });

  it.each([
    ["Ovid", "1. exp Asthma/\n2. wheez*.ti,ab.\n3. 1 or 2", "Asthma[mh] OR wheez*[tiab]"],
    ["Cochrane Library", "#1 MeSH descriptor: [Asthma] explode all trees\n#2 #1 or zinc:ti", "Asthma[mh] OR zinc[ti]"],
    ["EBSCO", 'S1 (MH "Asthma+")\nS2 S1 OR TI zinc', "Asthma[mh] OR zinc[ti]"],
  ])("of %s instead is read as such, which is said", async (platform, text, query) => {
    const read = importedPubmedSearchSchema.parse((await post("import-pubmed", { text })).json());
    expect(read.query).toBe(query);
    expect(read.notes).toMatchObject([{ code: "read_as_strategy", values: { platform } }]);
  });

  it("that begins as a strategy and cannot be read as one is refused with the place", async () => {
    const answer = await post("import-pubmed", { text: "insomnia[tiab] adj3 (therapy[tiab]" });
    expect([answer.statusCode, answer.json().problem.code]).toEqual([422, "strategy_syntax"]);
  });

  it("is refused with what was expected where it is none", async () => {
    const answer = await post("import-pubmed", { text: "https://example.org/?term=zinc" });
    expect([answer.statusCode, answer.json().problem.code]).toEqual([422, "not_pubmed_search"]);
    expect((await post("import-pubmed", { text: "zinc" }, null)).statusCode).toBe(401);
  });
});

describe("known papers", () => {
  it("are read from a list of PMIDs, with what the source does not have and what is no PMID", async () => {
    expect(await readKnown("PMID 12, 11; 99, zinc")).toEqual({
      format: "pmids",
      papers: [
        expect.objectContaining({ pmid: "12", title: expect.stringContaining("Vitamin C") }),
        expect.objectContaining({ pmid: "11" }),
      ],
      unknown: ["99", "zinc"],
    });
  });

  it("are read from a list with DOIs, each by the PMID that the source has for it", async () => {
    const { papers, unknown } = await readKnown("12\nhttps://doi.org/10.1000/ZINC.11\ndoi: 10.1000/none");
    expect([papers.map(({ pmid }) => pmid), unknown]).toEqual([["12", "11"], ["10.1000/none"]]);
  });

  it("are read from a file in RIS: by PMID, else by DOI, else by title", async () => {
    const text = [
      ["TY  - JOUR", "DO  - https://doi.org/10.1000/ZINC.11", "ER  - "],
      ["TY  - JOUR", "TI  - Vitamin C for preventing and treating the common cold in adults", "ER  - "],
      ["TY  - JOUR", "TI  - A paper on zinc which was never written by anyone", "ER  - "],
      ["TY  - JOUR", "DO  - 10.1000/none", "ER  - "],
    ];
    const { format, papers, unknown } = await readKnown(text.map((lines) => lines.join("\r\n")).join("\r\n"));
    expect([format, papers.map(({ pmid }) => pmid)]).toEqual(["ris", ["11", "12"]]);
    expect(unknown).toEqual(["A paper on zinc which was never written by anyone", "10.1000/none"]);
  });

  it("are read from PubMed's own file, each once", async () => {
    const { format, papers } = await readKnown("PMID- 11\nTI  - Zinc\n\nPMID- 11\nTI  - Zinc\n");
    expect([format, papers.map(({ pmid }) => pmid)]).toEqual(["nbib", ["11"]]);
  });

  it("are refused where there are none, or too many", async () => {
    const none = await post("known-papers", { text: "no number here" });
    expect([none.statusCode, none.json().detail]).toEqual([
      422,
      expect.stringContaining("a list of PMIDs or DOIs is expected"),
    ]);
    const many = Array.from({ length: RECALL_PMIDS_MAX + 1 }, (_, index) => index + 1).join(" ");
    const refused = await post("known-papers", { text: many });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      422,
      expect.stringContaining(String(RECALL_PMIDS_MAX)),
    ]);
  });
});
