import { z } from "zod";
import { PREFERENCES } from "../constants.ts";
import { monthBudgetSchema, monthFailureSchema } from "./month.ts";
import { usageRecordSchema } from "./usage-limits.ts";

/** Percent, one decimal; null where it would be against zero. */
const changeSchema = z.number().nullable();

/** GET /admin/stats. A search counts once it has ended, in whatever way, on the day it was accepted. Days, weeks (from Monday) and months are UTC; costs are US dollars. */
export const dashboardStatsSchema = z.object({
  total_users: z.int(),
  total_companies: z.int(),
  total_searches: z.int(),
  total_cost_month: z.number(),
  /** Now against the total at the start of this month. */
  users_change_percent: changeSchema,
  companies_change_percent: changeSchema,
  /** This month so far against the whole month before. */
  searches_change_percent: changeSchema,
  cost_change_percent: changeSchema,
  /** Accounts that searched. */
  active_users_today: z.int(),
  active_users_week: z.int(),
  active_users_month: z.int(),
  searches_today: z.int(),
  searches_week: z.int(),
  searches_month: z.int(),
  total_cost_today: z.number(),
  total_cost_week: z.number(),
  /** By searches of the current month, most first; at most five. `user_count` is 0 for a company that is gone. */
  top_companies: z.array(
    z.object({
      company_id: z.string().nullable(),
      company_name: z.string(),
      user_count: z.int(),
      search_count: z.int(),
    }),
  ),
  top_users: z.array(
    z.object({
      user_id: z.string().nullable(),
      email: z.string(),
      company_name: z.string().nullable(),
      search_count: z.int(),
    }),
  ),
  /** Of the last 90 days, the oldest first; days without a search are there with zeros. */
  per_day: z.array(z.object({ day: z.iso.date(), searches: z.int(), cost_usd: z.number() })),
  /** Of the last 90 days. */
  per_preference: z.array(z.object({ preference: z.enum(PREFERENCES), searches: z.int() })),
  /** Of the last 90 days. A search counts for every model it used; `builtin` stands for those that used none. */
  per_model: z.array(z.object({ model: z.string(), searches: z.int(), total_tokens: z.int(), cost_usd: z.number() })),
  /** Seconds to within 2.5 percent, over the searches of the last 90 days that succeeded; null without any. */
  search_time: z.object({ median: z.number().nullable(), p95: z.number().nullable() }),
  /** Of the current month: what models may cost, do cost, and will by its end. */
  budget: monthBudgetSchema,
  /** Searches of the current month that failed, and why: the three most frequent causes. */
  failed_month: z.int(),
  failures: z.array(monthFailureSchema),
  /** Accounts at 75 percent of their monthly limit or more: how many, and how many at all of it; the five that are furthest. */
  near_limit: z.object({ near: z.int(), at: z.int(), accounts: z.array(usageRecordSchema) }),
  /** When these figures were true. */
  counted_at: z.iso.datetime(),
});
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;
