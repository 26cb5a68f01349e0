import type { Direction } from "@medsieve/contract/findings";
import type { PaperSentence, PaperText } from "../../paper-text.ts";
import type { QuestionConcept } from "../../question/concept.ts";
import { explainNoResult } from "../states-result.ts";
import { isOneThing, locateName, type Span } from "./locate-name.ts";
import { isJoined, joins, listCues, readCue, readRatios } from "./relation-cues.ts";

/** What a paper reports of two things going together. */
export interface AssociationReading {
  /** "unclear" where it reports that one differs by the other, and not which way. */
  direction: Direction;
  evidence: PaperSentence;
  exposure: Span;
  outcome: Span;
}

interface AskedPair {
  exposure: QuestionConcept;
  outcome: QuestionConcept;
  /** Its name does not say what more of it is: survival may be longer or shorter. */
  isOpen: boolean;
}

const IS_OPEN = /\b(?:survival|prognosis|outcomes?)\b/iu;
const CLAUSES =
  /;|•|\b(?:but|whereas|although|though|however|except|while)\b|, and (?=(?:there|the|we|it|this|these|that|no|in) )/giu;
/** What goes with the outcome in one analysis, or for some, and not in another. */
const IN_PART = /\bbut (?:not|no|only|did not|was not|were not)\b/iu;
/** What follows is of another outcome. */
const OF_OTHER = /\bbut not (?:with|for|in) [^.;]{0,60}$/iu;
/** A clause without a subject of its own. */
const GOES_ON =
  /^(?:;|but|although|though|however|while|whereas|except|, and)?,? ?(?:it|they|this|these|not|no|did|was|were|had|remained|also|only)\b/iu;
/** What one sentence says of both, at each word that relates them. */
function readSentence(sentence: PaperSentence, asked: AskedPair, paper: PaperText) {
  const { text } = sentence;
  const [exposures, outcomes] = [
    locateName(asked.exposure, sentence, paper),
    locateName(asked.outcome, sentence, paper),
  ];
  if (exposures.length === 0 || outcomes.length === 0) return [];
  const bounds = [0, ...Array.from(text.matchAll(CLAUSES), ({ index }) => index), text.length];
  const isListed = exposures.some((a) => outcomes.some((b) => isJoined(a, b, text)));
  return listCues(text).flatMap((cue) => {
    if (isListed && cue.kind === "compares") return [];
    const from = bounds.findLast((at) => at <= cue.start) ?? 0;
    const to = bounds.find((at) => at >= cue.end) ?? text.length;
    const clause = text.slice(from, to);
    const rest = text.slice(to);
    const isPart = IN_PART.test(rest) && !OF_OTHER.test(rest) && !outcomes.some((other) => other.start >= to);
    const shift = ({ start, end }: Span) => ({ start: start - from, end: end - from });
    return outcomes.flatMap((outcome) => {
      const exposure = exposures.find((one) => !overlap(one, outcome) && joins(cue, one, outcome, text));
      if (exposure === undefined || outcome.start < from || outcome.end > to) return [];
      if (exposure.start < from && !GOES_ON.test(clause)) return [];
      const read = readCue({ ...cue, ...shift(cue) }, shift(exposure), shift(outcome), clause);
      const direction = isPart ? "unclear" : read === "related" && !asked.isOpen ? readRatios(clause) : read;
      return [{ direction, evidence: sentence, exposure, outcome }];
    });
  });
}

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** What a study set out to find, or what its authors only think. */
const NOT_FOUND =
  /\b(?:possible|unclear|unknown|predictive values?|[PN]PV|sensitivity|specificity|false[ -](?:negative|positive)|do(?:es)? not inform|hypothes\w+|speculat\w+|whether|(?:study|we|analysis) (?:explored|examined|investigated|assessed|evaluated|compared|analy[sz]ed)|(?:relationship|association|correlation)s? (?:[^.;]{1,80}\b)?(?:was|were) (?:assessed|examined|evaluated|investigated|analy[sz]ed|calculated|determined|tested|studied|estimated))\b/iu;

/** Another study, which an abstract without headings begins with. */
const OTHER_STUDY =
  /\b(?:trial|study|studies|reports?|research|evidence)\b[^.;]{0,120}\b(?:concluded|showed|shown|suggest(?:s|ed)?|reported|found|indicates?)\b/iu;
const IN_PAST = /\b(?:was|were|had|did|showed|found|observed|revealed|demonstrated)\b|\bp ?[<=>]|\bCI\b/iu;
/** The share of an abstract without headings in which that may be. */
const BEGINNING = 0.34;

/** Reasons for which a sentence states no result, and may still state that two things go together. */
const MAY_RELATE: readonly string[] = ["related", "general"];

/**
 * What a paper reports of an outcome going with an exposure, from its conclusion first; null where it says nothing of both,
 * and where its sentences do not agree. A plain "associated with" or "predicts" is taken for more of the outcome.
 */
export function readAssociation(
  paper: PaperText,
  exposure: QuestionConcept,
  outcome: QuestionConcept,
): AssociationReading | null {
  if (isOneThing(exposure, outcome)) return null;
  const isOpen = IS_OPEN.test(outcome.names[0]?.text ?? "");
  const stating = paper.sentences.filter((sentence, index) => {
    const isEarly = sentence.kind === "plain" && index < BEGINNING * paper.sentences.length;
    if (isEarly && (OTHER_STUDY.test(sentence.text) || !IN_PAST.test(sentence.text))) return false;
    const reason = explainNoResult(sentence);
    const isGeneral = reason === "general" && index < (1 - BEGINNING) * paper.sentences.length;
    return (reason === null || MAY_RELATE.includes(reason)) && !isGeneral && !NOT_FOUND.test(sentence.text);
  });
  const readings = stating.flatMap((sentence) => {
    const found = readSentence(sentence, { exposure, outcome, isOpen }, paper);
    const [first] = found;
    if (first === undefined) return [];
    const directions = new Set(found.map(({ direction }) => direction));
    directions.delete("related");
    const [only = "related"] = directions;
    const direction = directions.size > 1 ? "unclear" : only;
    const named = found.find((one) => one.direction === direction) ?? first;
    return [{ ...named, direction }];
  });
  const concluded = readings.filter(({ evidence }) => evidence.kind === "conclusion");
  const said = concluded.length > 0 ? concluded : readings;
  const plain = said.filter(({ direction }) => direction !== "unclear");
  const [first] = plain.length > 0 ? plain : said;
  if (first === undefined) return null;
  const isNone = plain.map(({ direction }) => direction === "no_difference");
  const ways = new Set(plain.map(({ direction }) => direction).filter((one) => one !== "related"));
  if (isNone.includes(true) && isNone.includes(false)) return { ...first, direction: "unclear" };
  if (ways.size > 1) return { ...first, direction: "unclear" };
  const [way] = ways;
  if (way !== undefined) return { ...first, direction: way };
  if (first.direction !== "related") return { ...first, direction: first.direction };
  // That something goes with survival does not say whether it is good for it.
  return { ...first, direction: isOpen ? "unclear" : "increased" };
}
