import type { PaperDraft } from "../paper-draft.ts";
import { printCount, printEstimate } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { drawUntilClear, findTwoSidedP } from "../statistics.ts";
import { listSubjects, type StudyTopic, speakOfClass } from "../study-topic.ts";
import type { Experiment } from "../topic-card.ts";
import { capitalize, dropArticle, joinNames, writeNumber, writeSentences } from "../wording.ts";

/** Spread of what is measured, in percent of the control mean: makes of a change a standardized difference. */
const SPREAD_PERCENT = 35;
/** Pooled standardized differences are hardly ever larger. */
const MAX_DIFFERENCE = 2.4;

/** A systematic review of animal experiments with one meta-analysis. */
export function writeAnimalReview(topic: StudyTopic, experiment: Experiment, random: SeededRandom): PaperDraft {
  const { condition } = topic;
  const [first, second] = experiment.measured;
  const measured = first?.name ?? condition.name;
  const studies = random.drawInteger(9, 34);
  const animals = studies * random.drawInteger(14, 26) + random.drawInteger(1, 13);
  const round = (value: number) => Number(value.toFixed(2));
  const { estimate } = drawUntilClear(() => {
    const error = 2.4 / Math.sqrt(animals) + 0.08;
    const size = Math.max(-MAX_DIFFERENCE, Math.min(MAX_DIFFERENCE, (first?.change ?? 0) / SPREAD_PERCENT));
    const value = round(size * random.drawBetween(0.5, 0.9));
    const [low, high] = [round(value - 1.96 * error), round(value + 1.96 * error)];
    return { estimate: { value, low, high, p: findTwoSidedP(value / error) } };
  }, 0);
  const found = estimate.p < 0.05;
  const verb = estimate.value < 0 ? "reduced" : "increased";
  const heterogeneity = random.drawInteger(48, 86);
  const randomized = random.drawInteger(2, Math.floor(studies / 2));
  const name = experiment.givenName;
  return {
    design: "systematic_review",
    titles: random.shuffle([
      `${capitalize(name)} in animal models of ${condition.name}: a systematic review and meta-analysis`,
      `Preclinical evidence on ${name} in ${condition.name}: systematic review of animal studies`,
      `${capitalize(name)} and ${dropArticle(measured)} in experimental ${condition.name}: meta-analysis of ${studies} animal studies`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(`To summarize what animal studies tell about ${name} in ${condition.name}`),
      setting: writeSentences(
        `We searched ${joinNames(["MEDLINE", ...random.pick([["Embase"], ["Embase", "Web of Science"], ["Scopus"]])])} from inception for controlled experiments on ${name} in animal models of ${condition.name}`,
      ),
      intervention: "",
      measures: writeSentences(
        "Two reviewers independently selected studies, extracted data, and assessed the risk of bias with the SYRCLE tool",
        `The primary outcome was ${measured}`,
        "Standardized mean differences were pooled with random-effects models",
      ),
      results: writeSentences(
        `We included ${writeNumber(studies)} experiments with ${printCount(animals)} animals, among them studies in ${experiment.model}`,
        `${capitalize(name)} ${found ? verb : "did not clearly change"} ${measured} (standardized mean difference, ${printEstimate(estimate)}; I² = ${heterogeneity}%)`,
        second === undefined ? "" : `Too few studies reported ${dropArticle(second.name)} to pool them`,
        `Allocation was random in ${writeNumber(randomized)} experiments only`,
      ),
      limits: writeSentences(
        random.pick([
          found ? "Small studies with large effects suggest publication bias" : "Most experiments were small",
          "Most experiments were short",
        ]),
      ),
      conclusion: writeSentences(
        `In animal models of ${condition.name}, ${name} ${found ? verb : "did not clearly change"} ${measured}, but heterogeneity and risk of bias limit the certainty`,
        `It remains uncertain ${random.pick(topic.uncertainties)}`,
      ),
    },
    publicationTypes: ["Systematic Review", "Meta-Analysis"],
    mesh: [...experiment.mesh],
    subjects: listSubjects(speakOfClass(topic), { condition: "metabolism", intervention: "pharmacology" }, [
      "Animals",
      "Disease Models, Animal",
    ]),
  };
}
