import { z } from "zod";
import { readBySchema } from "../readings.ts";
import { CLAIM_FIELDS } from "../statements.ts";

/** What versions 1 and 2 kept beside a paper's design; nothing shows it any more. */
export const EVIDENCE_LEVELS = ["high", "moderate", "low", "very_low"] as const;

/** Evidence as version 1 stored it: in one list, each entry with the text of its statement. */
export const firstEvidenceSchema = z.object({
  field: z.enum([...CLAIM_FIELDS, "answer"]),
  statement: z.string(),
  pmid: z.string(),
  section: z.string().nullable(),
  quote: z.string().nullable(),
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
  status: z.enum(["verified", "repaired", "unverified"]),
  problem: z.enum(["quote_not_found", "numbers_differ"]).optional(),
  gloss: z.string().optional(),
});
export type FirstEvidence = z.infer<typeof firstEvidenceSchema>;

/** A reading as version 1 stored it. */
export const firstReadingSchema = z.object({
  relevance_score: z.number().min(0).max(1),
  summary: z.string().nullable(),
  population: z.string().nullable(),
  intervention: z.string().nullable(),
  comparator: z.string().nullable(),
  outcome: z.string().nullable(),
  study_design: z.string().nullable(),
  evidence_level: z.enum(EVIDENCE_LEVELS).nullable(),
  rationale: z.string().nullable(),
  evidence: z.array(firstEvidenceSchema),
  read_by: readBySchema,
});
export type FirstReading = z.infer<typeof firstReadingSchema>;

/** What each sentence of an answer rests on, as version 1 stored it beside the text. */
export const firstAnswerSchema = z.array(firstEvidenceSchema);
