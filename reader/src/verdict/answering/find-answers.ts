import type { FindingSentence } from "../../findings/finding-text.ts";
import { scoreAnswer, weighAnswer } from "../../models/answer-model.ts";
import type { PaperText } from "../../paper-text.ts";
import type { AskedRoles } from "../question-roles.ts";
import { type AskedOfPaper, describeAnswers } from "./describe-answer.ts";

/** A sentence that may answer a question. */
export interface AnsweringSentence {
  sentence: FindingSentence;
  /** 0 to 1. */
  probability: number;
}

/** The same before the relevance of its paper is known. */
interface ScoredSentence {
  sentence: FindingSentence;
  /** Its score in the model, its paper's relevance taken for 0. */
  score: number;
}

/** The share of a question's words outside every vocabulary that a paper need not have. */
const WORDS_MISSING = 0.5;

/** A paper is asked for the sentences that answer its question by its reading and by the verdict. */
const beginScored = (_: PaperText) => new Map<AskedRoles, readonly ScoredSentence[]>();

/**
 * The sentences of a paper that may answer a question, whatever its relevance, in their order. None where the question was not
 * understood as a whole or names its comparator in a sentence, where the paper does not speak of every concept that is asked
 * about or lacks most of the other words, where it did not try what is asked about, is a protocol, or is not about people.
 */
export function scoreAnswers(roles: AskedRoles, paper: PaperText): readonly ScoredSentence[] {
  const known = paper.once(beginScored);
  const scored = known.get(roles) ?? scoreSentences(roles, paper);
  known.set(roles, scored);
  return scored;
}

function scoreSentences(roles: AskedRoles, paper: PaperText): ScoredSentence[] {
  const { isUnderstood, words } = roles;
  // What is compared with what by name is looked for in the question's own words, which is surer.
  if (!isUnderstood || (words !== null && words.comparator !== "")) return [];
  const described = describeAnswers({ roles, paper, relevance: 0 });
  const first = described[0]?.row;
  if (first === undefined || first.missing > 0 || first.missing_words > WORDS_MISSING || first.intervention_tried === 0)
    return [];
  if (first.protocol > 0 || first.without_people > 0) return [];
  return described.map(({ sentence, row }) => ({ sentence, score: scoreAnswer(row) }));
}

/** The sentences of a paper that may answer a question, the likeliest first; see scoreAnswers. */
export function findAnswers({ roles, paper, relevance }: AskedOfPaper): AnsweringSentence[] {
  return scoreAnswers(roles, paper)
    .map(({ sentence, score }) => ({ sentence, probability: weighAnswer(score, relevance) }))
    .sort((a, b) => b.probability - a.probability);
}
