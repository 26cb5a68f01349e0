import type { PromptTexts } from "../prompt-texts.ts";
import { BASIC_RESEARCH } from "./basic-research.ts";
import { CASE_REPORTS } from "./case-reports.ts";
import { CLINICAL_TRIALS } from "./clinical-trials.ts";
import { CLINICAL_TRIALS_RARE } from "./clinical-trials-rare.ts";
import { COMPREHENSIVE } from "./comprehensive.ts";
import { NON_CLINICAL } from "./non-clinical.ts";
import { writeAnalysisPrompt } from "./write-analysis-prompt.ts";
import { writeQueryPrompt } from "./write-query-prompt.ts";

export const ENGLISH_PROMPTS: PromptTexts = {
  writeQueryPrompt,
  writeAnalysisPrompt,
  preferences: {
    clinical_trials: CLINICAL_TRIALS,
    clinical_trials_rare: CLINICAL_TRIALS_RARE,
    non_clinical: NON_CLINICAL,
    case_reports: CASE_REPORTS,
    basic_research: BASIC_RESEARCH,
    comprehensive: COMPREHENSIVE,
  },
};
