import { stemWord } from "@medsieve/text/stem";
import type { QuestionAnalysis } from "../question/analyze-question.ts";
import { isStrong, type QuestionConcept } from "../question/concept.ts";
import { STOP_WORDS } from "../question/stop-words.ts";
import type { SourceWord } from "../reader.ts";

/** Words taken from the papers, beside the question's own. */
const MOST_WORDS = 25;
/** Words that more papers have say little of what the best are about, and would find nearly all. */
const MOST_COMMON = 0.07;
const SHORTEST = 3;
/** What the question's own words count, of 1. */
const QUESTION_WEIGHT = 0.4;
/** How fast papers count less the further down they stand. */
const RANK_OFFSET = 3;

interface RelatedWord {
  /** As it stands most often, folded; its other forms share its stem. */
  word: string;
  /** All of them together are 1. */
  weight: number;
  /** The question has it too. */
  isAsked: boolean;
  /** Papers are found by it; a common word of the question only counts in their order. */
  finds: boolean;
}

/**
 * The words that distinguish the best papers from the source's others, by how often they stand there and how rare they are
 * elsewhere, with the question's own (pseudo-relevance feedback, after Lavrenko and Croft 2001, RM3). Empty when nothing
 * distinguishes them.
 */
export function chooseRelatedWords(words: readonly SourceWord[], analysis: QuestionAnalysis): RelatedWord[] {
  const asked = listStems(analysis.concepts.filter((concept) => isStrong(concept)));
  const unwanted = listStems(analysis.concepts.filter((concept) => concept.excluded));
  const totals = words.reduce<number[]>(
    (sums, { counts }) => counts.map((count, paper) => (sums[paper] ?? 0) + count),
    [],
  );
  const byStem = new Map<string, { word: string; often: number; frequency: number; share: number }>();
  for (const { word, counts, share } of words) {
    const stem = stemWord(word);
    if (share === 0 || !isDistinctive(word) || unwanted.has(stem)) continue;
    const frequency = counts.reduce(
      (sum, count, paper) => sum + count / (totals[paper] || 1) / (paper + RANK_OFFSET),
      0,
    );
    const known = byStem.get(stem);
    if (known === undefined) byStem.set(stem, { word, often: frequency, frequency, share });
    else {
      if (frequency > known.often) Object.assign(known, { word, often: frequency });
      known.frequency += frequency;
      known.share = Math.min(1, known.share + share);
    }
  }
  const distinctive = [...byStem]
    .filter(([, { share }]) => share <= MOST_COMMON)
    .map(([stem, { word, frequency, share }]) => ({ stem, word, value: frequency * Math.log(1 / share) }))
    .sort((a, b) => b.value - a.value || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_WORDS);
  const total = distinctive.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return [];
  const chosen = new Map<string, RelatedWord>();
  for (const [stem, word] of asked) {
    const finds = (byStem.get(stem)?.share ?? 1) <= MOST_COMMON;
    chosen.set(stem, { word, weight: QUESTION_WEIGHT / asked.size, isAsked: true, finds });
  }
  for (const { stem, word, value } of distinctive) {
    const own = chosen.get(stem)?.weight ?? 0;
    const weight = own + ((1 - QUESTION_WEIGHT) * value) / total;
    chosen.set(stem, { word, weight, isAsked: asked.has(stem), finds: true });
  }
  return [...chosen.values()];
}

function isDistinctive(word: string): boolean {
  return word.length >= SHORTEST && /^\p{L}/u.test(word) && !STOP_WORDS.has(word);
}

/** The words of the concepts' preferred names, by their stems: the same in every language of the question. */
function listStems(concepts: readonly QuestionConcept[]): Map<string, string> {
  const words = concepts.flatMap(({ names }) => (names[0]?.text ?? "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return new Map(words.filter(isDistinctive).map((word) => [stemWord(word), word]));
}
