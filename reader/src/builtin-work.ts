import type { PaperRecord } from "@medsieve/contract/papers";
import { answerQuestion } from "./answer/answer-question.ts";
import { readPaperText } from "./paper-text.ts";
import { writeQueries } from "./queries/write-queries.ts";
import { writeRelated } from "./queries/write-related.ts";
import { analyzeQuestion, type QuestionAnalysis } from "./question/analyze-question.ts";
import { type ExaminedPaper, examinePaper } from "./read-paper.ts";
import type { Answer, Question, ReadPaper, RelatedQuery, SourceWord, WrittenQueries } from "./reader.ts";
import { matchConcept } from "./relevance/score-paper.ts";

/** Questions of which the analysis is kept: as many as are searched for at once, and a few more. */
const KEPT = 24;
const analyses = new Map<string, QuestionAnalysis>();

/** The analysis of a question, which every paper of a search is held against. */
function analyze({ text }: Question): QuestionAnalysis {
  const analysis = analyses.get(text) ?? analyzeQuestion(text);
  analyses.delete(text);
  analyses.set(text, analysis);
  const [oldest] = analyses.keys();
  if (analyses.size > KEPT && oldest !== undefined) analyses.delete(oldest);
  return analysis;
}

/** What the built-in reader computes: plain data in and out, so that it can be done in another thread. */
export const BUILTIN_WORK = {
  writeQueries({ question, maxQueries }: { question: Question; maxQueries: number }): WrittenQueries {
    const analysis = analyze(question);
    const { terms, notUnderstood } = analysis;
    return { queries: writeQueries(question, analysis, maxQueries), terms, notUnderstood };
  },
  writeRelated({ question, words }: { question: Question; words: readonly SourceWord[] }): RelatedQuery | null {
    return writeRelated(question, analyze(question), words);
  },
  examinePapers({ question, papers }: { question: Question; papers: readonly PaperRecord[] }): ExaminedPaper[] {
    const analysis = analyze(question);
    return papers.map((paper) => {
      const text = readPaperText(paper);
      const matches = analysis.concepts.map((concept) => matchConcept(concept, text));
      return examinePaper(question, analysis, text, matches);
    });
  },
  answer({ question, papers }: { question: Question; papers: readonly ReadPaper[] }): Answer {
    return { sentences: answerQuestion(question, papers, analyze(question)) };
  },
};
