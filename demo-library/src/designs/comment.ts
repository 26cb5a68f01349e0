import type { PaperDraft } from "../paper-draft.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { chooseQualifiers, listSubjects, type StudyTopic, speakOfClass } from "../study-topic.ts";
import { capitalize } from "../wording.ts";

/** An editorial or a letter: no abstract. */
export function writeComment(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { condition, intervention, population } = topic;
  const letter = random.happens(0.45);
  const name = intervention.name;
  return {
    design: "comment",
    titles: random.shuffle(
      letter
        ? [
            `Comment on ${name} in ${condition.name}`,
            `${capitalize(name)} in ${population.short}: some questions remain`,
            `Re: ${name} for ${condition.name}`,
            `${capitalize(name)} in ${condition.name}: authors' reply`,
          ]
        : [
            `${capitalize(name)} for ${condition.name}: are we there yet?`,
            `${capitalize(name)} in ${condition.name}: time to change practice?`,
            `Weighing benefit and harm of ${name} in ${condition.name}`,
            `Hope and evidence: ${name} in ${population.short}`,
          ],
    ),
    parts: null,
    publicationTypes: letter ? ["Letter", ...(random.happens(0.6) ? ["Comment"] : [])] : ["Editorial"],
    mesh: [],
    subjects: listSubjects(speakOfClass(topic), chooseQualifiers(topic)),
  };
}
