import { type FindingsModel, LIMITS } from "../models/findings-model.ts";
import type { PaperText } from "../paper-text.ts";
import { type AskedTerms, overlapWith, readAskedTerms } from "./asked-terms.ts";
import { cutClause, type DirectionFeatures, describeDirection } from "./describe-direction.ts";
import { describeSentences } from "./describe-sentence.ts";
import { type Arms, distinguishArms } from "./distinguish-arms.ts";
import { type FindingSentence, listStems, type PaperStems, readFindingText } from "./finding-text.ts";
import { readIntervalAlone } from "./interval-direction.ts";
import { findOutcomePolarity, type Polarity } from "./outcome-polarity.ts";
import { type RoleAt, tagRoles } from "./tag-roles.ts";

/** Whose result is asked for; the arms are "" where they are not known. */
export interface AskedFinding {
  intervention: string;
  comparator: string;
  outcome: string;
}

/** A paper with what is asked of it, made ready for weighing. */
export interface PreparedFinding {
  sentences: readonly FindingSentence[];
  outcome: AskedTerms;
  arms: Arms;
  polarity: Polarity;
  stems: PaperStems;
  /** Both arms are known. */
  hasArms: boolean;
  /** A row for each sentence that states a result; null for the others. */
  rows: (number[] | null)[];
}

export function prepareFinding(paper: PaperText, asked: AskedFinding, model: FindingsModel): PreparedFinding {
  const sentences = readFindingText(paper);
  const outcome = readAskedTerms(asked.outcome, model);
  const [intervention, comparator] = [
    readAskedTerms(asked.intervention, model),
    readAskedTerms(asked.comparator, model),
  ];
  return {
    ...{ sentences, outcome, arms: distinguishArms(asked.intervention, asked.comparator, paper) },
    polarity: findOutcomePolarity(asked.outcome),
    hasArms: asked.intervention !== "" && asked.comparator !== "",
    stems: paper.once(listStems),
    rows: describeSentences(sentences, outcome, intervention, comparator),
  };
}

export function dot(row: readonly number[], weights: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < row.length; index++) sum += (row[index] ?? 0) * (weights[index] ?? 0);
  return sum;
}

/** Each sentence that states a result, and its probability of reporting the outcome, the likeliest first. */
export function rankSentences({ rows }: PreparedFinding, model: FindingsModel): RankedSentence[] {
  const scores = rows.map((row) => (row === null ? Number.NEGATIVE_INFINITY : dot(row, model.sentence)));
  const greatest = Math.max(...scores);
  const powers = scores.map((score) => (score === Number.NEGATIVE_INFINITY ? 0 : Math.exp(score - greatest)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers
    .flatMap((power, index) => (power > 0 ? [{ index, probability: power / total }] : []))
    .sort((a, b) => b.probability - a.probability);
}

/** Features that show whether a paper reports the outcome at all. */
export function describeReport(
  prepared: PreparedFinding,
  ranked: readonly RankedSentence[],
  model: FindingsModel,
): number[] {
  const { rows, sentences, outcome } = prepared;
  const [first] = ranked;
  const best = sentences[first?.index ?? 0];
  const row = rows[first?.index ?? 0] ?? [];
  const { stated, planned } = prepared.stems;
  const own = best ? overlapWith(outcome, best.stems) : 0;
  const everywhere = overlapWith(outcome, stated);
  const announced = overlapWith(outcome, planned);
  let [missing, missingAnywhere] = [0, 0];
  for (const [stem, weight] of outcome.weights) {
    if (weight > missing && !best?.stems.has(stem)) missing = weight;
    if (weight > missingAnywhere && !stated.has(stem)) missingAnywhere = weight;
  }
  const score = dot(row, model.sentence);
  const few = outcome.weights.size <= 2 ? 1 : 0;
  return [
    own,
    own ** 2,
    everywhere,
    everywhere ** 2,
    own * everywhere,
    announced,
    announced * (1 - own),
    missing,
    missingAnywhere,
    few,
    few * own,
    Math.max(-5, Math.min(15, score)) / 10,
    first?.probability ?? 0,
    1,
  ];
}

export interface RankedSentence {
  /** In [title, ...sentences]. */
  index: number;
  probability: number;
}

const sigmoid = (score: number) => 1 / (1 + Math.exp(-score));

export function scoreDirection(
  { ngrams, counted }: DirectionFeatures,
  grams: Float32Array,
  dense: Float32Array,
): number {
  let sum = 0;
  for (const place of ngrams) sum += grams[place] ?? 0;
  return (sum + dot(counted, dense)) / 2;
}

/** The likeliest sentences are asked for what their words do when they are weighed, and again when they are held against it. */
const KNOWN_ROLES = new WeakMap<PreparedFinding, Map<number, readonly RoleAt[]>>();

/** What the words of a sentence do for what is asked. */
export function readRoles(prepared: PreparedFinding, index: number): readonly RoleAt[] {
  const known = KNOWN_ROLES.get(prepared) ?? new Map<number, readonly RoleAt[]>();
  KNOWN_ROLES.set(prepared, known);
  const sentence = prepared.sentences[index] as FindingSentence;
  const roles = known.get(index) ?? tagRoles(sentence, prepared.outcome, prepared.arms, prepared.polarity);
  known.set(index, roles);
  return roles;
}

export function describeAt(
  prepared: PreparedFinding,
  index: number,
): { roles: readonly RoleAt[]; features: DirectionFeatures } {
  const sentence = prepared.sentences[index] as FindingSentence;
  const roles = readRoles(prepared, index);
  return { roles, features: describeDirection(roles, prepared.polarity, sentence.numbers.values) };
}

/** How sure an interval is where nothing else speaks. */
const INTERVAL_SURE = 0.95;

/** Probabilities that there is a difference, and that it is an increase. */
function weighDirection(prepared: PreparedFinding, index: number, model: FindingsModel): [number, number] {
  const { roles, features } = describeAt(prepared, index);
  const effects = prepared.sentences[index]?.numbers.effects ?? [];
  const alone = effects.length === 0 ? null : readIntervalAlone(cutClause(roles), effects);
  const up = sigmoid(scoreDirection(features, model.sign, model.countedSign));
  if (alone === null) return [sigmoid(scoreDirection(features, model.differs, model.countedDiffers)), up];
  if (alone === "no_difference") return [1 - INTERVAL_SURE, up];
  return [INTERVAL_SURE, alone === "increased" ? INTERVAL_SURE : 1 - INTERVAL_SURE];
}

/** Share of the likeliest sentence's probability from which another one is mixed with it. */
const LEAST_MIXED = 0.05;
/** Sentences whose readings are mixed. */
const MIXED = 3;

export interface WeighedFinding {
  ranked: RankedSentence[];
  /** Probability that the paper reports the outcome, 0 to 1. */
  reported: number;
  /** Of what it reports, adding up to 1. */
  no_difference: number;
  increased: number;
  decreased: number;
}

function sharpen(
  scores: readonly [number, number, number],
  power: number,
): Pick<WeighedFinding, "no_difference" | "increased" | "decreased"> {
  const raise = (score: number): number => Math.max(0, score) ** power;
  const [none, up, down] = [raise(scores[0]), raise(scores[1]), raise(scores[2])];
  const total = none + up + down;
  return { no_difference: none / total, increased: up / total, decreased: down / total };
}

/** The same by one of the ranked sentences alone, as if the paper said nothing else of the outcome. */
export function weighAlone(
  prepared: PreparedFinding,
  { ranked, reported }: WeighedFinding,
  at: number,
  model: FindingsModel,
): WeighedFinding | null {
  const sentence = ranked[at];
  if (sentence === undefined) return null;
  const [differs, up] = weighDirection(prepared, sentence.index, model);
  const scores = [1 - differs, differs * up, differs * (1 - up)] as const;
  return { ranked: [sentence], reported, ...sharpen(scores, model.limits[LIMITS.sharpness] ?? 1) };
}

/** What a paper most likely reports of an outcome, by its likeliest sentences; null where none states a result. */
export function weighFinding(prepared: PreparedFinding, model: FindingsModel): WeighedFinding | null {
  const ranked = rankSentences(prepared, model);
  if (ranked.length === 0) return null;
  const mixed = ranked
    .slice(0, MIXED)
    .filter(({ probability }) => probability >= LEAST_MIXED * (ranked[0]?.probability ?? 0));
  const total = mixed.reduce((sum, { probability }) => sum + probability, 0);
  let [no_difference, increased] = [0, 0];
  for (const { index, probability } of mixed) {
    const [differs, up] = weighDirection(prepared, index, model);
    no_difference += ((1 - differs) * probability) / total;
    increased += (differs * up * probability) / total;
  }
  const reported = sigmoid(dot(describeReport(prepared, ranked, model), model.reported));
  const scores = [no_difference, increased, 1 - no_difference - increased] as const;
  return { ranked, reported, ...sharpen(scores, model.limits[LIMITS.sharpness] ?? 1) };
}
