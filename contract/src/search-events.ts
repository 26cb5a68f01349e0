import { z } from "zod";
import { PREFERENCES, STAGES } from "./constants.ts";
import { ERROR_CODES } from "./error-codes.ts";
import { validationIssueSchema } from "./errors.ts";
import { analyzedPaperSchema, listedRecordSchema, resultPaperSchema } from "./papers.ts";
import { questionWordSchema } from "./question-words.ts";
import { searchResultSchema } from "./search-results.ts";
import { queryDetailSchema, questionTermSchema, searchRequestSchema } from "./searches.ts";

/* ---- what a client may send ---- */

export const cancelMessageSchema = z.object({ type: z.literal("cancel"), search_id: z.uuid() });
/** Asks for every event after `after_seq` (0: all), and then for those that follow. */
export const resumeMessageSchema = z.object({
  type: z.literal("resume"),
  search_id: z.uuid(),
  after_seq: z.int().min(0).default(0),
});
/** Untagged: the specification's `{query, …}` starts a search. */
export const startMessageSchema = searchRequestSchema;
export type ClientMessage =
  | z.input<typeof startMessageSchema>
  | z.input<typeof cancelMessageSchema>
  | z.input<typeof resumeMessageSchema>;

/* ---- what the server sends: flat, every event of a search with its number ---- */

const ofSearch = {
  /** 1, 2, 3 … within a search; a client that comes back names the last one it saw. */
  seq: z.int().min(1),
  search_id: z.uuid(),
};

/** How far a search is from its turn at its server. */
export const queueWaitSchema = z.object({
  /** Searches that come before it, where all take equally long. */
  ahead: z.int().min(0),
  /** About how many seconds that takes; null before the server has seen any search wait. */
  seconds: z.int().min(1).nullable(),
});
export type QueueWait = z.infer<typeof queueWaitSchema>;

export const searchStatusEventSchema = z.object({
  type: z.literal("search_status"),
  ...ofSearch,
  /** `cancelled` is sent as `completed` with the message saying so. */
  status: z.enum(["initializing", ...STAGES, "completed", "failed"]),
  preference: z.enum(PREFERENCES),
  message: z.string(),
  /** Of the running stage, by the server's clock; screens count elapsed time from it. */
  started_at: z.iso.datetime(),
  /** What the stage waits for: PubMed takes few requests a second. Null while it works. */
  waiting_for: z.enum(["pubmed"]).nullable().default(null),
  /** Of a search that waits for its turn; sent again when its place has changed by a quarter. */
  queue: queueWaitSchema.optional(),
});

export const searchProgressEventSchema = z.object({
  type: z.literal("search_progress"),
  ...ofSearch,
  /** Contains search, fetch, analyz or generat, which names the stage. */
  step: z.string(),
  current: z.int(),
  total: z.int(),
  percentage: z.number(),
});

export const intermediateResultEventSchema = z.discriminatedUnion("stage", [
  z.object({
    type: z.literal("intermediate_result"),
    ...ofSearch,
    stage: z.literal("generating_queries"),
    data: z.object({
      queries: z.array(z.object({ name: z.string(), query: z.string(), reason: z.string().nullable() })),
      terms: z.array(questionTermSchema),
      not_understood: z.array(z.string()),
      question_words: z.array(questionWordSchema).optional(),
    }),
  }),
  z.object({
    type: z.literal("intermediate_result"),
    ...ofSearch,
    stage: z.literal("searching_papers"),
    /**
     * `found` is the number of different PMIDs that the queries found, `related_found` of those that only the query for papers
     * like the best found, `kept` of all that will be read; `pmids` are the first of these.
     */
    data: z.object({
      pmids: z.array(z.string()),
      found: z.int(),
      related_found: z.int().default(0),
      kept: z.int(),
      queries: z.array(queryDetailSchema),
    }),
  }),
  z.object({
    type: z.literal("intermediate_result"),
    ...ofSearch,
    stage: z.literal("fetching_details"),
    data: z.object({ articles: z.array(z.object({ pmid: z.string(), title: z.string() })), count: z.int() }),
  }),
  z.object({
    type: z.literal("intermediate_result"),
    ...ofSearch,
    stage: z.literal("analyzing_results"),
    data: z.object({
      analysis: z.array(z.object({ pmid: z.string(), title: z.string(), relevance_score: z.number() })),
      count: z.int(),
    }),
  }),
]);

export const papersDiscoveredEventSchema = z.object({
  type: z.literal("papers_discovered"),
  ...ofSearch,
  papers: z.array(listedRecordSchema),
  message: z.string(),
});

export const paperAnalyzedEventSchema = z.object({
  type: z.literal("paper_analyzed"),
  ...ofSearch,
  paper: analyzedPaperSchema,
  done: z.int(),
  total: z.int(),
});

/** What was sent before it is not sent again: query details, each record when discovered, each reading when analyzed. */
export const resultEventSchema = z.object({
  type: z.literal("result"),
  ...searchResultSchema.omit({ query_details: true }).shape,
  ...ofSearch,
  papers: z.array(resultPaperSchema),
});

/** Ends the search. */
export const searchErrorEventSchema = z.object({
  type: z.literal("search_error"),
  ...ofSearch,
  message: z.string(),
  code: z.enum(ERROR_CODES),
});

export const usageUpdatedEventSchema = z.object({
  type: z.literal("usage_updated"),
  ...ofSearch,
  current_usage: z.int(),
  limit: z.int(),
});

/** Sent once when the socket opens, and again whenever another tab or search changes it. */
export const statusMessageSchema = z.object({
  type: z.literal("status"),
  usage: z.object({ current: z.int(), limit: z.int() }),
});

/** The monthly limit is reached, and no search was begun; no other message says so. */
export const usageLimitMessageSchema = z.object({
  type: z.literal("usage_limit_exceeded"),
  current_usage: z.int(),
  limit: z.int(),
  reset_date: z.iso.datetime(),
});

/** A message of the client was bad; the socket lives on. */
export const errorMessageSchema = z.object({
  type: z.literal("error"),
  message: z.string(),
  code: z.enum(ERROR_CODES),
  issues: z.array(validationIssueSchema).optional(),
});

export const searchEventSchema = z.union([
  searchStatusEventSchema,
  searchProgressEventSchema,
  intermediateResultEventSchema,
  papersDiscoveredEventSchema,
  paperAnalyzedEventSchema,
  resultEventSchema,
  searchErrorEventSchema,
  usageUpdatedEventSchema,
]);
/** One numbered event of a search: what the log keeps and what a client that comes back is sent again. */
export type SearchEvent = z.infer<typeof searchEventSchema>;

export const serverMessageSchema = z.union([
  searchEventSchema,
  statusMessageSchema,
  usageLimitMessageSchema,
  errorMessageSchema,
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
