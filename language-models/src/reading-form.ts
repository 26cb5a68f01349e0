import { DIRECTIONS, FAVOURED, findingNumbersSchema, NO_NUMBERS } from "@medsieve/contract/findings";
import { CLAIM_FIELDS } from "@medsieve/contract/statements";
import { z } from "zod";

/*
 * What a model is asked to answer. Every member is required and nothing is bounded, since that is what all vendors'
 * structured output takes; what is in it is checked by the stricter schema below.
 */
const text = z.string().nullable();
const source = {
  parts: z.array(z.string()).describe("the number in square brackets of the part it rests on"),
  quote: z.string().nullable().describe("words copied from that part"),
};

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
          ...source,
          gloss: z.string().nullable().describe("the quote in the language of the task; null where it is the same"),
        }),
      ),
      findings: z.array(
        z.object({
          intervention: text,
          comparator: text,
          outcome: z.string(),
          direction: z.enum(DIRECTIONS),
          favours: z.enum(FAVOURED),
          numbers: findingNumbersSchema,
          ...source,
        }),
      ),
      sample_size: z.object({ n: z.number(), ...source }).nullable(),
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

const givenSource = {
  parts: z.array(z.coerce.string()).catch([]),
  quote: z.string().nullish().catch(null),
};
const givenStatementSchema = z.object({
  field: z.enum(CLAIM_FIELDS),
  statement: z.string().trim().min(1).max(MAX_TEXT),
  ...givenSource,
  gloss: readText.catch(null),
});
const MAX_FINDINGS = 30;
const MAX_LABEL = 300;
const readLabel = readText.transform((label) => label?.slice(0, MAX_LABEL) ?? null);
/** A finding without an outcome or a direction is none; one whose numbers do not fit has none. */
const givenFindingSchema = z.object({
  intervention: readLabel.catch(null),
  comparator: readLabel.catch(null),
  outcome: readLabel.pipe(z.string()),
  direction: z.enum(DIRECTIONS),
  favours: z.enum(FAVOURED).catch("unknown"),
  numbers: findingNumbersSchema.catch(NO_NUMBERS),
  ...givenSource,
});
export type GivenFinding = z.output<typeof givenFindingSchema>;
/** Where a model says that something stands. */
export type GivenSource = Pick<GivenStatement, "parts" | "quote"> & { gloss?: string | null };

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
  findings: z
    .array(z.unknown())
    .catch([])
    .transform((given) => given.slice(0, MAX_FINDINGS).flatMap((one) => givenFindingSchema.safeParse(one).data ?? [])),
  sample_size: z
    .object({ n: z.int().min(1), ...givenSource })
    .nullish()
    .catch(null),
});
export type GivenReading = z.output<typeof givenReadingSchema>;
