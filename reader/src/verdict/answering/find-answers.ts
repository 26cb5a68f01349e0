import type { FindingSentence } from "../../findings/finding-text.ts";
import { type AnswerModel, loadAnswerModel, weighAnswer } from "../../models/answer-model.ts";
import { type AskedOfPaper, describeAnswers } from "./describe-answer.ts";

/** A sentence that may answer a question. */
export interface AnsweringSentence {
  sentence: FindingSentence;
  /** 0 to 1. */
  probability: number;
}

/**
 * The sentences of a paper that may answer a question, the likeliest first. None where the question was not understood as a
 * whole or names its comparator in a sentence, where the paper does not speak of everything that is asked about or did not
 * try what is asked about, where it is a protocol, and where it is not about people.
 */
export function findAnswers(asked: AskedOfPaper, model: AnswerModel = loadAnswerModel()): AnsweringSentence[] {
  const { isUnderstood, words } = asked.roles;
  // What is compared with what by name is looked for in the question's own words, which is surer.
  if (!isUnderstood || (words !== null && words.comparator !== "")) return [];
  const described = describeAnswers(asked);
  const first = described[0]?.row;
  if (first === undefined || first.missing > 0 || first.intervention_tried === 0) return [];
  if (first.protocol > 0 || first.without_people > 0) return [];
  return described
    .map(({ sentence, row }) => ({ sentence, probability: weighAnswer(row, model) }))
    .sort((a, b) => b.probability - a.probability);
}
