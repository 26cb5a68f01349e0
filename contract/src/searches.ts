import { z } from "zod";
import {
  DEFAULT_PREFERENCE,
  FALLBACK_LANGUAGE,
  GIVEN_QUERIES_MAX,
  LIMIT_LANGUAGES,
  LIMIT_YEARS,
  MAX_RESULTS_DEFAULT,
  MAX_RESULTS_MAX,
  PREFERENCES,
  QUERIES_LENGTH_MAX,
  QUERY_MAX_LENGTH,
  QUERY_NAME_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
  RECALL_PMIDS_MAX,
} from "./constants.ts";
import { languageSchema } from "./language.ts";
import { INVISIBLE, UNPRINTABLE } from "./readable-text.ts";
import { SOURCE_IDS } from "./sources.ts";

export const questionSchema = z
  .string({ error: "query must be text" })
  .refine((text) => Array.from(text.trim()).length <= QUESTION_MAX_LENGTH, {
    error: `query must have at most ${QUESTION_MAX_LENGTH} characters`,
    abort: true,
  })
  .refine((text) => !UNPRINTABLE.test(text), { error: "query must not contain control characters", abort: true })
  .transform((text) => text.replace(INVISIBLE, "").normalize("NFC").trim())
  .refine((text) => text.length > 0, { error: "query must not be empty", abort: true })
  .refine((text) => /[\p{L}\p{N}]/u.test(text), { error: "query must contain words" });

const limitYearSchema = z
  .int({ error: `a year must be a whole number from ${LIMIT_YEARS.min} to ${LIMIT_YEARS.max}` })
  .min(LIMIT_YEARS.min, `a year must be a whole number from ${LIMIT_YEARS.min} to ${LIMIT_YEARS.max}`)
  .max(LIMIT_YEARS.max, `a year must be a whole number from ${LIMIT_YEARS.min} to ${LIMIT_YEARS.max}`)
  .nullable()
  .default(null);

/** Limits that every query of a search carries as PubMed filters. */
export const searchLimitsSchema = z
  .object({
    /** First and last year of publication, both included; null: no bound. */
    from_year: limitYearSchema,
    to_year: limitYearSchema,
    /** Languages of publication, any of them; empty: all. */
    languages: z
      .array(z.enum(LIMIT_LANGUAGES, { error: `languages must be among: ${LIMIT_LANGUAGES.join(", ")}` }))
      .max(LIMIT_LANGUAGES.length, "languages must each be named once")
      .default([]),
    /** Only papers that MEDLINE indexes as being about people. */
    humans: z.boolean({ error: "humans must be true or false" }).default(false),
  })
  .refine((limits) => limits.from_year === null || limits.to_year === null || limits.from_year <= limits.to_year, {
    error: "from_year must not be after to_year",
    path: ["from_year"],
  });
export type SearchLimits = z.infer<typeof searchLimitsSchema>;

export const NO_LIMITS: SearchLimits = { from_year: null, to_year: null, languages: [], humans: false };

/** A query that the user wrote, or changed, to be run in place of the reader's. */
export const givenQuerySchema = z.object({
  name: z
    .string({ error: "the name of a query must be text" })
    .max(QUERY_NAME_MAX_LENGTH, `the name of a query must have at most ${QUERY_NAME_MAX_LENGTH} characters`)
    .default(""),
  query: z
    .string({ error: "a query must be text" })
    .trim()
    .min(1, "a query must not be empty")
    .max(QUERY_MAX_LENGTH, `a query must have at most ${QUERY_MAX_LENGTH} characters`)
    .refine((text) => !UNPRINTABLE.test(text), { error: "a query must not contain control characters" }),
});
export type GivenQuery = z.infer<typeof givenQuerySchema>;

export const searchRequestSchema = z.object({
  query: questionSchema,
  max_results: z
    .int({ error: `max_results must be a whole number from 1 to ${MAX_RESULTS_MAX}` })
    .min(1, `max_results must be a whole number from 1 to ${MAX_RESULTS_MAX}`)
    .max(MAX_RESULTS_MAX, `max_results must be a whole number from 1 to ${MAX_RESULTS_MAX}`)
    .default(MAX_RESULTS_DEFAULT),
  preference: z
    .enum(PREFERENCES, { error: `preference must be one of: ${PREFERENCES.join(", ")}` })
    .default(DEFAULT_PREFERENCE),
  language: languageSchema.default(FALLBACK_LANGUAGE),
  limits: searchLimitsSchema.default(NO_LIMITS),
  /** Run in place of those that the reader would write; null: the reader writes them. */
  queries: z
    .array(givenQuerySchema)
    .min(1, "queries must name at least one query")
    .max(GIVEN_QUERIES_MAX, `queries must name at most ${GIVEN_QUERIES_MAX} queries`)
    .refine((queries) => queries.reduce((sum, { query }) => sum + query.length, 0) <= QUERIES_LENGTH_MAX, {
      error: `queries must have at most ${QUERIES_LENGTH_MAX} characters together`,
    })
    .nullable()
    .default(null),
  /** The user's own search that this one repeats or changes, to be compared with; null: none. */
  based_on: z.uuid({ error: "based_on must be the UUID of a search" }).nullable().default(null),
  /** Papers that the user knows to belong to the answer: they are marked where they are found. */
  known_pmids: z
    .array(z.string().regex(/^[1-9]\d{0,9}$/, "a PMID is a number without leading zeros"))
    .max(RECALL_PMIDS_MAX, `known_pmids must name at most ${RECALL_PMIDS_MAX} PMIDs`)
    .transform((pmids) => [...new Set(pmids)])
    .default([]),
  /** Made by the client; a search is never counted or run twice under the same one. */
  request_id: z.uuid({ error: "request_id must be a UUID" }).optional(),
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;

export const SEARCH_STATUSES = ["running", "completed", "failed", "cancelled"] as const;
export type SearchStatus = (typeof SEARCH_STATUSES)[number];

/** Something the user should know of a query: where it stands in the query (UTF-16 offsets), and what it means. */
export const queryWarningSchema = z.object({
  code: z.string(),
  message: z.string(),
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
});
export type QueryWarning = z.infer<typeof queryWarningSchema>;

/** One thing that was put right in a query before it was run, or after the source complained of it. */
export const queryChangeSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** The part concerned as it was written, and what stands there now; null where no part can be named, or nothing stands. */
  written: z.string().nullable(),
  became: z.string().nullable(),
});
export type QueryChange = z.infer<typeof queryChangeSchema>;

/** One concept of a query: an operand of its outermost AND, or the whole of a query that has none. */
export const queryBlockSchema = z.object({
  /** The first term in it, without its tag, for a heading; the rest is in `query`. */
  name: z.string(),
  query: z.string(),
  /** UTF-16 offsets in the query. */
  start: z.number().int(),
  end: z.number().int(),
  /** The query leaves these papers out. */
  excluded: z.boolean(),
});
export type QueryBlock = z.infer<typeof queryBlockSchema>;

/** A query that was run, and what the source made of it. */
export const queryDetailSchema = z.object({
  name: z.string(),
  /** As it was run, in PubMed's syntax. */
  query: z.string(),
  /** Why the reader wrote it; null when it did not say. */
  reason: z.string().nullable(),
  /** As the reader wrote it, where that was put right; null when it was run as written. */
  written_as: z.string().nullable(),
  /** What was put right, in order. */
  changes: z.array(queryChangeSchema),
  /** Papers the source reports; null when the query could not be run. */
  hits: z.number().int().nullable(),
  /** The query as the source understood it; null when it did not say. */
  understood: z.string().nullable(),
  /** The narrower query that found nothing and of which this is the broadened form; null when it was run as written. */
  broadened_from: z.string().nullable(),
  warnings: z.array(queryWarningSchema),
  /** Papers of the search that no other query found; null or absent when it could not be run, or it was not counted. */
  contributed: z.number().int().nullable().optional(),
  /** It looked for papers like the best of the others, and is counted apart. Absent where it was saved without that. */
  related: z.boolean().optional(),
  /** Its concepts: what must all be there. Absent where it was saved without them. */
  blocks: z.array(queryBlockSchema).optional(),
});
export type QueryDetail = z.infer<typeof queryDetailSchema>;

export const sourceDescriptionSchema = z.object({
  id: z.enum(SOURCE_IDS),
  /** Papers that can be found: real ones, and fictional ones of the demonstration library; null when unknown. */
  papers: z.number().int().nullable(),
  demonstration_papers: z.number().int().nullable(),
  /** Why this source answers in place of another; null when it is the one that was asked for. */
  fallback: z.string().nullable(),
  /** State of its data: PubMed's last update, or the library's last import, as an ISO date or time; null when unknown. */
  version: z.string().nullable().optional(),
});
export type SourceDescription = z.infer<typeof sourceDescriptionSchema>;

export const readerDescriptionSchema = z.object({
  id: z.enum(["builtin", "model"]),
  vendor: z.string().nullable(),
  model: z.string().nullable(),
});
export type ReaderDescription = z.infer<typeof readerDescriptionSchema>;

/** POST /searches/{id}/cancel: the search that ends now with what was read, and keeps it. */
export const searchCancelSchema = z.object({ search_id: z.uuid() });

/** How readers come to the full text at their library; each is null where it is not set. */
export const fullTextServicesSchema = z.object({
  /** Base address of an OpenURL 1.0 resolver. */
  link_resolver: z.url().nullable(),
  libkey_library_id: z.string().nullable(),
});
export type FullTextServices = z.infer<typeof fullTextServicesSchema>;

/** GET /search/setup: what answers and who reads, for the banner and the line under the question box. */
export const searchSetupSchema = z.object({
  source: sourceDescriptionSchema,
  reader: readerDescriptionSchema,
  /** The year of MeSH whose headings are known. */
  mesh_year: z.number().int(),
  full_text: fullTextServicesSchema,
});
export type SearchSetup = z.infer<typeof searchSetupSchema>;

export const stageTimingSchema = z.object({
  stage: z.string(),
  /** Milliseconds. */
  duration_ms: z.number(),
});

/** What a reader does in a search. */
export const READER_STEPS = ["queries", "reading", "answer"] as const;
export type ReaderStep = (typeof READER_STEPS)[number];

/** What one model used in one step of a search. */
export const tokenUsageSchema = z.object({
  model: z.string(),
  step: z.enum(READER_STEPS),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  total_tokens: z.number().int(),
  /** Null when the model's price is not known. */
  cost_usd: z.number().nullable(),
  /** The vendor counted no tokens: they, and the cost, are a careful estimate. */
  estimated: z.boolean().optional(),
});
export type TokenUsage = z.infer<typeof tokenUsageSchema>;

/** A step that the built-in reader did in place of the model, and why; papers say it themselves. */
export const readerFallbackSchema = z.object({ step: z.enum(["queries", "answer"]), reason: z.string() });
export type ReaderFallback = z.infer<typeof readerFallbackSchema>;

/** What answered a search, how long each stage took, and what it cost. */
export const searchProvenanceSchema = z.object({
  source: sourceDescriptionSchema,
  reader: readerDescriptionSchema,
  /** Of the prompts that the model worked with; null or absent where none was asked. */
  prompt_version: z.string().nullable().optional(),
  searched_at: z.iso.datetime(),
  stages: z.array(stageTimingSchema),
  tokens: z.object({ input: z.number().int(), output: z.number().int() }),
  /** Without the calls whose cost is not known; `token_usage` says which. */
  cost_usd: z.number(),
  /** By model and step; absent in searches without a model. */
  token_usage: z.array(tokenUsageSchema).optional(),
  /** Absent where the reader did everything itself. */
  reader_fallbacks: z.array(readerFallbackSchema).optional(),
});
export type SearchProvenance = z.infer<typeof searchProvenanceSchema>;

/** Words of the question that the reader could not use in a query. */
export const notUnderstoodSchema = z.array(z.string());

export const QUESTION_TERM_KINDS = [
  "condition",
  "intervention",
  "population",
  "outcome",
  "subject",
  "number",
  "word",
] as const;

/** One thing of the question that the reader understood, in the order of the question. */
export const questionTermSchema = z.object({
  /** As the user wrote it. */
  written: z.string(),
  /** `subject`: an anatomical structure, organism, molecule, process or method; `word`: searched as it stands. */
  kind: z.enum(QUESTION_TERM_KINDS),
  /** MeSH heading; null where none is known. */
  heading: z.string().nullable(),
  /** The English words that are searched for; null when it is not searched for, such as a number. */
  searched_as: z.string().nullable(),
  /** The question asks for papers without it. */
  excluded: z.boolean(),
});
export type QuestionTerm = z.infer<typeof questionTermSchema>;
