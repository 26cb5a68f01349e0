import { chooseScoreVerb, describeEventEffect, describeScoreEffect, type Verdict } from "../effects.ts";
import type { PaperDraft } from "../paper-draft.ts";
import { printCount, printEstimate, printInterval } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { drawUntilClear, type Estimate, estimateRatio, findTwoSidedP } from "../statistics.ts";
import { chooseEvent, chooseQualifiers, isEvent, listSubjects, type StudyTopic, speakOfClass } from "../study-topic.ts";
import type { EventOutcome, ScoreOutcome } from "../topic-card.ts";
import { capitalize, dropArticle, joinNames, writeNumber, writeSentences } from "../wording.ts";

const DATABASES = ["MEDLINE", "Embase", "CENTRAL", "CINAHL", "Web of Science", "Scopus"];

type Review = ReturnType<typeof drawReview>;

/** A systematic review, mostly with a meta-analysis; of observational studies where the topic is a harm. */
export function writeSystematicReview(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { observational, rare } = readProfile(topic);
  const review = drawReview(topic, random);
  return {
    design: "systematic_review",
    titles: writeTitles(topic, review, random),
    parts: writeParts(topic, review, random),
    publicationTypes: ["Systematic Review", "Meta-Analysis"],
    mesh: [
      ...(observational ? ["Risk Factors"] : rare ? [] : ["Randomized Controlled Trials as Topic"]),
      ...review.pooled.mesh,
    ],
    // Of an exposure's outcome, which the card's names do not say.
    beside: observational,
    subjects: listSubjects(speakOfClass(topic), chooseQualifiers(topic)),
  };
}

function readProfile({ card }: StudyTopic): { observational: boolean; rare: boolean } {
  return { observational: card.profile === "harm", rare: card.profile === "rare" };
}

/** What was searched, and what was found and pooled. */
function drawReview(topic: StudyTopic, random: SeededRandom) {
  const { observational, rare } = readProfile(topic);
  const kind = observational ? "observational studies" : rare ? "clinical studies" : "randomized trials";
  const score = topic.outcomes.find((outcome): outcome is ScoreOutcome => !isEvent(outcome));
  const pooled =
    score !== undefined && random.happens(0.3) ? poolScores(score, topic, random) : poolEvents(topic, random);
  const { studies, people } = pooled;
  const searched = joinNames(["MEDLINE", ...random.shuffle(DATABASES.slice(1)).slice(0, random.drawInteger(1, 3))]);
  const heterogeneity = random.drawInteger(0, 78);
  const certainty = heterogeneity > 45 ? "low" : pooled.estimate.p < 0.05 && !observational ? "high" : "moderate";
  const risky = random.drawInteger(1, Math.max(1, Math.floor(studies / 2)));
  return { kind, pooled, studies, people, searched, heterogeneity, certainty, risky };
}

function poolEvents(topic: StudyTopic, random: SeededRandom) {
  const { card } = topic;
  const { observational } = readProfile(topic);
  const outcome: EventOutcome = observational && card.exposure ? card.exposure.outcome : chooseEvent(topic);
  const found = drawStudies(topic, random);
  const estimate = drawUntilClear(() => ({
    estimate: estimateRatio(
      Math.log(outcome.ratio) * random.drawBetween(0.75, 1.1) + random.drawNormal(0, 0.03),
      Math.max(0.035, Math.sqrt(4.4 / (found.people * outcome.control))),
    ),
  })).estimate;
  const verdict = judge(estimate, estimate.value < 1 !== (outcome.wished ?? false));
  const measure = observational ? "pooled relative risk" : "risk ratio";
  return {
    ...found,
    estimate,
    verdict,
    mesh: outcome.mesh ?? [],
    outcome: outcome.name,
    name: dropArticle(outcome.name),
    effect: observational ? describeAssociation(outcome, verdict) : describeEventEffect(outcome, verdict),
    verb: estimate.value > 1 ? "increase" : "reduce",
    target: `the ${outcome.wished ? "rate" : "risk"} of ${dropArticle(outcome.name)}`,
    numbers: `${measure}, ${printEstimate(estimate)}`,
    short: `${measure} ${printInterval(estimate)}`,
  };
}

function poolScores(outcome: ScoreOutcome, topic: StudyTopic, random: SeededRandom) {
  const found = drawStudies(topic, random);
  const decimals = outcome.sd < 3 ? 2 : 1;
  const round = (value: number) => Number(value.toFixed(decimals));
  const estimate = drawUntilClear(() => {
    const error = (outcome.sd * 2.3) / Math.sqrt(found.people);
    const value = round(outcome.difference * random.drawBetween(0.75, 1.1) + random.drawNormal(0, error / 3));
    const [low, high] = [round(value - 1.96 * error), round(value + 1.96 * error)];
    return { estimate: { value, low, high, p: findTwoSidedP(value / error) } };
  }, 0).estimate;
  const verdict = judge(estimate, estimate.value > 0 === (outcome.better === "higher"));
  const unit = outcome.unit === "%" ? "percentage points" : outcome.unit;
  return {
    ...found,
    estimate,
    verdict,
    mesh: outcome.mesh ?? [],
    outcome: outcome.name,
    name: dropArticle(outcome.name),
    effect: describeScoreEffect(outcome, verdict),
    verb: verdict === "unclear" ? "change" : chooseScoreVerb(outcome, verdict),
    target: outcome.name,
    numbers: `mean difference in ${unit}, ${printEstimate(estimate, decimals)}`,
    short: `mean difference ${printInterval(estimate, decimals)} ${unit}`,
  };
}

function drawStudies(topic: StudyTopic, random: SeededRandom) {
  const { card } = topic;
  const { observational, rare } = readProfile(topic);
  const count = rare ? random.drawInteger(3, 7) : random.drawInteger(5, 34);
  const [low, high] = card.trial.size;
  const each = observational ? random.drawSize(3000, 40_000) : random.drawBetween(low, (low + high) / 2);
  return { studies: count, people: Math.round(count * each + random.drawInteger(1, 97)) };
}

function writeTitles(topic: StudyTopic, { kind, pooled, studies }: Review, random: SeededRandom): string[] {
  const { condition, intervention, population } = topic;
  const { observational } = readProfile(topic);
  const grouped = intervention.name;
  return random.shuffle(
    [
      `${capitalize(grouped)} for ${condition.name}: a systematic review and meta-analysis`,
      `Effect of ${grouped} on ${pooled.name} in ${population.short}: systematic review and meta-analysis of ${kind}`,
      `${capitalize(grouped)} and ${pooled.name}: an updated meta-analysis of ${studies} ${kind}`,
      `Efficacy and safety of ${grouped} in ${population.short}: a meta-analysis of ${kind}`,
    ]
      .filter((title) => !observational || !/^Efficacy|^Effect| for /.test(title))
      .concat(
        observational
          ? [
              `Association between ${grouped} and ${pooled.name}: a systematic review and meta-analysis`,
              `Do ${grouped} raise the risk of ${pooled.name}? Systematic review of ${kind}`,
            ].slice(0, intervention.plural ? 2 : 1)
          : [],
      ),
  );
}

function writeParts(topic: StudyTopic, review: Review, random: SeededRandom): PaperDraft["parts"] {
  const { intervention, population, comparator } = topic;
  const { kind, pooled, studies, people, searched, heterogeneity, certainty, risky } = review;
  const { observational } = readProfile(topic);
  const grouped = intervention.name;
  return {
    background: writeSentences(random.pick(topic.background)),
    aim: writeSentences(
      observational
        ? `To summarize the association between ${grouped} and ${pooled.name}`
        : `To assess the effects of ${grouped} compared with ${comparator.includes(grouped) ? "" : `${comparator} or other `}controls in ${population.short}`,
    ),
    setting: writeSentences(`We searched ${searched} from inception for ${kind} of ${grouped} in ${population.who}`),
    intervention: "",
    measures: writeSentences(
      "Two reviewers independently selected studies, extracted data, and assessed the risk of bias",
      `The primary outcome was ${pooled.outcome}`,
      "Results were pooled with random-effects models, and the certainty of evidence was rated with GRADE",
    ),
    results: writeSentences(
      `We included ${writeNumber(studies)} ${kind} with ${printCount(people)} participants`,
      `${capitalize(grouped)} ${pooled.effect} (${pooled.numbers}; I² = ${heterogeneity}%; ${certainty}-certainty evidence)`,
      heterogeneity > 50
        ? `Heterogeneity was explained in part by ${random.pick(["length of follow-up", "baseline risk", "dose", "the quality of studies"])}`
        : "Results were similar in sensitivity analyses",
      `${capitalize(writeNumber(risky))} ${risky === 1 ? "study was" : "studies were"} at high risk of bias`,
    ),
    limits: writeSentences(
      random.pick([
        "Most studies were short",
        "Few studies reported harms in a way that allowed pooling",
        "Publication bias could not be excluded",
        "",
      ]),
    ),
    conclusion: writeSentences(
      `${capitalize(certainty)}-certainty evidence ${pooled.verdict === "unclear" ? "does not show" : "indicates"} that ${grouped} ${concludeEffect(topic, review)} in ${population.short}`,
      `It remains uncertain ${random.pick(topic.uncertainties)}`,
    ),
  };
}

/** Plural or singular present of what was found. */
function concludeEffect(topic: StudyTopic, { pooled }: Review): string {
  const { intervention } = topic;
  const { observational } = readProfile(topic);
  const plural = intervention.plural ?? false;
  if (observational) return `${plural ? "are" : "is"} associated with ${pooled.name}`;
  if (pooled.verdict === "unclear") return `${plural ? "change" : "changes"} ${pooled.target}`;
  return `${pooled.verb}${plural ? "" : "s"} ${pooled.target}`;
}

function judge(estimate: Estimate, good: boolean): Verdict {
  return estimate.p >= 0.05 ? "unclear" : good ? "better" : "worse";
}

function describeAssociation(outcome: EventOutcome, verdict: Verdict): string {
  const name = dropArticle(outcome.name);
  if (verdict === "unclear") return `showed no clear association with ${name}`;
  const rises = (verdict === "better") === (outcome.wished ?? false);
  return `showed an association with ${rises ? "a higher" : "a lower"} risk of ${name}`;
}
