import { findName, type PaperSentence } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";

/** What a paper's conclusion says of the treatment or exposure asked about. */
export type Direction = "benefit" | "none" | "harm";

const NO_DIFFERENCE =
  /\b(?:no|neither|lack of|without(?! (?:\w+ly )?\w+ing\b))(?: \w+){0,4} (?:differences?|effects?|benefits?|improvements?|changes?|reductions?|increases?|associations?|advantages?|evidence|impact|superiority|correlation)\b|\b(?:did|does|do|was|were|is|are|could|has|have|may|had) not (?:\w+ ){0,2}(?:reduc\w+|improv\w+|lower\w*|prevent\w*|decreas\w+|increas\w+|affect\w*|differ\w*|change[ds]?|alter\w*|shorten\w*|benefit\w*|effective|superior|better|associated|support\w*|influence[ds]?|significant\w*|show\w*|enhance[ds]?|alleviat\w+|recommend\w*|worsen\w*|provide[ds]?|result\w*|differen\w+)|\bnot (?:significant\w*|effective|superior|associated|statistically|beneficial|better|different)|\bineffective\b|\bfail(?:ed|s) to \w+|\bnon-?inferior\w*|\b(?:was|were|is|are) (?:equally|similarly|as) (?:effective|efficacious)|\b(?:was|were|is|are) (?:similar|comparable|equivalent)\b|\bno more \w+ than\b/gi;
const GOOD_WORD =
  /\b(?:effective|efficacious|beneficial|superior|improv(?:es?|ed|ement|ements|ing)|better|benefits?|benefited|protective|protects?|protected|alleviat\w+|ameliorat\w+|reliev\w+|more effective|favou?rable|successful|successfully|promising|cured?|resolved)\b/i;
const BAD_WORD =
  /\b(?:worse|worsen\w*|harm(?:s|ful|ed)?|inferior|detrimental|deleterious|toxic|unfavou?rable|adversely)\b/i;

const BAD_THING =
  "(?:mortality|deaths?|risks?|events?|pain|symptoms?|hospitali[sz]ations?|admissions?|readmissions?|bleeding|ha?emorrhages?|infections?|recurrences?|relapses?|fractures?|falls|incidence|severity|duration|length of stay|stay|depression|anxiety|complications?|failures?|strokes?|attacks?|exacerbations?|seizures?|nausea|vomiting|diarrh(?:o)?ea|fatigue|disability|progression|blood pressure|hba1c|ha?emoglobin a1c|cholesterol|ldl|weight gain|body weight|weight|bmi|obesity|inflammation|decline|odds|hazards?|colds?|fever|headaches?|migraines?|dementia|cancers?|tumou?rs?|injur(?:y|ies)|thrombosis|rejection|disease|glucose|proteinuria|albuminuria|antibiotics?|opioids?|delirium|burden|stiffness|dyspn(?:o)?ea)";
const GOOD_THING =
  "(?:survival|function(?:ing)?|quality of life|remission|responses?|cure rates?|cures?|recovery|healing|adherence|tolerance|capacity|strength|mobility|performance|ejection fraction|bone mineral density|bone density|pregnancy rates?|live births?|sleep|cognition|memory|eradication|clearance|satisfaction|control|abstinence|cessation|weight loss|detection|oxygenation|success(?: rates?)?)";
const LESS =
  "(?:reduc(?:es?|ed|ing|tions?)|lower(?:s|ed|ing)?|decreas(?:es?|ed|ing)|fewer|less|prevent(?:s|ed|ing|ion)?|shorten(?:s|ed|ing)?|shorter|smaller|attenuat\\w+|diminish\\w*|suppress\\w*|delay(?:s|ed)?|inhibit(?:s|ed)?|declined?|fell)";
const MORE =
  "(?:increas(?:es?|ed|ing)|higher|greater|more|elevat(?:es?|ed)|rais(?:es?|ed)|prolong(?:s|ed)?|longer|excess|rose|enhanc(?:es?|ed)|accelerat(?:es?|ed)|promot(?:es?|ed))";
/** Words between a change and what changed; none that begins another part of the sentence. */
const WORDS = "(?:-[\\w'%/-]{1,60})?(?: (?:[\\w'%/-]{1,60}|\\([^()]*\\))){0,5}? ";
const NEAR_WORDS =
  "(?:-[\\w'%/-]{1,60})?(?: (?!(?:after|in|among|with|following|during|from|by|than|compared|patients|people|adults|children|halving|reductions?|decreases?|relief|resolution|improvements?|freedom|absence|prevention)\\b)(?:[\\w'%/-]{1,60}|\\([^()]*\\))){0,5}? ";
const pair = (change: string, thing: string) =>
  new RegExp(
    `\\b${change}(?: (?:in|of))?${NEAR_WORDS}${thing}\\b|\\b${thing}${WORDS}(?:(?:was|were|is|are|has|have|had) )?(?:\\w+ly )?${change}\\b`,
    "i",
  );

const LESS_BAD = pair(LESS, BAD_THING);
const LESS_GOOD = pair(LESS, GOOD_THING);
const MORE_BAD = pair(MORE, BAD_THING);
const MORE_GOOD = pair(MORE, GOOD_THING);
/** "associated with fracture", where nothing says that there is less of it. */
const LINKED_TO_BAD = new RegExp(
  `\\b(?:associated|linked) with(?: (?!(?:lower|reduced|decreased|fewer|shorter|less|better|improved|smaller|lesser)\\b)[\\w'-]+){0,4} ${BAD_THING}\\b`,
  "i",
);
/** Nothing that could be counted for or against. */
const UNDECIDED =
  /\b(?:unclear|inconclusive|insufficient|uncertain|mixed|conflicting|may|might|could|will|remains? to be|whether|further (?:\w+ ){0,3}(?:studies|trials|research)|needed|warranted|should be (?:studied|investigated)|limited evidence|preliminary|suggest(?:s|ed|ing)? that further)\b/i;
const THAN = /\b(?:than|compared (?:with|to)|versus|vs\.?|over|superior to|inferior to)\b/i;

function findFirst(concepts: readonly QuestionConcept[], sentence: PaperSentence): number[] {
  return concepts.flatMap((concept) =>
    [...concept.names, ...concept.narrower].flatMap((name) => findName(name, sentence).map(({ start }) => start)),
  );
}

/** Whether the thing asked about stands in the sentence before what it is compared with. */
function isSubject(asked: readonly QuestionConcept[], sentence: PaperSentence): boolean {
  const at = THAN.exec(sentence.text)?.index ?? sentence.text.length;
  return findFirst(asked, sentence).some((start) => start < at);
}

const CLAUSE_END = /[,;]? (?:but|whereas|while|although|though|however)\b|;/gi;

/** Of a sentence that says one thing and another, the clauses about the outcomes asked for; else the whole sentence. */
function pickClauses(sentence: PaperSentence, outcomes: readonly QuestionConcept[]): string {
  const { text } = sentence;
  const ends = [...Array.from(text.matchAll(CLAUSE_END), (match) => match.index), text.length];
  const starts = findFirst(outcomes, sentence);
  const clauses = ends.map((end, index) => ({ start: index === 0 ? 0 : (ends[index - 1] ?? 0), end }));
  const kept = clauses.filter(({ start, end }) => starts.some((at) => at >= start && at < end));
  return kept.length === 0 ? text : kept.map(({ start, end }) => text.slice(start, end)).join(". ");
}

/** What a question asks about. */
export interface Asked {
  /** A treatment, exposure or other subject; when there is any, a conclusion must be about it. */
  subjects: readonly QuestionConcept[];
  /** What may come of it; when there is any, a conclusion must name one. */
  outcomes: readonly QuestionConcept[];
  /** What else says which part of a conclusion is meant. */
  others: readonly QuestionConcept[];
}

/** Whether words speak of less of what is bad or more of what is good, and of the reverse. */
export function readChange(words: string): { isGood: boolean; isBad: boolean } {
  return {
    isGood: LESS_BAD.test(words) || MORE_GOOD.test(words),
    isBad: MORE_BAD.test(words) || LESS_GOOD.test(words),
  };
}

/**
 * What a concluding sentence says of the subject asked about (any subject when none is), by its words and with
 * restraint: null when it hedges, says both, or speaks of something else.
 */
export function readDirection(sentence: PaperSentence, asked: Asked): Direction | null {
  if (asked.subjects.length > 0 && !isSubject(asked.subjects, sentence)) return null;
  if (asked.outcomes.length > 0 && findFirst(asked.outcomes, sentence).length === 0) return null;
  const text = pickClauses(sentence, asked.outcomes.length > 0 ? asked.outcomes : asked.others);
  const affirmed = text.replace(NO_DIFFERENCE, " ");
  if (UNDECIDED.test(affirmed)) return null;
  const change = readChange(affirmed);
  const isGood = GOOD_WORD.test(affirmed) || change.isGood;
  const isBad = BAD_WORD.test(affirmed) || LINKED_TO_BAD.test(affirmed) || change.isBad;
  const stated: Direction[] = [];
  if (isGood) stated.push("benefit");
  if (isBad) stated.push("harm");
  if (affirmed !== text) stated.push("none");
  const [only] = stated;
  return stated.length === 1 && only ? only : null;
}
