import type { SearchDetails } from "@medsieve/contract/history";
import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { makeDetails, makePaper } from "../../../features/search/search.fixture.ts";
import { createExportBuilder, type ExportFile } from "./export-builder.ts";

const now = new Date("2026-11-21T12:00:00.000Z");

const PRODUCT_HEADERS = [
  "Title",
  "Authors",
  "Journal",
  "Year",
  "PMID",
  "URL",
  "Relevance Score",
  "Citations",
  "Summary",
  "Population",
  "Intervention",
  "Comparator",
  "Outcome",
  "Study Design",
  "Selection Rationale",
  "Search Query",
  "Search Date",
  "Preference Type",
];

function join({ parts }: ExportFile): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Rows by header, as someone who opens the file reads them. */
function readRows(content: Uint8Array): Record<string, string>[] {
  expect(Array.from(content.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const { data, errors } = Papa.parse<Record<string, string>>(strFromU8(content.slice(3)), { header: true });
  expect(errors).toEqual([]);
  return data;
}

function exportOne(details: SearchDetails, pmids: string[] | null = null): ExportFile {
  const builder = createExportBuilder({ total: 1, isOnlyHighlighted: pmids !== null, now });
  builder.add({ details, pmids });
  return builder.finish();
}

describe("an export of one search", () => {
  test("is a CSV file whose first columns are the product's, in their order", () => {
    const file = exportOne(makeDetails({ created_at: "2026-03-01T23:30:00.000Z" }));
    expect(file).toMatchObject({ name: "Does zinc shorten colds?".replace("?", "_") + "_2026-03-01.csv" });
    const [first = {}, second = {}, ...others] = readRows(join(file));
    expect(others).toEqual([]);
    expect(Object.keys(first).slice(0, 18)).toEqual(PRODUCT_HEADERS);
    expect(PRODUCT_HEADERS.map((header) => first[header])).toEqual([
      "Nightly zinc and the length of the common cold (1001)",
      "Okafor N; Lindqvist A; Tanaka H; Moreau C; Silva R",
      "Journal of Invented Trials",
      "2015",
      "1001",
      "https://pubmed.ncbi.nlm.nih.gov/1001/",
      "86%",
      "12",
      "Colds were shorter with zinc. The effect in children is unknown.",
      "120 adults",
      "Zinc",
      "Placebo",
      "",
      "Randomized controlled trial",
      "Tests zinc against placebo for the question's outcome.",
      "Does zinc shorten colds?",
      "2026-03-01",
      "clinical_trials",
    ]);
    expect(second["Relevance Score"]).toBe("41%");
  });

  test("says what a reader of the file alone has to know of a paper", () => {
    const retracted = makePaper({
      pmid: "1001",
      notices: [{ kind: "retracted", pmid: "2002", citation: "Lancet. 2010;375:445" }],
      read_by: { reader: "builtin", model: null, fallback: "no answer" },
      cited_by: null,
      cited_by_scope: null,
    });
    const [row = {}] = readRows(join(exportOne(makeDetails({ papers: [retracted] }))));
    expect(row).toMatchObject({
      Citations: "",
      Source: "",
      DOI: "10.5555/invented.1001",
      Notices: "RETRACTED: Lancet. 2010;375:445. https://pubmed.ncbi.nlm.nih.gov/2002/",
      Demonstration: "",
      "Read By": "built-in reader in place of the model (no answer)",
      "Evidence Status": "1 of 2 statements verified",
      "Unverified Statements": "summary: The effect in children is unknown.",
      "Search Status": "completed",
    });
  });

  test("marks fictional papers, and leads nowhere from them", () => {
    const papers = [makePaper({ pmid: "900000001", demonstration: true })];
    const [row = {}] = readRows(join(exportOne(makeDetails({ papers }))));
    expect(row).toMatchObject({ Demonstration: "fictional", URL: "" });
  });

  test("can hold the highlighted papers alone, and is then named so", () => {
    const file = exportOne(makeDetails(), ["1002"]);
    expect(file.name).toMatch(/^highlighted_Does zinc/);
    expect(readRows(join(file)).map((row) => row.PMID)).toEqual(["1002"]);
  });

  test("of a search without papers has its header alone", () => {
    expect(readRows(join(exportOne(makeDetails({ papers: [] }))))).toEqual([]);
  });

  test("is refused where the answer is not what the contract says", () => {
    const builder = createExportBuilder({ total: 1, isOnlyHighlighted: false, now });
    expect(builder.add({ details: { ...makeDetails(), papers: "none" }, pmids: null })).toBe("nothing");
  });
});

describe("an export of several searches", () => {
  test("is a zip file of the day with a numbered CSV file for each, though their names are alike", () => {
    const builder = createExportBuilder({ total: 12, isOnlyHighlighted: false, now });
    for (let index = 0; index < 12; index += 1) {
      builder.add({ details: makeDetails({ query: "心不全に対するSGLT2阻害薬？" }), pmids: null });
    }
    const file = builder.finish();
    expect(file).toMatchObject({ name: "pubmed_searches_2026-11-21.zip", type: "application/zip" });
    const files = unzipSync(join(file));
    expect(Object.keys(files)[0]).toBe("01_心不全に対するSGLT2阻害薬？_2026-01-01.csv");
    expect(Object.keys(files)).toHaveLength(12);
    for (const content of Object.values(files)) expect(readRows(content)).toHaveLength(2);
  });
});
