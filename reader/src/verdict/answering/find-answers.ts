import type { FindingSentence } from "../../findings/finding-text.ts";
import { type AnswerModel, loadAnswerModel, weighAnswer } from "../../models/answer-model.ts";
import { type AskedOfPaper, describeAnswers } from "./describe-answer.ts";

/** A sentence that may answer a question. */
export interface AnsweringSentence {
  sentence: FindingSentence;
  /** 0 to 1. */
  probability: number;
}

/** The share of a question's words outside every vocabulary that a paper need not have. */
const WORDS_MISSING = 0.5;

/**
 * The sentences of a paper that may answer a question, the likeliest first. None where the question was not understood as a
 * whole or names its comparator in a sentence, where the paper does not speak of every concept that is asked about or lacks
 * most of the other words, where it did not try what is asked about, is a protocol, or is not about people.
 */
export function findAnswers(asked: AskedOfPaper, model: AnswerModel = loadAnswerModel()): AnsweringSentence[] {
  const { isUnderstood, words } = asked.roles;
  // What is compared with what by name is looked for in the question's own words, which is surer.
  if (!isUnderstood || (words !== null && words.comparator !== "")) return [];
  const described = describeAnswers(asked);
  const first = described[0]?.row;
  if (first === undefined || first.missing > 0 || first.missing_words > WORDS_MISSING || first.intervention_tried === 0)
    return [];
  if (first.protocol > 0 || first.without_people > 0) return [];
  return described
    .map(({ sentence, row }) => ({ sentence, probability: weighAnswer(row, model) }))
    .sort((a, b) => b.probability - a.probability);
}
