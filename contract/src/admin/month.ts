import { z } from "zod";
import { NEEDED_SEARCHES, PREFERENCES, ROLES, SURVEY_USE_CASES } from "../constants.ts";
import { emptyAsAbsent, optionalPageQuerySchema, pageMetaSchema } from "./paging.ts";
import { LOG_STAGES } from "./query-logs.ts";

const monthSchema = emptyAsAbsent(
  z.string().regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/, "month must be a month such as 2026-01"),
);

/** GET /admin/month: of the current month unless another is named; months are UTC. */
export const monthQuerySchema = z.object({ month: monthSchema });

const countsShape = { searches: z.int(), cost_usd: z.number() };

/** What may be spent on models in the month, and what it comes to; costs are US dollars. */
export const monthBudgetSchema = z.object({
  /** Null: no limit is set. */
  limit_usd: z.number().nullable(),
  spent_usd: z.number(),
  /** By the end of the month, if the rest of it is as the days so far; null within the first day, and of months that are over. */
  forecast_usd: z.number().nullable(),
  /** The day on which the limit was reached, or will be by the forecast; null: it is not. */
  reached_on: z.iso.date().nullable(),
});
export type MonthBudget = z.infer<typeof monthBudgetSchema>;

/** Searches of a month that failed for the same reason. */
export const monthFailureSchema = z.object({
  /** In which they failed; null where that is not known. */
  stage: z.enum(LOG_STAGES).nullable(),
  code: z.string(),
  /** In English; null of older ones. */
  cause: z.string().nullable(),
  count: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  /** The latest of them, at most ten. */
  search_ids: z.array(z.uuid()),
});
export type MonthFailure = z.infer<typeof monthFailureSchema>;

export const monthReportSchema = z.object({
  month: z.string(),
  ...countsShape,
  active_users: z.int(),
  failed: z.int(),
  budget: monthBudgetSchema,
  /** Every day up to today, the oldest first. */
  per_day: z.array(z.object({ day: z.iso.date(), failed: z.int(), ...countsShape })),
  /** The dearest first, then those with most searches; null: accounts without a company. */
  per_company: z.array(
    z.object({ company_id: z.string().nullable(), company_name: z.string().nullable(), ...countsShape }),
  ),
  /** A search counts for every model it used; `builtin` stands for those that used none. */
  per_model: z.array(z.object({ model: z.string(), total_tokens: z.int(), ...countsShape })),
  per_preference: z.array(z.object({ preference: z.enum(PREFERENCES), ...countsShape })),
  /** The most frequent first; at most 100. */
  failures: z.array(monthFailureSchema),
  counted_at: z.iso.datetime(),
});
export type MonthReport = z.infer<typeof monthReportSchema>;

/** GET /admin/month/users: the dearest first, then those with most searches; without paging parameters all. */
export const monthUsersQuerySchema = optionalPageQuerySchema.extend({ month: monthSchema });
export type MonthUsersQuery = z.output<typeof monthUsersQuerySchema>;
export const monthUsersSchema = z.object({
  items: z.array(
    z.object({
      user_id: z.string(),
      /** Null where no log names it any more. */
      email: z.string().nullable(),
      company_name: z.string().nullable(),
      ...countsShape,
    }),
  ),
  meta: pageMetaSchema,
});
export type MonthUsers = z.infer<typeof monthUsersSchema>;

/** GET /admin/month/wishes: without paging parameters all. */
export const monthWishesQuerySchema = optionalPageQuerySchema.extend({ month: monthSchema });
export type MonthWishesQuery = z.output<typeof monthWishesQuerySchema>;

/** Who asked for more searches than the limit in a month, or answered the survey about a larger plan in it. */
export const monthWishesSchema = z.object({
  month: z.string(),
  /** Those who asked for most beyond their limit first, then the latest answers. */
  items: z.array(
    z.object({
      /** Null of an account that is gone, and so are its searches and its limit. */
      user_id: z.uuid().nullable(),
      email: z.string(),
      company_name: z.string().nullable(),
      role: z.enum(ROLES),
      searches: z.int().nullable(),
      /** As it is now. */
      limit: z.int().nullable(),
      /** Searches that were refused in the month, since the limit was reached. */
      refused: z.int(),
      /** The answer, whenever it was given; null: none. */
      survey: z
        .object({
          answered_at: z.iso.datetime(),
          interested: z.boolean(),
          use_case: z.enum(SURVEY_USE_CASES).nullable(),
          needed_searches: z.enum(NEEDED_SEARCHES).nullable(),
          additional_feedback: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  /** Of all of them, not of the page alone. */
  totals: z.object({ users_refused: z.int(), refused: z.int(), answered: z.int(), interested: z.int() }),
  meta: pageMetaSchema,
});
export type MonthWishes = z.infer<typeof monthWishesSchema>;
