import type { PaperDraft } from "../paper-draft.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { chooseQualifiers, listSubjects, type StudyTopic } from "../study-topic.ts";
import type { CaseStory } from "../topic-card.ts";
import { addArticle, capitalize, joinNames, writeNumber, writeSentences } from "../wording.ts";
import { printAge } from "./trial-wording.ts";

/** One patient. */
export function writeCaseReport(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { card, condition, intervention } = topic;
  const story = random.pick(card.cases);
  const patient = drawPatient(story, random);
  const presentation = fitTitle(story.presentation);
  const treatment = fitTitle(story.treatment);
  const subject = random.happens(0.5) ? condition.name : `${intervention.name} in ${condition.name}`;
  return {
    design: "case_report",
    titles: random.shuffle([
      `${capitalize(condition.name)} in ${addArticle(patient.words)}: a case report`,
      ...(presentation === null ? [] : [`${capitalize(presentation)}: a case of ${condition.name}`]),
      ...(treatment === null ? [] : [`${capitalize(treatment)} in ${condition.name}: case report`]),
      `A lesson from ${subject}: case report of ${addArticle(patient.words)}`,
      `${capitalize(intervention.name)} and ${condition.name}: report of a case in ${addArticle(patient.words)}`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(
        random.pick([
          `We report a patient with ${condition.name}`,
          `We describe a case that illustrates the role of ${intervention.name} in ${condition.name}`,
        ]),
      ),
      setting: writeSentences(`${addArticle(patient.words)} presented with ${story.presentation}`),
      intervention: writeSentences(story.finding),
      measures: "",
      results: writeSentences(`Treatment consisted of ${story.treatment}`, story.course),
      limits: "",
      conclusion: writeSentences(`Clinicians should ${story.lesson}`),
    },
    publicationTypes: ["Case Reports"],
    mesh: random.happens(0.5) ? ["Treatment Outcome"] : [],
    subjects: listSubjects(topic, chooseQualifiers(topic), ["Humans", ...patient.checkTags]),
  };
}

/** Several patients of one center. */
export function writeCaseSeries(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { card, condition, intervention, arm, population } = topic;
  const story = random.pick(card.cases);
  const count = random.drawInteger(4, 14);
  const better = Math.ceil(count * random.drawBetween(0.45, 0.88));
  const [youngest, oldest] = story.age;
  const ages = Array.from({ length: count }, () => random.drawBetween(youngest, oldest)).sort((a, b) => a - b);
  const months = random.drawInteger(5, 38);
  const median = ages[Math.floor(count / 2)] ?? youngest;
  return {
    design: "case_series",
    titles: random.shuffle([
      `${capitalize(arm.name)} in ${condition.name}: a case series of ${count} patients`,
      `${capitalize(condition.name)} treated with ${arm.name}: case series`,
      `Experience with ${intervention.name} in ${population.short}: a series of ${count} cases`,
      `Clinical features and outcome of ${count} patients with ${condition.name}: a single-center case series`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(
        `To describe presentation, treatment, and outcome in a series of patients with ${condition.name}`,
      ),
      setting: writeSentences(
        `We reviewed the records of ${writeNumber(count)} patients seen at one referral center over ${writeNumber(random.drawInteger(4, 16))} years`,
      ),
      intervention: writeSentences(`All received ${arm.regimen} at some point`),
      measures: "",
      results: writeSentences(
        `The median age was ${printAge(median)} (range, ${printAge(ages[0] ?? youngest)} to ${printAge(ages.at(-1) ?? oldest)})`,
        `Presentations included ${joinNames(
          random
            .shuffle(card.cases)
            .slice(0, 2)
            .map(({ presentation }) => presentation),
        )}`,
        `With ${arm.name}, ${writeNumber(better)} of ${writeNumber(count)} patients improved after a median of ${months} months of follow-up, and ${better === count ? "none stopped" : `${writeNumber(Math.min(count - better, random.drawInteger(1, 2)))} stopped`} treatment because of ${random.pick(topic.harms).name}`,
      ),
      limits: writeSentences("The series is small and uncontrolled"),
      conclusion: writeSentences(
        `${capitalize(arm.name)} ${arm.plural ? "were" : "was"} followed by improvement in ${better / count > 0.6 ? "most" : "about half of the"} patients`,
        `Clinicians should ${story.lesson}`,
      ),
    },
    publicationTypes: ["Case Reports"],
    mesh: ["Retrospective Studies", "Treatment Outcome"],
    subjects: listSubjects(topic, chooseQualifiers(topic)),
  };
}

function drawPatient(story: CaseStory, random: SeededRandom): { words: string; checkTags: string[] } {
  const age = random.drawBetween(...story.age);
  const female = story.sex === "woman" || (story.sex === "either" && random.happens(0.5));
  const years = Math.round(age);
  const unit = printAge(age).replace(" ", "-").replace(/s$/, "");
  const adult = years >= 18;
  const noun = adult
    ? female
      ? "woman"
      : "man"
    : years >= 2
      ? female
        ? "girl"
        : "boy"
      : female
        ? "female infant"
        : "male infant";
  const group =
    years >= 80
      ? "Aged, 80 and over"
      : years >= 65
        ? "Aged"
        : years >= 45
          ? "Middle Aged"
          : years >= 19
            ? "Adult"
            : years >= 13
              ? "Adolescent"
              : years >= 2
                ? "Child"
                : "Infant";
  return {
    words: `${age < 2 ? unit : `${years}-year`}-old ${noun}`,
    checkTags: [female ? "Female" : "Male", group],
  };
}

/** A phrase short enough for a title; null for a longer one. */
function fitTitle(phrase: string): string | null {
  return phrase.split(" ").length <= 10 ? phrase : null;
}
