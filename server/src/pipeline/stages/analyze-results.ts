import { NO_ANSWER, type SavedAnswer } from "@medsieve/contract/answers";
import { PREVIEW_ITEMS } from "@medsieve/contract/constants";
import type { Nearness } from "@medsieve/reader/reader";
import type { PaperMatch } from "@medsieve/reader/verdict/paper-match";
import { rankPapers } from "../rank.ts";
import type { SearchContext } from "../search-context.ts";
import type { RankedPaper } from "../search-run.ts";
import type { FetchedPapers } from "../speculation.ts";

/** Stage 4: every paper is read, and the answer is written from the best; its sentences are held against the papers. */
export async function analyzeResults(
  context: SearchContext,
  { ahead, rest }: FetchedPapers,
  nearness: Nearness,
): Promise<SavedAnswer> {
  const { reader, work, readings, speculation, usage, emit, signal } = context;
  const { question } = context.input;
  await Promise.all([speculation.finish(), readings.read(rest, ahead.length + rest.length, nearness)]);
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
  const matches = await matchPapers(ranked, context);
  const counted = await work.run("deriveVerdict", { question, papers: ranked, matches }, signal);
  if (counted.answer !== null) return { ...counted.answer, verdict: counted.verdict };
  const matched = ranked.flatMap((read, at) => (matches[at] === undefined ? [] : [{ ...read, match: matches[at] }]));
  const { sentences, fallback = null } = await reader.answer(question, matched, signal);
  usage.noteStep("answer", reader.describe(), fallback);
  const papers = ranked.map(({ paper }) => paper);
  const answer = await work.run("checkAnswer", { sentences, papers, language: question.language }, signal);
  return { ...answer, verdict: counted.verdict };
}

/** Papers of one message, so that the threads have them in equal parts. */
const BATCH = 5;

/** What each paper brings to the verdict, in their order; what the reader does not know is found now. */
async function matchPapers(papers: readonly RankedPaper[], context: SearchContext): Promise<PaperMatch[]> {
  const { reader, earlier } = context;
  const known = reader.knownMatches();
  const matches = new Map<string, PaperMatch>();
  for (const { pmid } of papers.map(({ paper }) => paper)) {
    // What was kept of an earlier run is not what the reader read.
    const match = earlier.readings.has(pmid) ? null : known?.find(pmid);
    if (match) matches.set(pmid, match);
  }
  const others = papers.filter(({ paper }) => !matches.has(paper.pmid));
  for (const [at, match] of (await findMatches(others, context)).entries()) {
    const pmid = others[at]?.paper.pmid;
    if (pmid !== undefined) matches.set(pmid, match);
  }
  return papers.flatMap(({ paper }) => matches.get(paper.pmid) ?? []);
}

async function findMatches(
  papers: readonly RankedPaper[],
  { input: { question }, work, signal }: SearchContext,
): Promise<PaperMatch[]> {
  const batches: Promise<PaperMatch[]>[] = [];
  for (let at = 0; at < papers.length; at += BATCH)
    batches.push(work.run("matchPapers", { question, papers: papers.slice(at, at + BATCH) }, signal));
  return (await Promise.all(batches)).flat();
}
