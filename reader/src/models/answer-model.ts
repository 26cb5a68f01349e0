import { readAsset } from "../assets.ts";
import { ANSWER_FEATURES, type AnswerFeature, type AnswerRow } from "../verdict/answering/describe-answer.ts";

/**
 * The product's model of sentences that answer a question, made by `npm run eval -- train-answers` from papers that were
 * judged for questions by hand: a feature and its weight a line.
 */
export const ANSWER_MODEL_FILE = "answer-model.tsv";

/** Weights of a logistic regression. */
export type AnswerModel = Record<AnswerFeature, number>;

export function encodeAnswerModel(model: AnswerModel): string {
  const lines = ANSWER_FEATURES.map((feature) => `${feature}\t${model[feature].toFixed(4)}\n`);
  return `feature\tweight\n${lines.join("")}`;
}

/** Throws where a weight is missing or is no number. */
export function decodeAnswerModel(text: string): AnswerModel {
  const weights = new Map(
    text
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => {
        const [feature = "", weight = ""] = line.split("\t");
        return [feature, Number(weight)];
      }),
  );
  const read = (feature: AnswerFeature): number => {
    const weight = weights.get(feature);
    if (weight === undefined || Number.isNaN(weight)) throw new Error(`${ANSWER_MODEL_FILE}: ${feature} has no weight`);
    return weight;
  };
  return makeAnswerRow(read);
}

/** A value for each feature. */
export function makeAnswerRow(read: (feature: AnswerFeature, at: number) => number): Record<AnswerFeature, number> {
  const entries = ANSWER_FEATURES.map((feature, at) => [feature, read(feature, at)]);
  return Object.fromEntries(entries) as Record<AnswerFeature, number>;
}

let loaded: AnswerModel | null = null;

/** Takes another model in place of the product's, for measuring; null: the product's own again. */
export function useAnswerModel(model: AnswerModel | null): void {
  loaded = model;
}

/** The product's model, read once. */
export function loadAnswerModel(): AnswerModel {
  loaded ??= decodeAnswerModel(readAsset(ANSWER_MODEL_FILE).toString("utf8"));
  return loaded;
}

/** What a row counts in the model; 0 lies at even odds. */
export function scoreAnswer(row: AnswerRow, model: AnswerModel = loadAnswerModel()): number {
  return ANSWER_FEATURES.reduce((sum, feature) => sum + model[feature] * row[feature], 0);
}

/** The probability that a sentence answers a question, 0 to 1: by its score without relevance, and its paper's relevance. */
export function weighAnswer(score: number, relevance: number, model: AnswerModel = loadAnswerModel()): number {
  return 1 / (1 + Math.exp(-(score + model.relevance * relevance)));
}
