import { z } from "zod";
import { NEEDED_SEARCHES, ROLES, SURVEY_FEEDBACK_MAX_LENGTH, SURVEY_USE_CASES } from "./constants.ts";
import { dropUnprintable } from "./readable-text.ts";

/** POST /usage/survey: what somebody says of a larger plan. Who is interested says what for and how much. */
export const surveyRequestSchema = z
  .object({
    interested: z.boolean({ error: "interested must be true or false" }),
    use_case: z
      .enum(SURVEY_USE_CASES, { error: `use_case must be one of: ${SURVEY_USE_CASES.join(", ")}` })
      .nullable()
      .default(null),
    needed_searches: z
      .enum(NEEDED_SEARCHES, { error: `needed_searches must be one of: ${NEEDED_SEARCHES.join(", ")}` })
      .nullable()
      .default(null),
    additional_feedback: z
      .string({ error: "additional_feedback must be text" })
      .overwrite(dropUnprintable)
      .trim()
      .max(SURVEY_FEEDBACK_MAX_LENGTH, `additional_feedback must have at most ${SURVEY_FEEDBACK_MAX_LENGTH} characters`)
      .nullable()
      .default(null),
    /** Accepted and not believed: the server knows the role. */
    user_role: z.enum(ROLES).optional(),
  })
  .refine((survey) => !survey.interested || survey.use_case !== null, {
    error: "use_case is required of those who are interested",
    path: ["use_case"],
  })
  .refine((survey) => !survey.interested || survey.needed_searches !== null, {
    error: "needed_searches is required of those who are interested",
    path: ["needed_searches"],
  });
export type SurveyRequest = z.infer<typeof surveyRequestSchema>;

export const surveyCheckSchema = z.object({ success: z.literal(true), has_responded: z.boolean() });
export const surveyResponseSchema = z.object({ success: z.literal(true), message: z.string() });
