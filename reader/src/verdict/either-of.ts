import type { QuestionConcept } from "../question/concept.ts";

/** What lets either of two do. */
const OR =
  /^\s?(?:,? ?(?:and\/or|or) (?:an? |the )?|\/|,? ?(?:または|あるいは|もしくは)|や|[,，]?(?:或者?|或是))\s?$/iu;
/** Before another of a list that ends so. */
const LISTED = /^(?:, |、|，)$/u;

interface Placed {
  concept: QuestionConcept;
  start: number;
  end: number;
  isJoined: boolean;
}

/** Both as one: a paper on either of them is about it. */
function join(one: QuestionConcept, other: QuestionConcept, written: string): QuestionConcept {
  const headings = [other.heading ?? [], other.alsoHeadings].flat();
  return {
    ...one,
    ...{ written, weight: Math.max(one.weight, other.weight) },
    ...(one.heading === null
      ? { heading: headings[0] ?? null, alsoHeadings: headings.slice(1) }
      : { alsoHeadings: [...one.alsoHeadings, ...headings] }),
    ...{ names: [...one.names, ...other.names], narrower: [...one.narrower, ...other.narrower] },
  };
}

/** "Crohn's disease or ulcerative colitis", 胃癌或食管癌: who has either is asked about, so that they are one of the concepts. */
export function joinEither(concepts: readonly QuestionConcept[], text: string): QuestionConcept[] {
  const lower = text.toLowerCase();
  const placed = concepts
    .map((concept) => ({
      concept,
      start: lower.indexOf(concept.written.toLowerCase()),
      length: concept.written.length,
    }))
    .map(({ concept, start, length }): Placed => ({ concept, start, end: start + length, isJoined: false }))
    .toSorted((a, b) => a.start - b.start);
  const joined: Placed[] = [];
  for (const next of placed.toReversed()) {
    const after = joined[0];
    const between = after === undefined || next.start < 0 ? "" : text.slice(next.end, after.start);
    const isList = after?.isJoined === true && LISTED.test(between);
    const isEither = after !== undefined && after.concept.kind === next.concept.kind && (OR.test(between) || isList);
    if (!isEither) joined.unshift(next);
    else {
      const place = { start: next.start, end: after.end, isJoined: true };
      joined[0] = { ...place, concept: join(next.concept, after.concept, text.slice(place.start, place.end)) };
    }
  }
  return joined.some(({ isJoined }) => isJoined) ? joined.map(({ concept }) => concept) : [...concepts];
}
