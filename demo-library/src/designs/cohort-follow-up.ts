import type { SeededRandom } from "../seeded-random.ts";
import { isCardExposure, type StudyTopic } from "../study-topic.ts";
import type { Exposure } from "../topic-card.ts";
import { DAYS_IN, namesTime, writeFollowUp } from "./trial-wording.ts";

/** Where trials are shorter, what matters has happened by then, and cohorts are not longer. */
const ACUTE_DAYS = 200;

/**
 * How long a cohort was followed, as a sentence begins: "During a median follow-up of 4.2 years, ". Empty where the
 * outcome's own name gives its time. `inYears` where a first year could be left out.
 */
export function describeCohortFollowUp(
  topic: StudyTopic,
  { outcome, followUp }: Exposure,
  random: SeededRandom,
): { opening: string; inYears: boolean } {
  const { card } = topic;
  if (namesTime(outcome.name)) return { opening: "", inYears: false };
  if (followUp !== undefined) {
    return {
      opening: `During a median follow-up of ${random.drawInteger(followUp[0], followUp[1])} ${followUp[2]}, `,
      inYears: false,
    };
  }
  const [, high, unit] = card.trial.followUp;
  if (high * DAYS_IN[unit] <= ACUTE_DAYS && !isCardExposure(topic)) {
    return { opening: `During ${writeFollowUp(card, random, [outcome.name])} of follow-up, `, inYears: false };
  }
  const years = random.drawBetween(1.2, card.profile === "rare" ? 6 : 8.5);
  return { opening: `During a median follow-up of ${years.toFixed(1)} years, `, inYears: true };
}
