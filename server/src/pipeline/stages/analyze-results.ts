import type { PaperReading, PaperRecord } from "@medsieve/contract/papers";
import type { Question, Reader, ReaderUsage } from "../../readers/reader.ts";
import { checkClaims } from "../claims.ts";
import type { RankedPaper } from "../search-run.ts";

/** Stage 4: every paper is read, and each statement held against its sentence. Yields papers as they are read. */
export async function* analyzeResults(
  question: Question,
  papers: readonly PaperRecord[],
  reader: Reader,
  signal: AbortSignal,
): AsyncGenerator<RankedPaper & { usage: ReaderUsage }> {
  const byPmid = new Map(papers.map((paper) => [paper.pmid, paper]));
  for await (const { pmid, claims, usage, ...reading } of reader.readPapers(question, papers, signal)) {
    const paper = byPmid.get(pmid);
    if (paper === undefined) continue;
    byPmid.delete(pmid);
    const checked: PaperReading = { ...reading, evidence: checkClaims(claims, paper) };
    yield { paper, reading: checked, usage };
  }
}
