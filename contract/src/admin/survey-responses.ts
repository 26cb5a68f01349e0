import { z } from "zod";
import { NEEDED_SEARCHES, ROLES, SURVEY_USE_CASES } from "../constants.ts";
import { emptyAsAbsent, optionalPageQuerySchema, pageMetaSchema } from "./paging.ts";

export const surveyRowSchema = z.object({
  SurveyId: z.uuid(),
  /** Address, role and company as they were when it was answered. */
  UserEmail: z.string(),
  UserRole: z.enum(ROLES),
  CompanyName: z.string().nullable(),
  Interested: z.boolean(),
  UseCase: z.enum(SURVEY_USE_CASES).nullable(),
  NeededSearches: z.enum(NEEDED_SEARCHES).nullable(),
  AdditionalFeedback: z.string().nullable(),
  CreatedAt: z.iso.datetime(),
});
export type SurveyRow = z.infer<typeof surveyRowSchema>;

/** A day of the common era, in UTC; a moment stands for its day. */
const daySchema = (name: string) => {
  const error = `${name} must be a date such as 2026-01-31`;
  return z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], { error })
    .transform((text) => new Date(text).toISOString().slice(0, 10))
    .refine((day) => day >= "0001-01-01" && day <= "9999-12-31", { error });
};

/** GET /admin/survey-responses: newest first; both days are included, in UTC; without paging parameters all. */
export const surveyResponsesQuerySchema = optionalPageQuerySchema
  .extend({
    company_id: emptyAsAbsent(z.uuid({ error: "company_id must be the id of a company" })),
    user_role: emptyAsAbsent(z.enum(ROLES, { error: `user_role must be one of: ${ROLES.join(", ")}` })),
    start_date: emptyAsAbsent(daySchema("start_date")),
    end_date: emptyAsAbsent(daySchema("end_date")),
  })
  .refine(({ start_date, end_date }) => start_date === undefined || end_date === undefined || start_date <= end_date, {
    error: "start_date must not be after end_date",
    path: ["start_date"],
  });
export type SurveyResponsesQuery = z.output<typeof surveyResponsesQuerySchema>;

export const surveyResponsesSchema = z.object({
  success: z.literal(true),
  data: z.array(surveyRowSchema),
  meta: pageMetaSchema,
});
export type SurveyResponses = z.infer<typeof surveyResponsesSchema>;

/** GET /admin/survey-statistics: over all answers; every value of a distribution is there, also at 0. */
export const surveyStatisticsSchema = z.object({
  total_responses: z.int(),
  interested_count: z.int(),
  /** 0 to 100, one decimal; 0 without answers. */
  interested_percentage: z.number(),
  use_case_distribution: z.record(z.enum(SURVEY_USE_CASES), z.int()),
  needed_searches_distribution: z.record(z.enum(NEEDED_SEARCHES), z.int()),
});
export type SurveyStatistics = z.infer<typeof surveyStatisticsSchema>;
export const surveyStatisticsResponseSchema = z.object({ success: z.literal(true), data: surveyStatisticsSchema });
