import { describeEventEffect, judgeEvents, reportEvents } from "../effects.ts";
import type { PaperDraft } from "../paper-draft.ts";
import { printCount, printCounts, printPercent } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { drawEvents, estimateShare, simulateEvents } from "../statistics.ts";
import { chooseEvent, chooseQualifiers, listSubjects, type StudyTopic, varyRatio } from "../study-topic.ts";
import { capitalize, dropArticle, writeNumber, writeSentences } from "../wording.ts";
import { addTime, writeFollowUp, writeParticipants } from "./trial-wording.ts";

/** Trials without randomization: a single arm, or a control group chosen otherwise. */
export function writeOtherTrial(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { control, wished } = chooseEvent(topic);
  // A trial of some dozen people without a comparison does not count rare events.
  const isCountable = (wished ?? false) || control > 0.15;
  return topic.card.profile === "rare" || (isCountable && random.happens(0.55))
    ? writeSingleArmTrial(topic, random)
    : writeControlledTrial(topic, random);
}

function writeSingleArmTrial(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { card, arm, population, condition } = topic;
  const outcome = chooseEvent(topic);
  const [low, high] = card.trial.size;
  const size = random.drawSize(Math.max(8, Math.round(low / 3)), Math.max(16, Math.min(90, high)));
  const events = drawEvents(random, size, Math.min(0.92, outcome.control * varyRatio(outcome.ratio, random)));
  const share = estimateShare({ events, total: size });
  const harm = random.pick(topic.harms);
  const harmed = drawEvents(random, size, Math.min(0.8, harm.control * harm.ratio));
  const followUp = writeFollowUp(card, random, [outcome.name]);
  const phase = random.pick(["phase 2", "pilot", "open-label"]);
  const name = dropArticle(outcome.name);
  const worthwhile = outcome.wished ? share.low > outcome.control : share.high < outcome.control;
  return {
    design: "other_trial",
    titles: random.shuffle([
      `${capitalize(arm.name)} in ${population.short}: a single-arm ${phase} trial`,
      `${capitalize(phase)} study of ${arm.name} for ${condition.name}`,
      `Feasibility and effect of ${arm.name} in ${condition.name}: an uncontrolled ${phase} trial`,
      `Open-label treatment with ${arm.name} in ${population.short}`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(`To explore the effect and tolerability of ${arm.name} in ${population.short}`),
      setting: writeSentences(
        `In this single-arm ${phase} trial, ${printCount(size)} ${population.who} were enrolled at ${writeNumber(random.drawInteger(1, 6))} ${random.pick(["referral centers", "centers"])}`
          .replace("at one referral centers", "at one referral center")
          .replace("at one centers", "at one center"),
        writeParticipants(population, random),
      ),
      intervention: writeSentences(`All participants received ${arm.regimen} and were followed for ${followUp}`),
      measures: writeSentences(
        `The primary outcome was ${addTime(outcome.name, `within ${followUp}`)}; a rate of ${Math.round(outcome.control * 100)}% was expected from earlier reports without this treatment`,
      ),
      results: writeSentences(
        `${capitalize(name)} occurred in ${printCounts({ events, total: size })} participants (95% CI, ${printPercent(share.low)} to ${printPercent(share.high)})`,
        `${capitalize(harm.name)} was seen in ${harmed} ${harmed === 1 ? "participant" : "participants"} (${printPercent(harmed / size)})`,
        random.happens(0.5)
          ? `${writeNumber(random.drawInteger(1, 4))} participants stopped early`.replace(
              /^one participants/,
              "one participant",
            )
          : "",
      ),
      limits: writeSentences(
        random.pick([
          "There was no control group",
          "The lack of a comparison group and the small sample limit inference",
        ]),
      ),
      conclusion: writeSentences(
        worthwhile
          ? `${capitalize(arm.name)} ${arm.plural ? "were" : "was"} followed by a rate of ${name} that compares well with earlier reports in ${population.short}; a randomized trial is warranted`
          : `In ${population.short}, the rate of ${name} with ${arm.name} was not clearly different from what earlier reports would suggest. It remains uncertain ${random.pick(topic.uncertainties)}`,
      ),
    },
    publicationTypes: [phase === "phase 2" ? "Clinical Trial, Phase II" : "Clinical Trial"],
    mesh: ["Treatment Outcome", ...(phase === "pilot" ? ["Pilot Projects"] : []), ...(outcome.mesh ?? [])],
    subjects: listSubjects(topic, chooseQualifiers(topic)),
  };
}

function writeControlledTrial(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { card, arm, comparator, population } = topic;
  const outcome = chooseEvent(topic);
  const size = random.drawSize(...card.trial.size);
  const treated = Math.round(size * random.drawBetween(0.42, 0.58));
  const comparison = simulateEvents(
    random,
    { treated, control: size - treated },
    outcome.control,
    varyRatio(outcome.ratio, random),
  );
  const verdict = judgeEvents(outcome, comparison);
  const effect = describeEventEffect(outcome, verdict);
  const followUp = writeFollowUp(card, random, [outcome.name]);
  // Without randomization there is no placebo and no sham.
  const rest = /^(?:an? )?(?:placebo|sham)\b/i.test(comparator) ? "no treatment" : comparator;
  const how = random.pick(["alternating months", "the hospital they attended", "their own preference"]);
  return {
    design: "other_trial",
    titles: random.shuffle([
      `${capitalize(arm.name)} versus ${rest} in ${population.short}: a nonrandomized controlled trial`,
      `Nonrandomized trial of ${arm.name} and ${dropArticle(outcome.name)} in ${population.short}`,
      `Controlled before-and-after evaluation of ${arm.name} in ${population.short}`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(`To compare ${arm.name} with ${rest} under the conditions of daily practice`),
      setting: writeSentences(
        `This nonrandomized controlled trial included ${printCount(size)} ${population.who}`,
        writeParticipants(population, random),
      ),
      intervention: writeSentences(
        `Participants were allocated according to ${how} to ${arm.regimen} (n = ${treated}) or ${rest} (n = ${size - treated})`,
      ),
      measures: writeSentences(`The primary outcome was ${addTime(outcome.name, `at ${followUp}`)}`),
      results: writeSentences(
        reportEvents(outcome, comparison, { treated: arm.name, control: rest }, "risk ratio", random),
        `Adjustment for age, sex, and baseline severity changed the estimate by less than ${random.drawInteger(4, 11)}%`,
      ),
      limits: writeSentences(
        "Allocation was not random, so that differences between the groups may explain part of the result",
      ),
      conclusion: writeSentences(
        `In ${population.short}, ${arm.name} ${effect} compared with ${rest}, but confirmation in a randomized trial is needed`,
      ),
    },
    publicationTypes: ["Controlled Clinical Trial"],
    mesh: ["Non-Randomized Controlled Trials as Topic", "Treatment Outcome", ...(outcome.mesh ?? [])],
    subjects: listSubjects(topic, chooseQualifiers(topic)),
  };
}
