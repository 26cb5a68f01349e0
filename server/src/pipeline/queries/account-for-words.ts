import type { QuestionWord } from "@medsieve/contract/question-words";
import type { Question } from "@medsieve/reader/reader";
import { splitWords } from "@medsieve/text/words";
import type { WordStatistics } from "../../sources/paper-source.ts";
import type { Work } from "../../work/work.ts";

/**
 * Every word of the question with what became of it. A word that is searched as it stands, but which no paper of the
 * source has, is not used.
 */
export async function listWords(
  question: Question,
  statistics: WordStatistics | null,
  work: Work,
  signal: AbortSignal,
): Promise<QuestionWord[]> {
  const words = await work.run("listQuestionWords", question, signal);
  const typed = words.filter(({ use }) => use === "typed").map((word) => splitWords(word.as ?? word.text));
  const parts = [...new Set(typed.flatMap((ofWord) => ofWord.map(({ text }) => text)))];
  if (statistics === null || parts.length === 0) return words;
  const counts = await statistics.countPapersWith(parts, signal);
  if (counts.size === 0) return words;
  const isThere = ({ as, text }: QuestionWord) =>
    splitWords(as ?? text).some((word) => (counts.get(word.text) ?? 0) > 0);
  return words.map((word) =>
    word.use === "typed" && !isThere(word) ? { ...word, use: "unused" as const, as: null } : word,
  );
}
