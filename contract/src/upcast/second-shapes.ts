import { z } from "zod";
import { savedSentenceSchema } from "../answers.ts";
import { readBySchema, readingTextsSchema } from "../readings.ts";
import { savedStatementSchema, textPartSchema } from "../statements.ts";
import { EVIDENCE_LEVELS } from "./first-shapes.ts";

/** A reading as version 2 stored it. */
export const secondReadingSchema = z.object({
  schema_version: z.literal(2),
  relevance_score: z.number().min(0).max(1),
  texts: readingTextsSchema,
  statements: z.array(savedStatementSchema),
  evidence_level: z.enum(EVIDENCE_LEVELS).nullable(),
  read_by: readBySchema,
});

/** An answer as version 2 stored it. */
export const secondAnswerSchema = z.object({
  schema_version: z.literal(2),
  text: z.array(textPartSchema),
  sentences: z.array(savedSentenceSchema),
});
