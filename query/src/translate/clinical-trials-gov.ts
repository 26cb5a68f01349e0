import type { Dialect } from "./dialect.ts";

/**
 * ClinicalTrials.gov (NLM, "Search areas" and "Search operators and syntax" of API version 2). Words find their usual forms by
 * themselves; there is neither truncation nor a distance, and a strategy is one expression.
 */
export const CLINICAL_TRIALS_GOV: Dialect = {
  database: "ClinicalTrials.gov",
  thesaurus: null,
  operators: { and: "AND", or: "OR", not: "NOT" },
  refer: null,
  referRange: null,
  phrase: (words) => {
    const text = words.join(" ");
    return words.length > 1 || /^(?:and|or|not|all|range|area|expansion|cover|search|missing|tilt)$/iu.test(text)
      ? `"${text}"`
      : text;
  },
  near: null,
  truncates: false,
  inScope: (scope, inner, isSingle) => {
    const shown = isSingle ? inner : `(${inner})`;
    if (scope === "title") return `(AREA[BriefTitle]${shown} OR AREA[OfficialTitle]${shown})`;
    return scope === "keywords" ? `AREA[Keyword]${shown}` : shown;
  },
  heading: null,
  subheading: null,
  species: {},
  types: {
    "Randomized Controlled Trial": { by: "index", text: "AREA[DesignAllocation]RANDOMIZED" },
    "Clinical Trial": { by: "index", text: "AREA[StudyType]INTERVENTIONAL" },
    "Observational Study": { by: "index", text: "AREA[StudyType]OBSERVATIONAL" },
  },
  trialFilter: null,
  type: null,
  values: { pmid: (text) => `AREA[ReferencePMID]${text}` },
  language: null,
  years: null,
  abstract: null,
  limit: null,
};
