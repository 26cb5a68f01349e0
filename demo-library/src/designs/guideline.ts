import type { PaperDraft } from "../paper-draft.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { chooseQualifiers, listSubjects, type StudyTopic, speakOfClass } from "../study-topic.ts";
import { capitalize, joinNames, writeNumber, writeSentences } from "../wording.ts";

const SOCIETIES = [
  "the Fictional Society of Medicine",
  "the Imaginary College of Physicians",
  "the Demonstration Task Force",
  "the Society for Evidence That Never Was",
];

/** A practice guideline with graded recommendations. */
export function writeGuideline(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { card, condition, intervention, population } = topic;
  const society = random.pick(SOCIETIES);
  const [first, second, third] = card.recommendations;
  const grade = () =>
    random.pick([
      "strong recommendation, moderate-certainty evidence",
      "conditional recommendation, low-certainty evidence",
      "conditional recommendation, moderate-certainty evidence",
    ]);
  const questions = random.drawInteger(6, 18);
  const harms = joinNames(topic.harms.slice(0, 2).map((harm) => harm.name));
  return {
    design: "guideline",
    titles: random.shuffle([
      `${capitalize(intervention.name)} in ${condition.name}: clinical practice guideline of ${society}`,
      `Management of ${condition.name}: a guideline from ${society}`,
      `Recommendations on ${intervention.name} for ${population.short}: a consensus statement`,
      `Clinical practice guideline on ${intervention.name} for ${condition.name}`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(
        `This guideline of ${society} offers recommendations on ${intervention.name} for ${population.short}`,
      ),
      setting: writeSentences(
        `A panel of ${random.drawInteger(11, 24)} clinicians, methodologists, and ${writeNumber(random.drawInteger(2, 4))} patient representatives formulated ${questions} questions`,
      ),
      intervention: "",
      measures: writeSentences(
        "Systematic reviews were commissioned, and the GRADE approach was used to rate the certainty of evidence and the strength of recommendations",
      ),
      results: writeSentences(
        `The panel recommends ${first ?? "shared decision making"} (${grade()})`,
        second === undefined ? "" : `It suggests ${second} (${grade()})`,
        third === undefined ? "" : `The panel further suggests ${third} (${grade()})`,
        `Benefits were weighed against unwanted effects such as ${harms}`,
      ),
      limits: "",
      conclusion: writeSentences(
        `The recommendations are meant to support shared decisions about ${intervention.name} in ${condition.name}`,
        `Research is needed on ${random.pick(topic.uncertainties)}`,
      ),
    },
    publicationTypes: [random.happens(0.7) ? "Practice Guideline" : "Guideline"],
    mesh: ["Practice Guidelines as Topic", "Evidence-Based Medicine"],
    subjects: listSubjects(speakOfClass(topic), chooseQualifiers(topic)),
  };
}
