import type { Question } from "../reader.ts";
import { analyzeQuestion, type QuestionAnalysis } from "./analyze-question.ts";

/** What is known of a question as long as somebody holds it. */
const analyses = new WeakMap<Question, QuestionAnalysis>();

/** The analysis of a question, made once. */
export function analyzeOnce(question: Question): QuestionAnalysis {
  const analysis = analyses.get(question) ?? analyzeQuestion(question.text, question.corrections);
  analyses.set(question, analysis);
  return analysis;
}
