import type { PaperDraft } from "../paper-draft.ts";
import { printCount, printCounts, printEstimate } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { simulateExposure } from "../statistics.ts";
import {
  chooseExposure,
  chooseQualifiers,
  isCardExposure,
  listSubjects,
  type StudyTopic,
  speakOfClass,
  varyRatio,
} from "../study-topic.ts";
import { capitalize, dropArticle, writeNumber, writeSentences } from "../wording.ts";

/** People with and without the outcome, asked for the exposure. */
export function writeCaseControl(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { population } = topic;
  const { name, outcome } = chooseExposure(topic);
  const what = dropArticle(outcome.name);
  const cases = random.drawSize(140, 5200);
  const perCase = random.drawInteger(1, 4);
  const seen = simulateExposure(
    random,
    { cases, controls: cases * perCase },
    random.drawBetween(0.12, 0.34),
    varyRatio(outcome.ratio, random),
  );
  const found = seen.estimate.p < 0.05;
  const verdict = found
    ? `associated with ${seen.estimate.value > 1 ? "higher" : "lower"} odds of ${what}`
    : `not associated with ${what}`;
  return {
    design: "case_control",
    titles: random.shuffle([
      `${capitalize(name)} and ${what}: a case-control study`,
      `${capitalize(name)} and the ${outcome.wished ? "odds" : "risk"} of ${what}: nested case-control study in ${population.short}`,
      `Is ${name} linked to ${what}? A matched case-control study`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(`To determine whether ${name} is associated with ${what}`),
      setting: writeSentences(
        `In this matched case-control study nested in a cohort of ${population.who}, ${printCount(cases)} persons with ${what} were each matched to ${perCase === 1 ? "one control" : `${writeNumber(perCase)} controls`} by age, sex, and calendar time`,
      ),
      intervention: writeSentences(`Exposure was ${name} as recorded before the index date`),
      measures: writeSentences("Odds ratios were estimated with conditional logistic regression"),
      results: writeSentences(
        `${capitalize(name)} was recorded for ${printCounts(seen.treated)} cases and ${printCounts(seen.control)} controls (odds ratio, ${printEstimate(seen.estimate)})`,
        random.pick([
          "The association did not differ by sex",
          "Restricting the analysis to incident exposure gave similar results",
          "Adjustment for comorbidity made little difference",
        ]),
      ),
      limits: writeSentences(
        random.pick(["Lifestyle factors were incompletely recorded", "Exposure may have been misclassified"]),
      ),
      conclusion: writeSentences(
        `${capitalize(name)} was ${verdict} in ${population.short}`,
        `It remains uncertain ${random.pick(topic.uncertainties)}`,
      ),
    },
    publicationTypes: random.pick([["Observational Study"], [], ["Comparative Study"]]),
    mesh: ["Case-Control Studies", "Odds Ratio", ...(outcome.mesh ?? [])],
    // The card has no names for its own exposure.
    beside: isCardExposure(topic),
    subjects: listSubjects(isCardExposure(topic) ? speakOfClass(topic) : topic, chooseQualifiers(topic)),
  };
}
