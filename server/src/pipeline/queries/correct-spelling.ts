import type { SpellingCorrection } from "@medsieve/reader/question/question-text";
import { chooseCorrections, type Slip } from "@medsieve/reader/question/spelling";
import type { PaperSource } from "@medsieve/sources/paper-source";
import type { Work } from "../../work/work.ts";

/** Words of a question that a source without statistics is asked about, and what each may have been. */
const MOST_ASKED = 3;
const GUESSES = 3;
/** How many times more papers a source has to have with the guess than with the word itself: slips are printed, too. */
const COMMONER = 200;
/** The same for a source that counts its papers, and in how many of them a slip may be printed; it has fewer papers. */
const COMMONER_HERE = 50;
const MOST_PRINTED = 3;

/**
 * The slips of a question, read as words that the source has. One that cannot say which words it has is asked for papers
 * with a doubtful word, and where it has none, or next to none, for those with words of medical names like it.
 */
export async function correctSpelling(
  question: string,
  source: PaperSource,
  work: Work,
  signal: AbortSignal,
): Promise<SpellingCorrection[]> {
  const slips = await work.run("listSlips", question, signal);
  if (slips.length === 0) return [];
  const statistics = source.wordStatistics();
  if (statistics === null) return correctByAsking(slips.slice(0, MOST_ASKED), source, signal);
  const known = await statistics.countPapersWith(
    slips.map(({ word }) => word),
    signal,
  );
  const doubtful = slips.flatMap((slip) => {
    const own = known.get(slip.word) ?? 0;
    if (own > MOST_PRINTED) return [];
    return [{ ...slip, own, near: own === 0 ? slip.near : slip.near.filter(({ isName }) => isName) }];
  });
  const near = doubtful.flatMap((slip) => slip.near.map(({ word }) => word));
  if (near.length === 0) return [];
  const counts = await statistics.countPapersWith([...new Set(near)], signal);
  return doubtful.flatMap(({ own, ...slip }) => {
    const commoner = [...counts].filter(([, papers]) => papers > own * COMMONER_HERE);
    return chooseCorrections([slip], new Map(commoner));
  });
}

async function correctByAsking(
  slips: readonly Slip[],
  source: PaperSource,
  signal: AbortSignal,
): Promise<SpellingCorrection[]> {
  const count = async (word: string) => (await source.search(`${word}[tiab]`, 0, signal)).total;
  const corrections = await Promise.all(
    slips.map(async (slip) => {
      const guesses = slip.near
        .filter(({ isName }) => isName)
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, GUESSES);
      if (guesses.length === 0) return [];
      const own = await count(slip.word);
      const counts = new Map<string, number>();
      for (const { word } of guesses) {
        const papers = await count(word);
        if (papers > own * COMMONER) counts.set(word, papers);
      }
      return chooseCorrections([{ ...slip, near: guesses }], counts);
    }),
  );
  return corrections.flat();
}
