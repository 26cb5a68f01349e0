import type { Language, Preference } from "@medsieve/contract/constants";
import type { EVIDENCE_LEVELS } from "@medsieve/contract/papers";

export type DesignId =
  | "meta_analysis"
  | "systematic_review"
  | "randomized_trial"
  | "trial_protocol"
  | "controlled_trial"
  | "clinical_trial"
  | "guideline"
  | "cohort"
  | "case_control"
  | "cross_sectional"
  | "observational"
  | "diagnostic"
  | "case_series"
  | "case_report"
  | "qualitative"
  | "economic"
  | "animal"
  | "in_vitro"
  | "review"
  | "comment"
  | "retraction_notice"
  | "correction_notice";

export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number];

/** Level of evidence a design starts from, after GRADE (Guyatt et al., BMJ 2008;336:924); null where none is given. */
export const DESIGN_LEVELS: Record<DesignId, EvidenceLevel | null> = {
  meta_analysis: "high",
  systematic_review: "high",
  randomized_trial: "high",
  trial_protocol: null,
  controlled_trial: "moderate",
  clinical_trial: "moderate",
  guideline: "moderate",
  cohort: "low",
  case_control: "low",
  cross_sectional: "low",
  observational: "low",
  diagnostic: "low",
  case_series: "very_low",
  case_report: "very_low",
  qualitative: "low",
  economic: "low",
  animal: "very_low",
  in_vitro: "very_low",
  review: "very_low",
  comment: "very_low",
  retraction_notice: null,
  correction_notice: null,
};

/** Name of each design as shown to the user. */
export const DESIGN_NAMES: Record<DesignId, Record<Language, string>> = {
  meta_analysis: { en: "Meta-analysis", ja: "メタ解析", zh: "荟萃分析" },
  systematic_review: { en: "Systematic review", ja: "システマティックレビュー", zh: "系统综述" },
  randomized_trial: { en: "Randomized controlled trial", ja: "ランダム化比較試験", zh: "随机对照试验" },
  trial_protocol: { en: "Trial protocol", ja: "試験実施計画書", zh: "试验方案" },
  controlled_trial: { en: "Controlled clinical trial", ja: "比較臨床試験", zh: "对照临床试验" },
  clinical_trial: { en: "Clinical trial", ja: "臨床試験", zh: "临床试验" },
  guideline: { en: "Guideline", ja: "診療ガイドライン", zh: "临床指南" },
  cohort: { en: "Cohort study", ja: "コホート研究", zh: "队列研究" },
  case_control: { en: "Case-control study", ja: "症例対照研究", zh: "病例对照研究" },
  cross_sectional: { en: "Cross-sectional study", ja: "横断研究", zh: "横断面研究" },
  observational: { en: "Observational study", ja: "観察研究", zh: "观察性研究" },
  diagnostic: { en: "Diagnostic accuracy study", ja: "診断精度研究", zh: "诊断准确性研究" },
  case_series: { en: "Case series", ja: "症例集積", zh: "病例系列" },
  case_report: { en: "Case report", ja: "症例報告", zh: "病例报告" },
  qualitative: { en: "Qualitative study", ja: "質的研究", zh: "定性研究" },
  economic: { en: "Economic evaluation", ja: "経済評価", zh: "经济学评价" },
  animal: { en: "Animal study", ja: "動物実験", zh: "动物实验" },
  in_vitro: { en: "In vitro study", ja: "in vitro研究", zh: "体外研究" },
  review: { en: "Narrative review", ja: "総説", zh: "叙述性综述" },
  comment: { en: "Editorial, comment or letter", ja: "論説・コメント・レター", zh: "社论、评论或来信" },
  retraction_notice: { en: "Retraction notice", ja: "撤回通知", zh: "撤稿声明" },
  correction_notice: { en: "Correction notice", ja: "訂正通知", zh: "更正声明" },
};

const TRIALS: DesignId[] = [
  "meta_analysis",
  "systematic_review",
  "randomized_trial",
  "controlled_trial",
  "clinical_trial",
];
const PRECLINICAL: DesignId[] = ["animal", "in_vitro"];
const LITTLE: DesignId[] = ["comment", "retraction_notice", "correction_notice"];

interface Fit {
  /** Designs asked for: the score stays. */
  fits: DesignId[];
  /** Designs that are far from what was asked for. The others, and unknown ones, lie between. */
  unfit: DesignId[];
}

const FITS: Record<Preference, Fit> = {
  clinical_trials: { fits: TRIALS, unfit: [...PRECLINICAL, "case_report", ...LITTLE] },
  clinical_trials_rare: {
    fits: [...TRIALS, "cohort", "case_control", "observational", "case_series", "case_report"],
    unfit: [...PRECLINICAL, ...LITTLE],
  },
  non_clinical: {
    fits: PRECLINICAL,
    unfit: [...TRIALS, "guideline", "case_report", "qualitative", "economic", ...LITTLE],
  },
  case_reports: {
    fits: ["case_report", "case_series"],
    unfit: [...PRECLINICAL, "randomized_trial", "trial_protocol", ...LITTLE],
  },
  basic_research: { fits: PRECLINICAL, unfit: ["trial_protocol", "guideline", "qualitative", "economic", ...LITTLE] },
  comprehensive: { fits: [], unfit: LITTLE },
};

export type DesignFit = "fits" | "partly" | "unfit" | "unknown" | "any";

/** How a design meets a preference; "any" under a preference without a limit, "unknown" when no design was found. */
export function judgeDesign(design: DesignId | null, preference: Preference): DesignFit {
  const { fits, unfit } = FITS[preference];
  if (design !== null && unfit.includes(design)) return "unfit";
  if (preference === "comprehensive") return "any";
  if (design === null) return "unknown";
  return fits.includes(design) ? "fits" : "partly";
}
