import { isBorneOut } from "@medsieve/reader/findings/read-finding";
import { prepareFinding, type WeighedFinding, weighFinding } from "@medsieve/reader/findings/weigh-finding";
import { type FindingsModel, LIMITS } from "@medsieve/reader/models/findings-model";
import { DIRECTIONS, type Direction, type LabelledFinding } from "./findings-corpus.ts";
import { chooseFold } from "./pico-corpus.ts";
import { chooseOtherOutcomes, trainFindings } from "./train-findings.ts";

/** What a model makes of an outcome, and whether the sentence bears it out, without which the product says nothing. */
export interface TriedFinding extends WeighedFinding {
  isBorneOut: boolean;
}

/** What a model makes of a question: with its arms, without, and of outcomes that are other abstracts'. */
export interface FindingOutcome {
  finding: LabelledFinding;
  withArms: TriedFinding | null;
  withoutArms: TriedFinding | null;
  others: (TriedFinding | null)[];
  limits: Float32Array;
}

/** Outcomes of other abstracts that are asked of each. */
const OTHERS = 3;

export function tryFinding(
  finding: LabelledFinding,
  others: readonly LabelledFinding[],
  model: FindingsModel,
): FindingOutcome {
  const weigh = (asked: Pick<LabelledFinding, "intervention" | "comparator" | "outcome">) => {
    const prepared = prepareFinding(finding.paper, asked, model);
    const weighed = weighFinding(prepared, model);
    return weighed && { ...weighed, isBorneOut: isBorneOut(prepared, weighed) };
  };
  return {
    finding,
    withArms: weigh(finding),
    withoutArms: weigh({ intervention: "", comparator: "", outcome: finding.outcome }),
    others: chooseOtherOutcomes(finding, others, OTHERS).map(({ outcome }) => weigh({ ...finding, outcome })),
    limits: model.limits,
  };
}

export function chooseDirection(weighed: WeighedFinding): { direction: Direction; probability: number } {
  const [direction = "no_difference"] = DIRECTIONS.toSorted((a, b) => weighed[b] - weighed[a]);
  return { direction, probability: weighed[direction] };
}

/** Share of other abstracts' outcomes that may be said to be reported. */
const MAX_OTHERS = 0.02;
/** Precision that the product speaks at: a little over what is asked for, since other papers are harder. */
const PRECISION = 0.8575;
const POWERS = Array.from({ length: 25 }, (_, index) => 0.6 + index * 0.05);

/** The limits at which what was read of unseen abstracts is as right as it has to be. */
export function fitLimits(outcomes: readonly FindingOutcome[]): Float32Array {
  const weighedFindings = outcomes.flatMap(({ finding, withArms, withoutArms }) =>
    [withArms, withoutArms].flatMap((weighed) => (weighed === null ? [] : [{ finding, weighed }])),
  );
  const others = outcomes
    .flatMap((outcome) => outcome.others.map((weighed) => weighed?.reported ?? 0))
    .sort((a, b) => b - a);
  const [sharpness] = POWERS.map((power) => {
    const loss = weighedFindings.reduce(
      (sum, { finding, weighed }) => sum - Math.log(sharpenOne(weighed, finding.label, power)),
      0,
    );
    return { power, loss };
  }).toSorted((a, b) => a.loss - b.loss);
  const power = sharpness?.power ?? 1;
  const limits = new Float32Array(4);
  const reported = others[Math.floor(MAX_OTHERS * others.length)] ?? 0;
  limits[LIMITS.reported] = reported;
  for (const [place, arms] of [
    [LIMITS.sure, "withArms"],
    [LIMITS.sureWithoutArms, "withoutArms"],
  ] as const)
    limits[place] = fitSure(
      outcomes.map((outcome) => ({ label: outcome.finding.label, weighed: outcome[arms] })),
      reported,
      power,
    );
  limits[LIMITS.sharpness] = power;
  return limits;
}

/** The least probability from which on as much is right as has to be, among what would be said at all. */
function fitSure(
  read: readonly { label: Direction; weighed: TriedFinding | null }[],
  reported: number,
  power: number,
): number {
  const ranked = read
    .flatMap(({ label, weighed }) => {
      if (!weighed?.isBorneOut || weighed.reported < reported) return [];
      const { direction } = chooseDirection(weighed);
      return [{ isRight: direction === label, probability: sharpenOne(weighed, direction, power) }];
    })
    .toSorted((a, b) => b.probability - a.probability);
  let right = 0;
  let sure = 1;
  for (const [index, { isRight, probability }] of ranked.entries()) {
    if (isRight) right++;
    if (right / (index + 1) >= PRECISION) sure = probability;
  }
  return sure;
}

/** Probability of a direction when scores are raised to a power. */
function sharpenOne(weighed: WeighedFinding, direction: Direction, power: number): number {
  const total = DIRECTIONS.reduce((sum, one) => sum + Math.max(1e-9, weighed[one]) ** power, 0);
  return Math.max(1e-9, weighed[direction]) ** power / total;
}

/** Every question as a model reads it that was trained on the other folds; folds go by abstract. Limits are the raw ones. */
export function crossTry(
  findings: readonly LabelledFinding[],
  rarity: Uint8Array,
  folds: number,
  say: (line: string) => void,
): FindingOutcome[][] {
  return Array.from({ length: folds }, (_, fold) => {
    const [used, kept] = [true, false].map((isUsed) =>
      findings.filter(({ pmid }) => (chooseFold(pmid, folds) !== fold) === isUsed),
    );
    if (!used?.length || !kept?.length) throw new Error(`${findings.length} questions are too few for ${folds} folds`);
    const model = trainFindings(used, rarity);
    say(`fold ${fold + 1}: trained on ${used.length} questions, tried on ${kept.length}`);
    return kept.map((finding) => tryFinding(finding, kept, model));
  });
}

/** The same with the limits that the other folds suggest. */
export function limitFolds(outcomes: readonly FindingOutcome[][]): FindingOutcome[] {
  return outcomes.flatMap((own) => {
    const limits = fitLimits(outcomes.filter((other) => other !== own).flat());
    const apply = (weighed: TriedFinding | null) => weighed && sharpenAll(weighed, limits[LIMITS.sharpness] ?? 1);
    return own.map(({ finding, withArms, withoutArms, others }) => {
      return { finding, withArms: apply(withArms), withoutArms: apply(withoutArms), others: others.map(apply), limits };
    });
  });
}

function sharpenAll(weighed: TriedFinding, power: number): TriedFinding {
  const shares = DIRECTIONS.map((direction) => [direction, sharpenOne(weighed, direction, power)] as const);
  return { ...weighed, ...(Object.fromEntries(shares) as Record<Direction, number>) };
}
