import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { citePaper, readAs } from "./citations.fixture.ts";
import { hostileText } from "./hostile-text.fixture.ts";
import { writeNbib } from "./nbib.ts";
import { writeOneLine } from "./one-line.ts";

/** Fields as the MEDLINE display has them: a tag, and lines that go on with six blanks. */
function readMedline(text: string): [tag: string, value: string][][] {
  return text
    .split(/\r\n\r\n/u)
    .filter((record) => record !== "")
    .map((record) =>
      record
        .replaceAll("\r\n      ", " ")
        .split("\r\n")
        .map((line) => [line.slice(0, 4).trim(), line.slice(6)]),
    );
}
const read = (text: string, tag: string) =>
  (readMedline(text)[0] ?? []).filter(([name]) => name === tag).map(([, value]) => value);

describe("a reference in PubMed's MEDLINE display", () => {
  it("has PubMed's fields", () => {
    const text = writeNbib(
      citePaper({
        authors: ["Makar AB", "King ML Jr", "WHO Study Group"],
        ...{ volume: "13", issue: "2", pages: "117-26", doi: "10.1000/x", pmcid: "PMC42" },
        mesh: [
          { descriptor: "Formates", major: false, qualifiers: [{ name: "blood", major: true }] },
          { descriptor: "Humans", major: false, qualifiers: [] },
        ],
        issns: [
          { number: "1090-2104", kind: "electronic" },
          { number: "0006-291X", kind: "linking" },
        ],
        keywords: ["methanol"],
        registrations: [{ registry: "ISRCTN", id: "ISRCTN12345678" }],
      }),
    );
    expect(text.startsWith("PMID- 1201\r\n")).toBe(true);
    expect(Object.fromEntries(readMedline(text)[0] ?? [])).toMatchObject({
      ...{ VI: "13", IP: "2", DP: "2010 Mar", PG: "117-26", LID: "10.1000/x [doi]", PMC: "PMC42" },
      SI: "ISRCTN/ISRCTN12345678",
      ...{ TA: "J Plain Trials", JT: "Journal of Plain Trials", LA: "eng", PT: "Journal Article", OT: "methanol" },
      AB: "RESULTS: Outcome 1201 improved by 12% in the treated group.",
    });
    expect(read(text, "IS")).toEqual(["1090-2104 (Electronic)", "0006-291X (Linking)"]);
    expect(read(text, "FAU")).toEqual(["Makar, A B", "King, M L Jr"]);
    expect(read(text, "AU")).toEqual(["Makar AB", "King ML Jr"]);
    expect(read(text, "CN")).toEqual(["WHO Study Group"]);
    expect(read(text, "MH")).toEqual(["Formates/*blood", "Humans"]);
  });

  it("breaks long lines as PubMed does", () => {
    const text = writeNbib(citePaper({ title: "word ".repeat(60).trim() }));
    const lines = text.split("\r\n");
    expect(lines.every((line) => line.length <= 87)).toBe(true);
    expect(lines.filter((line) => line.startsWith("      word")).length).toBeGreaterThan(2);
    expect(read(text, "TI")).toEqual(["word ".repeat(60).trim()]);
  });

  it("reports notices in PubMed's tags, and of those that only a list knows", () => {
    const notices = [
      { kind: "retracted" as const, pmid: "20137807", citation: "Lancet. 2010 Feb 6;375(9713):445." },
      { kind: "expression_of_concern" as const, pmid: null, citation: null, doi: "10.1000/c", listed: true },
      { kind: "corrected" as const, pmid: "9", citation: null },
    ];
    const text = writeNbib(citePaper({ notices }));
    expect(read(text, "RIN")).toEqual(["Lancet. 2010 Feb 6;375(9713):445. PMID: 20137807"]);
    expect(read(text, "ECI")).toEqual(["doi: 10.1000/c"]);
    expect(read(text, "EIN")).toEqual(["PMID 9"]);
    expect(read(text, "PT")).toContain("Retracted Publication");
    expect(read(text, "GN")[0]).toMatch(/^RETRACTED: Lancet/u);
  });

  it("marks a fictional paper in its title and its note", () => {
    const text = writeNbib(citePaper({ demonstration: true, url: null }, 900_000_001));
    expect(read(text, "TI")[0]).toMatch(/^\[FICTIONAL\] /u);
    expect(read(text, "GN")[0]).toMatch(/^FICTIONAL: /u);
  });

  it("gives a paper without details by its PMID, and says so", () => {
    const text = writeNbib({
      pmid: "31",
      demonstration: false,
      record: null,
      reading: null,
      rank: null,
      decision: null,
    });
    expect(readMedline(text)[0]?.map(([tag]) => tag)).toEqual(["PMID", "GN"]);
  });

  it("keeps any text within its field", () => {
    fc.assert(
      fc.property(
        fc.record({ title: hostileText, journal: hostileText, volume: hostileText }),
        hostileText,
        (given, text) => {
          const record = { ...given, authors: [`${text} AB`], keywords: [text], abstract: [{ label: text, text }] };
          const paper = { ...citePaper(record), reading: readAs([text]) };
          const written = `${writeNbib(paper)}${writeNbib(citePaper({ title: "The next" }, 1202))}`;
          const records = readMedline(written);
          expect(records.map((one) => one[0])).toEqual([
            ["PMID", "1201"],
            ["PMID", "1202"],
          ]);
          for (const [tag] of records.flat()) expect(tag).toMatch(/^[A-Z]{2,4}$/u);
          expect(read(written, "TI")[0] ?? "").toBe(writeOneLine(given.title));
          expect(read(written, "JT")[0] ?? "").toBe(writeOneLine(given.journal));
        },
      ),
    );
  });
});
