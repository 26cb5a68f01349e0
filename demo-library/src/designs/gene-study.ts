import type { PaperDraft } from "../paper-draft.ts";
import { printCount, printEstimate, printPercent } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { simulateExposure } from "../statistics.ts";
import { listSubjects, type StudyTopic, speakOfClass, varyRatio } from "../study-topic.ts";
import type { GeneStudy } from "../topic-card.ts";
import { capitalize, dropArticle, writeSentences } from "../wording.ts";

/** A molecular or genetic association in people with and without the condition. */
export function writeGeneStudy(topic: StudyTopic, study: GeneStudy, random: SeededRandom): PaperDraft {
  const { card, condition } = topic;
  const rare = card.profile === "rare";
  const cases = rare ? random.drawSize(40, 260) : random.drawSize(320, 9000);
  const controls = cases * random.drawInteger(1, 3);
  const seen = simulateExposure(
    random,
    { cases, controls },
    random.drawBetween(0.14, 0.4),
    varyRatio(study.ratio, random),
  );
  const shares = [seen.treated, seen.control].map(({ events, total }) => printPercent(events / total));
  const found = seen.estimate.p < 0.05;
  const lower = seen.estimate.value < 1;
  const isMeasured =
    /expression|level|abundance|signature|concentration|score|methylation/i.test(study.marker) &&
    !/variant|mutation|polymorphism|allele/i.test(study.marker);
  const trait = dropArticle(study.trait).replace(/^(?:lower|higher|reduced|increased) (?:risk|odds) of /, "");
  return {
    design: "gene",
    titles: random.shuffle([
      `${capitalize(study.name)} and ${trait}: a genetic and molecular association study`,
      `Molecular analysis of ${study.name} in ${condition.name}`,
      `${capitalize(study.name)} in ${condition.name}: association with ${trait}`,
      card.profile === "care"
        ? `${capitalize(study.name)} in relation to ${trait}`
        : `Role of ${study.name} in the pathogenesis of ${condition.name}`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(`We examined ${study.marker} in relation to ${trait}`),
      setting: writeSentences(
        `Samples from ${printCount(cases)} persons with ${trait} and ${printCount(controls)} ${trait.includes(condition.name) ? "controls" : `persons without, all of them studied in the context of ${condition.name},`} were analyzed`,
      ),
      intervention: writeSentences(
        random.pick([
          "Genotyping and expression analysis were done without knowledge of case status",
          "DNA and RNA were extracted from blood or tissue and analyzed by sequencing",
        ]),
      ),
      measures: writeSentences(
        "Associations were estimated by logistic regression with adjustment for age, sex, and ancestry",
      ),
      results: writeSentences(
        `${isMeasured ? "High values were found" : "The marker was present"} in ${shares[0]} of cases and ${shares[1]} of controls (odds ratio, ${printEstimate(seen.estimate)})`,
        found ? study.followUp : "Functional experiments gave no consistent result",
        found && random.happens(0.4) ? "The finding was replicated in a second sample" : "",
      ),
      limits: writeSentences(
        random.pick([
          "Replication in other ancestries is needed",
          "The functional consequences remain to be shown",
          "",
        ]),
      ),
      conclusion: writeSentences(
        found
          ? `${capitalize(study.name)} ${isPlural(study.name) ? "were" : "was"} associated with ${lower ? "lower" : "higher"} odds of ${trait}`
          : `No association between ${study.name} and ${trait} was found in this sample`,
      ),
    },
    publicationTypes: [],
    mesh: [
      ...study.mesh,
      "Case-Control Studies",
      ...(random.happens(0.5) ? ["Genetic Predisposition to Disease"] : []),
    ],
    subjects: listSubjects(speakOfClass(topic), { condition: "genetics", intervention: null }),
  };
}

function isPlural(name: string): boolean {
  return /(?:variants|mutations|polymorphisms|genes|signatures|markers|levels|haplotypes|alleles|microRNAs|cells)\b/i.test(
    name,
  );
}
