import { describe, expect, it } from "vitest";
import type { ListedRecord } from "./papers.ts";
import { writeCitation } from "./write-citation.ts";

function makeRecord(given: Partial<ListedRecord> = {}): ListedRecord {
  return {
    ...{ pmid: "1001", PMID: "1001", title: "Nightly zinc", vernacular_title: null, authors: ["Okafor N"] },
    ...{ journal: "Journal of Invented Trials", journal_abbreviation: "J Invent Trials", year: 2019, pub_year: 2019 },
    ...{ publication_date: "2019 Mar", url: null, doi: "10.5555/invented.1001", pmcid: null, languages: ["eng"] },
    ...{ publication_types: [], notices: [], registrations: [], has_abstract: true },
    ...{ cited_by: null, cited_by_scope: null, demonstration: false },
    ...given,
  };
}

describe("a paper as a Vancouver reference", () => {
  it("has authors, title, abbreviated journal, date, DOI and identifiers in NLM's order", () => {
    const record = makeRecord({ title: "Zinc and colds.", authors: ["Okafor N", "Lindqvist A"], pmcid: "PMC77" });
    expect(writeCitation(record)).toBe(
      "Okafor N, Lindqvist A. Zinc and colds. J Invent Trials. 2019 Mar. doi: 10.5555/invented.1001. PMID: 1001; PMCID: PMC77.",
    );
  });

  it("has volume, issue and pages, as far as the record has them", () => {
    const write = (given: Partial<ListedRecord>) => /2019 Mar\S*/.exec(writeCitation(makeRecord(given)))?.[0];
    expect(write({ volume: "12", issue: "3", pages: "445-9" })).toBe("2019 Mar;12(3):445-9.");
    expect(write({ volume: "12", pages: "e07" })).toBe("2019 Mar;12:e07.");
    expect(write({ volume: null, issue: "Suppl", pages: null })).toBe("2019 Mar;(Suppl).");
    expect(write({})).toBe("2019 Mar.");
  });

  it("names six authors and then et al.", () => {
    const authors = Array.from({ length: 200 }, (_, index) => `Author${index} A`);
    const reference = writeCitation(makeRecord({ authors }));
    expect(reference).toMatch(/^Author0 A, Author1 A, Author2 A, Author3 A, Author4 A, Author5 A, et al\. /);
    expect(writeCitation(makeRecord({ authors: authors.slice(0, 6) }))).not.toContain("et al");
  });

  it("puts no second mark after a title that ends with one, and says the language of a translated one", () => {
    const record = makeRecord({ title: "[Does zinc help?].", languages: ["jpn"], authors: [], doi: null });
    expect(writeCitation(record)).toBe("[Does zinc help?]. J Invent Trials. 2019 Mar. Japanese. PMID: 1001.");
    expect(writeCitation(makeRecord({ title: "Does zinc help?" }))).toContain("Does zinc help? J Invent");
  });

  it("names a retraction, so that the paper is not cited unawares", () => {
    const notices = [{ kind: "retracted", pmid: "777", citation: "J Invent Trials. 2021;3:9" }] as const;
    expect(writeCitation(makeRecord({ title: "Zinc and colds.", notices: [...notices] }))).toMatch(
      / RETRACTED: Zinc and colds\. .* Retraction in: J Invent Trials\. 2021;3:9; PMID: 777\.$/,
    );
    const listed = { kind: "retracted", pmid: null, citation: null, doi: "10.1000/x", listed: true } as const;
    expect(writeCitation(makeRecord({ notices: [listed] }))).toMatch(
      /RETRACTED: .* Retraction in: doi: 10\.1000\/x\.$/,
    );
  });

  it("cannot pass for a publication when the record is fictional", () => {
    expect(writeCitation(makeRecord({ demonstration: true }))).toMatch(/^\[Fictional demonstration record/);
  });

  it("leaves out what the record does not have", () => {
    const empty = { authors: [], journal: null, journal_abbreviation: null, year: null, publication_date: null };
    expect(writeCitation(makeRecord({ ...empty, doi: null, title: "" }))).toBe(
      "[title unknown]. [date unknown]. PMID: 1001.",
    );
  });
});
