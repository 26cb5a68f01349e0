import { z } from "zod";
import { ERROR_CODES } from "./error-codes.ts";

/** One thing that is wrong with a body or a query string: where, and what is accepted. */
export const validationIssueSchema = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
});
export type ValidationIssue = z.infer<typeof validationIssueSchema>;

export const errorBodySchema = z.object({
  /** The catalogue's English text, or what is wrong with each field. */
  detail: z.union([z.string(), z.array(validationIssueSchema)]),
  code: z.enum(ERROR_CODES),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

export const usageLimitErrorSchema = z.object({
  detail: z.literal("Monthly limit reached"),
  code: z.literal("usage_limit_exceeded"),
  current_usage: z.number().int(),
  limit: z.number().int(),
  reset_date: z.iso.datetime(),
});
export type UsageLimitError = z.infer<typeof usageLimitErrorSchema>;
