import { z } from "zod";
import { HISTORY_PAGE_SIZE_DEFAULT, HISTORY_PAGE_SIZE_MAX, LANGUAGES, PREFERENCES } from "./constants.ts";
import { paperDecisionSchema } from "./decisions.ts";
import { searchResultShape } from "./search-results.ts";
import { SEARCH_STATUSES } from "./searches.ts";
import { searchShareSchema } from "./shares.ts";

export const historyQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(HISTORY_PAGE_SIZE_MAX).default(HISTORY_PAGE_SIZE_DEFAULT),
});

/** What names a search in a list and above its details. */
const searchHeadingShape = {
  id: z.uuid(),
  /** The question. */
  query: z.string(),
  created_at: z.iso.datetime(),
  preference: z.enum(PREFERENCES),
  status: z.enum(SEARCH_STATUSES),
};

export const historyItemSchema = z.object({
  ...searchHeadingShape,
  result_count: z.number().int(),
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
  ...searchHeadingShape,
  ...searchResultShape,
  language: z.enum(LANGUAGES),
  /** Why it failed; null unless it did. */
  error: z.string().nullable(),
  error_code: z.string().nullable(),
  queries: z.array(z.string()),
  /** Part of what is stored cannot be loaded, and is left out. */
  damaged: z.boolean(),
  /** What was decided on its papers since; absent where nothing was. */
  decisions: z.array(paperDecisionSchema).optional(),
  /** Absent where it is not shared. */
  share: searchShareSchema.optional(),
});
export type SearchDetails = z.infer<typeof searchDetailsSchema>;
