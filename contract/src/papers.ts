import { z } from "zod";
import { paperReadingSchema } from "./readings.ts";
import { registrationSchema } from "./registrations.ts";
import { SOURCE_IDS } from "./sources.ts";
import { statementSchema } from "./statements.ts";

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

/** An ISSN of a journal: of how it is published, or the one that stands for all its forms (ISSN-L, `linking`). */
export const issnSchema = z.object({
  /** With its hyphen, e.g. "0028-4793". */
  number: z.string(),
  kind: z.enum(["print", "electronic", "linking"]),
});
export type Issn = z.infer<typeof issnSchema>;

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
  /** That of the form which the record cites first. Absent in papers that were saved without them. */
  issns: z.array(issnSchema).optional(),
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
  /** The trials that it reports, by their numbers; empty in papers that were saved without them. */
  registrations: z.array(registrationSchema).default([]),
  /** Citations the source counts; null when unknown. */
  cited_by: z.number().int().nullable(),
  /** Where `cited_by` was counted: over all of PubMed (iCite), or only among the papers of the local library. */
  cited_by_scope: z.enum(SOURCE_IDS).nullable(),
  demonstration: z.boolean(),
});
export type PaperRecord = z.infer<typeof paperRecordSchema>;

/** What of a record is seen only where its paper is opened. */
const RECORD_PARTS = { abstract: true, mesh: true, keywords: true } as const;
const recordPartsSchema = paperRecordSchema.pick(RECORD_PARTS);

/** A record without what only an opened paper shows. */
export const listedRecordSchema = z.object({
  ...paperRecordSchema.omit(RECORD_PARTS).shape,
  /** Whether it has an abstract: without one, the title is all that can be read. */
  has_abstract: z.boolean(),
});
export type ListedRecord = z.infer<typeof listedRecordSchema>;

/** A paper that was read, as lists show it: of its statements those that are not borne out, which are never hidden. */
export const listedPaperSchema = z.object({
  ...listedRecordSchema.shape,
  ...paperReadingSchema.shape,
  selection_rationale: z.string().nullable(),
  search_id: z.uuid(),
});
export type ListedPaper = z.infer<typeof listedPaperSchema>;

/** A paper that was read, as HTTP gives it: whole. */
export const paperSchema = z.object({ ...listedPaperSchema.shape, ...recordPartsSchema.shape });
export type Paper = z.infer<typeof paperSchema>;

/** What was read of a paper, as it comes while the search runs; its record came before. */
export const analyzedPaperSchema = z.object({ pmid: z.string(), ...paperReadingSchema.shape });
export type AnalyzedPaper = z.infer<typeof analyzedPaperSchema>;

/** A paper of the result that follows the papers themselves: what it is and says in words, best first. */
export const resultPaperSchema = paperSchema.pick({
  ...{ pmid: true, PMID: true, title: true, authors: true, journal: true, year: true, pub_year: true, url: true },
  ...{ relevance_score: true, cited_by: true, summary: true, population: true, intervention: true, comparator: true },
  ...{ outcome: true, study_design: true, rationale: true, selection_rationale: true, search_id: true },
  ...{ notices: true, demonstration: true },
});

/** GET /searches/{id}/papers/{pmid}/statements: what lists leave out of a paper that was read. */
export const paperPartsSchema = z.object({ statements: z.array(statementSchema), ...recordPartsSchema.shape });
export type PaperParts = z.infer<typeof paperPartsSchema>;

export function listRecord({ abstract, mesh: _, keywords: __, ...record }: PaperRecord): ListedRecord {
  return { ...record, has_abstract: abstract.length > 0 };
}

/** Link to a paper on PubMed; null for a fictional paper of the demonstration library. */
export function pubmedUrl(pmid: string, demonstration: boolean): string | null {
  return demonstration ? null : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
}
