import type { PaperDraft } from "../paper-draft.ts";
import { printCount, printCounts, printEstimate, printPercent } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { drawEvents, estimateOddsRatio, estimateShare, simulateEvents } from "../statistics.ts";
import { listSubjects, type StudyTopic, speakOfClass } from "../study-topic.ts";
import { capitalize, writeSentences } from "../wording.ts";
import { writeParticipants } from "./trial-wording.ts";

/** How many receive the treatment, or have the exposure, and who does. */
export function writeCrossSectional(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { card, population, intervention, condition } = topic;
  const rare = card.profile === "rare";
  const size = rare ? random.drawSize(30, 210) : random.drawSize(260, 9000);
  const older = Math.round(size * random.drawBetween(0.4, 0.6));
  const share = random.drawBetween(0.16, 0.62);
  const seen = simulateEvents(
    random,
    { treated: older, control: size - older },
    share,
    random.pick([0.72, 0.85, 1, 1.15]),
    estimateOddsRatio,
  );
  const users = { events: seen.treated.events + seen.control.events, total: size };
  const interval = estimateShare(users);
  const answered = { events: drawEvents(random, size, random.drawBetween(0.35, 0.8)), total: size };
  const factor = random.pick([
    "longer disease duration",
    "a history of hospital admission",
    "two or more comorbid conditions",
    "support from a family member",
  ]);
  const found = seen.estimate.p < 0.05;
  const name = intervention.name;
  return {
    design: "cross_sectional",
    titles: random.shuffle([
      `Use of ${name} in ${population.short}: a cross-sectional study`,
      `Prevalence and determinants of ${name} use among ${population.short}: cross-sectional survey`,
      `Who receives ${name}? A cross-sectional survey in ${condition.name}`,
      `Current practice regarding ${name} in ${condition.name}: cross-sectional analysis of ${printCount(size)} persons`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(
        `To describe how often ${name} ${intervention.plural ? "are" : "is"} used in ${population.short} and which factors are associated with use`,
      ),
      setting: writeSentences(
        `In this cross-sectional study, ${printCount(size)} ${population.who} completed a questionnaire, and their records were reviewed`,
        writeParticipants(population, random),
      ),
      intervention: "",
      measures: writeSentences(`The main measure was current or previous use of ${name}`),
      results: writeSentences(
        `${capitalize(name)} had been used by ${printCounts(users)} persons (95% CI, ${printPercent(interval.low)} to ${printPercent(interval.high)})`,
        `Use was ${found ? (seen.estimate.value > 1 ? "more common" : "less common") : "about as common"} in those with ${factor} ${found ? "than" : "as"} in others (odds ratio, ${printEstimate(seen.estimate)})`,
        `In all, ${printCounts(answered)} respondents felt well informed about benefits and risks`,
      ),
      limits: writeSentences("The design does not allow conclusions about cause and effect"),
      conclusion: writeSentences(
        `About ${Math.round(interval.value * 100)}% of ${population.short} had used ${name}${found ? `, and use differed with ${factor}` : ""}`,
        answered.events / size < 0.6 ? "Information for patients needs to improve" : "",
      ),
    },
    publicationTypes: random.pick([["Observational Study"], []]),
    mesh: ["Cross-Sectional Studies", "Surveys and Questionnaires"],
    subjects: listSubjects(speakOfClass(topic), { condition: "epidemiology", intervention: null }),
  };
}
