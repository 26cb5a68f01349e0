import type { PaperDraft } from "../paper-draft.ts";
import { printCount, printCounts, printEstimate } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { drawUntilClear, estimateRatio, simulateEvents } from "../statistics.ts";
import {
  chooseExposure,
  chooseQualifiers,
  isCardExposure,
  listSubjects,
  type StudyTopic,
  speakOfClass,
  varyRatio,
} from "../study-topic.ts";
import { capitalize, dropArticle, joinNames, writeSentences } from "../wording.ts";
import { describeCohortFollowUp } from "./cohort-follow-up.ts";
import { listAdjustments, writeParticipants } from "./trial-wording.ts";

/** A cohort of exposed and unexposed people, with a hazard ratio after adjustment. */
export function writeCohort(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { card, population, condition } = topic;
  const exposure = chooseExposure(topic);
  const { name, exposed, unexposed, outcome } = exposure;
  const rare = card.profile === "rare";
  const [low, high] = card.trial.size;
  // Registries hold some twenty times what a trial does; of a rare disease, three times.
  const size = rare
    ? random.drawSize(Math.max(30, low * 2), high * 3)
    : random.drawSize(low * 3, Math.min(48_000, high * 20));
  const treated = Math.round(size * random.drawBetween(0.25, 0.55));
  const followUp = describeCohortFollowUp(topic, exposure, random);
  const seen = simulateEvents(
    random,
    { treated, control: size - treated },
    outcome.control,
    varyRatio(outcome.ratio, random),
  );
  const { estimate } = drawUntilClear(() => {
    const log = Math.log(seen.estimate.value) * random.drawBetween(0.78, 1.02);
    const error = Math.log(seen.estimate.high / seen.estimate.low) / (2 * 1.96);
    return { estimate: estimateRatio(log, error * random.drawBetween(1.03, 1.2)) };
  });
  const found = estimate.p < 0.05;
  const higher = estimate.value > 1;
  const what = dropArticle(outcome.name);
  const prospective = random.happens(rare ? 0.2 : 0.4);
  const source = prospective
    ? random.pick([
        "a prospective registry",
        "a population-based prospective cohort",
        "a prospective multicenter cohort",
      ])
    : random.pick([
        "linked electronic health records",
        "an administrative claims database",
        "the records of several referral centers",
      ]);
  const design = `${prospective ? "prospective" : "retrospective"} cohort study`;
  const verdict = found
    ? `associated with a ${higher ? "higher" : "lower"} ${outcome.wished ? "rate" : "risk"} of ${what}`
    : `not associated with ${what}`;
  return {
    design: "cohort",
    titles: random.shuffle([
      `${capitalize(name)} and the ${outcome.wished ? "rate" : "risk"} of ${what} in ${population.short}: a ${design}`,
      `${capitalize(name)} and ${what}: a ${random.pick(["population-based", "nationwide", "multicenter"])} cohort study`,
      `Association of ${name} with ${what} among ${population.short}`,
      `Outcomes of ${name} in ${condition.name}: ${prospective ? "a prospective registry" : "a retrospective cohort"}`,
      `${capitalize(what)} after ${name}: a cohort study in ${population.short}`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(`To examine whether ${name} is associated with ${what} in ${population.short}`),
      setting: writeSentences(
        `This ${design} used data from ${source} on ${printCount(size)} ${population.who}`,
        writeParticipants(population, random),
      ),
      intervention: writeSentences(
        `We compared ${exposed} (n = ${printCount(treated)}) with ${unexposed} (n = ${printCount(size - treated)})`,
      ),
      measures: writeSentences(
        `The outcome was ${outcome.name}`,
        `Cox models were adjusted for ${joinNames(listAdjustments(population, random))}${random.happens(0.4) ? ", with inverse probability of treatment weighting" : ""}`,
      ),
      results: writeSentences(
        `${followUp.opening}${what} occurred in ${printCounts(seen.treated)} and ${printCounts(seen.control)} persons, respectively`,
        `After adjustment, ${name} was ${verdict} (hazard ratio, ${printEstimate(estimate)})`,
        random.pick([
          "Results were similar across age groups",
          followUp.inYears
            ? "The estimate changed little when the first year of follow-up was left out"
            : "Propensity-score matching gave a similar estimate",
          "A dose-response relation was not seen",
          "",
        ]),
      ),
      limits: writeSentences(
        random.pick([
          "Residual confounding cannot be excluded",
          "Adherence to treatment was not known",
          "Confounding by indication may remain",
        ]),
      ),
      conclusion: writeSentences(
        `Among ${population.short}, ${name} was ${verdict}`,
        random.happens(0.5)
          ? `It remains uncertain ${random.pick(topic.uncertainties)}`
          : "These observational findings do not prove causation",
      ),
    },
    publicationTypes: random.pick([["Observational Study"], [], ["Multicenter Study"], ["Comparative Study"]]),
    mesh: [
      ...(prospective ? ["Prospective Studies", "Cohort Studies"] : ["Retrospective Studies", "Cohort Studies"]),
      ...(random.happens(0.5) ? ["Risk Factors"] : []),
      ...(outcome.mesh ?? []),
    ],
    // The card has no names for its own exposure.
    beside: isCardExposure(topic),
    subjects: listSubjects(isCardExposure(topic) ? speakOfClass(topic) : topic, chooseQualifiers(topic)),
  };
}
