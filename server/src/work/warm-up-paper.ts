import type { PaperRecord } from "@medsieve/contract/papers";
import type { Question } from "@medsieve/reader/reader";

/** Asked for nothing but to have everything loaded that a question needs. */
export const WARM_UP_QUESTION: Question = {
  ...{ text: "Do statins prevent stroke?", language: "en", preference: "clinical_trials" },
};

/** A paper that is read for nothing but to have everything loaded that reading needs. */
export const WARM_UP_PAPER: PaperRecord = {
  ...{ pmid: "1", PMID: "1", title: "Statins and stroke: a randomised trial", vernacular_title: null, authors: [] },
  ...{ journal: null, journal_abbreviation: null, year: null, pub_year: null, publication_date: null, url: null },
  ...{ doi: null, pmcid: null, languages: ["eng"], mesh: [], keywords: [], publication_types: [], notices: [] },
  registrations: [],
  abstract: [
    { label: "METHODS", text: "We randomised 120 adults to simvastatin or placebo." },
    { label: "RESULTS", text: "Stroke was less frequent with simvastatin than with placebo (5% vs 9%; p = 0.02)." },
  ],
  ...{ cited_by: null, cited_by_scope: null, demonstration: false },
};
