import type { PaperDraft } from "../paper-draft.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { chooseQualifiers, listSubjects, type StudyTopic, speakOfClass } from "../study-topic.ts";
import { capitalize, joinNames, writeSentences } from "../wording.ts";

/** A review without a systematic search. */
export function writeNarrativeReview(topic: StudyTopic, random: SeededRandom): PaperDraft {
  const { card, condition, intervention } = topic;
  const [first, ...others] = random.shuffle(topic.background);
  const aspects = random.shuffle(card.aspects);
  const doubts = random.shuffle(topic.uncertainties);
  return {
    design: "narrative_review",
    titles: random.shuffle([
      `${capitalize(intervention.name)} in ${condition.name}: a narrative review`,
      `${capitalize(condition.name)} and ${intervention.name}: current concepts and open questions`,
      `${capitalize(aspects[0] ?? intervention.name)}: a review of ${intervention.name} in ${condition.name}`,
      `What clinicians should know about ${intervention.name} in ${condition.name}: a review`,
    ]),
    parts: {
      background: writeSentences(first ?? "", others[0] ?? ""),
      aim: writeSentences(`This narrative review covers ${joinNames(aspects)}`),
      setting: "",
      intervention: "",
      measures: "",
      results: writeSentences(
        `Studies of ${joinNames(card.arms.slice(0, 3).map((arm) => arm.name))} are discussed together with their limits`,
        `Unwanted effects include ${joinNames(topic.harms.map((harm) => harm.name))}`,
      ),
      limits: "",
      conclusion: writeSentences(
        `Evidence on ${intervention.name} in ${condition.name} is growing, but it remains uncertain ${doubts[0] ?? "who benefits most"}`,
        doubts[1] === undefined ? "" : `Future studies should also show ${doubts[1]}`,
      ),
    },
    publicationTypes: ["Review"],
    mesh: [],
    subjects: listSubjects(speakOfClass(topic), chooseQualifiers(topic)),
  };
}
