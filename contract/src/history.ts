import { z } from "zod";
import { answerSentenceSchema } from "./answers.ts";
import { HISTORY_PAGE_SIZE_DEFAULT, HISTORY_PAGE_SIZE_MAX, LANGUAGES, PREFERENCES } from "./constants.ts";
import { foundShape } from "./found.ts";
import { paperSchema } from "./papers.ts";
import { questionWordSchema } from "./question-words.ts";
import {
  notUnderstoodSchema,
  queryDetailSchema,
  questionTermSchema,
  SEARCH_STATUSES,
  searchLimitsSchema,
  searchProvenanceSchema,
} from "./searches.ts";
import { verdictSchema } from "./verdict.ts";

export const historyQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(HISTORY_PAGE_SIZE_MAX).default(HISTORY_PAGE_SIZE_DEFAULT),
});

export const historyItemSchema = z.object({
  id: z.uuid(),
  query: z.string(),
  created_at: z.iso.datetime(),
  result_count: z.number().int(),
  preference: z.enum(PREFERENCES),
  status: z.enum(SEARCH_STATUSES),
  highlight_count: z.number().int(),
  /** Part of what is stored of it cannot be read; absent where nothing is missing. */
  damaged: z.boolean().optional(),
  /** Papers of it that were retracted, or are doubted, since it was made. */
  alert_count: z.number().int().optional(),
});
export type HistoryItem = z.infer<typeof historyItemSchema>;

export const historyPageSchema = z.object({
  searches: z.array(historyItemSchema),
  total: z.number().int(),
  page: z.number().int(),
  per_page: z.number().int(),
});
export type HistoryPage = z.infer<typeof historyPageSchema>;

export const searchDetailsSchema = z.object({
  id: z.uuid(),
  query: z.string(),
  created_at: z.iso.datetime(),
  preference: z.enum(PREFERENCES),
  language: z.enum(LANGUAGES),
  status: z.enum(SEARCH_STATUSES),
  /** Why it failed; null unless it did. */
  error: z.string().nullable(),
  error_code: z.string().nullable(),
  summary: z.string().nullable(),
  queries: z.array(z.string()),
  search_queries_used: z.array(z.string()),
  query_details: z.array(queryDetailSchema),
  question_terms: z.array(questionTermSchema),
  not_understood: notUnderstoodSchema,
  question_words: z.array(questionWordSchema).optional(),
  limits: searchLimitsSchema,
  ...foundShape,
  papers: z.array(paperSchema),
  provenance: searchProvenanceSchema.nullable(),
  answer_sentences: z.array(answerSentenceSchema),
  /** What the papers say together; null where none was derived. */
  verdict: verdictSchema.nullable(),
  /** Part of what is stored cannot be loaded, and is left out. */
  damaged: z.boolean(),
  based_on: z.uuid().nullable().optional(),
});
export type SearchDetails = z.infer<typeof searchDetailsSchema>;
