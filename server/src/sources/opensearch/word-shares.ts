import type { WordShares } from "../library/word-shares.ts";
import { countMatches } from "./count-matches.ts";
import type { PaperIndex } from "./paper-index.ts";

/** How common these words are, a star at the end of one that is cut; any other word is not known. */
export async function readShares(
  index: PaperIndex,
  words: readonly string[],
  signal: AbortSignal,
): Promise<WordShares> {
  const [{ count: papers }, having] = await Promise.all([
    index.request<{ count: number }>("GET", `/${index.name}/_count`, null, signal),
    countMatches(index, words, signal),
  ]);
  return {
    papers,
    find(word, isPrefix) {
      const found = having.get(isPrefix ? `${word}*` : word) ?? 0;
      // A word of one paper is as rare as one of none, as where words are counted after an import.
      return found <= 1 ? 0 : Math.min(1, found / Math.max(1, papers));
    },
  };
}
