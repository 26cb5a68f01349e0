import { QUESTION_MAX_LENGTH } from "@medsieve/contract/constants";
import type { QuestionWord } from "@medsieve/contract/question-words";

export type WordRemedy = "typed" | "drop" | "suggestion";

/** What may be done about a word that was not used, or that was read as another. */
export function listRemedies({ use, text, suggestion }: QuestionWord): WordRemedy[] {
  if (suggestion === text) return ["typed"];
  if (use !== "unused") return [];
  return suggestion === null ? ["typed", "drop"] : ["suggestion", "typed", "drop"];
}

/**
 * The question with a word between quotation marks, which say that it is searched as it stands; without it; or with what
 * is suggested in its place. Null where that would be no question any more.
 */
export function changeWord(question: string, word: QuestionWord, remedy: WordRemedy): string | null {
  const before = question.slice(0, word.start);
  const after = question.slice(word.end);
  const inPlace = { typed: `"${word.text}"`, drop: "", suggestion: word.suggestion ?? word.text }[remedy];
  const changed = `${before}${inPlace}${after}`.replace(/[ \t]{2,}/gu, " ").trim();
  const isQuestion = /[\p{L}\p{N}]/u.test(changed) && Array.from(changed).length <= QUESTION_MAX_LENGTH;
  return isQuestion ? changed : null;
}
