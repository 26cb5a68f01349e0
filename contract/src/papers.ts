import { z } from "zod";

/**
 * A notice published about a paper after it appeared, from PubMed's CommentsCorrections (NLM, "CommentsCorrectionsList").
 * `retracted`: this paper was retracted; `retraction_notice`: this paper is itself the notice; and so on.
 */
export const NOTICE_KINDS = [
  "retracted",
  "retraction_notice",
  "expression_of_concern",
  "expression_of_concern_notice",
  "corrected",
  "correction_notice",
  "updated",
  "update",
  "republished",
  "preprint",
] as const;
export const noticeSchema = z.object({
  kind: z.enum(NOTICE_KINDS),
  /** PMID of the other document; null when the record names none. */
  pmid: z.string().nullable(),
  /** The citation as printed in the record, e.g. "Lancet. 2010 Feb 6;375(9713):445"; null when absent. */
  citation: z.string().nullable(),
  /** DOI of the other document, where a list named it (library:retractions). */
  doi: z.string().nullable().optional(),
  /** Why, in the words of the list that named it, e.g. "Data fabrication". */
  reason: z.string().nullable().optional(),
  /** Known from a list of retractions, not from a record of the source. */
  listed: z.boolean().optional(),
  /** When it became known, where that was after the search that shows the paper. */
  known_since: z.iso.datetime().optional(),
});
export type Notice = z.infer<typeof noticeSchema>;

export const abstractSectionSchema = z.object({
  /** As printed, e.g. "METHODS"; null in an unstructured abstract. */
  label: z.string().nullable(),
  text: z.string(),
});
export type AbstractSection = z.infer<typeof abstractSectionSchema>;

export const meshHeadingSchema = z.object({
  descriptor: z.string(),
  major: z.boolean(),
  qualifiers: z.array(z.object({ name: z.string(), major: z.boolean() })),
});
export type MeshHeading = z.infer<typeof meshHeadingSchema>;

/** Parts of a reading that make a statement and so carry evidence. */
export const CLAIM_FIELDS = [
  "summary",
  "population",
  "intervention",
  "comparator",
  "outcome",
  "study_design",
  "rationale",
] as const;
export type ClaimField = (typeof CLAIM_FIELDS)[number];

/** One statement made about a paper, and the sentence of that paper it rests on. */
export const evidenceSchema = z.object({
  /** `answer`: a sentence of the answer to the question, which rests on several papers. */
  field: z.enum([...CLAIM_FIELDS, "answer"]),
  /** The statement as shown. */
  statement: z.string(),
  pmid: z.string(),
  /** "title", the section's label, "abstract" where it has none, "publication types", "MeSH" or "keywords"; null when nothing was found. */
  section: z.string().nullable(),
  /** The words of the paper; null when nothing was found. */
  quote: z.string().nullable(),
  /** UTF-16 offsets of the quote in that section's text; null when nothing was found. */
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
  /** `repaired`: the paper has almost the words that were quoted; its own are given. */
  status: z.enum(["verified", "repaired", "unverified"]),
  /** Why it is unverified: the quote is nowhere, or the statement has a number that its sentence does not have. */
  problem: z.enum(["quote_not_found", "numbers_differ"]).optional(),
  /** The quote in the user's language, where the model gave one; what counts is the quote. */
  gloss: z.string().optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const EVIDENCE_LEVELS = ["high", "moderate", "low", "very_low"] as const;

/** Who read a paper: the built-in reader, or a language model with its name. `fallback` says why another reader had to. */
export const readBySchema = z.object({
  reader: z.enum(["builtin", "model"]),
  model: z.string().nullable(),
  fallback: z.string().nullable(),
});
export type ReadBy = z.infer<typeof readBySchema>;

/** What the source knows of a paper, before anyone has read it. Unknown is null. */
export const paperRecordSchema = z.object({
  pmid: z.string(),
  PMID: z.string(),
  title: z.string(),
  /** Title in the language of publication, where the record gives one. */
  vernacular_title: z.string().nullable(),
  authors: z.array(z.string()),
  journal: z.string().nullable(),
  journal_abbreviation: z.string().nullable(),
  year: z.number().int().nullable(),
  pub_year: z.number().int().nullable(),
  /** As printed in the record, e.g. "2003 Jul-Aug"; null when absent. */
  publication_date: z.string().nullable(),
  /** Absent in papers that were saved without them. */
  volume: z.string().nullable().optional(),
  issue: z.string().nullable().optional(),
  pages: z.string().nullable().optional(),
  url: z.string().nullable(),
  doi: z.string().nullable(),
  pmcid: z.string().nullable(),
  /** MEDLINE language codes, e.g. "eng". */
  languages: z.array(z.string()),
  abstract: z.array(abstractSectionSchema),
  mesh: z.array(meshHeadingSchema),
  keywords: z.array(z.string()),
  publication_types: z.array(z.string()),
  notices: z.array(noticeSchema),
  /** Citations the source counts; null when unknown. */
  cited_by: z.number().int().nullable(),
  /** Where `cited_by` was counted: over all of PubMed (iCite), or only among the papers of the local library. */
  cited_by_scope: z.enum(["pubmed", "library"]).nullable(),
  demonstration: z.boolean(),
});
export type PaperRecord = z.infer<typeof paperRecordSchema>;

/** What a reader says of a paper. Every field is filled or honestly null. */
export const paperReadingSchema = z.object({
  relevance_score: z.number().min(0).max(1),
  summary: z.string().nullable(),
  population: z.string().nullable(),
  intervention: z.string().nullable(),
  comparator: z.string().nullable(),
  outcome: z.string().nullable(),
  study_design: z.string().nullable(),
  evidence_level: z.enum(EVIDENCE_LEVELS).nullable(),
  rationale: z.string().nullable(),
  evidence: z.array(evidenceSchema),
  read_by: readBySchema,
});
export type PaperReading = z.infer<typeof paperReadingSchema>;

/** A paper that was read, as results, history and exports show it. */
export const paperSchema = z.object({
  ...paperRecordSchema.shape,
  ...paperReadingSchema.shape,
  selection_rationale: z.string().nullable(),
  search_id: z.uuid(),
});
export type Paper = z.infer<typeof paperSchema>;

/** Link to a paper on PubMed; null for a fictional paper of the demonstration library. */
export function pubmedUrl(pmid: string, demonstration: boolean): string | null {
  return demonstration ? null : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
}
