import type { DesignFit } from "../design/design-fit.ts";
import { countName, type PaperSentence, type PaperText } from "../paper-text.ts";
import { isStrong, type QuestionConcept } from "../question/concept.ts";

/** Where a concept of the question was found in a paper. */
export interface ConceptMatch {
  concept: QuestionConcept;
  /** 0 (absent) to 1 (what the paper is about). */
  strength: number;
  inTitle: boolean;
  inAbstract: boolean;
  inMesh: boolean;
  inKeywords: boolean;
  /** The title, sentence or MeSH heading that shows it best; null when there is none. */
  best: PaperSentence | null;
}

/** A concept that only some of its words stand for ("otitis" for "acute otitis media") counts this much. */
const PARTIAL = 0.35;
/** Mentions of the abstract that make the concept half of what it can be there. */
const HALF_SATURATION = 0.7;
const PASSING_STRENGTH = 0.45;
const ABSTRACT_CEILING = 0.96;
const HEADING_STRENGTH = { major: 0.94, minor: 0.82 };
const KEYWORD_STRENGTH = 0.8;

/** How often a sentence names a concept; of a narrower name only where it has none of its own. */
export function countConcept(concept: QuestionConcept, sentence: PaperSentence): number {
  let count = 0;
  for (const name of concept.names) count += countName(name, sentence);
  if (count === 0) for (const name of concept.narrower) count += countName(name, sentence);
  return count;
}

/** The share of the words of a long name that stand in a sentence, where its name does not. */
export function countPart(concept: QuestionConcept, sentence: PaperSentence): number {
  let best = 0;
  for (const name of concept.names) {
    if (name.stems.length < 2 || name.capitals) continue;
    const found = name.stems.filter((stem) => stem.length > 2 && sentence.stems.has(stem)).length;
    best = Math.max(best, found / name.stems.length);
  }
  return best;
}

/** How strongly, and where, a paper is about a concept. */
export function matchConcept(concept: QuestionConcept, paper: PaperText): ConceptMatch {
  const inTitle = countConcept(concept, paper.title) > 0;
  let mentions = 0;
  let best: PaperSentence | null = inTitle ? paper.title : null;
  let bestValue = 0;
  let passing = true;
  let inKeySentence = false;
  for (const sentence of paper.sentences) {
    const count = countConcept(concept, sentence);
    if (count === 0) continue;
    mentions += count;
    const last = sentence === paper.sentences.at(-1) && sentence.kind === "plain";
    const isKey =
      sentence.kind === "conclusion" || sentence.kind === "objective" || sentence.kind === "results" || last;
    inKeySentence ||= isKey && sentence.kind !== "results";
    if (sentence.kind !== "background" && sentence.kind !== "aside") passing = false;
    const value = isKey ? 2 : 1;
    if (!inTitle && value > bestValue) {
      best = sentence;
      bestValue = value;
    }
  }
  const headings = [concept.heading, ...concept.alsoHeadings];
  const heading = paper.headings.find(
    ({ sentence }) => headings.includes(sentence.text) || countConcept(concept, sentence) > 0,
  );
  const keyword = paper.keywords.find((sentence) => countConcept(concept, sentence) > 0);
  const strength = weighPlaces(concept, paper, {
    inTitle,
    mentions,
    passing,
    inKeySentence,
    major: heading?.major ?? null,
    keyword,
  });
  return {
    concept,
    strength,
    inTitle,
    inAbstract: mentions > 0,
    inMesh: heading !== undefined,
    inKeywords: keyword !== undefined,
    best: best ?? heading?.sentence ?? null,
  };
}

interface Places {
  inTitle: boolean;
  mentions: number;
  /** Only in sentences about the background. */
  passing: boolean;
  /** In a sentence that says what the paper is about: its objective or conclusion. */
  inKeySentence: boolean;
  /** Whether the MeSH heading is a major topic; null when it is not there. */
  major: boolean | null;
  keyword: PaperSentence | undefined;
}

function weighPlaces(concept: QuestionConcept, paper: PaperText, places: Places): number {
  const { mentions, passing } = places;
  const length = paper.sentences.length;
  const lone = mentions === 1 && length > 5 && !places.inKeySentence;
  let strength = places.inTitle ? 0.95 + 0.05 * (mentions / (mentions + 1)) : 0;
  if (mentions > 0) {
    const saturated = (ABSTRACT_CEILING * mentions) / (mentions + HALF_SATURATION);
    strength = Math.max(
      strength,
      lone ? PASSING_STRENGTH : passing ? saturated * 0.7 : saturated + 0.1 * (1 - saturated),
    );
  }
  if (places.major !== null) {
    strength = Math.max(strength, mentions > 0 || places.major ? HEADING_STRENGTH.major : HEADING_STRENGTH.minor);
  }
  if (places.keyword) strength = Math.max(strength, KEYWORD_STRENGTH);
  if (strength > 0) return Math.min(1, strength);
  const parts = [paper.title, ...paper.sentences].map((sentence) => countPart(concept, sentence));
  return PARTIAL * Math.max(0, ...parts);
}

/** How much a concept's rarity among the papers at hand can take from its weight, and with how many papers half of it. */
const MOST_BY_RARITY = 0.85;
const HALF_BY_RARITY = 50;

/** How much one concept of the question is in a paper. */
interface ConceptRelevance extends Pick<QuestionConcept, "weight" | "excluded"> {
  /** 0 (absent) to 1 (what the paper is about). */
  strength: number;
  /** In the title or the abstract. */
  isNamed: boolean;
}

/** All that decides the relevance of a paper beside the other papers, as plain data. */
export interface PaperRelevance {
  /** In the question's order. */
  concepts: ConceptRelevance[];
  /** The largest share of the main concepts found that stand in one sentence; null where fewer than two were found. */
  together: number | null;
  hasAbstract: boolean;
  isRetracted: boolean;
}

/** What a paper brings to its relevance, whatever the others bring. */
export function measureRelevance(matches: readonly ConceptMatch[], paper: PaperText): PaperRelevance {
  const strong = matches.filter(({ concept, strength }) => isStrong(concept) && strength > PARTIAL);
  return {
    concepts: matches.map(({ concept: { weight, excluded }, strength, inTitle, inAbstract }) => {
      return { weight, excluded, strength, isNamed: inTitle || inAbstract };
    }),
    together: strong.length > 1 ? shareTogether(strong, paper) : null,
    hasAbstract: paper.sentences.length > 0,
    isRetracted: paper.record.notices.some(({ kind }) => kind === "retracted" || kind === "retraction_notice"),
  };
}

/**
 * How much each concept decides among the papers at hand, in the question's order: its own weight, lowered where most of
 * them have it (inverse document frequency). Of few papers, which were all found by the same words, rarity says little.
 */
export function weighConcepts(papers: readonly PaperRelevance[]): number[] {
  const trust = (MOST_BY_RARITY * papers.length) / (papers.length + HALF_BY_RARITY);
  return (papers[0]?.concepts ?? []).map(({ weight }, at) => {
    const found = papers.filter(({ concepts }) => concepts[at]?.isNamed).length;
    const idf = Math.log(1 + (papers.length - found + 0.5) / (found + 0.5)) / Math.log(2 + 2 * papers.length);
    return weight * (1 - trust * (1 - Math.min(1, idf)));
  });
}

const FIT_FACTOR: Record<DesignFit, number> = {
  fits: 1,
  any: 1,
  unknown: 0.92,
  partly: 0.86,
  unfit: 0.62,
  no_data: 0.4,
};
/** Steps of a score, per unit: fine enough that the nearness of papers far down still orders them. */
const PRECISION = 100_000;
/** What is left of the score of a retracted paper. */
export const RETRACTED_FACTOR = 0.35;
const NO_ABSTRACT_FACTOR = 0.9;
const CO_OCCURRENCE_BONUS = 0.06;
/** What a paper loses that says nothing of any main concept; one that speaks of each in passing loses nothing. */
const MOST_BY_GAPS = 0.2;
/** What a paper loses that is wholly about a concept which the question leaves out. */
const MOST_BY_EXCLUDED = 0.5;
/** Below this a concept is mentioned, and the paper not about it. */
const IS_ABOUT = 0.5;

/** The place at which a paper comes half as near as the first, where no more is known than its place. */
const HALF_AT = 20;

/** How near a paper comes that stands at this place, from 0, among those that the searches found. */
export function guessNearness(place: number): number {
  return 1 / (1 + place / HALF_AT);
}

/** What its nearness decides of a score, and the powers by which nearness and concepts count. */
const BY_NEARNESS = 0.9;
const NEARNESS_POWER = 0.6;
const TOPIC_POWER = 1.5;
/** What the nearest paper has that says nothing of the concepts. */
const NEAREST_WEIGHT = 0.25;

/** A score in view of how near the paper comes to the question, beside the nearest; one that is half on the topic counts less than half. */
function weighNearness(topic: number, nearness: number): number {
  const near = nearness ** NEARNESS_POWER;
  const weighed = topic ** TOPIC_POWER * (1 - BY_NEARNESS + BY_NEARNESS * near);
  return weighed + NEAREST_WEIGHT * near * (1 - weighed);
}

/**
 * Relevance from 0 to 1: how many of the question's concepts the paper is about, by weight, and whether they meet in
 * one sentence; lowered where main concepts are missing or excluded ones are its subject, where the study design is not
 * what was asked for, without an abstract, when retracted, and the less near it comes by the question's own words.
 */
export function scorePaper(
  { concepts, together, hasAbstract, isRetracted }: PaperRelevance,
  weights: readonly number[],
  fit: DesignFit,
  nearness: number,
): number {
  let total = 0;
  let found = 0;
  for (const [at, { weight: own, excluded, strength }] of concepts.entries()) {
    if (excluded) continue;
    const weight = weights[at] ?? own;
    total += weight;
    found += weight * strength;
  }
  if (total === 0) return 0;
  const topic = found / total;
  const covered = topic * (1 - MOST_BY_GAPS * shareMissing(concepts));
  const meet = together ?? topic;
  const score = Math.min(1, covered * (1 - CO_OCCURRENCE_BONUS) + CO_OCCURRENCE_BONUS * covered * meet);
  const excluded = Math.max(0, ...concepts.filter((concept) => concept.excluded).map(({ strength }) => strength));
  const factor =
    FIT_FACTOR[fit] *
    (hasAbstract ? 1 : NO_ABSTRACT_FACTOR) *
    (isRetracted ? RETRACTED_FACTOR : 1) *
    (excluded > IS_ABOUT ? 1 - MOST_BY_EXCLUDED * excluded : 1);
  return Math.round(weighNearness(score, nearness) * factor * PRECISION) / PRECISION;
}

/** The share of the main concepts, by weight, of which the paper says nothing. */
function shareMissing(concepts: readonly ConceptRelevance[]): number {
  const main = concepts.filter(isStrong);
  const total = main.reduce((sum, { weight }) => sum + weight, 0);
  const missing = main.filter(({ strength }) => strength <= PARTIAL);
  return total === 0 ? 0 : missing.reduce((sum, { weight }) => sum + weight, 0) / total;
}

/** The largest share of the found concepts that stand in one sentence or in the title. */
function shareTogether(matches: readonly ConceptMatch[], paper: PaperText): number {
  let most = 0;
  for (const sentence of [paper.title, ...paper.sentences]) {
    const together = matches.filter((match) => countConcept(match.concept, sentence) > 0).length;
    most = Math.max(most, together);
  }
  return most / matches.length;
}
