import { HEADING_COMPLETIONS } from "@medsieve/contract/constants";
import type { HeadingCompletions } from "@medsieve/contract/queries";
import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { foldHeadingName, HeadingIndex, type HeadingName } from "./heading-index.ts";
import type { PaperHeadings } from "./library-headings.ts";

let vocabularyIndex: HeadingIndex | null = null;

/** Built when it is first asked for: not every server completes headings. */
function readVocabularyIndex(): HeadingIndex {
  vocabularyIndex ??= new HeadingIndex(
    TERMINOLOGY.concepts.flatMap(({ heading, english, japanese, chinese }): HeadingName[] => {
      if (heading === null) return [];
      const others = new Set([...english, ...japanese, ...chinese]);
      return [{ heading, other: null }, ...Array.from(others, (other) => ({ heading, other }))];
    }),
  );
  return vocabularyIndex;
}

/**
 * MeSH headings that the text begins or names, in any of the three languages: of the vocabulary, and of the papers at
 * hand. Exact names come first, then what begins so, then what has such a word; among equals the commoner ones.
 */
export function completeHeadings(text: string, papers: PaperHeadings): HeadingCompletions {
  const folded = foldHeadingName(text);
  const matches = readVocabularyIndex().find(folded);
  for (const [heading, match] of papers.index.find(folded)) {
    if (match.rank < (matches.get(heading)?.rank ?? Number.POSITIVE_INFINITY)) matches.set(heading, match);
  }
  const count = (heading: string): number => papers.counts.get(heading) ?? 0;
  const best = [...matches.values()].sort(
    (a, b) =>
      a.rank - b.rank ||
      count(b.heading) - count(a.heading) ||
      a.heading.length - b.heading.length ||
      (a.heading < b.heading ? -1 : 1),
  );
  const headings = best.slice(0, HEADING_COMPLETIONS);
  return { headings: headings.map(({ heading, other }) => ({ heading, matched: other })) };
}
