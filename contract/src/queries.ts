import { z } from "zod";
import { GIVEN_QUERIES_MAX, QUERIES_LENGTH_MAX, QUERY_MAX_LENGTH, RECALL_PMIDS_MAX } from "./constants.ts";
import { queryBlockSchema, queryChangeSchema, queryWarningSchema, searchLimitsSchema } from "./searches.ts";

const queryTextSchema = z
  .string({ error: "query must be text" })
  .max(QUERY_MAX_LENGTH, `query must have at most ${QUERY_MAX_LENGTH} characters`);

/** POST /queries/check: what PubMed would make of a query, without running it. */
export const queryCheckRequestSchema = z.object({ query: queryTextSchema });
export type QueryCheckRequest = z.infer<typeof queryCheckRequestSchema>;

export const queryCheckSchema = z.object({
  /** Why nothing of it can be run; null when it can be. */
  refused: queryWarningSchema.nullable(),
  warnings: z.array(queryWarningSchema),
  /** What would be put right before it is run, and the query then; null where it runs as written. */
  mended: z.object({ query: z.string(), changes: z.array(queryChangeSchema) }).nullable(),
  blocks: z.array(queryBlockSchema),
});
export type QueryCheck = z.infer<typeof queryCheckSchema>;

/** POST /queries/count: how many papers each query finds, within the limits; nothing is kept, nothing is counted. */
export const queryCountRequestSchema = z.object({
  queries: z
    .array(queryTextSchema)
    .min(1, "queries must name at least one query")
    .max(GIVEN_QUERIES_MAX, `queries must name at most ${GIVEN_QUERIES_MAX} queries`)
    .refine((queries) => queries.reduce((sum, { length }) => sum + length, 0) <= QUERIES_LENGTH_MAX, {
      error: `queries must have at most ${QUERIES_LENGTH_MAX} characters together`,
    }),
  limits: searchLimitsSchema.optional(),
});
export type QueryCountRequest = z.infer<typeof queryCountRequestSchema>;

export const queryCountsSchema = z.object({
  counts: z.array(
    z.object({
      /** Null where it cannot be run; `warnings` then says why. */
      hits: z.number().int().nullable(),
      /** As the source understood it; null when it did not say. */
      understood: z.string().nullable(),
      warnings: z.array(queryWarningSchema),
    }),
  ),
});
export type QueryCounts = z.infer<typeof queryCountsSchema>;

/** POST /queries/recall: which of these papers each query and each of its blocks finds, and what loses the others. */
export const recallRequestSchema = z.object({
  queries: queryCountRequestSchema.shape.queries,
  limits: searchLimitsSchema.optional(),
  pmids: z
    .array(z.string().regex(/^[1-9]\d{0,9}$/, "a PMID is a number without leading zeros"))
    .min(1, "pmids must name at least one PMID")
    .max(RECALL_PMIDS_MAX, `pmids must name at most ${RECALL_PMIDS_MAX} PMIDs`),
});
export type RecallRequest = z.infer<typeof recallRequestSchema>;

export const recallCheckSchema = z.object({
  /** PMIDs that the source does not have: no query can find them. */
  unknown: z.array(z.string()),
  /** Title of each PMID that the source has. */
  titles: z.record(z.string(), z.string()),
  queries: z.array(
    z.object({
      found: z.array(z.string()),
      /** Those of the source's that it does not find. */
      lost: z.array(
        z.object({
          pmid: z.string(),
          /** Positions of the blocks that lose it; empty where only the limits do. */
          blocks: z.array(z.number().int()),
          /** The limits of the search lose it. */
          limits: z.boolean(),
        }),
      ),
      /** For each block of the query: what it finds, whatever the others do. */
      blocks: z.array(z.object({ ...queryBlockSchema.shape, found: z.array(z.string()) })),
      /** Why it could not be run; null when it could. */
      refused: queryWarningSchema.nullable(),
    }),
  ),
  /** Found by at least one query. */
  found: z.array(z.string()),
});
export type RecallCheck = z.infer<typeof recallCheckSchema>;

/** UTF-16 units of a file of references that is read. */
export const REFERENCES_MAX_LENGTH = 2_000_000;

/** POST /queries/known-papers: papers that are known to belong to the answer, as a list of PMIDs or a file in RIS or NBIB. */
export const knownPapersRequestSchema = z.object({
  text: z
    .string({ error: "text must be text" })
    .max(REFERENCES_MAX_LENGTH, `text must have at most ${REFERENCES_MAX_LENGTH} characters`),
});

export const knownPapersSchema = z.object({
  /** As what the text was read. */
  format: z.enum(["pmids", "ris", "nbib"]),
  /** Papers that the source has, each once, in the order of the text. */
  papers: z.array(
    z.object({ pmid: z.string(), title: z.string(), journal: z.string().nullable(), year: z.int().nullable() }),
  ),
  /** What it does not have, as the text names it: a PMID, a DOI or a title, or its place, "#2"; in a list also what is no PMID. */
  unknown: z.array(z.string()),
});
export type KnownPapers = z.infer<typeof knownPapersSchema>;

/** GET /queries/headings?text=: MeSH headings that the text begins or names, the likeliest first. */
export const headingQuerySchema = z.object({
  text: z
    .string({ error: "text must be given" })
    .min(1, "text must not be empty")
    .max(200, "text must have at most 200 characters"),
});
export const headingCompletionsSchema = z.object({
  headings: z.array(
    z.object({
      heading: z.string(),
      /** The other name that the text matches, in any of the three languages; null when it matches the heading itself. */
      matched: z.string().nullable(),
    }),
  ),
});
export type HeadingCompletions = z.infer<typeof headingCompletionsSchema>;
