import {
  printCounts,
  printEstimate,
  printInterval,
  printNumber,
  printPercent,
  printQuantity,
} from "./print-numbers.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { EventComparison, ScoreComparison } from "./statistics.ts";
import { isEvent } from "./study-topic.ts";
import type { EventOutcome, Outcome, ScoreOutcome } from "./topic-card.ts";
import { capitalize, dropArticle } from "./wording.ts";

/** What a comparison came to, for the person treated. */
export type Verdict = "better" | "worse" | "unclear";

export function judgeEvents(outcome: EventOutcome, comparison: EventComparison): Verdict {
  if (comparison.estimate.p >= 0.05) return "unclear";
  return comparison.estimate.value < 1 !== (outcome.wished ?? false) ? "better" : "worse";
}

export function judgeScores(score: ScoreOutcome, comparison: ScoreComparison): Verdict {
  if (comparison.estimate.p >= 0.05) return "unclear";
  return comparison.estimate.value > 0 === (score.better === "higher") ? "better" : "worse";
}

/** "reduced the risk of hip fracture". */
export function describeEventEffect(outcome: EventOutcome, verdict: Verdict): string {
  const name = dropArticle(outcome.name);
  const rises = (verdict === "better") === (outcome.wished ?? false);
  if (verdict === "unclear") return `did not significantly change the ${outcome.wished ? "rate" : "risk"} of ${name}`;
  if (outcome.wished) return rises ? `increased the rate of ${name}` : `lowered the rate of ${name}`;
  return rises ? `increased the risk of ${name}` : `reduced the risk of ${name}`;
}

/** "improved 6-minute walk distance", "reduced body weight". */
export function describeScoreEffect(score: ScoreOutcome, verdict: Verdict): string {
  if (verdict === "unclear") return `had no clear effect on ${score.name}`;
  return `${PAST_TENSE[chooseScoreVerb(score, verdict)]} ${score.name}`;
}

const PAST_TENSE = { improve: "improved", worsen: "worsened", increase: "increased", reduce: "reduced" } as const;

/** A score or an ability gets better or worse; of what is counted or weighed one says where it went. */
export function chooseScoreVerb(score: ScoreOutcome, verdict: "better" | "worse"): keyof typeof PAST_TENSE {
  const isScale = /\b(?:score|index|sum of boxes)\b/i.test(score.name) && !/\bmass index\b/i.test(score.name);
  const isMeasured = /\b(?:serum|plasma|fecal|hemoglobin|density|pH|days|movements)\b/i.test(score.name);
  if (isScale || (score.better === "higher" && !isMeasured)) return verdict === "better" ? "improve" : "worsen";
  return (verdict === "better") === (score.better === "higher") ? "increase" : "reduce";
}

/** "the risk of hip fracture", "6-minute walk distance". */
export function describeTarget(outcome: Outcome): string {
  if (!isEvent(outcome)) return outcome.name;
  return `the ${outcome.wished ? "rate" : "risk"} of ${dropArticle(outcome.name)}`;
}

interface Named {
  treated: string;
  control: string;
}

/** The sentence that reports the events of both groups; `measure` is "risk ratio" and the like. */
export function reportEvents(
  outcome: EventOutcome,
  comparison: EventComparison,
  groups: Named,
  measure: string,
  random: SeededRandom,
): string {
  const { treated, control, estimate } = comparison;
  const name = dropArticle(outcome.name);
  const short = (counts: typeof treated) =>
    `${printPercent(counts.events / counts.total)} (${counts.events}/${counts.total})`;
  return random.pick([
    `${capitalize(outcome.name)} occurred in ${printCounts(treated)} participants receiving ${groups.treated} and in ${printCounts(control)} receiving ${groups.control} (${measure}, ${printEstimate(estimate)})`,
    `Rates of ${name} were ${short(treated)} with ${groups.treated} and ${short(control)} with ${groups.control}, for a ${measure} of ${printInterval(estimate)}`,
    `${capitalize(outcome.name)} was recorded in ${printCounts(treated)} in the ${dropArticle(groups.treated)} group, as against ${printCounts(control)} in the control group (${measure} ${printInterval(estimate)})`,
  ]);
}

export function reportScores(
  score: ScoreOutcome,
  comparison: ScoreComparison,
  groups: Named,
  random: SeededRandom,
): string {
  const { treated, control, estimate, decimals } = comparison;
  const quantity = (value: number) => printQuantity(value, score.unit, decimals);
  return random.pick([
    `The mean change in ${score.name} was ${quantity(treated)} with ${groups.treated} and ${quantity(control)} with ${groups.control} (between-group difference, ${printEstimate(estimate, decimals)})`,
    `${capitalize(score.name)} changed by ${quantity(treated)} in the ${dropArticle(groups.treated)} group and by ${quantity(control)} in the control group; the difference was ${printNumber(estimate.value, decimals)} ${score.unit === "%" ? "percentage points" : score.unit} (95% CI ${printNumber(estimate.low, decimals)} to ${printNumber(estimate.high, decimals)})`,
  ]);
}

/** An unwanted event with its numbers in both groups. */
export function reportHarm(harm: EventOutcome, comparison: EventComparison, groups: Named): string {
  const { treated, control, estimate } = comparison;
  const shares = `${printPercent(treated.events / treated.total)} vs ${printPercent(control.events / control.total)}`;
  if (estimate.p >= 0.05 && Math.abs(Math.log(estimate.value)) > Math.log(1.5))
    return `The frequency of ${dropArticle(harm.name)} did not differ significantly between ${groups.treated} and ${groups.control} (${shares})`;
  if (estimate.p >= 0.05)
    return `${capitalize(harm.name)} was about as frequent with ${groups.treated} as with ${groups.control} (${shares})`;
  const more = estimate.value > 1 ? "more" : "less";
  return `${capitalize(harm.name)} was ${more} frequent with ${groups.treated} than with ${groups.control} (${shares})`;
}
