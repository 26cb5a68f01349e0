import { z } from "zod";
import { savedAnswerSchema } from "./answers.ts";
import { LANGUAGES } from "./constants.ts";
import { noticeSchema } from "./papers.ts";
import { searchFactsShape } from "./search-results.ts";
import { givenQuerySchema, queryDetailSchema } from "./searches.ts";
import { firstAnswerSchema, firstReadingSchema } from "./upcast/first-shapes.ts";
import { thirdOrLaterSchema } from "./upcast/reading.ts";
import { secondAnswerSchema, secondReadingSchema } from "./upcast/second-shapes.ts";

/** What the query for papers like the best brought, beside what the others found. */
const relatedFlowSchema = z.object({
  reported: z.number().int(),
  returned: z.number().int(),
  /** Returned, but found by the other queries, too. */
  duplicates: z.number().int(),
  /** PMIDs that no other query found: returned less duplicates. */
  added: z.number().int(),
});

export type RelatedFlow = z.infer<typeof relatedFlowSchema>;

/** What a PRISMA 2020 flow diagram of a search draws (Page et al., BMJ 2021;372:n71). Papers, each once unless said otherwise. */
export const prismaFlowSchema = z.object({
  /** What the source reports for each query that ran, added up: papers that several queries found count for each. */
  reported: z.number().int(),
  /** PMIDs that the queries returned, added up; fewer than reported where a query found more than are kept of one. */
  returned: z.number().int(),
  duplicates: z.number().int(),
  /** Different PMIDs: what the search found. */
  unique: z.number().int(),
  /**
   * Null where no query looked for papers like the best. Absent where the search was saved before that was counted apart:
   * the numbers above then have it among them; `upcastFlow` takes it out.
   */
  related: relatedFlowSchema.nullable().optional(),
  /** Of those found and added, not taken for reading: below the bounds on papers of a query and of a search. */
  not_taken: z.number().int(),
  taken: z.number().int(),
  /** Taken, but the source gave no record, or the search was stopped before they were read. */
  not_read: z.number().int(),
  read: z.number().int(),
  read_from_title_alone: z.number().int(),
  /** Of those that were read. */
  retracted: z.number().int(),
});
export type PrismaFlow = z.infer<typeof prismaFlowSchema>;

/** A paper that was read, by rank; its reading is as the version of the record stored it. */
const recordedPaper = {
  pmid: z.string(),
  rank: z.number().int().nullable(),
  title: z.string(),
  year: z.number().int().nullable(),
  journal: z.string().nullable(),
  doi: z.string().nullable(),
  demonstration: z.boolean(),
  /** As they were known when the search was made. */
  notices: z.array(noticeSchema),
};

const recordShape = {
  /** Version of Medsieve that made the search's record; "unknown" of searches that are older than records. */
  medsieve: z.string(),
  search_id: z.uuid(),
  ...searchFactsShape,
  question: z.string(),
  language: z.enum(LANGUAGES),
  max_results: z.number().int(),
  given_queries: z.array(givenQuerySchema).nullable(),
  error: z.string().nullable(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  queries: z.array(
    z.object({
      ...queryDetailSchema.shape,
      /** When it was run. */
      searched_at: z.iso.datetime().nullable(),
      /** All it returned, best match first. */
      pmids: z.array(z.string()),
    }),
  ),
  flow: prismaFlowSchema,
  /** Every PMID found, and every one that papers like the best added. Those that were read first, by rank; then the others by the queries that found them. */
  pmids: z.array(
    z.object({
      pmid: z.string(),
      rank: z.number().int().nullable(),
      /** Positions of the queries that found it, from 0. */
      queries: z.array(z.number().int()),
    }),
  ),
};

const recordSeal = {
  /**
   * SHA-256 (hex) of the record without its last two fields, as JSON without blanks and with sorted keys. It was kept
   * when the search ended; null of searches that are older than records.
   */
  digest: z.string().nullable(),
  /** Whether what is kept of the search still has that digest; null where none was kept. */
  digest_agrees: z.boolean().nullable(),
};

/** Versions differ in what is stored of readings and of the answer. A record stays in the format in which it was sealed. */
const firstRecordSchema = z.object({
  format: z.literal("medsieve-search-record/1"),
  ...recordShape,
  papers: z.array(z.object({ ...recordedPaper, reading: firstReadingSchema })),
  answer_evidence: firstAnswerSchema,
  ...recordSeal,
});
const secondRecordSchema = z.object({
  format: z.literal("medsieve-search-record/2"),
  ...recordShape,
  papers: z.array(z.object({ ...recordedPaper, reading: secondReadingSchema })),
  answer: secondAnswerSchema,
  ...recordSeal,
});
const thirdRecordSchema = z.object({
  format: z.literal("medsieve-search-record/3"),
  ...recordShape,
  papers: z.array(z.object({ ...recordedPaper, reading: thirdOrLaterSchema })),
  answer: savedAnswerSchema,
  ...recordSeal,
});

/** GET /search-history/{id}/record: the record of a search as it ended, which nothing changes afterwards. */
export const searchRecordSchema = z.discriminatedUnion("format", [
  firstRecordSchema,
  secondRecordSchema,
  thirdRecordSchema,
]);
export type SearchRecord = z.infer<typeof searchRecordSchema>;

/** Reference formats: RIS (Zotero, EndNote, Mendeley), NBIB (PubMed's MEDLINE display) and BibTeX. */
export const CITATION_FORMATS = ["ris", "nbib", "bibtex"] as const;
export type CitationFormat = (typeof CITATION_FORMATS)[number];
export const CITATION_SCOPES = ["read", "found"] as const;

/** GET /search-history/{id}/citations: of the papers that were read, or of every PMID that was found. */
export const citationsQuerySchema = z.object({
  format: z.enum(CITATION_FORMATS, { error: `format must be one of: ${CITATION_FORMATS.join(", ")}` }),
  papers: z.enum(CITATION_SCOPES, { error: `papers must be one of: ${CITATION_SCOPES.join(", ")}` }).default("read"),
});

/** GET /search-history/{id}/report: a dossier is the report with the words of the question, studies by registration, checks, and each query appraised and translated. */
export const REPORT_FORMS = ["report", "dossier"] as const;
export const reportQuerySchema = z.object({
  form: z.enum(REPORT_FORMS, { error: `form must be one of: ${REPORT_FORMS.join(", ")}` }).default("report"),
});

const comparedPaperSchema = z.object({
  pmid: z.string(),
  title: z.string().nullable(),
  /** Rank in the later and in the earlier search; null where it was not read. */
  rank: z.number().int().nullable(),
  earlier_rank: z.number().int().nullable(),
  notices: z.array(noticeSchema),
});
export type ComparedPaper = z.infer<typeof comparedPaperSchema>;

/** GET /search-history/{id}/comparison?with={id}: what a search found beside an earlier one; by default the one it is based on. */
export const comparisonQuerySchema = z.object({
  with: z.uuid({ error: "with must be the UUID of a search" }).optional(),
});
export const searchComparisonSchema = z.object({
  search_id: z.uuid(),
  earlier: z.object({ search_id: z.uuid(), query: z.string(), created_at: z.iso.datetime() }),
  /** The queries, the limits, the preference or the reader differ, so that not every change comes from the source. */
  changed: z.array(z.enum(["question", "queries", "limits", "preference", "source", "reader", "prompts"])),
  found: z.object({ both: z.number().int(), new: z.number().int(), gone: z.number().int() }),
  /** Found now and not then, those that were read first; at most 200, like `gone`. */
  new: z.array(comparedPaperSchema),
  gone: z.array(comparedPaperSchema),
  /** Retracted, or doubted, since the earlier search; found by either. */
  retracted_since: z.array(comparedPaperSchema),
});
export type SearchComparison = z.infer<typeof searchComparisonSchema>;
