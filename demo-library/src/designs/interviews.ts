import type { PaperDraft } from "../paper-draft.ts";
import { printCounts, printEstimate } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { simulateEvents } from "../statistics.ts";
import { listSubjects, type StudyTopic, speakOfClass } from "../study-topic.ts";
import type { InterviewStudy } from "../topic-card.ts";
import { capitalize, joinNames, writeNumber, writeSentences } from "../wording.ts";

/** What people say in interviews, or what becomes of a service that takes it up. */
export function writeInterviewStudy(topic: StudyTopic, study: InterviewStudy, random: SeededRandom): PaperDraft {
  return random.happens(0.7) ? writeQualitativeStudy(topic, study, random) : writeServiceStudy(topic, study, random);
}

function writeQualitativeStudy(topic: StudyTopic, study: InterviewStudy, random: SeededRandom): PaperDraft {
  const { condition, intervention } = topic;
  const themes = random.shuffle(study.themes);
  const method = random.pick(["semi-structured interviews", "focus groups"]);
  const count = random.drawInteger(14, 46);
  return {
    design: "interviews",
    titles: random.shuffle([
      `Experiences of ${study.about}: a qualitative study in ${condition.name}`,
      `${capitalize(study.about)}: a qualitative interview study with ${study.who}`,
      `Barriers and facilitators to ${intervention.name} in ${condition.name}: a qualitative study`,
      `"${capitalize(themes[0] ?? study.about)}": qualitative study of ${study.about}`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(`To explore how ${study.who} think and feel about ${study.about}`),
      setting: writeSentences(`Qualitative study with ${method} of ${count} ${study.who}, sampled purposively`),
      intervention: "",
      measures: writeSentences(
        random.pick([
          "Transcripts were coded by two researchers and analyzed thematically",
          "Data were analyzed with framework analysis until no new themes emerged",
        ]),
      ),
      results: writeSentences(
        `${capitalize(writeNumber(themes.length))} themes emerged: ${joinNames(themes)}`,
        random.pick([
          "Views differed more between individuals than between groups",
          "Trust in the clinician shaped all of them",
          "Participants wanted more time to ask questions",
        ]),
      ),
      limits: writeSentences(
        random.pick(["Participants were recruited from one region", "Those who declined may hold other views"]),
      ),
      conclusion: writeSentences(
        `Those who offer ${intervention.name} should be prepared to talk about ${joinNames(themes.slice(0, 2))}`,
      ),
    },
    publicationTypes: [],
    mesh: ["Qualitative Research", method === "focus groups" ? "Focus Groups" : "Interviews as Topic", ...study.mesh],
    subjects: listSubjects(speakOfClass(topic), { condition: "psychology", intervention: null }),
  };
}

function writeServiceStudy(topic: StudyTopic, study: InterviewStudy, random: SeededRandom): PaperDraft {
  const { condition, intervention } = topic;
  const before = random.drawSize(120, 900);
  const after = random.drawSize(120, 900);
  const seen = simulateEvents(
    random,
    { treated: after, control: before },
    random.drawBetween(0.3, 0.5),
    random.drawBetween(0.95, 1.5),
  );
  const found = seen.estimate.p < 0.05;
  const up = seen.estimate.value > 1;
  return {
    design: "interviews",
    // In other languages the design is named a qualitative study.
    beside: true,
    titles: random.shuffle([
      `Implementing ${intervention.name} in ${condition.name}: evaluation of a training program`,
      `A quality improvement project on ${intervention.name} in ${condition.name}`,
      `Education of ${study.who} about ${intervention.name}: a before-and-after evaluation`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(`To evaluate a service that prepares ${study.who} for ${study.about}`),
      setting: writeSentences(
        `This quality improvement project with a before-and-after design took place in ${writeNumber(random.drawInteger(2, 9))} clinics`,
      ),
      intervention: writeSentences(
        `The program combined written information, a training session, and reminders on ${intervention.name}`,
      ),
      measures: writeSentences("The main measure was care in line with local recommendations"),
      results: writeSentences(
        `Care was in line with recommendations for ${printCounts(seen.treated)} patients after and ${printCounts(seen.control)} before the program (risk ratio, ${printEstimate(seen.estimate)})`,
        `In feedback, participants spoke of ${joinNames(study.themes.slice(0, 2))}`,
      ),
      limits: writeSentences("Other changes during the same period may have contributed"),
      conclusion: writeSentences(
        found
          ? `The program was followed by ${up ? "more" : "less"} care in line with recommendations on ${intervention.name}`
          : `The program did not measurably change care in ${condition.name}`,
      ),
    },
    publicationTypes: [random.pick(["Evaluation Study", "Multicenter Study"])],
    mesh: ["Quality Improvement", "Delivery of Health Care", ...study.mesh],
    subjects: listSubjects(speakOfClass(topic), { condition: "therapy", intervention: null }),
  };
}
