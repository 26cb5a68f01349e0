import type { Language } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { SearchLimits } from "@medsieve/contract/searches";
import type { TranslationTarget } from "@medsieve/contract/strategies";
import type { TextCheckRequest } from "@medsieve/contract/text-checks";
import { importStrategy } from "@medsieve/query/import-strategy/import-strategy";
import { listBlocks } from "@medsieve/query/list-blocks";
import { parseQuery } from "@medsieve/query/parse-query";
import { appraiseQuery } from "@medsieve/query/press/appraise-query";
import { translateQuery } from "@medsieve/query/translate/translate-query";
import { BUILTIN_WORK } from "@medsieve/reader/builtin-work";
import { checkAnswer } from "@medsieve/reader/quotes/check-answer";
import type { AnswerSentence, Question, ReadPaper, WrittenQuery } from "@medsieve/reader/reader";
import { spellOut } from "@medsieve/reader/spell-out";
import { deriveVerdict } from "@medsieve/reader/verdict/derive-verdict";
import { matchPapers } from "@medsieve/reader/verdict/match-papers";
import type { PaperMatch } from "@medsieve/reader/verdict/paper-match";
import { writeVerdictAnswer } from "@medsieve/reader/verdict/write-verdict-answer";
import { compareClaim } from "@medsieve/reader/verify/compare-claim";
import { cutClaims } from "@medsieve/reader/verify/cut-claims";
import { compileQuery } from "@medsieve/sources/query/compile-query";
import { broadenWithin } from "../query/broaden.ts";
import { checkQuery, checkUnasked } from "../query/check-query.ts";
import { checkQueryText } from "../query/check-query-text.ts";
import { type HeadingFacts, NO_FACTS, readFacts } from "../query/known-headings.ts";
import { WARM_UP_PAPER, WARM_UP_QUESTION } from "./warm-up-paper.ts";

/** What may take long and needs nothing but the processor: plain data in and out. Each is done in one go. */
export const TASKS = {
  ...BUILTIN_WORK,
  /** What each paper brings to the verdict by itself, so that several threads may look for it. */
  matchPapers: ({ question, papers }: Omit<VerdictInput, "matches">) => matchPapers(spellOut(question), papers),
  /** What the findings of the papers say together, and the answer that says so; null where there is nothing to count. */
  deriveVerdict({ question, papers, matches }: VerdictInput) {
    const verdict = deriveVerdict(spellOut(question), papers, undefined, matches);
    const sentences = verdict && writeVerdictAnswer(verdict, papers, question.language);
    const records = papers.map(({ paper }) => paper);
    return { verdict, answer: sentences && checkAnswer(sentences, records, question.language) };
  },
  /** A reader's own answer, held against the papers that it names. */
  checkAnswer: ({ sentences, papers, language }: AnswerInput) => checkAnswer(sentences, papers, language),
  warmUp: (_: null) => warmUp(),
  checkQueries({ queries, limits, headings }: CheckedInput) {
    const known = readFacts(headings);
    return queries.map((query) => checkQuery(query, limits, known));
  },
  checkUnasked: ({ query, limits }: UnaskedInput) => checkUnasked(query, limits),
  checkQueryText: (text: string) => checkQueryText(text),
  listBlocks: (queries: readonly string[]) => queries.map(listBlocks),
  broadenQuery: ({ unlimited, limits }: { unlimited: string; limits: SearchLimits }) =>
    broadenWithin(unlimited, limits),
  translateQuery: ({ query, targets, thisYear }: TranslationInput) =>
    translateQuery(query, targets, { headings: readFacts(NO_FACTS), thisYear }),
  importStrategy: (text: string) => importStrategy(text, readFacts(NO_FACTS)),
  appraiseQuery: (text: string) => appraiseQuery(text, readFacts(NO_FACTS)),
  cutClaims: ({ text, references }: TextCheckRequest) => cutClaims(text, references),
  /** Each claim beside the paper that is named with it, in the order of the pairs. */
  compareClaims({ pairs, papers }: ClaimPairs) {
    const records = new Map(papers.map((paper) => [paper.pmid, paper]));
    return pairs.map(({ claim, pmid }) => {
      const record = records.get(pmid);
      return record ? compareClaim(claim, record) : null;
    });
  },
  compileQueries: (queries: readonly string[]) => queries.map((query) => compileQuery(parseQuery(query))),
};

interface VerdictInput {
  question: Question;
  papers: readonly ReadPaper[];
  /** Of the papers, in their order. */
  matches: readonly PaperMatch[];
}

interface AnswerInput {
  sentences: readonly AnswerSentence[];
  papers: readonly PaperRecord[];
  language: Language;
}

interface ClaimPairs {
  pairs: readonly { claim: string; pmid: string }[];
  papers: readonly PaperRecord[];
}

interface CheckedInput {
  queries: readonly WrittenQuery[];
  limits: SearchLimits;
  headings: HeadingFacts;
}

interface UnaskedInput {
  query: WrittenQuery;
  limits: SearchLimits;
}

interface TranslationInput {
  query: string;
  targets: readonly TranslationTarget[];
  /** From which "last 5 years" counts. */
  thisYear: number;
}

/** Reads a question and a paper, so that vocabulary, MeSH and models are loaded before someone asks. */
function warmUp(): null {
  const question = WARM_UP_QUESTION;
  BUILTIN_WORK.writeQueries({ question, maxQueries: 1 });
  BUILTIN_WORK.examinePapers({ question, papers: [WARM_UP_PAPER] });
  return null;
}
