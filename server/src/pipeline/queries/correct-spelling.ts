import type { SpellingCorrection } from "@medsieve/reader/question/question-text";
import { chooseCorrections } from "@medsieve/reader/question/spelling";
import type { WordStatistics } from "../../sources/paper-source.ts";
import type { Work } from "../../work/work.ts";

/**
 * The slips of a question, read as words that the source has; as words of medical names where it cannot say which it has
 * (`statistics` null).
 */
export async function correctSpelling(
  question: string,
  statistics: WordStatistics | null,
  work: Work,
  signal: AbortSignal,
): Promise<SpellingCorrection[]> {
  if (statistics === null) return work.run("correctByNames", question, signal);
  const slips = await work.run("listSlips", question, signal);
  if (slips.length === 0) return [];
  const known = await statistics.countPapersWith(
    slips.map(({ word }) => word),
    signal,
  );
  const unknown = slips.filter(({ word }) => !known.get(word));
  if (unknown.length === 0) return [];
  const near = unknown.flatMap((slip) => slip.near.map(({ word }) => word));
  return chooseCorrections(unknown, await statistics.countPapersWith([...new Set(near)], signal));
}
