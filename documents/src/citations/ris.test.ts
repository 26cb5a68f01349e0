import { Cite } from "@citation-js/core";
import "@citation-js/plugin-ris";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { citePaper, READING, readAs } from "./citations.fixture.ts";
import { hostileText } from "./hostile-text.fixture.ts";
import { writeOneLine } from "./one-line.ts";
import { writeRis } from "./ris.ts";

/** As a parser reads it that is not ours. */
const readRis = (text: string) => new Cite(text, { forceType: "@ris/file" }).data;
const listTags = (text: string) =>
  text
    .split("\r\n")
    .filter((line) => line !== "")
    .map((line) => line.slice(0, 6));

describe("a reference in RIS", () => {
  it("is read by others as the paper that it is", () => {
    const paper = citePaper({
      title: "Methanol poisoning in the monkey.",
      authors: ["Makar AB", "King ML Jr", "WHO Study Group, Geneva"],
      ...{ volume: "13", issue: "2", pages: "117-26", doi: "10.1016/0006-2944(75)90147-7", pmcid: "PMC42" },
      issns: [
        { number: "1090-2104", kind: "electronic" },
        { number: "0006-291X", kind: "linking" },
      ],
      publication_date: "1975 Jun 4",
      year: 1975,
      mesh: [{ descriptor: "Formates", major: true, qualifiers: [{ name: "blood", major: true }] }],
      keywords: ["methanol; toxicity"],
    });
    expect(readRis(writeRis(paper))).toMatchObject([
      {
        id: "1201",
        type: "article-journal",
        title: "Methanol poisoning in the monkey.",
        author: [
          { family: "Makar", given: "A. B." },
          { family: "King", given: "M. L.", suffix: "Jr" },
          { family: "WHO Study Group; Geneva" },
        ],
        issued: { "date-parts": [[1975, 6, 4]] },
        "container-title": "Journal of Plain Trials",
        "container-title-short": "J Plain Trials",
        ...{ volume: "13", issue: "2", page: "117-126", DOI: "10.1016/0006-2944(75)90147-7", language: "eng" },
        ISSN: "1090-2104",
        URL: "https://pubmed.ncbi.nlm.nih.gov/1201/",
        keyword: "Formates/blood,methanol, toxicity,Journal Article",
        abstract: "RESULTS: Outcome 1201 improved by 12% in the treated group.",
      },
    ]);
    expect(writeRis(paper)).toContain("\r\nAN  - 1201\r\n");
    expect(writeRis(paper)).toContain("\r\nC2  - PMC42\r\n");
  });

  it("says first that a paper was retracted, and where", () => {
    const notices = [
      { kind: "corrected" as const, pmid: "7", citation: null },
      { kind: "retracted" as const, pmid: "20137807", citation: "Lancet. 2010 Feb 6;375(9713):445" },
    ];
    const text = writeRis({ ...citePaper({ notices }), reading: READING, rank: 3 });
    expect(text).toMatch(
      /N1 {2}- RETRACTED: Lancet\. 2010 Feb 6;375\(9713\):445\. https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/20137807\/ Corrected: PMID 7/u,
    );
    expect(text).toContain("KW  - Retracted Publication\r\n");
  });

  it("says what Medsieve made of the paper, and what of it could not be verified", () => {
    const nowhere = { section: null, section_index: null, start: null, end: null, quote: null };
    const evidence = [{ ...nowhere, status: "unverified" as const, problem: "quote_not_found" as const }];
    const harmless = { id: "1201-1", field: "summary" as const, text: "It harmed no patient.", evidence };
    const reading = readAs(["The drug helped. ", { statement: "1201-1" }], [harmless]);
    const text = writeRis({ ...citePaper({ abstract: [] }), reading, rank: 3 });
    expect(text).toContain("Medsieve: relevance 87 %, rank 3; read by its built-in reader from the title alone.");
    expect(text).toContain("Its summary: The drug helped. It harmed no patient. [unverified]");
  });

  it("marks a fictional paper in its title, its note and its keywords, and gives it no address", () => {
    const text = writeRis(citePaper({ demonstration: true, url: null }, 900_000_001));
    expect(text).toContain("TI  - [FICTIONAL] Trial number");
    expect(text).toContain("N1  - FICTIONAL: a paper of Medsieve's demonstration library, which must not be cited.");
    expect(text).toContain("DB  - Medsieve demonstration library (fictional)");
    expect(text).not.toContain("UR  - ");
  });

  it("keeps the title for the title, and notes the one in the language of publication", () => {
    const text = writeRis(citePaper({ title: "[Heart failure].", vernacular_title: "Herzinsuffizienz" }));
    expect(readRis(text)[0]).toMatchObject({
      title: "[Heart failure].",
      note: "Title in the language of publication: Herzinsuffizienz",
    });
  });

  it("gives a paper without details by its PMID and address, and says so", () => {
    const text = writeRis({
      pmid: "31",
      demonstration: false,
      record: null,
      reading: null,
      rank: null,
      decision: null,
    });
    expect(listTags(text)).toEqual(["TY  - ", "ID  - ", "AN  - ", "DB  - ", "UR  - ", "N1  - ", "ER  - "]);
    expect(text).toContain("its details were not fetched");
  });

  it("keeps any text within its field", () => {
    fc.assert(
      fc.property(
        fc.record({ title: hostileText, journal: hostileText, volume: hostileText }),
        hostileText,
        (given, text) => {
          const authors = [`${text} AB`, "Roe R"];
          const mesh = [{ descriptor: text, major: false, qualifiers: [] }];
          const record = { ...given, authors, mesh, keywords: [text], abstract: [{ label: text, text }], doi: text };
          const paper = { ...citePaper(record), reading: readAs([text]) };
          const written = `${writeRis(paper)}${writeRis(citePaper({ title: "The next" }, 1202))}`;
          for (const line of written.split("\r\n"))
            expect(line).toMatch(/^(?:[A-Z][A-Z0-9] {2}- [^\p{Cc}\u2028\u2029]*)?$/u);
          const [first, second] = readRis(written);
          expect([first?.id, second?.id, readRis(written).length]).toEqual(["1201", "1202", 2]);
          expect(first?.title ?? "").toBe(writeOneLine(given.title));
          expect(first?.["container-title"]).toBe(writeOneLine(given.journal) || undefined);
          expect(second?.title).toBe("The next");
        },
      ),
    );
  });
});
