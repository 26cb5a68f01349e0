import { z } from "zod";
import { MONTHLY_LIMIT_MAX } from "../constants.ts";
import { emptyAsAbsent, optionalPageQuerySchema, orderSchema, pageMetaSchema, searchTextSchema } from "./paging.ts";

export const usageRecordSchema = z.object({
  user_id: z.uuid(),
  email: z.string(),
  company_name: z.string().nullable(),
  current_usage: z.int(),
  /** Searches a month that hold for the account. */
  limit: z.int(),
  /** True where that is the default of the role. */
  is_default: z.boolean(),
  /** 0 to 100 and above; a limit of 0 is 100. */
  usage_percentage: z.number(),
  /** Start of the current period. */
  reset_date: z.iso.datetime(),
});
export type UsageRecord = z.infer<typeof usageRecordSchema>;

export const USAGE_SORTS = ["email", "company_name", "current_usage", "limit", "usage_percentage"] as const;
/** `near`: 75 percent and more, under 100; `at`: 100 and more. */
export const USAGE_STATES = ["near", "at"] as const;

/** GET /admin/usage-limits: without paging parameters all of them. */
export const usageLimitsQuerySchema = optionalPageQuerySchema.extend({
  /** Part of the address or of the company's name. */
  search: emptyAsAbsent(searchTextSchema),
  state: emptyAsAbsent(z.enum(USAGE_STATES, { error: `state must be one of: ${USAGE_STATES.join(", ")}` })),
  sort: emptyAsAbsent(z.enum(USAGE_SORTS, { error: `sort must be one of: ${USAGE_SORTS.join(", ")}` })),
  order: emptyAsAbsent(orderSchema),
});
export type UsageLimitsQuery = z.output<typeof usageLimitsQuerySchema>;

export const usageLimitsResponseSchema = z.object({
  success: z.literal(true),
  data: z.array(usageRecordSchema),
  meta: pageMetaSchema,
  /** Over the accounts that match, on whatever page they are. */
  totals: z.object({ current_usage: z.int(), limit: z.int() }),
  /** Over all accounts, whatever the filters. */
  summary: z.object({ accounts: z.int(), near_limit: z.int(), at_limit: z.int(), searches_this_month: z.int() }),
});
export type UsageLimitsResponse = z.infer<typeof usageLimitsResponseSchema>;

const limitMessage = `limit must be a whole number from 0 to ${MONTHLY_LIMIT_MAX}, or empty for the default of the role`;

/** PUT /admin/users/{id}/limit?limit={n}: 0 blocks searching, empty means the default of the role. */
export const limitQuerySchema = z.object({
  limit: z
    .string({ error: limitMessage })
    .regex(/^(?:\d{1,9})?$/, limitMessage)
    .transform((text) => (text === "" ? null : Number(text))),
});
export const limitAnswerSchema = z.object({ success: z.literal(true), data: usageRecordSchema });
