import type { EVIDENCE_LEVELS } from "@medsieve/contract/readings";

export type DesignId =
  | "meta_analysis"
  | "systematic_review"
  | "randomized_trial"
  | "randomized_protocol"
  | "trial_protocol"
  | "controlled_trial"
  | "single_arm_trial"
  | "clinical_trial"
  | "guideline"
  | "cohort"
  | "case_control"
  | "cross_sectional"
  | "observational"
  | "before_after"
  | "diagnostic"
  | "case_series"
  | "case_report"
  | "qualitative"
  | "economic"
  | "modelling"
  | "animal"
  | "in_vitro"
  | "genetic"
  | "review"
  | "comment"
  | "news"
  | "retraction_notice"
  | "correction_notice"
  | "concern_notice";

export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number];

/** Level of evidence a design starts from, after GRADE (Guyatt et al., BMJ 2008;336:924); null where none is given. */
export const DESIGN_LEVELS: Record<DesignId, EvidenceLevel | null> = {
  meta_analysis: "high",
  systematic_review: "high",
  randomized_trial: "high",
  randomized_protocol: null,
  trial_protocol: null,
  controlled_trial: "moderate",
  single_arm_trial: "low",
  clinical_trial: "moderate",
  guideline: "moderate",
  cohort: "low",
  case_control: "low",
  cross_sectional: "low",
  observational: "low",
  before_after: "low",
  diagnostic: "low",
  case_series: "very_low",
  case_report: "very_low",
  qualitative: "low",
  economic: "low",
  modelling: "low",
  animal: "very_low",
  in_vitro: "very_low",
  genetic: "very_low",
  review: "very_low",
  comment: "very_low",
  news: null,
  retraction_notice: null,
  correction_notice: null,
  concern_notice: null,
};

/** Records about another record: they report no data of their own. */
const NOTICES: readonly DesignId[] = ["retraction_notice", "correction_notice", "concern_notice"];
/** Opinions, news and notices: no answer rests on them. */
export const WITHOUT_DATA: readonly DesignId[] = ["comment", "news", ...NOTICES];
/** Announced, not yet carried out. */
export const PROTOCOLS: readonly DesignId[] = ["randomized_protocol", "trial_protocol"];
