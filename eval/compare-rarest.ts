import type { Database } from "@medsieve/database/client";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { createLibrarySource } from "../sources/src/library/library-source.ts";
import { createPostingsSearch } from "../sources/src/library/postings/search-postings.ts";
import { ask } from "./ask.ts";
import { bootstrapMean } from "./bootstrap.ts";
import type { ImportedSet, RankingOptions } from "./ranking.ts";
import { measureRanking, type RankingMeasures } from "./ranking-measures.ts";

const PROGRESS_EVERY = 25;

interface Compared extends Pick<RankingOptions, "language" | "preference" | "depth"> {
  /** Papers that the rarest words of a question may have together. */
  rarest: number;
  /** How the same questions were ranked by words in memory. */
  inMemory: readonly RankingMeasures[];
}

/**
 * Asks each question as in a library that is too large to keep its words in memory, by its rarest words and by all, and prints
 * what asking for the rarest alone costs, and what both differ from words in memory.
 */
export async function compareRarest(
  { questions, judgements, idOf }: ImportedSet,
  database: Database,
  { language, preference, depth, rarest, inMemory }: Compared,
  say: (line: string) => void,
): Promise<void> {
  const reader = createBuiltinReader();
  const open = (papersWithRarest: number) =>
    createLibrarySource(database, WORK_HERE, createPostingsSearch(database), { papersInMemory: 0, papersWithRarest });
  const sources = { rarest: open(rarest), every: open(Number.POSITIVE_INFINITY) };
  const ndcg = { rarest: [] as number[], every: [] as number[] };
  let alike = 0;
  for (const { id, text } of questions) {
    const judged = judgements.get(id) ?? new Map<string, number>();
    const ranked = { rarest: "", every: "" };
    for (const which of ["rarest", "every"] as const) {
      // A question that finds nothing counts as 0, as above.
      const ids = await ask({ text, language, preference }, sources[which], reader, depth).then(
        ({ papers }) => papers.map(({ paper }) => idOf(paper.pmid)),
        () => [],
      );
      ndcg[which].push(measureRanking(ids, judged).ndcg10);
      ranked[which] = ids.slice(0, 10).join(" ");
    }
    if (ranked.rarest === ranked.every) alike++;
    if (ndcg.every.length % PROGRESS_EVERY === 0)
      say(`${ndcg.every.length} of ${questions.length} asked without memory`);
  }
  const figures = ({ mean, low, high }: ReturnType<typeof bootstrapMean>) =>
    `${mean.toFixed(4)} (${low.toFixed(4)} to ${high.toFixed(4)})`;
  const difference = (values: readonly number[], others: readonly number[]) =>
    figures(bootstrapMean(values.map((value, at) => value - (others[at] ?? 0))));
  const words = inMemory.map(({ ndcg10 }) => ndcg10);
  say("");
  say(
    `nDCG@10 where words are not in memory: the rarest, as many as ${rarest} papers have, and every word of a question`,
  );
  say(`the rarest                  ${figures(bootstrapMean(ndcg.rarest))}`);
  say(`every word                  ${figures(bootstrapMean(ndcg.every))}`);
  say(
    `the rarest less every word  ${difference(ndcg.rarest, ndcg.every)}; the first ten alike in ${alike} of ${questions.length}`,
  );
  say(`the rarest less in memory   ${difference(ndcg.rarest, words)}`);
  say(`every word less in memory   ${difference(ndcg.every, words)}`);
}
