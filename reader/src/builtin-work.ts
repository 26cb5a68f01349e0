import type { PaperRecord } from "@medsieve/contract/papers";
import { answerQuestion } from "./answer/answer-question.ts";
import { readPaperText } from "./paper-text.ts";
import { readTypedWords } from "./queries/typed-words.ts";
import { writeQueries } from "./queries/write-queries.ts";
import { writeRelated } from "./queries/write-related.ts";
import { analyzeOnce } from "./question/known-question.ts";
import { listSlips } from "./question/spelling.ts";
import { type ExaminedPaper, examinePaper } from "./read-paper.ts";
import type { Answer, MatchedPaper, Question, RelatedQuery, SourceWord, WrittenQueries } from "./reader.ts";
import { matchExcluded } from "./relevance/match-excluded.ts";
import { matchConcept } from "./relevance/score-paper.ts";
import { spellOut } from "./spell-out.ts";

/** What the built-in reader computes: plain data in and out, so that it can be done in another thread. */
export const BUILTIN_WORK = {
  listSlips: (question: string) => listSlips(question),
  listQuestionWords: (question: Question) => analyzeOnce(question).words,
  readTypedWords: (question: Question) => readTypedWords(analyzeOnce(question)),
  writeQueries({ question, maxQueries }: { question: Question; maxQueries: number }): WrittenQueries {
    const analysis = analyzeOnce(question);
    const { terms, notUnderstood } = analysis;
    return { queries: writeQueries(question, analysis, maxQueries), terms, notUnderstood };
  },
  writeRelated({ question, words }: { question: Question; words: readonly SourceWord[] }): RelatedQuery | null {
    return writeRelated(question, analyzeOnce(question), words);
  },
  examinePapers({ question, papers }: { question: Question; papers: readonly PaperRecord[] }): ExaminedPaper[] {
    const spelt = spellOut(question);
    const analysis = analyzeOnce(spelt);
    return papers.map((paper) => {
      const text = readPaperText(paper);
      const matches = analysis.concepts.map((concept) =>
        concept.excluded ? matchExcluded(concept, text) : matchConcept(concept, text),
      );
      return examinePaper(spelt, analysis, text, matches);
    });
  },
  answer({ question, papers }: { question: Question; papers: readonly MatchedPaper[] }): Answer {
    const spelt = spellOut(question);
    return { sentences: answerQuestion(spelt, papers, analyzeOnce(spelt)) };
  },
};
