import { NO_ANSWER, type SavedAnswer } from "@medsieve/contract/answers";
import { PREVIEW_ITEMS } from "@medsieve/contract/constants";
import type { Question } from "@medsieve/reader/reader";
import type { PaperMatch } from "@medsieve/reader/verdict/derive-verdict";
import type { Work } from "../../work/work.ts";
import { rankPapers } from "../rank.ts";
import type { SearchContext } from "../search-context.ts";
import type { RankedPaper } from "../search-run.ts";
import type { FetchedPapers } from "../speculation.ts";

/** Stage 4: every paper is read, and the answer is written from the best; its sentences are held against the papers. */
export async function analyzeResults(
  { input: { question }, reader, work, readings, speculation, usage, emit, signal }: SearchContext,
  { ahead, rest }: FetchedPapers,
): Promise<SavedAnswer> {
  await Promise.all([speculation.finish(), readings.read(rest, ahead.length + rest.length)]);
  const ranked = rankPapers(readings.list());
  emit({
    type: "intermediate_result",
    stage: "analyzing_results",
    data: {
      analysis: ranked.slice(0, PREVIEW_ITEMS.titles).map(({ paper, reading }) => ({
        pmid: paper.pmid,
        title: paper.title,
        relevance_score: reading.relevance_score,
      })),
      count: ranked.length,
    },
  });
  if (ranked.length === 0) return NO_ANSWER;
  const matches = await matchPapers(question, ranked, work, signal);
  const counted = await work.run("deriveVerdict", { question, papers: ranked, matches }, signal);
  if (counted.answer !== null) return { ...counted.answer, verdict: counted.verdict };
  const { sentences, fallback = null } = await reader.answer(question, ranked, signal);
  usage.noteStep("answer", reader.describe(), fallback);
  const papers = ranked.map(({ paper }) => paper);
  const answer = await work.run("checkAnswer", { sentences, papers, language: question.language }, signal);
  return { ...answer, verdict: counted.verdict };
}

/** Papers of one message, so that the threads have them in equal parts. */
const BATCH = 5;

async function matchPapers(
  question: Question,
  papers: readonly RankedPaper[],
  work: Work,
  signal: AbortSignal,
): Promise<PaperMatch[]> {
  const batches: Promise<PaperMatch[]>[] = [];
  for (let at = 0; at < papers.length; at += BATCH)
    batches.push(work.run("matchPapers", { question, papers: papers.slice(at, at + BATCH) }, signal));
  return (await Promise.all(batches)).flat();
}
