import { QUESTION_MAX_LENGTH } from "@medsieve/contract/constants";
import { questionSchema } from "@medsieve/contract/searches";

export type QuestionFault = "empty" | "tooLong" | "noWords" | "unprintable";

/** Code points, as the server counts them. */
export function countCharacters(question: string): number {
  return Array.from(question.trim()).length;
}

/** Why the server would not take a question; null where it would. */
export function findQuestionFault(question: string): QuestionFault | null {
  if (question.trim() === "") return "empty";
  if (countCharacters(question) > QUESTION_MAX_LENGTH) return "tooLong";
  if (questionSchema.safeParse(question).success) return null;
  return /[\p{L}\p{N}]/u.test(question) ? "unprintable" : "noWords";
}
