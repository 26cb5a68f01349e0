import type { SpellingCorrection } from "@medsieve/reader/question/question-text";
import { findCorrections } from "@medsieve/reader/question/spelling";
import type { WordStatistics } from "../../sources/paper-source.ts";

/** The slips of a question that are read as words which the source has; none where it cannot say which it has. */
export async function correctSpelling(
  question: string,
  statistics: WordStatistics | null,
  signal: AbortSignal,
): Promise<SpellingCorrection[]> {
  if (statistics === null) return [];
  return findCorrections(question, (words) => statistics.countPapersWith(words, signal));
}
