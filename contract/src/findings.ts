import { z } from "zod";
import { evidenceSchema } from "./statements.ts";

/** What became of the outcome with the intervention, beside the comparator or the time before. */
export const DIRECTIONS = ["increased", "decreased", "no_difference", "unclear"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Which arm the finding speaks for. `unknown`: whether more of the outcome is good or bad is not known. */
export const FAVOURED = ["intervention", "comparator", "neither", "unknown"] as const;
export type Favoured = (typeof FAVOURED)[number];

/**
 * Risk, odds, hazard and rate ratio; risk, mean and standardised mean difference; number needed to treat; `other`: a
 * measure that is none of these.
 */
export const EFFECT_MEASURES = ["RR", "OR", "HR", "IRR", "RD", "MD", "SMD", "NNT", "other"] as const;

const numberOrNull = z.number().nullable();

/** What one group of a finding had; what the paper does not print is null. */
export const findingGroupSchema = z.object({
  /** In the paper's words; null where the sentence does not say which group it is. */
  name: z.string().nullable(),
  n: z.number().int().nullable(),
  /** Participants with the outcome. */
  events: z.number().int().nullable(),
  /** A mean, a median, a percentage or a rate; `unit` says of what. */
  value: numberOrNull,
  sd: numberOrNull,
  /** "%", "mmHg", "points"; null where none is printed. */
  unit: z.string().nullable(),
});

export const findingEffectSchema = z.object({
  measure: z.enum(EFFECT_MEASURES),
  value: z.number(),
  ci_low: numberOrNull,
  ci_high: numberOrNull,
  /** Percent, 95 as a rule. */
  ci_level: numberOrNull,
});

/** The numbers that the sentences of a finding print; none is calculated. */
export const findingNumbersSchema = z.object({
  groups: z.array(findingGroupSchema),
  effect: findingEffectSchema.nullable(),
  p: numberOrNull,
  /** What stands before `p`; null with it. */
  p_relation: z.enum(["=", "<", "<=", ">", ">="]).nullable(),
});
export type FindingNumbers = z.infer<typeof findingNumbersSchema>;

export const NO_NUMBERS: FindingNumbers = { groups: [], effect: null, p: null, p_relation: null };

/**
 * One result of a study: what became of one outcome. Sentences that are conditional, planned, hoped for, or about other
 * studies carry none. Its id stays the same in a search, and no other finding of the search has it.
 */
export const findingSchema = z.object({
  id: z.string(),
  /** In the paper's words; null where the paper names no such arm. */
  intervention: z.string().nullable(),
  comparator: z.string().nullable(),
  outcome: z.string(),
  direction: z.enum(DIRECTIONS),
  favours: z.enum(FAVOURED),
  numbers: findingNumbersSchema,
  /** The sentences it rests on; unverified where they are not in the paper, or lack a number of the finding. */
  evidence: z.array(evidenceSchema),
  /** Who derived it, which need not be who read the paper. */
  read_by: z.enum(["builtin", "model"]),
  /** Of a model's finding: the built-in reader takes its sentence to say the opposite, or no difference. */
  disputed: z.boolean(),
});
export type Finding = z.infer<typeof findingSchema>;

/** Participants analysed or randomised, as the paper states it. */
export const sampleSizeSchema = z.object({ n: z.number().int(), evidence: z.array(evidenceSchema) });
export type SampleSize = z.infer<typeof sampleSizeSchema>;
