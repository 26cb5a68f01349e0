import type { Question } from "@medsieve/reader/reader";
import type { PaperSource, WordStatistics } from "@medsieve/sources/paper-source";
import type { Sources } from "@medsieve/sources/sources";
import { ignoreWaiting } from "@medsieve/sources/wait-notice";
import type { WorkPool } from "./work/open-work.ts";
import { WARM_UP_QUESTION } from "./work/warm-up-paper.ts";

/** As many queries, and papers of each, as a question usually has. */
const QUERIES = 8;
const PAPERS = 20;

/**
 * Loads what the first question would wait for: vocabulary, MeSH and models in each worker thread and, where the library
 * answers, its words and the pages of its database that a search reads. What fails is only logged; a question then loads it.
 */
export async function warmUp(
  work: WorkPool,
  sources: Sources,
  log: { warn: (data: object, message: string) => void },
): Promise<void> {
  for (const loaded of await Promise.allSettled([work.warmUp(), warmLibrary(work, sources)])) {
    if (loaded.status === "rejected")
      log.warn({ err: loaded.reason }, "something was not loaded ahead of the first question");
  }
}

async function warmLibrary(work: WorkPool, sources: Sources): Promise<void> {
  const { papers, demonstration_papers } = await sources.describeLibrary();
  if (papers + demonstration_papers === 0) return;
  const source = sources.open(ignoreWaiting);
  const statistics = source.wordStatistics();
  if (statistics !== null) await searchOnce(WARM_UP_QUESTION, source, statistics, work);
}

/** One query after the other, so that who signs in meanwhile waits for one at most. */
async function searchOnce(
  question: Question,
  source: PaperSource,
  statistics: WordStatistics,
  work: WorkPool,
): Promise<void> {
  const { signal } = new AbortController();
  await statistics.countPapersWith(["patients"], signal);
  const { queries } = await work.run("writeQueries", { question, maxQueries: QUERIES }, signal);
  for (const { query } of queries) {
    const { pmids } = await source.search(query, PAPERS, signal);
    await source.fetch(pmids, signal);
  }
  const typed = await work.run("readTypedWords", question, signal);
  if (typed !== null) await statistics.rankByWords(typed, PAPERS, signal);
}
