import { z } from "zod";
import { PREFERENCES, SEARCH_TYPES, STAGES } from "../constants.ts";
import { noticeSchema } from "../papers.ts";
import { READER_STEPS } from "../searches.ts";
import { emptyAsAbsent, pageMetaSchema, pageQuerySchema, searchTextSchema } from "./paging.ts";
import { PERIOD_TURNED_ROUND, periodShape, startsBeforeItEnds } from "./periods.ts";

/** What one model was used for and what it cost, in US dollars; null where its price is not known. */
export const logTokenUsageSchema = z.object({
  model: z.string().nullable(),
  total_tokens: z.int(),
  cost_usd: z.number().nullable(),
  /** The vendor counted no tokens: they, and the cost, are a careful estimate. */
  estimated: z.boolean().optional(),
});
export type LogTokenUsage = z.infer<typeof logTokenUsageSchema>;

export const logPaperSchema = z.object({
  title: z.string().nullable(),
  relevance_score: z.number().min(0).max(1),
  /** Null for a fictional paper. */
  url: z.string().nullable(),
  /** What is known now of its retraction, of concerns and of corrections; absent where nothing is. */
  notices: z.array(noticeSchema).optional(),
});
export type LogPaper = z.infer<typeof logPaperSchema>;

/** How a search ended; one that its user stopped keeps what was read by then. */
export const LOG_OUTCOMES = ["completed", "stopped", "failed"] as const;
export type LogOutcome = (typeof LOG_OUTCOMES)[number];

/** Who wrote queries and answer and read the papers. */
export const READ_BY = ["model", "builtin", "mixed"] as const;
export type ReadBy = (typeof READ_BY)[number];

/** What the built-in reader did in place of the model, why, and how often: of reading, the number of papers. */
export const logFallbackSchema = z.object({ step: z.enum(READER_STEPS), reason: z.string(), count: z.int() });
export type LogFallback = z.infer<typeof logFallbackSchema>;

export const LOG_STAGES = ["initializing", ...STAGES] as const;

/** How long a search spent in a stage; of one that failed, the last is that in which it did. */
export const logStageSchema = z.object({ stage: z.enum(LOG_STAGES), seconds: z.number() });
export type LogStage = z.infer<typeof logStageSchema>;

/** What a source is asked for, beside what a model is. */
export const SOURCE_STEPS = ["search", "find", "fetch"] as const;
export const LOG_CALL_STEPS = [...SOURCE_STEPS, ...READER_STEPS] as const;

/** Calls of a search for one purpose, to the source of papers or to one model. */
export const logCallSchema = z.object({
  step: z.enum(LOG_CALL_STEPS),
  /** Null: the source of papers. */
  model: z.string().nullable(),
  count: z.int(),
  /** Of them those that brought nothing; a call is repeated where that may help. */
  failed: z.int(),
  /** Of all of them together, also where they ran at once. */
  seconds: z.number(),
});
export type LogCall = z.infer<typeof logCallSchema>;

/** Why a search failed. */
export const logFailureSchema = z.object({
  /** In which it failed; null where that is not known. */
  stage: z.enum(LOG_STAGES).nullable(),
  code: z.string(),
  /** For administrators, in English; without keys, tokens and words of the question. Null of older logs. */
  cause: z.string().nullable(),
});
export type LogFailure = z.infer<typeof logFailureSchema>;

/** A search that ended, as it is kept for administrators; it outlives its account. */
export const queryLogSchema = z.object({
  query_id: z.uuid(),
  /** When it was accepted. */
  timestamp: z.iso.datetime(),
  /** Account and company as they were then. */
  user_email: z.string().nullable(),
  user_id: z.string().nullable(),
  company_name: z.string().nullable(),
  company_id: z.string().nullable(),
  /** Null once it is no longer kept. */
  query: z.string().nullable(),
  search_type: z.enum(SEARCH_TYPES),
  preference: z.enum(PREFERENCES),
  outcome: z.enum(LOG_OUTCOMES),
  /** True of a search that was completed. */
  success: z.boolean(),
  read_by: z.enum(READ_BY),
  fallbacks: z.array(logFallbackSchema),
  /** Null unless it failed. */
  failure: logFailureSchema.nullable(),
  /** Of the prompts that a model worked with; null where none did, or it is not known. */
  prompt_version: z.string().nullable(),
  /** Seconds from being accepted to its end; null when its server died, so that the end is not known. */
  processing_time: z.number().nullable(),
  /** Papers in the result; null for a search that failed, and for the trial of a prompt. */
  papers_found: z.int().nullable(),
  /** Without the calls whose cost is not known. */
  total_cost_usd: z.number().nullable(),
  ip_address: z.string().nullable(),
  session_id: z.string().nullable(),
  max_results: z.int().nullable(),
  search_queries_used: z.array(z.string()),
  /** Best first. */
  paper_results: z.array(logPaperSchema),
  /** What its user was shown; null unless it failed. */
  error_message: z.string().nullable(),
  /** By model; empty where the built-in reader did everything. */
  token_usage: z.array(logTokenUsageSchema),
  /** In their order; empty of older logs, and where its server died. */
  stages: z.array(logStageSchema),
  /** In the order of their first; empty as the stages are. What answered from memory is no call. */
  calls: z.array(logCallSchema),
  user_agent: z.string().nullable(),
});
export type QueryLog = z.infer<typeof queryLogSchema>;

/** GET /admin/search-logs: newest first; both ends of the period are included. */
export const queryLogsQuerySchema = pageQuerySchema
  .extend({
    ip_address: emptyAsAbsent(
      z
        .string()
        .regex(/^[\da-f:.%a-z]{1,64}$/iu, "ip_address must be an IP address")
        .toLowerCase(),
    ),
    user_id: emptyAsAbsent(z.uuid({ error: "user_id must be the id of a user" }).toLowerCase()),
    company_id: emptyAsAbsent(z.uuid({ error: "company_id must be the id of a company" }).toLowerCase()),
    outcome: emptyAsAbsent(z.enum(LOG_OUTCOMES, { error: `outcome must be one of: ${LOG_OUTCOMES.join(", ")}` })),
    search_type: emptyAsAbsent(
      z.enum(SEARCH_TYPES, { error: `search_type must be one of: ${SEARCH_TYPES.join(", ")}` }),
    ),
    /** One that worked in the search; `builtin` stands for those in which none did. */
    model: emptyAsAbsent(
      z
        .string()
        .trim()
        .max(200, "model must have at most 200 characters")
        .regex(/^[^\0]*$/u, "model must not contain NUL characters"),
    ),
    /** Of the prompts that the model worked with. */
    prompt_version: emptyAsAbsent(
      z
        .string()
        .toLowerCase()
        .regex(/^[\da-f]{1,64}$/u, "prompt_version must be a version of prompts, in hexadecimal digits"),
    ),
    /** Part of the question. */
    search: emptyAsAbsent(searchTextSchema),
    ...periodShape,
  })
  .refine(startsBeforeItEnds, PERIOD_TURNED_ROUND);
export type QueryLogsQuery = z.output<typeof queryLogsQuerySchema>;

/** All figures are over every log that matches the filters of the call, not only over the page. */
export const logAnalyticsSchema = z.object({
  statistics: z.object({
    total_queries: z.int(),
    successful_queries: z.int(),
    /** Seconds; null without any. */
    average_processing_time: z.number().nullable(),
    total_cost_usd: z.number(),
    unique_users: z.int(),
  }),
  /** The last 90 days with a log, the oldest first, in UTC. */
  per_day: z.array(z.object({ day: z.iso.date(), queries: z.int(), cost_usd: z.number() })),
  per_type: z.array(z.object({ search_type: z.enum(SEARCH_TYPES), queries: z.int() })),
  /** A search counts for every model it used; `builtin` stands for those that used none. */
  per_model: z.array(z.object({ model: z.string(), queries: z.int(), total_tokens: z.int(), cost_usd: z.number() })),
  /**
   * What the filters can be set to, whatever they are set to now: those with the most logs of all first, at most 100 of
   * each, and what the call's own filters name in any case.
   */
  filter_options: z.object({
    ip_addresses: z.array(z.string()),
    users: z.array(z.object({ user_id: z.string(), email: z.string().nullable() })),
    companies: z.array(z.object({ company_id: z.string(), company_name: z.string().nullable() })),
    search_types: z.array(z.enum(SEARCH_TYPES)),
    outcomes: z.array(z.enum(LOG_OUTCOMES)),
    /** Those that worked in any search, and `builtin`. */
    models: z.array(z.string()),
  }),
});
export type LogAnalytics = z.infer<typeof logAnalyticsSchema>;

export const queryLogsResponseSchema = z.object({
  status: z.literal("success"),
  logs: z.array(queryLogSchema),
  meta: pageMetaSchema,
  analytics: logAnalyticsSchema,
});
export type QueryLogsResponse = z.infer<typeof queryLogsResponseSchema>;

/** POST /admin/search-logs/{id}/erase-question: entries that lost their question, and searches that were deleted. */
export const questionErasureSchema = z.object({ status: z.literal("success"), logs: z.int(), searches: z.int() });
export type QuestionErasure = z.infer<typeof questionErasureSchema>;
