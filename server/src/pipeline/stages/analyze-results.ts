import type { PaperRecord } from "@medsieve/contract/papers";
import type { Question, Reader } from "@medsieve/reader/reader";
import { checkReading } from "../check-reading.ts";
import type { RankedPaper } from "../search-run.ts";

/** Stage 4: every paper is read, and each statement held against its sentence. Yields papers as they are read. */
export async function* analyzeResults(
  question: Question,
  papers: readonly PaperRecord[],
  reader: Reader,
  signal: AbortSignal,
): AsyncGenerator<RankedPaper> {
  const byPmid = new Map(papers.map((paper) => [paper.pmid, paper]));
  for await (const reading of reader.readPapers(question, papers, signal)) {
    const paper = byPmid.get(reading.pmid);
    if (paper === undefined) continue;
    byPmid.delete(reading.pmid);
    yield { paper, reading: checkReading(reading, paper) };
  }
}
