import { surveyRequestSchema } from "@medsieve/contract/surveys";
import { z } from "zod";

/** What is sent, but for an interest that was not said. */
type Unchecked = Omit<z.input<typeof surveyRequestSchema>, "interested"> & { interested: boolean | null };

const { use_case, needed_searches } = surveyRequestSchema.shape;

/** The answers as they are chosen and typed, null and "" where nothing was; what no longer applies is not sent. */
export const surveyEntrySchema = z
  .object({
    interested: z.boolean().nullable(),
    use_case: use_case.unwrap(),
    needed_searches: needed_searches.unwrap(),
    additional_feedback: z.string(),
  })
  .transform(
    ({ interested, additional_feedback, ...wanted }): Unchecked => ({
      interested,
      ...(interested === true ? wanted : { use_case: null, needed_searches: null }),
      additional_feedback: additional_feedback.trim() === "" ? null : additional_feedback,
    }),
  )
  .pipe(surveyRequestSchema);

export type SurveyEntry = z.input<typeof surveyEntrySchema>;

export const NO_ANSWERS: SurveyEntry = {
  interested: null,
  use_case: null,
  needed_searches: null,
  additional_feedback: "",
};

/** The question of each step. */
export const SURVEY_STEPS = ["interested", "use_case", "needed_searches", "additional_feedback"] as const;
export type SurveyStep = (typeof SURVEY_STEPS)[number];

/** The steps in order; who is not interested goes straight to the feedback. */
export function listSteps(interested: boolean | null): readonly SurveyStep[] {
  return interested === false ? ["interested", "additional_feedback"] : SURVEY_STEPS;
}
