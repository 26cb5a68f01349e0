import { z } from "zod";
import { VERDICT_COUNTS, VERDICT_DOUBTS } from "./constants.ts";

export type VerdictCount = (typeof VERDICT_COUNTS)[number];
export type VerdictDoubt = (typeof VERDICT_DOUBTS)[number];

/**
 * `agree`: three papers or more with a direction, all the same; `mostly`: at least four, of which three quarters or more
 * are the same; `disagree`: otherwise; `too_few`: fewer than three with a direction;
 * `unclear`: no paper with a finding on the question gives a direction; `no_finding`: papers address the question, but no
 * finding could be read in them; `not_addressed`: no paper addresses it; `not_compared`: the question names nothing whose
 * effect could be counted.
 */
export const VERDICT_STATES = [
  "agree",
  "mostly",
  "disagree",
  "too_few",
  "unclear",
  "no_finding",
  "not_addressed",
  "not_compared",
] as const;
export type VerdictState = (typeof VERDICT_STATES)[number];

/** `effect`: of a treatment on an outcome; `association`: of an exposure, a marker or a condition with an outcome. */
export const RELATIONS = ["effect", "association"] as const;
export type Relation = (typeof RELATIONS)[number];

const countSchema = z.number().int().min(0);

/** What the papers of a search say of its question together, counted from their findings. No reader writes it. */
export const verdictSchema = z.object({
  state: z.enum(VERDICT_STATES),
  /** In the user's language, without PMIDs: what is counted, what that rests on, and what is not in it. */
  text: z.string(),
  /** What is counted, as the sentence that `text` begins with; null of older verdicts. */
  lead: z.string().nullable().default(null),
  /** What the papers are counted on; of an association, `favours` are papers that report it and `against` those of its reverse. */
  relation: z.enum(RELATIONS).default("effect"),
  /** Papers, each once; those of one trial once together. */
  counts: z.object({
    favours: countSchema,
    no_difference: countSchema,
    against: countSchema,
    unclear: countSchema,
  }),
  /** Papers that were read and have no finding on the question. Retracted papers are in no count. */
  not_addressed: countSchema,
  /** Retracted papers that would have been counted, or answered the question. */
  left_out: countSchema,
  /** The papers that are counted, best first, with their findings on the question. */
  papers: z.array(
    z.object({
      pmid: z.string(),
      count: z.enum(VERDICT_COUNTS),
      /** Why it is unclear; absent where it is not, where its sentences alone leave it open, and of older verdicts. */
      doubt: z.enum(VERDICT_DOUBTS).optional(),
      finding_ids: z.array(z.string()).min(1),
    }),
  ),
  /** Papers that are counted once together, since they report one trial. Empty where they were not looked for. */
  studies: z.array(z.object({ pmids: z.array(z.string()).min(2), registrations: z.array(z.string()) })).default([]),
  /** Of what the findings are, by its names in the user's language; null where the question does not name it. */
  asked: z.object({
    intervention: z.string().nullable(),
    comparator: z.string().nullable(),
    outcome: z.string().nullable(),
  }),
  /** What of the question no paper that was read names, as the user wrote it; empty where papers are counted. */
  missing: z.array(z.string()),
});
export type Verdict = z.infer<typeof verdictSchema>;
