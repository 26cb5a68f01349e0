import { z } from "zod";
import { findingSchema, sampleSizeSchema } from "./findings.ts";
import {
  CLAIM_FIELDS,
  type ClaimField,
  isBorneOut,
  layOutText,
  savedStatementSchema,
  statementSchema,
  textPartSchema,
} from "./statements.ts";

/** Who read a paper: the built-in reader, or a language model with its name. `fallback` says why another reader had to. */
export const readBySchema = z.object({
  reader: z.enum(["builtin", "model"]),
  model: z.string().nullable(),
  fallback: z.string().nullable(),
});
export type ReadBy = z.infer<typeof readBySchema>;

export const READING_VERSION = 3;

/** The texts of a reading; a field that the paper does not report has no parts. */
export const readingTextsSchema = z.record(z.enum(CLAIM_FIELDS), z.array(textPartSchema));

/** What a paper states of its study, in a form of its own. */
const resultsShape = {
  /** Results of the study; none of readers that derive none. */
  findings: z.array(findingSchema),
  /** Null where the paper does not state it, or it was not looked for. */
  sample_size: sampleSizeSchema.nullable(),
};

/** Of a paper that was not read, or read before it was looked for. */
export const NO_RESULTS = { findings: [], sample_size: null } satisfies z.infer<z.ZodObject<typeof resultsShape>>;
export type ResultName = keyof typeof NO_RESULTS;

/** A reading as it is stored: every statement once, and the texts of the fields made of them. */
export const savedReadingSchema = z.object({
  schema_version: z.literal(READING_VERSION),
  relevance_score: z.number().min(0).max(1),
  texts: readingTextsSchema,
  statements: z.array(savedStatementSchema),
  ...resultsShape,
  read_by: readBySchema,
});
export type SavedReading = z.infer<typeof savedReadingSchema>;

/** What a reader says of a paper. Every field is filled or honestly null. */
export const paperReadingSchema = z.object({
  schema_version: z.literal(READING_VERSION),
  relevance_score: z.number().min(0).max(1),
  summary: z.string().nullable(),
  population: z.string().nullable(),
  intervention: z.string().nullable(),
  comparator: z.string().nullable(),
  outcome: z.string().nullable(),
  study_design: z.string().nullable(),
  rationale: z.string().nullable(),
  statements: z.array(statementSchema),
  /** Statements that are not sent along; GET /searches/{id}/papers/{pmid}/statements has them all. */
  statements_left_out: z.number().int(),
  ...resultsShape,
  read_by: readBySchema,
});
export type PaperReading = z.infer<typeof paperReadingSchema>;

/** A stored reading as the API gives it: with the text of each field, and where each statement stands in it. */
export function describeReading({ texts, statements, ...reading }: SavedReading): PaperReading {
  const byId = new Map(statements.map((statement) => [statement.id, statement]));
  const offsets = new Map<string, number>();
  const write = (field: ClaimField) => {
    const laidOut = layOutText(texts[field], byId);
    for (const [id, offset] of laidOut.offsets) offsets.set(id, offset);
    return laidOut.text;
  };
  const fields = {
    summary: write("summary"),
    population: write("population"),
    intervention: write("intervention"),
    comparator: write("comparator"),
    outcome: write("outcome"),
    study_design: write("study_design"),
    rationale: write("rationale"),
  };
  return {
    ...reading,
    ...fields,
    statements: statements.map((statement) => ({ ...statement, offset: offsets.get(statement.id) ?? null })),
    statements_left_out: 0,
  };
}

/** A reading as lists show it: what is not borne out is never hidden, the other statements are there when it is opened. */
export function listReading<Reading extends Pick<PaperReading, "statements">>(reading: Reading): Reading {
  const statements = reading.statements.filter((statement) => statement.evidence.length > 0 && !isBorneOut(statement));
  return { ...reading, statements, statements_left_out: reading.statements.length - statements.length };
}
