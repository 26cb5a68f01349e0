import { z } from "zod";
import { evidenceSchema, layOutText, textPartSchema } from "./statements.ts";
import { type Verdict, verdictSchema } from "./verdict.ts";

export const ANSWER_VERSION = 3;

/** A passage that a sentence of the answer rests on, and of which paper. */
export const citedEvidenceSchema = z.object({ pmid: z.string(), ...evidenceSchema.shape });
export type CitedEvidence = z.infer<typeof citedEvidenceSchema>;

/** A sentence of the answer, the papers it relies on, and what it rests on in them. */
export const savedSentenceSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** PMIDs of the papers that it relies on; a paper that it names as left out is not among them. */
  cites: z.array(z.string()),
  /** Empty where it speaks of the search itself. */
  evidence: z.array(citedEvidenceSchema),
});

/** The answer of a search as it is stored. */
export const savedAnswerSchema = z.object({
  schema_version: z.literal(ANSWER_VERSION),
  /** Empty where there is no answer. */
  text: z.array(textPartSchema),
  sentences: z.array(savedSentenceSchema),
  /** Null where none was derived: no paper was read, or an earlier version wrote the answer. */
  verdict: verdictSchema.nullable(),
});
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

export const NO_ANSWER: SavedAnswer = { schema_version: ANSWER_VERSION, text: [], sentences: [], verdict: null };

export const answerSentenceSchema = z.object({
  ...savedSentenceSchema.shape,
  /** Where it stands in the summary, in UTF-16 units. */
  offset: z.number().int(),
});
export type AnswerSentence = z.infer<typeof answerSentenceSchema>;

/** The answer as one text, null where there is none, its sentences with their places in it, and the verdict. */
export function describeAnswer({ text, sentences, verdict }: SavedAnswer): {
  summary: string | null;
  answer_sentences: AnswerSentence[];
  verdict: Verdict | null;
} {
  const laidOut = layOutText(text, new Map(sentences.map((sentence) => [sentence.id, sentence])));
  return {
    summary: laidOut.text,
    answer_sentences: sentences.map((sentence) => ({ ...sentence, offset: laidOut.offsets.get(sentence.id) ?? 0 })),
    verdict,
  };
}
