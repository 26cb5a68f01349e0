import { z } from "zod";

export const RETENTION_DAYS_MAX = 36_500;
const wholeDays = `must be a whole number of days from 1 to ${RETENTION_DAYS_MAX}, or null`;

function daysSchema(field: string) {
  const error = `${field} ${wholeDays}`;
  return z.int({ error }).min(1, error).max(RETENTION_DAYS_MAX, error).nullable();
}

/** GET and PUT /admin/retention: after how many days something goes; null: it is kept without end. */
export const retentionSchema = z.object({
  /** Texts of questions in the query log, with the queries and the papers' titles; figures stay. */
  question_days: daysSchema("question_days"),
  search_days: daysSchema("search_days"),
  survey_days: daysSchema("survey_days"),
  mail_days: daysSchema("mail_days"),
});
export type Retention = z.infer<typeof retentionSchema>;

/** POST /admin/retention/run: how many there were of each. */
export const retentionRunSchema = z.object({
  status: z.literal("success"),
  counts: z.object({ question_days: z.int(), search_days: z.int(), survey_days: z.int(), mail_days: z.int() }),
});
export type RetentionCounts = z.infer<typeof retentionRunSchema>["counts"];
