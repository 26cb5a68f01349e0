import type { Preference } from "@medsieve/contract/constants";

/** A limit on study designs in PubMed's syntax; `id` names its text for the user. */
export interface DesignFilter {
  id: DesignFilterId;
  query: string;
}

export type DesignFilterId =
  | "randomized_trials"
  | "trials"
  | "syntheses"
  | "trials_and_syntheses"
  | "cohorts_and_series"
  | "case_reports"
  | "rare_evidence"
  | "animals"
  | "in_vitro"
  | "preclinical"
  | "mechanisms"
  | "genes"
  | "basic"
  | "guidelines";

/** Publication types first, then words for the records that carry none (after the idea of Cochrane's filters). */
const QUERIES = {
  randomized_trials:
    "randomized controlled trial[pt] OR randomized[tiab] OR randomised[tiab] OR randomly[tiab] OR placebo[tiab]",
  trials:
    "randomized controlled trial[pt] OR controlled clinical trial[pt] OR clinical trial[pt] OR randomized[tiab] OR " +
    'randomised[tiab] OR randomly[tiab] OR placebo[tiab] OR "clinical trial"[tiab] OR "clinical trials"[tiab] OR ' +
    '"open label"[tiab] OR "double blind"[tiab]',
  syntheses:
    'systematic review[pt] OR meta-analysis[pt] OR "systematic review"[tiab] OR "meta analysis"[tiab] OR ' +
    'metaanalysis[tiab] OR "pooled analysis"[tiab]',
  cohorts_and_series:
    'observational study[pt] OR "Cohort Studies"[mh] OR cohort[tiab] OR "case series"[tiab] OR retrospective*[tiab] OR ' +
    'registry[tiab] OR "follow up"[tiab] OR "consecutive patients"[tiab]',
  case_reports:
    'case reports[pt] OR "case report"[tiab] OR "case reports"[tiab] OR "case series"[tiab] OR "we report"[tiab] OR ' +
    '"we describe"[tiab] OR "case presentation"[tiab] OR "a case of"[tiab]',
  animals:
    '("Animals"[mh] NOT "Humans"[mh]) OR "Models, Animal"[mh] OR mice[tiab] OR mouse[tiab] OR rat[tiab] OR rats[tiab] OR ' +
    'rabbit*[tiab] OR pigs[tiab] OR zebrafish[tiab] OR murine[tiab] OR "animal model"[tiab] OR dogs[tiab]',
  in_vitro:
    '"In Vitro Techniques"[mh] OR "Cells, Cultured"[mh] OR "Cell Line"[mh] OR "in vitro"[tiab] OR "cell line"[tiab] OR ' +
    '"cell lines"[tiab] OR "ex vivo"[tiab] OR preclinical[tiab] OR "cultured cells"[tiab]',
  mechanisms:
    '"Signal Transduction"[mh] OR mechanism*[tiab] OR molecular[tiab] OR pathway*[tiab] OR signaling[tiab] OR ' +
    "signalling[tiab] OR receptor*[tiab] OR pathogenesis[tiab] OR metabolism[sh]",
  genes:
    '"Gene Expression"[mh] OR "Mutation"[mh] OR genetics[sh] OR gene[tiab] OR genes[tiab] OR expression[tiab] OR ' +
    "protein*[tiab] OR mutation*[tiab] OR knockout[tiab]",
  guidelines: "practice guideline[pt] OR guideline[pt] OR guideline*[ti] OR consensus[ti] OR recommendation*[ti]",
} as const;

function joinFilters(id: DesignFilterId, parts: readonly (keyof typeof QUERIES)[]): DesignFilter {
  return { id, query: [...new Set(parts.flatMap((part) => QUERIES[part].split(" OR ")))].join(" OR ") };
}

function pickFilter(id: keyof typeof QUERIES): DesignFilter {
  return { id, query: QUERIES[id] };
}

/** For each preference: the limit that all its designs pass (null: none), and narrower ones, most wanted first. */
export const DESIGN_FILTERS: Record<Preference, { whole: DesignFilter | null; strands: DesignFilter[] }> = {
  clinical_trials: {
    whole: joinFilters("trials_and_syntheses", ["trials", "syntheses"]),
    strands: [pickFilter("randomized_trials"), pickFilter("syntheses")],
  },
  clinical_trials_rare: {
    whole: joinFilters("rare_evidence", ["trials", "syntheses", "cohorts_and_series", "case_reports"]),
    strands: [
      pickFilter("trials"),
      pickFilter("syntheses"),
      pickFilter("cohorts_and_series"),
      pickFilter("case_reports"),
    ],
  },
  non_clinical: {
    whole: joinFilters("preclinical", ["animals", "in_vitro"]),
    strands: [pickFilter("animals"), pickFilter("in_vitro")],
  },
  case_reports: { whole: pickFilter("case_reports"), strands: [] },
  basic_research: {
    whole: joinFilters("basic", ["mechanisms", "genes", "in_vitro"]),
    strands: [pickFilter("mechanisms"), pickFilter("genes"), pickFilter("in_vitro")],
  },
  comprehensive: { whole: null, strands: [pickFilter("syntheses"), pickFilter("trials"), pickFilter("guidelines")] },
};
