import type { Relation } from "@medsieve/contract/verdict";
import type { AskedWords } from "../question/asked-words.ts";
import type { QuestionConcept } from "../question/concept.ts";
import type { Aspect } from "./asked-aspect.ts";
import type { AskedWay } from "./asked-ways.ts";

/** What the concepts of a question are in the comparison that it asks about. */
export interface AskedRoles {
  /** What was given to someone and did something, or what goes with what where nothing was given. */
  relation: Relation;
  /** What may be the treatment or exposure; a finding has to name one. */
  interventions: QuestionConcept[];
  /** The treatments are given together, or are one by two names; a finding has to be of all. */
  areTogether: boolean;
  /** It asks which of several is best. */
  asksWhich: boolean;
  /** The question names a treatment; false where something else was taken for the exposure, or nothing. */
  isTreatment: boolean;
  /** A word was taken for what acts, since nothing else could be; the question may ask for something else. */
  isGuess: boolean;
  /** The other arm; empty where any comparison is asked about. */
  comparators: QuestionConcept[];
  /** Ways of one treatment that are compared, what is asked about first; only a finding of just these counts. Empty: none are. */
  ways: readonly AskedWay[];
  /** Empty where the question names no outcome; then `conditions` are looked for in outcomes first. */
  outcomes: QuestionConcept[];
  /** It names no outcome and asks whether its treatment is safe: what may harm is looked for. */
  isOfSafety: boolean;
  /** The question asks how much of its outcome is used: "reduce opioid consumption". */
  isUse: boolean;
  /** What it asks of how its treatment is given; null where it asks what that does. */
  aspect: Aspect | null;
  /** The question asks what comes of stopping its treatment. */
  isStopped: boolean;
  /** It asks of its treatment as given early or late: "early surgery", 48小时内手术. */
  isTimed: boolean;
  conditions: QuestionConcept[];
  /** The question asks what becomes of a condition itself: "shorten diarrhoea". */
  isConditionAffected: boolean;
  /** Who is asked about, and during what: a paper of others says nothing on the question. */
  people: QuestionConcept[];
  /** The parts in the question's own words; null where its grammar does not say them, and where it leaves something out. */
  words: AskedWords | null;
  /** All that a paper on the question speaks of, whatever its role; people apart. */
  everything: QuestionConcept[];
  /** Every word of the question was understood. */
  isUnderstood: boolean;
  /** A finding about one of these is none on the question. */
  excluded: QuestionConcept[];
  /** What the question hopes for; null where it does not say. */
  hoped: "increased" | "decreased" | null;
}
