import type { QuestionWord } from "@medsieve/contract/question-words";
import type { Question } from "@medsieve/reader/reader";
import type { WordStatistics } from "@medsieve/sources/paper-source";
import { splitWords } from "@medsieve/text/words";
import type { Work } from "../../work/work.ts";

/** The words that would be searched as they stand, of which the source has no paper; none where it cannot say. */
export async function findMissing(
  question: Question,
  statistics: WordStatistics | null,
  work: Work,
  signal: AbortSignal,
): Promise<QuestionWord[]> {
  if (statistics === null) return [];
  const typed = (await work.run("listQuestionWords", question, signal)).filter(({ use }) => use === "typed");
  const partsOf = ({ as, text }: QuestionWord) => splitWords(as ?? text).map((word) => word.text);
  const parts = [...new Set(typed.flatMap(partsOf))];
  if (parts.length === 0) return [];
  const counts = await statistics.countPapersWith(parts, signal);
  return counts.size === 0 ? [] : typed.filter((word) => !partsOf(word).some((part) => (counts.get(part) ?? 0) > 0));
}

/** Every word of the question with what became of it; those that the source is missing are not used. */
export async function listWords(question: Question, work: Work, signal: AbortSignal): Promise<QuestionWord[]> {
  const words = await work.run("listQuestionWords", question, signal);
  const isMissing = ({ start, end }: QuestionWord) =>
    (question.missing ?? []).some((word) => word.start <= start && end <= word.end);
  return words.map((word) => (isMissing(word) ? { ...word, use: "unused" as const, as: null } : word));
}
