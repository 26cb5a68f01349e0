import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import { givenQuerySchema, NO_LIMITS, searchLimitsSchema } from "@medsieve/contract/searches";
import { z } from "zod";
import { readStored, removeStored, writeStored } from "../../lib/storage.ts";

/** A question as this tab sent it, or is about to. */
const askedQuestionSchema = z.object({
  query: z.string(),
  preference: z.enum(PREFERENCES),
  language: z.enum(LANGUAGES),
  limits: searchLimitsSchema.catch(NO_LIMITS),
  /** Run in place of those that the reader would write; null: the reader writes them. */
  queries: z.array(givenQuerySchema).nullable().default(null),
  /** The search that this one repeats or changes; null: none. */
  based_on: z.uuid().nullable().default(null),
  /** Papers that the user knows to belong to the answer. */
  known_pmids: z.array(z.string()).default([]),
  request_id: z.uuid(),
  /** Milliseconds since the epoch. */
  asked_at: z.number(),
  failure: z.object({ code: z.string(), detail: z.string().nullable() }).nullable(),
  limit: z.object({ used: z.number(), limit: z.number(), resetDate: z.string() }).nullable(),
});
export type KeptQuestion = z.infer<typeof askedQuestionSchema>;

/** The question that this tab asked last and that never became a search; null where there is none. */
export function readKeptQuestion(): KeptQuestion | null {
  return askedQuestionSchema.safeParse(readStored("conversation")).data ?? null;
}

/** Keeps a question that is not a search yet: the main screen sends it where nothing became of it. */
export function keepQuestion(question: KeptQuestion): void {
  removeStored("current_search_id");
  writeStored("conversation", question);
}
