import { z } from "zod";

/** One thing that is wrong with a body or a query string: where, and what is accepted. */
export const validationIssueSchema = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
});
export type ValidationIssue = z.infer<typeof validationIssueSchema>;

/** Stable names of errors; screens translate by these. */
export const ERROR_CODES = [
  "invalid_credentials",
  "not_signed_in",
  "session_expired",
  "account_inactive",
  "access_denied",
  "too_many_attempts",
  "validation_failed",
  "malformed_json",
  "body_too_large",
  "frame_too_large",
  "not_found",
  "wrong_password",
  "weak_password",
  "link_invalid",
  "link_expired",
  "link_used",
  "email_taken",
  "signup_closed",
  "survey_answered",
  "usage_limit_exceeded",
  "library_empty",
  "question_not_understood",
  "source_unavailable",
  "reader_unavailable",
  "search_interrupted",
  "search_failed",
  "server_error",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

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
