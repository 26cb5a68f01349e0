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
});
export type QuestionWord = z.infer<typeof questionWordSchema>;
