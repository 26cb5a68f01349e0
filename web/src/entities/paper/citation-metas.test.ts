import { describe, expect, it } from "vitest";
import { makePaper } from "../../features/search/search.fixture.ts";
import { listCitationMetas } from "./citation-metas.ts";

const PAPER = makePaper({
  pmid: "10978796",
  title: "Zinc for the common cold",
  authors: ["van der Berg JM", "Mossad SB"],
  journal: "Annals of internal medicine",
  journal_abbreviation: "Ann Intern Med",
  issns: [
    { number: "0003-4819", kind: "print" },
    { number: "0003-4819", kind: "linking" },
  ],
  publication_date: "2000 Aug 15",
  volume: "133",
  issue: "4",
  pages: "245-52",
  doi: "10.7326/0003-4819-133-4-200008150-00006",
  languages: ["eng"],
  demonstration: false,
});

const contents = (paper: typeof PAPER, name: string) =>
  listCitationMetas(paper).flatMap((meta) => (meta.name === name ? [meta.content] : []));

describe("the citation tags of a paper", () => {
  it("name what a reference manager files it by", () => {
    expect(listCitationMetas(PAPER).map(({ name, content }) => `${name} ${content}`)).toEqual([
      "citation_title Zinc for the common cold",
      "citation_author van der Berg, JM",
      "citation_author Mossad, SB",
      "citation_journal_title Annals of internal medicine",
      "citation_journal_abbrev Ann Intern Med",
      "citation_issn 0003-4819",
      "citation_publication_date 2000/08/15",
      "citation_volume 133",
      "citation_issue 4",
      "citation_firstpage 245",
      "citation_lastpage 252",
      "citation_doi 10.7326/0003-4819-133-4-200008150-00006",
      "citation_pmid 10978796",
      "citation_language eng",
      "citation_abstract_html_url https://pubmed.ncbi.nlm.nih.gov/10978796/",
    ]);
  });

  it.each([
    ["2003 Jul-Aug", "2003/07"],
    ["2003 Winter", "2003"],
    ["2003", "2003"],
    [null, "1999"],
  ])("date a paper of %s to %s", (publication_date, date) => {
    expect(contents({ ...PAPER, publication_date, year: 1999 }, "citation_publication_date")).toEqual([date]);
  });

  it("leave out what is unknown, and the number of a paper that is fictional", () => {
    const bare = { ...PAPER, journal: null, volume: null, pages: null, doi: null, demonstration: true };
    for (const name of ["citation_journal_title", "citation_volume", "citation_firstpage", "citation_pmid"]) {
      expect(contents(bare, name), name).toEqual([]);
    }
  });
});
