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

/** Records about another record: they report no data of their own. */
const NOTICES: readonly DesignId[] = ["retraction_notice", "correction_notice", "concern_notice"];
/** Opinions, news and notices: no answer rests on them. */
export const WITHOUT_DATA: readonly DesignId[] = ["comment", "news", ...NOTICES];
/** Announced, not yet carried out. */
export const PROTOCOLS: readonly DesignId[] = ["randomized_protocol", "trial_protocol"];
