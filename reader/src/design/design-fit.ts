import type { Preference } from "@medsieve/contract/constants";
import { type DesignId, PROTOCOLS, WITHOUT_DATA } from "./designs.ts";

const TRIALS: DesignId[] = [
  "meta_analysis",
  "systematic_review",
  "randomized_trial",
  "controlled_trial",
  "single_arm_trial",
  "clinical_trial",
];
const LABORATORY: DesignId[] = ["animal", "in_vitro", "genetic"];

interface Fit {
  /** Designs asked for: the score stays. */
  fits: DesignId[];
  /** Designs that are far from what was asked for. The others, and unknown ones, lie between. */
  unfit: DesignId[];
}

const FITS: Record<Preference, Fit> = {
  clinical_trials: { fits: TRIALS, unfit: [...LABORATORY, "case_report"] },
  clinical_trials_rare: {
    fits: [...TRIALS, "cohort", "case_control", "observational", "case_series", "case_report"],
    unfit: [...LABORATORY],
  },
  non_clinical: {
    fits: LABORATORY,
    unfit: [...TRIALS, ...PROTOCOLS, "guideline", "case_report", "qualitative", "economic"],
  },
  case_reports: {
    fits: ["case_report", "case_series"],
    unfit: [...LABORATORY, "randomized_trial", ...PROTOCOLS],
  },
  basic_research: {
    fits: LABORATORY,
    unfit: [...PROTOCOLS, "guideline", "qualitative", "economic"],
  },
  comprehensive: { fits: [], unfit: [] },
};

export type DesignFit = "fits" | "partly" | "unfit" | "unknown" | "any" | "no_data";

/**
 * How a design meets a preference; "any" under a preference without a limit, "unknown" when no design was found,
 * "no_data" for opinions, news and notices under every preference.
 */
export function judgeDesign(design: DesignId | null, preference: Preference): DesignFit {
  const { fits, unfit } = FITS[preference];
  if (design !== null && WITHOUT_DATA.includes(design)) return "no_data";
  if (design !== null && unfit.includes(design)) return "unfit";
  if (preference === "comprehensive") return "any";
  if (design === null) return "unknown";
  return fits.includes(design) ? "fits" : "partly";
}
