import { PROTOCOLS } from "../../design/designs.ts";
import { readDesign } from "../../design/known-design.ts";
import { type Cue, type FindingSentence, readFindingText } from "../../findings/finding-text.ts";
import type { PaperText } from "../../paper-text.ts";
import type { QuestionConcept } from "../../question/concept.ts";
import { matchConcept } from "../../relevance/score-paper.ts";
import { doesName } from "../name-match.ts";
import { namesOutcome } from "../names-outcome.ts";
import type { AskedRoles } from "../question-roles.ts";

/** What shows whether a sentence answers a question, in the order of the weights. */
export const ANSWER_FEATURES = [
  ...([
    "constant",
    "relevance",
    "named",
    "named_in_title",
    "named_in_paper",
    "missing",
    "missing_words",
    "intervention",
  ] as const),
  ...([
    "intervention_tried",
    "interventions_tried",
    "intervention_in_title",
    "outcome",
    "no_outcome_asked",
    "outcome_in_paper",
    "condition",
    "condition_in_title",
  ] as const),
  ...([
    "title",
    "conclusion",
    "results",
    "place",
    "changed",
    "judged",
    "same",
    "denied",
    "significant",
    "than",
  ] as const),
  ...(["both", "hedged", "responders", "speaks", "p_value", "effect", "values", "planned", "compares"] as const),
  ...(["randomised", "of_studies", "protocol", "without_people"] as const),
  ...(["intervention_and_outcome", "named_in_conclusion", "named_and_speaks"] as const),
] as const;
export type AnswerFeature = (typeof ANSWER_FEATURES)[number];
export type AnswerRow = Record<AnswerFeature, number>;

/** A paper with this much of a concept or less only has some of its words. */
const NAMED = 0.35;
/** Sentences that name what a paper is about, where its title does not. */
const TRIED_FROM = 2;

/** What a paper has of a question, whichever of its sentences may answer it. */
export interface AskedOfPaper {
  roles: AskedRoles;
  paper: PaperText;
  /** 0 to 1. */
  relevance: number;
}

/** The share of concepts, by what they decide, for which something holds; 0 to 1. */
function shareOf(concepts: readonly QuestionConcept[], holds: (concept: QuestionConcept) => boolean): number {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : concepts.filter(holds).reduce((sum, { weight }) => sum + weight, 0) / total;
}

const one = (holds: boolean) => (holds ? 1 : 0);

/** Features of every sentence of a paper that states a result, with its place in [title, ...sentences]. */
export function describeAnswers({
  roles,
  paper,
  relevance,
}: AskedOfPaper): { sentence: FindingSentence; row: AnswerRow }[] {
  const sentences = readFindingText(paper);
  const concepts = roles.everything;
  const isNamed = (words: string, of: readonly QuestionConcept[]) => of.length > 0 && doesName(words, of, paper);
  const isMeasured = (concept: QuestionConcept) =>
    roles.outcomes.includes(concept) && sentences.some(({ sentence }) => namesOutcome(sentence.text, [concept], paper));
  const inPaper = (concept: QuestionConcept) => matchConcept(concept, paper).strength > NAMED || isMeasured(concept);
  const title = paper.title.text;
  const own = sentences.filter(({ kind }) => kind !== "background");
  const words = concepts.filter(({ kind }) => kind === "word");
  const isTried = (tried: readonly QuestionConcept[]) =>
    isNamed(title, tried) || own.filter(({ sentence }) => isNamed(sentence.text, tried)).length >= TRIED_FROM;
  const design = readDesign(paper)?.id ?? null;
  const ofPaper = {
    constant: 1,
    relevance,
    named_in_title: shareOf(concepts, (concept) => isNamed(title, [concept])),
    named_in_paper: shareOf(concepts, inPaper),
    missing: concepts.filter((concept) => concept.kind !== "word" && !inPaper(concept)).length,
    missing_words: shareOf(words, (concept) => !inPaper(concept)),
    intervention_tried: one(isTried(roles.interventions)),
    interventions_tried: shareOf(roles.interventions, (concept) => isTried([concept])),
    intervention_in_title: one(isNamed(title, roles.interventions)),
    no_outcome_asked: one(roles.outcomes.length === 0),
    outcome_in_paper: one(roles.outcomes.some(inPaper)),
    condition_in_title: one(isNamed(title, roles.conditions)),
    randomised: one(design === "randomized_trial"),
    of_studies: one(design === "meta_analysis" || design === "systematic_review"),
    protocol: one(design !== null && PROTOCOLS.includes(design)),
    without_people: one(design === "animal" || design === "in_vitro"),
  };
  return sentences
    .filter(({ states }) => states)
    .map((sentence) => {
      const { text } = sentence.sentence;
      const named = shareOf(concepts, (concept) => isNamed(text, [concept]));
      const [intervention, outcome] = [
        one(isNamed(text, roles.interventions)),
        one(roles.outcomes.length > 0 && namesOutcome(text, roles.outcomes, paper)),
      ];
      const conclusion = one(sentence.kind === "conclusion");
      const worded = describeWording(sentence);
      const row = {
        ...{ ...ofPaper, ...worded, named, intervention, outcome, conclusion },
        condition: one(isNamed(text, roles.conditions)),
        intervention_and_outcome: intervention * outcome,
        named_in_conclusion: ofPaper.named_in_paper * conclusion,
        named_and_speaks: named * worded.speaks,
      };
      return { sentence, row };
    });
}

/** How a sentence says what it says, whatever it is about. */
function describeWording({ cues, kind, place, numbers, isPlan, isComparison }: FindingSentence) {
  const has = (...wanted: Cue[]) => one(wanted.some((cue) => cues.has(cue)));
  return {
    ...{ title: one(kind === "title"), results: one(kind === "results"), place },
    ...{ changed: has("up", "down"), judged: has("good", "bad"), same: has("same"), denied: has("neg") },
    ...{ significant: has("sig"), than: has("than"), both: has("both"), hedged: has("hedge"), responders: has("resp") },
    speaks: has("up", "down", "good", "bad", "same", "diff", "sig"),
    p_value: one(numbers.ps.length > 0),
    effect: one(numbers.effects.length > 0),
    values: one(numbers.values.length > 1),
    ...{ planned: one(isPlan), compares: one(isComparison) },
  };
}
