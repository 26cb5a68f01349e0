import type { SourceWord } from "@medsieve/reader/reader";
import { FIELD_WEIGHT } from "@medsieve/text/lexemes";
import { countWithEndings, listWithEndings } from "../library/count-words.ts";
import { FIELD_LETTERS, listLexemes } from "../library/index-paper.ts";
import { keepRarest } from "../library/keep-rarest.ts";
import { isDistinctive } from "../library/paper-words.ts";
import type { WordStatistics } from "../paper-source.ts";
import { isPmid } from "./ask-index.ts";
import { readCitations } from "./fetch-papers.ts";
import type { PaperIndex } from "./paper-index.ts";
import { rankByWords } from "./rank-by-words.ts";
import { readTermCounts } from "./term-counts.ts";
import type { ReadShares } from "./word-shares.ts";

/** How common words are in the index, whose shares are read by `readShares`. */
export function createWordStatistics(index: PaperIndex, readShares: ReadShares): WordStatistics {
  async function countWords(pmids: readonly string[], signal: AbortSignal): Promise<SourceWord[]> {
    const citations = await readCitations(index, pmids.filter(isPmid), signal);
    const words = new Map<string, number[]>();
    for (const [column, pmid] of pmids.entries()) {
      const citation = citations.get(pmid)?.citation;
      if (citation === undefined) continue;
      for (const [word, places] of listLexemes(citation)) {
        const count = places.filter((place) => FIELD_LETTERS[place & 3] !== FIELD_WEIGHT.other).length;
        if (count === 0) continue;
        const counts = words.get(word) ?? pmids.map(() => 0);
        counts[column] = count;
        words.set(word, counts);
      }
    }
    const shares = await readShares([...words.keys()], signal);
    return Array.from(words, ([word, counts]) => ({ word, counts, share: shares.find(word, false) })).filter(
      ({ share }) => isDistinctive(share, shares.papers),
    );
  }

  async function countPapersWith(words: readonly string[], signal: AbortSignal): Promise<Map<string, number>> {
    const asked = listWithEndings(words);
    const { papersWith } = await readTermCounts(index, ["title", "abstract"], asked, signal);
    return countWithEndings(words, new Map(asked.map((word) => [word, papersWith(word)])));
  }

  return {
    countWords,
    countPapersWith,
    keepRarest: async (words) => keepRarest(words, await readShares(words, new AbortController().signal)),
    rankByWords: (typed, limit, signal) => rankByWords(index, typed, limit, signal),
  };
}
