import { Cite } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeBibtex } from "./bibtex.ts";
import { citePaper, READING, readAs } from "./citations.fixture.ts";
import { hostileText } from "./hostile-text.fixture.ts";
import { writeOneLine } from "./one-line.ts";

/** As a parser reads it that is not ours. */
const readBibtex = (text: string) => new Cite(text, { forceType: "@biblatex/text" }).data;

describe("a reference in BibTeX", () => {
  it("is read by others as the paper that it is", () => {
    const paper = citePaper({
      title: "5% of α & β: {no} C:\\path_x costs $3 -- ~really~",
      authors: ["Makar AB", "King ML Jr", "van der Berg J", "WHO Study Group, Geneva"],
      ...{ volume: "13", issue: "2", pages: "117-26", doi: "10.1000/a_b%20{c}" },
      issns: [
        { number: "1090-2104", kind: "electronic" },
        { number: "0006-291X", kind: "linking" },
      ],
      publication_date: "1975 Jun 4",
      year: 1975,
    });
    expect(readBibtex(writeBibtex(paper))).toMatchObject([
      {
        "citation-key": "makar1975_1201",
        type: "article-journal",
        title: "5% of α & β: {no} C:\\path_x costs $3 -- ~really~",
        author: [
          { family: "Makar", given: "A. B." },
          { family: "King", given: "M. L.", suffix: "Jr" },
          { family: "Berg", given: "J.", "non-dropping-particle": "van der" },
          { family: "WHO Study Group, Geneva" },
        ],
        issued: { "date-parts": [[1975, 6]] },
        ...{ volume: "13", issue: "2", page: "117-126", DOI: "10.1000/a_b%20%7Bc%7D", PMID: "1201" },
        "container-title": "Journal of Plain Trials",
        ISSN: "1090-2104",
        URL: "https://pubmed.ncbi.nlm.nih.gov/1201/",
      },
    ]);
  });

  it("has a note that bibliographies print where a paper was retracted, and none else", () => {
    const notices = [{ kind: "retracted" as const, pmid: "20137807", citation: null }];
    const [retracted] = readBibtex(writeBibtex(citePaper({ notices })));
    expect(retracted?.note).toBe("RETRACTED: PMID 20137807. https://pubmed.ncbi.nlm.nih.gov/20137807/");
    expect(writeBibtex({ ...citePaper(), reading: READING })).not.toMatch(/^ {2}note/mu);
  });

  it("marks a fictional paper in its title and its note, and gives it no address", () => {
    const text = writeBibtex(citePaper({ demonstration: true, url: null }, 900_000_001));
    expect(text).toMatch(/title = \{\{\[FICTIONAL\] Trial.*note = \{FICTIONAL: a paper/su);
    expect(text).not.toContain("url =");
  });

  it("gives a paper without details by its PMID and address", () => {
    const text = writeBibtex({
      pmid: "31",
      demonstration: false,
      record: null,
      reading: null,
      rank: null,
      decision: null,
    });
    expect(text).toMatch(
      /^@article\{pmid_31,\n {2}pmid = \{31\},\n {2}url = \{https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/31\/\},/u,
    );
  });

  it("has a key of its own for each of two papers by one author in one year", () => {
    const keys = [1, 2].map((pmid) => /\{(.*),/u.exec(writeBibtex(citePaper({}, pmid)))?.[1]);
    expect(keys).toEqual(["doe2010_1", "doe2010_2"]);
  });

  it("keeps any text within its field", () => {
    fc.assert(
      fc.property(
        fc.record({ title: hostileText, journal: hostileText, volume: hostileText }),
        hostileText,
        (given, text) => {
          const authors = [`${text} AB`, text, "Roe R"];
          const record = {
            ...given,
            authors,
            keywords: [text],
            abstract: [{ label: text, text }],
            doi: text,
            pages: text,
          };
          const paper = { ...citePaper(record), reading: readAs([text]) };
          const written = `${writeBibtex(paper)}${writeBibtex(citePaper({ title: "The next" }, 1202))}`;
          const read = readBibtex(written);
          expect(read.map((one) => one.PMID)).toEqual(["1201", "1202"]);
          expect(String(read[0]?.title ?? "").trim()).toBe(writeOneLine(given.title));
          expect(read[0]?.author?.at(-1)).toEqual({ family: "Roe", given: "R." });
          expect(read[1]?.title).toBe("The next");
        },
      ),
    );
  });
});
