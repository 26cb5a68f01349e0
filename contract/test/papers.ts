import type { PaperRecord } from "@medsieve/contract/papers";
import { pubmedUrl } from "@medsieve/contract/papers";

/** A paper record with what matters to a test, and plausible values for the rest. */
export function makePaper(pmid: number, given: Partial<PaperRecord> = {}): PaperRecord {
  const id = String(pmid);
  return {
    pmid: id,
    PMID: id,
    title: `Trial number ${id} of something plain`,
    vernacular_title: null,
    authors: ["Doe J", "Roe R"],
    journal: "Journal of Plain Trials",
    journal_abbreviation: "J Plain Trials",
    year: 2010,
    pub_year: 2010,
    publication_date: "2010 Mar",
    url: pubmedUrl(id, false),
    doi: null,
    pmcid: null,
    languages: ["eng"],
    abstract: [{ label: "RESULTS", text: `Outcome ${id} improved by 12% in the treated group.` }],
    mesh: [],
    keywords: [],
    publication_types: ["Journal Article"],
    notices: [],
    registrations: [],
    cited_by: null,
    cited_by_scope: null,
    demonstration: false,
    ...given,
  };
}
