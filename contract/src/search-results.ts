import { z } from "zod";
import { answerSentenceSchema } from "./answers.ts";
import { PREFERENCES } from "./constants.ts";
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

/** What every description of a search says, its record as well. A field that is added must be absent where none was kept. */
export const searchFactsShape = {
  preference: z.enum(PREFERENCES),
  limits: searchLimitsSchema,
  /** Of a result: completed, or cancelled, which has what was read by then. */
  status: z.enum(SEARCH_STATUSES),
  /** Every word of the question with its use; absent of searches that were saved without, and where the user gave the queries. */
  question_words: z.array(questionWordSchema).optional(),
  summary: z.string().nullable(),
  /** Source with its version, reader and its fallbacks, model, prompt version, times and costs. */
  provenance: searchProvenanceSchema.nullable(),
  /** The search that this one repeats or changes; null: none. */
  based_on: z.uuid().nullable(),
  /** Papers that the user named as known; absent where none were named. */
  known_pmids: z.array(z.string()).optional(),
};

/** What was found and read, as the result event, POST /search and the details of a search give it. */
export const searchResultShape = {
  ...searchFactsShape,
  ...foundShape,
  papers: z.array(paperSchema),
  search_queries_used: z.array(z.string()),
  query_details: z.array(queryDetailSchema),
  question_terms: z.array(questionTermSchema),
  not_understood: notUnderstoodSchema,
  /** The sentences of the summary, what each relies on, and what it rests on there. */
  answer_sentences: z.array(answerSentenceSchema),
  /** What the papers say together; null where none was derived. */
  verdict: verdictSchema.nullable(),
};

export const searchResultSchema = z.object({ search_id: z.uuid(), ...searchResultShape });
export type SearchResult = z.infer<typeof searchResultSchema>;
