import {
  describeEventEffect,
  describeScoreEffect,
  describeTarget,
  judgeEvents,
  judgeScores,
  reportEvents,
  reportHarm,
  reportScores,
  type Verdict,
} from "../effects.ts";
import type { PaperDraft } from "../paper-draft.ts";
import { printCount, printQuantity } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { simulateEvents, simulateScores } from "../statistics.ts";
import { chooseQualifiers, isEvent, listSubjects, type StudyTopic, varyDifference, varyRatio } from "../study-topic.ts";
import type { Outcome } from "../topic-card.ts";
import { addArticle, capitalize, dropArticle, writeNumber, writeSentences } from "../wording.ts";
import { addTime, nameTrial, writeFollowUp, writeParticipants } from "./trial-wording.ts";

/** What a trial compares, and of how many. */
interface Compared {
  groups: { treated: string; control: string };
  sizes: { treated: number; control: number };
}

type Trial = ReturnType<typeof drawTrial>;

/** A parallel-group randomized trial with a primary, a secondary and a safety outcome. */
export function writeRandomizedTrial(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const trial = drawTrial(topic, random);
  const { masked, blinding, many, primary, secondary } = trial;
  return {
    design: "randomized_trial",
    titles: writeTitles(topic, trial, random),
    parts: writeParts(topic, trial, random),
    publicationTypes: [
      "Randomized Controlled Trial",
      ...(many && random.happens(0.7) ? ["Multicenter Study"] : []),
      ...(random.happens(0.2) ? [masked ? "Clinical Trial, Phase III" : "Pragmatic Clinical Trial"] : []),
    ],
    mesh: [
      ...(masked ? [blinding === "double-blind" ? "Double-Blind Method" : "Single-Blind Method"] : []),
      ...(random.happens(0.6) ? ["Treatment Outcome"] : []),
      ...(primary.mesh ?? []),
      ...(secondary?.mesh ?? []),
    ],
    subjects: listSubjects(topic, chooseQualifiers(topic)),
  };
}

/** How it was planned, and what it found. */
function drawTrial(topic: StudyTopic, random: SeededRandom) {
  const { card, arm, comparator } = topic;
  const groups = { treated: arm.name, control: comparator };
  const size = random.drawSize(...card.trial.size);
  const sizes = { treated: Math.ceil(size / 2), control: Math.floor(size / 2) };
  const controlled = /sham/i.test(comparator)
    ? "sham-controlled"
    : /placebo/i.test(comparator)
      ? "placebo-controlled"
      : null;
  const masked = controlled !== null;
  // Who places needles or operates knows what is a sham.
  const blinding = controlled === "sham-controlled" ? "patient-blinded" : "double-blind";
  const trialName = nameTrial(random);
  const many = size > 150;

  const [primary = topic.outcomes[0], secondary] = chooseOutcomes(topic, random);
  if (primary === undefined) throw new Error(`${card.id} has no outcome`);
  const followUp = writeFollowUp(
    card,
    random,
    [primary, ...(secondary === undefined ? [] : [secondary])].map(({ name }) => name),
  );
  const main = runOutcome(primary, { sizes, groups }, random);
  const second = secondary === undefined ? null : runOutcome(secondary, { sizes, groups }, random);
  const harm = random.pick(topic.harms);
  const harmSeen = simulateEvents(random, sizes, harm.control, varyRatio(harm.ratio, random));
  return {
    ...{ size, sizes, groups, controlled, masked, blinding, trialName, many, followUp },
    ...{ primary, secondary, main, second, harm, harmSeen },
  };
}

function runOutcome(
  outcome: Outcome,
  { sizes, groups }: Compared,
  random: SeededRandom,
): { verdict: Verdict; effect: string; sentence: string } {
  if (isEvent(outcome)) {
    const comparison = simulateEvents(random, sizes, outcome.control, varyRatio(outcome.ratio, random));
    const verdict = judgeEvents(outcome, comparison);
    const sentence = reportEvents(outcome, comparison, groups, random.pick(["risk ratio", "relative risk"]), random);
    return { verdict, effect: describeEventEffect(outcome, verdict), sentence };
  }
  const comparison = simulateScores(random, sizes, { ...outcome, difference: varyDifference(outcome, random) });
  const verdict = judgeScores(outcome, comparison);
  return {
    verdict,
    effect: describeScoreEffect(outcome, verdict),
    sentence: reportScores(outcome, comparison, groups, random),
  };
}

function writeTitles(topic: StudyTopic, trial: Trial, random: SeededRandom): string[] {
  const { arm, comparator, population, condition } = topic;
  const { controlled, masked, blinding, trialName, many, primary } = trial;
  const compared = `${arm.name} ${random.pick(["versus", "compared with"])} ${comparator}`;
  const outcomeName = dropArticle(primary.name);
  return random.shuffle([
    `${capitalize(compared)} in ${population.short}: a ${masked ? `${blinding} ` : ""}randomized controlled trial`,
    `Effect of ${arm.name} on ${outcomeName} in ${population.short}: ${many ? "a multicenter" : "a"} randomized trial`,
    `${capitalize(arm.name)} for ${condition.name}: the ${trialName} randomized trial`,
    `${masked ? `${capitalize(blinding)}, randomized` : "Randomized, open-label"} trial of ${arm.name} in ${population.short} (${trialName})`,
    `${capitalize(arm.name)} and ${outcomeName} in ${condition.name}: a randomized ${controlled ?? "clinical"} trial`,
  ]);
}

function writeParts(topic: StudyTopic, trial: Trial, random: SeededRandom): PaperDraft["parts"] {
  const { arm, comparator, population } = topic;
  const { size, sizes, groups, controlled, masked, blinding, many, followUp } = trial;
  const { primary, secondary, main, second, harm, harmSeen } = trial;
  const outcomeName = dropArticle(primary.name);
  return {
    background: writeSentences(random.pick(topic.background)),
    aim: writeSentences(
      random.pick([
        `We aimed to determine whether ${arm.name} ${arm.plural ? "affect" : "affects"} ${describeTarget(primary)} in ${population.short}`,
        `To compare ${arm.name} with ${comparator} in ${population.short}`,
        `To assess the effect of ${arm.name} on ${outcomeName} in ${population.who}`,
      ]),
    ),
    setting: writeSentences(
      random.pick([
        `In this ${masked ? blinding : "open-label"}, parallel-group randomized trial at ${many ? `${random.drawInteger(8, 64)} sites` : `${writeNumber(random.drawInteger(2, 5))} hospitals`}, we enrolled ${printCount(size)} ${population.who}`,
        `We conducted ${addArticle(many ? "multicenter" : "single-center")}, randomized, ${controlled ?? "assessor-blinded"} trial in ${printCount(size)} ${population.who}`,
      ]),
      writeParticipants(population, random),
    ),
    intervention: writeSentences(
      random.pick([
        `Participants were randomly assigned (1:1) to receive ${arm.regimen} or ${comparator}; follow-up lasted ${followUp}`,
        `Eligible participants were randomized to ${arm.regimen} (n = ${sizes.treated}) or ${comparator} (n = ${sizes.control}) and followed for ${followUp}`,
      ]),
    ),
    measures: writeSentences(
      `The primary outcome was ${addTime(isEvent(primary) ? primary.name : `the change in ${primary.name}`, `at ${followUp}`)}`,
      secondary === undefined
        ? ""
        : `The main secondary outcome was ${isEvent(secondary) ? secondary.name : `the change in ${secondary.name}`}`,
      random.happens(0.6) ? "Analysis was by intention to treat" : "",
    ),
    results: writeSentences(
      random.happens(0.4)
        ? `In all, ${printCount(Math.round(size * random.drawBetween(0.86, 0.97)))} participants completed follow-up`
        : "",
      describeBaseline(primary, random),
      main.sentence,
      second === null ? "" : second.sentence,
      reportHarm(harm, harmSeen, groups),
    ),
    limits: writeSentences(
      random.pick([
        masked
          ? "Follow-up was too short to tell whether the effect lasts"
          : "Neither participants nor clinicians could be blinded",
        many ? "Adherence fell in both groups during follow-up" : "The sample was small and from few centers",
        population.age[0] > 50
          ? "Few participants were older than 80 years or had severe comorbidity"
          : "Those who declined to take part were not characterized",
        "",
        "",
      ]),
    ),
    conclusion: writeSentences(concludeTrial(topic, trial, random)),
  };
}

function describeBaseline(outcome: Outcome, random: SeededRandom): string {
  if (isEvent(outcome) || random.happens(0.4)) return "";
  const decimals = outcome.baseline < 10 ? 1 : 0;
  return `Mean ${dropArticle(outcome.name)} at baseline was ${printQuantity(outcome.baseline, outcome.unit, decimals)}`;
}

function concludeTrial(topic: StudyTopic, { main, second }: Trial, random: SeededRandom): string {
  const { arm, comparator, population } = topic;
  const whom = random.pick([`In ${population.short}`, `Among ${population.short}`]);
  const doubt = random.pick(topic.uncertainties);
  const also = second !== null && second.verdict !== main.verdict ? `, but ${second.effect}` : "";
  if (main.verdict === "better") {
    return random.pick([
      `${whom}, ${arm.name} ${main.effect} compared with ${comparator}${also}`,
      `${capitalize(arm.name)} ${main.effect} in ${population.short}${also}. It remains uncertain ${doubt}`,
    ]);
  }
  if (main.verdict === "worse") {
    return `${whom}, ${arm.name} ${main.effect} compared with ${comparator}${also}. These findings do not support its routine use`;
  }
  return random.pick([
    `${whom}, ${arm.name} ${main.effect} compared with ${comparator}${also}`,
    also === ""
      ? `${capitalize(arm.name)} ${main.effect} in this trial; a clinically relevant effect in either direction cannot be excluded`
      : `${capitalize(arm.name)} ${main.effect}${also} in ${population.short}`,
  ]);
}

function chooseOutcomes(topic: StudyTopic, random: SeededRandom): Outcome[] {
  const [first, ...others] = topic.outcomes;
  if (first === undefined) return [];
  const rest = random.shuffle(others);
  // Most trials of a topic ask its main question.
  if (rest.length > 0 && random.happens(0.3)) return [rest[0] ?? first, first];
  return rest[0] === undefined ? [first] : [first, rest[0]];
}
