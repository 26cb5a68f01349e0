import type { PaperRecord } from "../papers.ts";
import type { Evidence } from "../statements.ts";
import type { FirstEvidence, FirstReading } from "./first-shapes.ts";

export const RECORD: PaperRecord = {
  ...{ pmid: "1001", PMID: "1001", title: "Zinc for colds", vernacular_title: null, authors: ["Okafor N"] },
  ...{ journal: null, journal_abbreviation: null, year: 2019, pub_year: 2019, publication_date: null, url: null },
  ...{ doi: null, pmcid: null, languages: ["eng"], notices: [], registrations: [], cited_by: null },
  ...{ cited_by_scope: null, demonstration: false },
  abstract: [
    { label: "RESULTS", text: "Colds were shorter." },
    { label: "METHODS", text: "Zinc was given." },
    { label: "RESULTS", text: "Coughs were shorter." },
  ],
  mesh: ["Zinc", "Common Cold"].map((descriptor) => ({ descriptor, major: false, qualifiers: [] })),
  keywords: ["lozenge", "zinc"],
  publication_types: ["Journal Article", "Randomized Controlled Trial"],
};

/** An entry of version 1, of the words "shorter" in the first section. */
export function makeEntry(given: Partial<FirstEvidence>): FirstEvidence {
  return {
    ...{ field: "summary", statement: "Zinc helped.", pmid: "1001", section: "RESULTS", quote: "shorter" },
    ...{ start: 11, end: 18, status: "verified" },
    ...given,
  };
}

/** As `makeEntry` comes out. */
export const EVIDENCE: Evidence = {
  ...{ section: "RESULTS", section_index: 0, start: 11, end: 18, quote: "shorter", status: "verified", problem: null },
};

const READ_BY = { model: null, fallback: null } as const;

export const FIRST_READING: FirstReading = {
  ...{ relevance_score: 0.5, summary: null, population: null, intervention: null, comparator: null, outcome: null },
  ...{ study_design: null, evidence_level: "high", rationale: null, evidence: [] },
  read_by: { reader: "builtin", ...READ_BY },
};

/** The texts of a reading that says nothing. */
export const NO_TEXTS = {
  ...{ summary: [], population: [], intervention: [], comparator: [], outcome: [], study_design: [], rationale: [] },
};
