import type { Role } from "@medsieve/contract/constants";
import type { SurveyRequest } from "@medsieve/contract/surveys";

/** What was chosen and typed so far; null and "" where nothing was. */
export interface SurveyAnswers {
  interested: boolean | null;
  useCase: SurveyRequest["use_case"];
  neededSearches: SurveyRequest["needed_searches"];
  feedback: string;
}

export const NO_ANSWERS: SurveyAnswers = { interested: null, useCase: null, neededSearches: null, feedback: "" };

/** Interest, use case, monthly need, feedback. */
export type SurveyStep = 1 | 2 | 3 | 4;

/** The step after this one; who is not interested goes straight to the feedback. */
export function findNextStep(step: SurveyStep, { interested }: SurveyAnswers): SurveyStep {
  if (step === 1) return interested ? 2 : 4;
  return step === 2 ? 3 : 4;
}

export function findPreviousStep(step: SurveyStep, { interested }: SurveyAnswers): SurveyStep {
  if (step === 4) return interested ? 3 : 1;
  return step === 3 ? 2 : 1;
}

/** The answers as they are sent; null while the first question is not answered. What no longer applies stays out. */
export function describeSurvey(answers: SurveyAnswers, role: Role): SurveyRequest | null {
  const { interested, useCase, neededSearches, feedback } = answers;
  if (interested === null) return null;
  return {
    interested,
    use_case: interested ? useCase : null,
    needed_searches: interested ? neededSearches : null,
    additional_feedback: feedback.trim() === "" ? null : feedback.trim(),
    user_role: role,
  };
}
