import type { DraftSubjects } from "./paper-draft.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type {
  Arm,
  EventOutcome,
  Exposure,
  Outcome,
  Population,
  ScoreOutcome,
  Subject,
  TopicCard,
} from "./topic-card.ts";

/** What one study is about: a card's topic with one form of the treatment, or a paper beside that topic. */
export interface StudyTopic {
  card: TopicCard;
  condition: Subject;
  /** The class of treatments, exposures or tests. */
  intervention: Subject;
  population: Population;
  arm: Arm;
  comparator: string;
  outcomes: readonly Outcome[];
  harms: readonly EventOutcome[];
  /** Whole sentences, and what completes "It remains uncertain …". */
  background: readonly string[];
  uncertainties: readonly string[];
}

export type TopicFocus = "main" | "other_treatment" | "other_condition";

export function chooseStudyTopic(card: TopicCard, focus: TopicFocus, random: SeededRandom): StudyTopic {
  const { condition, intervention, population, outcomes, harms, background, uncertainties } = card;
  const comparator = random.pick(card.comparators);
  // The best known form is studied most.
  const arm = random.happens(0.45) ? (card.arms[0] ?? random.pick(card.arms)) : random.pick(card.arms);
  const main = {
    card,
    condition,
    intervention,
    population,
    arm,
    comparator,
    outcomes,
    harms,
    background,
    uncertainties,
  };
  if (focus === "other_treatment") {
    const { otherTreatment } = card;
    return {
      ...main,
      intervention: {
        name: otherTreatment.name,
        plural: otherTreatment.plural ?? false,
        mesh: otherTreatment.mesh ?? [],
        substances: otherTreatment.substances ?? [],
      },
      arm: otherTreatment,
      comparator: otherTreatment.comparator,
      outcomes: [otherTreatment.outcome],
      ...speakGenerally(card, condition, otherTreatment.name),
    };
  }
  if (focus === "other_condition" && card.otherCondition !== undefined) {
    const other = card.otherCondition;
    return {
      ...main,
      condition: other.condition,
      population: other.population,
      outcomes: [other.outcome],
      ...speakGenerally(card, other.condition, intervention.name),
    };
  }
  return main;
}

/** What can be said beside a card's topic, of which the card says nothing. */
function speakGenerally(
  card: TopicCard,
  condition: Subject,
  treatment: string,
): Pick<StudyTopic, "harms" | "background" | "uncertainties"> {
  return {
    harms: [{ name: "discontinuation because of adverse effects", control: 0.07, ratio: 1.1 }],
    background:
      card.profile === "harm"
        ? [
            `It is not settled whether ${treatment} and ${condition.name} are related`,
            `Few studies have examined ${treatment} in relation to ${condition.name}`,
          ]
        : [
            `The place of ${treatment} in ${condition.name} is not settled`,
            `Care of ${condition.name} leaves room for improvement, and ${treatment} may have a role`,
            `Earlier studies of ${treatment} in ${condition.name} were small or came to different results`,
          ],
    uncertainties:
      card.profile === "harm"
        ? ["whether the result applies to other populations", "whether dose matters"]
        : ["which patients benefit most", "how long the effect lasts", "how treatment should be combined"],
  };
}

/** The same topic for a paper on the whole class of treatments. */
export function speakOfClass(topic: StudyTopic): StudyTopic {
  const { name, plural } = topic.intervention;
  return { ...topic, arm: { name, regimen: name, plural: plural ?? false } };
}

export function isEvent(outcome: Outcome): outcome is EventOutcome {
  return "control" in outcome;
}

/** The first outcome that happens or does not; of a score, that it changed by what matters to people. */
export function chooseEvent(topic: StudyTopic): EventOutcome {
  const event = topic.outcomes.find(isEvent);
  if (event !== undefined) return event;
  const score = topic.outcomes.find((outcome): outcome is ScoreOutcome => !isEvent(outcome));
  if (score === undefined) throw new Error(`${topic.card.id} has no outcome`);
  const standardized = Math.abs(score.difference) / score.sd;
  const good = (score.better === "higher") === score.difference > 0;
  return {
    name: `a clinically important improvement in ${score.name}`,
    control: 0.34,
    ratio: good ? 1 + standardized : 1 / (1 + standardized),
    wished: true,
    ...(score.mesh === undefined ? {} : { mesh: score.mesh }),
  };
}

/** Whether `chooseExposure` takes the card's own. */
export function isCardExposure({ card, condition, intervention }: StudyTopic): boolean {
  return card.exposure !== undefined && condition === card.condition && intervention === card.intervention;
}

/** What a cohort or a case-control study compares: the card's exposure, else treated with untreated people. */
export function chooseExposure(topic: StudyTopic): Exposure {
  const { card, arm } = topic;
  if (card.exposure !== undefined && isCardExposure(topic)) return card.exposure;
  return {
    name: `${(arm.substances ?? []).length > 0 ? "treatment with" : "use of"} ${arm.name}`,
    exposed: `patients who received ${arm.name}`,
    unexposed: "patients who did not",
    outcome: chooseEvent(topic),
  };
}

/** About one study in six finds something else than the others. */
const CONTRARY_SHARE = 0.17;
/** Log ratio, and standardized difference, from which an effect is so strong that no study reverses it. */
const STRONG_LOG_RATIO = 0.7;
const STRONG_DIFFERENCE = 0.5;

/** Each study varies around the true ratio; a contrary one finds no effect or the opposite, or part of a strong effect. */
export function varyRatio(ratio: number, random: SeededRandom): number {
  const log = Math.log(ratio);
  const share = random.happens(CONTRARY_SHARE) ? drawContrary(Math.abs(log) > STRONG_LOG_RATIO, random) : 1;
  return Math.exp(log * share + random.drawNormal(0, 0.08));
}

export function varyDifference(score: ScoreOutcome, random: SeededRandom): number {
  const isStrong = Math.abs(score.difference) > STRONG_DIFFERENCE * score.sd;
  const share = random.happens(CONTRARY_SHARE) ? drawContrary(isStrong, random) : random.drawBetween(0.7, 1.3);
  return score.difference * share;
}

function drawContrary(isStrong: boolean, random: SeededRandom): number {
  return isStrong ? random.drawBetween(0.3, 0.6) : random.drawBetween(-0.25, 0.2);
}

/** Indexing of a study in people; `qualifiers` are MeSH qualifiers for condition and treatment. */
export function listSubjects(
  topic: StudyTopic,
  qualifiers: { condition: string; intervention: string | null },
  checkTags: readonly string[] = listHumanCheckTags(topic.population),
): DraftSubjects {
  const { condition, intervention, arm } = topic;
  return {
    condition: {
      mesh: condition.mesh,
      qualifier: qualifiers.condition,
      keywords: [condition.name, ...(condition.keywords ?? [])],
    },
    intervention: {
      mesh: [...intervention.mesh, ...(arm.mesh ?? [])],
      qualifier: qualifiers.intervention,
      keywords: [intervention.name, arm.name, ...(intervention.keywords ?? [])],
    },
    substances: [...(arm.substances ?? []), ...(intervention.substances ?? [])],
    checkTags,
  };
}

function listHumanCheckTags(population: Population): string[] {
  const sexes = [population.women < 0.98 ? "Male" : "", population.women > 0.02 ? "Female" : ""];
  return ["Humans", ...sexes.filter((sex) => sex !== ""), ...population.mesh];
}

/** MeSH qualifiers for condition and treatment: a drug's, a procedure's, or those of something that may do harm. */
export function chooseQualifiers(topic: StudyTopic): { condition: string; intervention: string | null } {
  if (topic.card.profile === "harm" && topic.condition === topic.card.condition) {
    return { condition: "epidemiology", intervention: "adverse effects" };
  }
  const isDrug = (topic.arm.substances ?? topic.intervention.substances ?? []).length > 0;
  return isDrug
    ? { condition: "drug therapy", intervention: "therapeutic use" }
    : { condition: "therapy", intervention: null };
}
