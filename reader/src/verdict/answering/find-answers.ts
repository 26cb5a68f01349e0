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
 * The sentences of a paper that may answer a question, the likeliest first; none where the question was not
 * understood as a whole, where the paper does not speak of everything that it asks about, where it did not try what is asked about, where it is a protocol, and where it
 * is not about people.
 */
export function findAnswers(asked: AskedOfPaper, model: AnswerModel = loadAnswerModel()): AnsweringSentence[] {
  if (!asked.roles.isUnderstood) return [];
  const described = describeAnswers(asked);
  const first = described[0]?.row;
  if (first === undefined || first.missing > 0 || first.intervention_tried === 0) return [];
  if (first.protocol > 0 || first.without_people > 0) return [];
  return described
    .map(({ sentence, row }) => ({ sentence, probability: weighAnswer(row, model) }))
    .sort((a, b) => b.probability - a.probability);
}
