import { CLAIM_FIELDS } from "@medsieve/contract/statements";
import { z } from "zod";

/*
 * What a model is asked to answer. Every member is required and nothing is bounded, since that is what all vendors'
 * structured output takes; what is in it is checked by the stricter schema below.
 */
const text = z.string().nullable();

export const readingForm = z.object({
  papers: z.array(
    z.object({
      pmid: z.string(),
      relevance: z.number().describe("0 to 1, by the rubric"),
      summary: text,
      population: text,
      intervention: text,
      comparator: text,
      outcome: text,
      study_design: text,
      rationale: text,
      statements: z.array(
        z.object({
          field: z.enum(CLAIM_FIELDS),
          statement: z.string(),
          parts: z.array(z.string()).describe("the number in square brackets of the part it rests on"),
          quote: z.string().nullable().describe("words copied from that part"),
          gloss: z.string().nullable().describe("the quote in the language of the task; null where it is the same"),
        }),
      ),
    }),
  ),
});

const MAX_TEXT = 4_000;
/** What models write where they should leave a field empty. */
const SAYS_NOTHING =
  /^(?:null|n\/?a|none|not (?:reported|stated|applicable|available)|unknown|[-–—]|記載なし|報告なし|該当なし|不明|未报告|未提及|未说明|不适用)[.。]?$/iu;
/** Text as it is kept: trimmed and bounded; what says nothing is null. */
const readText = z
  .string()
  .nullish()
  .transform((value) => {
    const trimmed = (value ?? "").trim().slice(0, MAX_TEXT);
    return trimmed === "" || SAYS_NOTHING.test(trimmed) ? null : trimmed;
  });

const givenStatementSchema = z.object({
  field: z.enum(CLAIM_FIELDS),
  statement: z.string().trim().min(1).max(MAX_TEXT),
  parts: z.array(z.coerce.string()).catch([]),
  quote: z.string().nullish().catch(null),
  gloss: readText.catch(null),
});
export type GivenStatement = z.output<typeof givenStatementSchema>;

/** A paper's reading as a model gave it: strict where it counts, lenient where nothing is lost. */
export const givenReadingSchema = z.object({
  pmid: z.coerce.string().transform((value) => /\d{1,9}/.exec(value)?.[0] ?? ""),
  relevance: z.number().min(0).max(1),
  summary: readText,
  population: readText,
  intervention: readText,
  comparator: readText,
  outcome: readText,
  study_design: readText,
  rationale: readText,
  /** Those that do not fit are left out; the paper stays. */
  statements: z
    .array(z.unknown())
    .catch([])
    .transform((given) => given.flatMap((one) => givenStatementSchema.safeParse(one).data ?? [])),
});
export type GivenReading = z.output<typeof givenReadingSchema>;
