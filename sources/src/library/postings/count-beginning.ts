import type { Segment } from "./library-state.ts";
import { countPapers, createSet, keepOnly } from "./paper-set.ts";
import { listFound } from "./posting-blocks.ts";
import { ANY_FIELD, addPosted } from "./posting-lists.ts";
import type { PostingsReader } from "./read-postings.ts";

/** Blocks of a segment that are read at most: about two megabytes. */
const MOST_BLOCKS = 128;
/** Stands in the names of fields' values, which are no words. */
const OF_A_VALUE = "=";

/** The words that begin so, with the number of answering papers that have each; null where too many begin so. */
export async function countBeginning(
  segments: readonly Segment[],
  beginning: string,
  postings: PostingsReader,
): Promise<ReadonlyMap<string, number> | null> {
  const counts = new Map<string, number>();
  for (const { id, pmids, answering } of segments) {
    const blocks = await postings.readBeginning(id, beginning, MOST_BLOCKS);
    if (blocks === null) return null;
    for (const data of blocks) {
      for (const { lexeme, ...found } of listFound(data)) {
        if (!lexeme.startsWith(beginning) || lexeme.includes(OF_A_VALUE)) continue;
        const papers = createSet(pmids.length);
        addPosted({ ...found, data }, ANY_FIELD, papers);
        keepOnly(papers, answering);
        const count = countPapers(papers);
        if (count > 0) counts.set(lexeme, (counts.get(lexeme) ?? 0) + count);
      }
    }
  }
  return counts;
}
