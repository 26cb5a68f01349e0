import { describeTarget } from "../effects.ts";
import type { PaperDraft } from "../paper-draft.ts";
import { printCount } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { chooseQualifiers, isEvent, listSubjects, type StudyTopic } from "../study-topic.ts";
import { addArticle, capitalize, writeSentences } from "../wording.ts";
import { addTime, nameTrial, writeFollowUp } from "./trial-wording.ts";

/** The plan of a randomized trial: no results. */
export function writeProtocol(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { card, arm, comparator, population, condition } = topic;
  const [outcome] = topic.outcomes;
  if (outcome === undefined) throw new Error(`${card.id} has no outcome`);
  const trial = nameTrial(random);
  const followUp = writeFollowUp(card, random, [outcome.name]);
  const [low, high] = card.trial.size;
  const size = Math.max(10, Math.round(random.drawSize((low + high) / 2, high) / 10) * 10);
  const primary = isEvent(outcome) ? outcome.name : `the change in ${outcome.name}`;
  const masked = /sham/i.test(comparator)
    ? "patient-blinded"
    : /placebo/i.test(comparator)
      ? "double-blind"
      : "open-label";
  return {
    design: "protocol",
    titles: random.shuffle([
      `${capitalize(arm.name)} versus ${comparator} in ${population.short}: study protocol for a randomized controlled trial`,
      `Rationale and design of the ${trial} trial of ${arm.name} in ${condition.name}`,
      `${capitalize(arm.name)} for ${condition.name} (${trial}): protocol of a randomized trial`,
    ]),
    parts: {
      background: writeSentences(
        random.pick(topic.background),
        `It remains uncertain ${random.pick(topic.uncertainties)}`,
      ),
      aim: writeSentences(
        `The ${trial} trial will test whether ${arm.name} ${arm.plural ? "affect" : "affects"} ${describeTarget(outcome)} in ${population.short}`,
      ),
      setting: writeSentences(
        `${trial} is ${addArticle(masked)}, parallel-group randomized trial that will enroll ${printCount(size)} ${population.who}`,
      ),
      intervention: writeSentences(`Participants will be randomly assigned to ${arm.regimen} or ${comparator}`),
      measures: writeSentences(
        `The primary outcome is ${addTime(primary, `at ${followUp}`)}`,
        `Safety outcomes include ${random.pick(topic.harms).name}`,
      ),
      results: "",
      limits: "",
      conclusion: writeSentences(
        "Recruitment has not been completed, and no results are available",
        `The findings will inform the care of ${population.short}`,
      ),
    },
    publicationTypes: ["Clinical Trial Protocol"],
    mesh: ["Randomized Controlled Trials as Topic", "Research Design"],
    subjects: listSubjects(topic, chooseQualifiers(topic)),
  };
}
