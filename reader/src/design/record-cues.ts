import type { DesignId } from "./designs.ts";

/** Publication types that settle the design, the most specific first (NLM, "PubMed Publication Types"). */
export const SETTLING_TYPES: readonly [RegExp, DesignId][] = [
  [/^(?:retraction of publication|retraction notice)$/iu, "retraction_notice"],
  [/^expression of concern$/iu, "concern_notice"],
  [/^published erratum$/iu, "correction_notice"],
  [/^clinical trial protocol$/iu, "trial_protocol"],
  [/^(?:network )?meta-analysis$/iu, "meta_analysis"],
  [/^(?:systematic review|scoping review)$/iu, "systematic_review"],
  [/^(?:practice guideline|guideline|consensus development conference.*|consensus statement)$/iu, "guideline"],
  [/^(?:randomized controlled trial|equivalence trial|pragmatic clinical trial)$/iu, "randomized_trial"],
  [/, veterinary$/iu, "animal"],
  [/^case reports$/iu, "case_report"],
  [/^(?:news|newspaper article|press release)$/iu, "news"],
  [
    /^(?:editorial|comment|letter|interview|biography|personal narrative|personal account|address|lecture|introductory journal article)$/iu,
    "comment",
  ],
];

/** Publication types that only say something when the text says nothing closer. */
export const VAGUE_TYPES: readonly [RegExp, DesignId][] = [
  [/^(?:controlled clinical trial|adaptive clinical trial)$/iu, "controlled_trial"],
  [/^clinical (?:trial|study)/iu, "clinical_trial"],
  [/^(?:observational study|twin study)$/iu, "observational"],
  [/^(?:validation study|evaluation study)$/iu, "diagnostic"],
  [/^review$/iu, "review"],
  [/^in vitro$/iu, "in_vitro"],
];

/** Designs that the text may say more closely than a vague publication type. */
export const CLOSER_THAN_TYPE: ReadonlyMap<DesignId, readonly DesignId[]> = new Map([
  ["review", ["systematic_review", "meta_analysis", "guideline", "case_report", "case_series"]],
  ["observational", ["cohort", "case_control", "cross_sectional", "diagnostic", "case_series", "before_after"]],
  [
    "clinical_trial",
    ["randomized_trial", "randomized_protocol", "trial_protocol", "controlled_trial", "single_arm_trial"],
  ],
  ["controlled_trial", ["randomized_trial", "randomized_protocol", "trial_protocol"]],
  [
    "diagnostic",
    [
      "randomized_trial",
      "systematic_review",
      "meta_analysis",
      "cohort",
      "case_control",
      "cross_sectional",
      "animal",
      "in_vitro",
    ],
  ],
]);

/** MeSH headings that state the design, the most specific first. */
export const DESIGN_HEADINGS: readonly [string, DesignId][] = [
  ["Case-Control Studies", "case_control"],
  ["Cross-Sectional Studies", "cross_sectional"],
  ["Cohort Studies", "cohort"],
  ["Prospective Studies", "cohort"],
  ["Longitudinal Studies", "cohort"],
  ["Follow-Up Studies", "cohort"],
  ["Retrospective Studies", "cohort"],
  ["Qualitative Research", "qualitative"],
  ["Cost-Benefit Analysis", "economic"],
  ["Surveys and Questionnaires", "cross_sectional"],
  ["In Vitro Techniques", "in_vitro"],
  ["Cells, Cultured", "in_vitro"],
  ["Cell Line", "in_vitro"],
  ["Cell Line, Tumor", "in_vitro"],
  ["Base Sequence", "genetic"],
  ["Genome-Wide Association Study", "genetic"],
  ["Polymorphism, Single Nucleotide", "genetic"],
];
