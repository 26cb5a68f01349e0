import { z } from "zod";

export const WORD_USES = ["concept", "typed", "restriction", "function", "unused"] as const;

/** A word of the question, or several that are one thing, and what became of it. */
export const questionWordSchema = z.object({
  /** As the user wrote it. */
  text: z.string(),
  /** UTF-16 offsets in the question, the end exclusive. */
  start: z.number().int(),
  end: z.number().int(),
  /**
   * `concept`: searched as what it means; `typed`: searched as it stands; `restriction`: an exclusion, an age, a figure,
   * or what joins compared arms; `function`: builds the sentence; `unused`: not searched for.
   */
  use: z.enum(WORD_USES),
  /** What it is searched as; null where it is not searched for. */
  as: z.string().nullable(),
  /** What may be searched for in its place: of a word whose spelling was corrected, the word as it was typed. */
  suggestion: z.string().nullable(),
  /**
   * Of a word that belongs to one of the things or ways that the question sets against each other: which, from 0, what is asked about first.
   * Absent of every other word, and where it was saved without that.
   */
  arm: z.number().int().min(0).optional(),
});
export type QuestionWord = z.infer<typeof questionWordSchema>;

/** What a question sets against each other, each as the user wrote it, what is asked about first; empty where nothing is. */
export function listArms(question: string, words: readonly QuestionWord[]): string[] {
  const arms = [...new Set(words.flatMap(({ arm }) => arm ?? []))].sort((one, other) => one - other);
  return arms.map((arm) => {
    const own = words.filter((word) => word.arm === arm);
    return question.slice(own[0]?.start, own.at(-1)?.end);
  });
}
