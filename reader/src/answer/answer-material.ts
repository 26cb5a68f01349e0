import type { QuestionAnalysis } from "../question/analyze-question.ts";
import type { AnswerSentence, Question } from "../reader.ts";
import type { Candidate } from "./answer-candidate.ts";
import type { ReadingTexts } from "./texts/reading-texts.ts";

/** Papers that a sentence names at most. */
export const MAX_CITED = 6;

export function citePapers(papers: readonly { pmid: string }[]): string {
  return listPmids(papers)
    .map((pmid) => `[PMID ${pmid}]`)
    .join(" ");
}

/** Those that a sentence names. */
export function listPmids(papers: readonly { pmid: string }[]): string[] {
  return papers.slice(0, MAX_CITED).map(({ pmid }) => pmid);
}

/** What the answer is made from. */
export interface Material {
  question: Question;
  analysis: QuestionAnalysis;
  texts: ReadingTexts;
  /** The papers that meet the question well, best first. */
  candidates: Candidate[];
  /** Those named in the answer. */
  cited: Candidate[];
}

type AnswerQuotes = AnswerSentence["quotes"];

/** A sentence that counts papers of the search, and those among them that it relies on. */
export function countPapers(text: string, cited: readonly { pmid: string }[], quotes: AnswerQuotes): AnswerSentence {
  return { text, isCount: true, cites: listPmids(cited), quotes };
}
