import type { Question } from "../reader.ts";
import { analyzeQuestion, type QuestionAnalysis } from "./analyze-question.ts";

/** Questions of which the analysis is kept: as many as are searched for at once, and a few more. */
const KEPT = 24;
const analyses = new Map<string, QuestionAnalysis>();

/** The analysis of a question, which every paper of a search is held against. */
export function analyzeOnce({ text, corrections = [], missing = [] }: Question): QuestionAnalysis {
  const key = JSON.stringify([text, corrections, missing]);
  const analysis = analyses.get(key) ?? analyzeQuestion(text, corrections, missing);
  analyses.delete(key);
  analyses.set(key, analysis);
  const [oldest] = analyses.keys();
  if (analyses.size > KEPT && oldest !== undefined) analyses.delete(oldest);
  return analysis;
}
