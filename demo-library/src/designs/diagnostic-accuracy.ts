import type { PaperDraft } from "../paper-draft.ts";
import { printCount, printPercent } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { estimateShare, simulateTest } from "../statistics.ts";
import { listSubjects, type StudyTopic, speakOfClass } from "../study-topic.ts";
import type { DiagnosticTest } from "../topic-card.ts";
import { capitalize, joinNames, writeNumber, writeSentences } from "../wording.ts";
import { writeParticipants } from "./trial-wording.ts";

/** A test against its reference standard, in one study or pooled over several. */
export function writeDiagnosticAccuracy(topic: StudyTopic, test: DiagnosticTest, random: SeededRandom): PaperDraft {
  const pooled = random.happens(0.25);
  const { population } = topic;
  const studies = random.drawInteger(5, 21);
  // A study is planned so that some thirty people have what is looked for.
  const smallest = Math.ceil(30 / test.prevalence);
  const size = pooled
    ? studies * (smallest + random.drawInteger(40, 300)) + random.drawInteger(1, 60)
    : random.drawSize(Math.max(120, smallest), Math.max(1400, smallest * 3));
  const vary = (share: number) => Math.min(0.98, Math.max(0.35, share + random.drawNormal(0, 0.04)));
  const results = simulateTest(random, size, {
    sensitivity: vary(test.sensitivity),
    specificity: vary(test.specificity),
    prevalence: test.prevalence,
  });
  const diseased = results.truePositive + results.falseNegative;
  const sensitivity = estimateShare({ events: results.truePositive, total: diseased });
  const specificity = estimateShare({ events: results.trueNegative, total: size - diseased });
  // What two normal distributions with this sensitivity and specificity would give, roughly.
  const area = Math.min(0.99, (sensitivity.value + specificity.value) / 2 + 0.05);
  const positive = sensitivity.value / (1 - specificity.value);
  const negative = (1 - sensitivity.value) / specificity.value;
  const print = ({ value, low, high }: typeof sensitivity) =>
    `${printPercent(value)} (95% CI, ${printPercent(low)} to ${printPercent(high)})`;
  const cutoff = test.cutoff === null ? "" : ` at a cut-off of ${test.cutoff}`;
  const weakest = specificity.value < sensitivity.value ? "rule in" : "rule out";
  return {
    design: "diagnostic_accuracy",
    titles: random.shuffle(
      pooled
        ? [
            `Diagnostic accuracy of ${test.name} for ${test.target}: a systematic review and meta-analysis`,
            `Accuracy of ${test.name} in ${population.short}: meta-analysis of ${studies} diagnostic studies`,
          ]
        : [
            `Diagnostic accuracy of ${test.name} for ${test.target} in ${population.short}`,
            `${capitalize(test.name)} in the diagnosis of ${test.target}: a prospective accuracy study`,
            `Sensitivity and specificity of ${test.name} for ${test.target}: a multicenter study`,
            `Can ${test.name} identify ${test.target}? A diagnostic accuracy study`,
          ],
    ),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(`To determine the diagnostic accuracy of ${test.name} for ${test.target}`),
      setting: pooled
        ? writeSentences(
            `We searched ${joinNames(["MEDLINE", "Embase", "Scopus"])} for studies of ${test.name} in ${population.who} and included ${writeNumber(studies)} studies with ${printCount(size)} participants`,
          )
        : writeSentences(
            `This prospective diagnostic accuracy study enrolled ${printCount(size)} consecutive ${population.who}`,
            writeParticipants(population, random),
          ),
      intervention: writeSentences(
        `The index test was ${test.name}${cutoff}, read without knowledge of the final diagnosis`,
        `The reference standard was ${test.reference}`,
      ),
      measures: writeSentences(
        pooled
          ? "Sensitivity and specificity were pooled with a bivariate model, and risk of bias was assessed with QUADAS-2"
          : "Sensitivity, specificity, and likelihood ratios were calculated",
      ),
      results: writeSentences(
        `${capitalize(test.target)} was present in ${printCount(diseased)} of ${printCount(size)} participants (${printPercent(diseased / size)})`,
        `${capitalize(test.name)}${cutoff} had a sensitivity of ${print(sensitivity)} and a specificity of ${print(specificity)}`,
        `The positive and negative likelihood ratios were ${positive.toFixed(1)} and ${negative.toFixed(2)}, and the area under the curve was ${area.toFixed(2)}`,
      ),
      limits: writeSentences(
        random.pick([
          "The reference standard is imperfect",
          "Patients with an unclear diagnosis were excluded, which may inflate accuracy",
          "",
        ]),
      ),
      conclusion: writeSentences(
        sensitivity.value > 0.85 && specificity.value > 0.85
          ? `${capitalize(test.name)} had high accuracy for ${test.target} in ${population.short}`
          : `${capitalize(test.name)} had moderate accuracy for ${test.target} in ${population.short} and should not be used alone to ${weakest} the diagnosis`,
      ),
    },
    publicationTypes: pooled
      ? ["Systematic Review", "Meta-Analysis"]
      : random.pick([[], ["Validation Study"], ["Observational Study"]]),
    mesh: ["Sensitivity and Specificity", ...(pooled ? [] : ["ROC Curve", "Prospective Studies"]), ...test.mesh],
    subjects: listSubjects(speakOfClass(topic), { condition: "diagnosis", intervention: null }),
  };
}
