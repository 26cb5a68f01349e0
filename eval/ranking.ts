import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Language, type Preference, RESULTS_PER_QUERY_DEFAULT } from "@medsieve/contract/constants";
import type { Database } from "@medsieve/database/client";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import type { Question } from "@medsieve/reader/reader";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { createLibrarySource } from "../sources/src/library/library-source.ts";
import { ask } from "./ask.ts";
import { type Bm25Words, indexBm25 } from "./bm25.ts";
import { bootstrapMean, bootstrapRatio } from "./bootstrap.ts";
import { compareRarest } from "./compare-rarest.ts";
import { type JudgedDocument, type RankingSet, readRankingSet } from "./ranking-data.ts";
import { measureRanking, type RankingMeasures } from "./ranking-measures.ts";
import { openScratchLibrary } from "./scratch-library.ts";
import { createDraws, makeSlip } from "./slips.ts";
import { readStatements } from "./statements.ts";
import { writeMedline } from "./write-medline.ts";

const PROGRESS_EVERY = 25;
/** Of the slips. */
const SEED = 1;
const MEASURES = {
  ndcg10: "nDCG@10",
  recall100: "Recall@100",
  averagePrecision: "MAP",
  precision10: "P@10",
} as const satisfies Record<keyof RankingMeasures, string>;
const BASELINES: Record<Bm25Words, string> = { plain: "BM25", stemmed: "BM25, stemmed" };

export interface RankingOptions {
  language: Language;
  preference: Preference;
  /** Papers found and read for each question; null: the product's own bounds. */
  depth: number | null;
  /** Each question is asked once more with one slip in one of its words. */
  typos: boolean;
  /** Each question is asked once more as of a library whose words are not kept in memory: see compare-rarest. Null: not. */
  rarest: number | null;
  /** Only the first so many questions. */
  limit: number | null;
  /** Where the result of each question is written; null: nowhere. */
  out: string | null;
}

interface QuestionResult {
  id: string;
  text: string;
  /** Why the search failed, or null. */
  failed: string | null;
  ms: number;
  medsieve: RankingMeasures;
  /** Words of the question that were read as others. */
  corrected: string[];
  /** The same with a slip; null where none was asked for. */
  slipped: { text: string; medsieve: RankingMeasures; corrected: string[] } | null;
  bm25: Record<Bm25Words, RankingMeasures>;
  ranked: string[];
}

/**
 * Imports the documents of a set, which its folder holds as docs.jsonl, queries.jsonl and qrels.tsv, asks its questions on
 * the product's own path, and prints how well the judged documents are ranked, beside BM25 over the same documents.
 */
export async function evaluateRanking(
  folder: string,
  options: RankingOptions,
  say: (line: string) => void,
): Promise<void> {
  const set = readRankingSet(folder);
  say("the documents are imported");
  const database = await importDocuments(set.documents);
  try {
    const idOf = (pmid: string) => set.documents[Number(pmid) - 1]?.id ?? "";
    await measureQuestions({ ...set, idOf }, database, options, say);
  } finally {
    await database.close();
  }
}

/** The same for the findings of a file as statements, each of which is to find its own paper in PubMed files. */
export async function evaluateStatements(
  { file, library }: { file: string; library: readonly string[] },
  options: RankingOptions,
  say: (line: string) => void,
): Promise<void> {
  say("the library is imported");
  const database = await openScratchLibrary(library);
  try {
    const set = await readStatements(file, database);
    await measureQuestions({ ...set, idOf: (pmid) => pmid }, database, options, say);
  } finally {
    await database.close();
  }
}

/** `idOf`: the document that a PMID of the library stands for. */
export type ImportedSet = RankingSet & { idOf: (pmid: string) => string };

async function measureQuestions(
  set: ImportedSet,
  database: Database,
  options: RankingOptions,
  say: (line: string) => void,
): Promise<void> {
  const { depth, preference } = options;
  const questions = set.questions.slice(0, options.limit ?? set.questions.length);
  say(`${set.documents.length} documents, ${questions.length} questions, preference ${preference}`);
  say(
    depth === null
      ? "depth: the product's own"
      : `depth: ${depth} papers are found and read, of each query up to ${depth} (the product's own: ${RESULTS_PER_QUERY_DEFAULT})`,
  );
  const results = await askAll({ ...set, questions }, database, depth, options, say);
  printResults(results, say);
  if (options.rarest !== null) {
    const inMemory = results.map(({ medsieve }) => medsieve);
    await compareRarest({ ...set, questions }, database, { ...options, rarest: options.rarest, inMemory }, say);
  }
  if (options.out !== null) {
    writeFileSync(options.out, results.map((result) => `${JSON.stringify(result)}\n`).join(""));
    say(`each question: ${options.out}`);
  }
}

async function importDocuments(documents: readonly JudgedDocument[]): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "medsieve-eval-"));
  try {
    const file = join(folder, "documents.xml");
    writeFileSync(file, writeMedline(documents));
    return await openScratchLibrary([file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function askAll(
  { documents, questions, judgements, idOf }: ImportedSet,
  database: Database,
  depth: number | null,
  options: RankingOptions,
  say: (line: string) => void,
): Promise<QuestionResult[]> {
  const source = createLibrarySource(database, WORK_HERE);
  const reader = createBuiltinReader();
  const bm25 = { plain: indexBm25(documents, "plain"), stemmed: indexBm25(documents, "stemmed") };
  const results: QuestionResult[] = [];
  const draw = createDraws(SEED);
  for (const { id, text } of questions) {
    const judged = judgements.get(id) ?? new Map<string, number>();
    const question = { text, language: options.language, preference: options.preference };
    const begun = performance.now();
    let failed: string | null = null;
    const askOnce = (asked: Question) =>
      ask(asked, source, reader, depth).then(
        ({ papers, questionWords }) => ({
          ranked: papers.map(({ paper }) => idOf(paper.pmid)),
          corrected: (questionWords ?? []).filter((word) => word.suggestion === word.text).map((word) => word.text),
        }),
        (error: unknown) => {
          failed = error instanceof Error ? error.message : String(error);
          return { ranked: [], corrected: [] };
        },
      );
    const { ranked, corrected } = await askOnce(question);
    const ms = performance.now() - begun;
    const slip = options.typos ? makeSlip(text, draw) : null;
    const withSlip = slip === null ? null : await askOnce({ ...question, text: slip, corrections: undefined });
    const measureBm25 = (words: Bm25Words) => measureRanking(bm25[words](text, depth ?? 100), judged);
    results.push({
      id,
      text,
      failed,
      ms: Math.round(ms),
      medsieve: measureRanking(ranked, judged),
      corrected,
      slipped:
        slip === null || withSlip === null
          ? null
          : { text: slip, medsieve: measureRanking(withSlip.ranked, judged), corrected: withSlip.corrected },
      bm25: { plain: measureBm25("plain"), stemmed: measureBm25("stemmed") },
      ranked,
    });
    if (results.length % PROGRESS_EVERY === 0) say(`${results.length} of ${questions.length} questions asked`);
  }
  return results;
}

function printResults(results: readonly QuestionResult[], say: (line: string) => void): void {
  const figures = ({ mean, low, high }: ReturnType<typeof bootstrapMean>, digits: number) =>
    `${mean.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
  say("");
  say("mean over the questions, with its 95 % interval by bootstrap");
  for (const [measure, name] of Object.entries(MEASURES) as [keyof RankingMeasures, string][]) {
    const own = results.map(({ medsieve }) => medsieve[measure]);
    say(`${name.padEnd(11)}${"Medsieve".padEnd(15)}${figures(bootstrapMean(own), 4)}`);
    for (const [words, baseline] of Object.entries(BASELINES) as [Bm25Words, string][]) {
      const theirs = results.map(({ bm25 }) => bm25[words][measure]);
      const ratio = figures(bootstrapRatio(own, theirs), 3);
      say(
        `${" ".repeat(11)}${baseline.padEnd(15)}${figures(bootstrapMean(theirs), 4)}  Medsieve is ${ratio} times that`,
      );
    }
  }
  reportSlips(results, say);
  const failed = results.filter((result) => result.failed !== null);
  const empty = results.filter((result) => result.failed === null && result.ranked.length === 0);
  say("");
  say(`${failed.length} questions failed, ${empty.length} found nothing; they count as 0`);
  for (const { id, text, failed: reason } of [...failed, ...empty].slice(0, 10)) {
    say(`  ${id}: ${text}${reason === null ? "" : `: ${reason}`}`);
  }
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  say(`time of a question: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`);
}

/** What is kept of the ranking where each question has a slip, and how many questions without one were changed. */
function reportSlips(results: readonly QuestionResult[], say: (line: string) => void): void {
  const changed = results.filter(({ corrected }) => corrected.length > 0);
  say(`questions whose spelling was changed: ${changed.length} of ${results.length}`);
  const slipped = results.flatMap(({ medsieve, slipped: slip }) =>
    slip === null ? [] : [{ clean: medsieve.ndcg10, slip: slip.medsieve.ndcg10 }],
  );
  if (slipped.length === 0) return;
  const { mean, low, high } = bootstrapRatio(
    slipped.map(({ slip }) => slip),
    slipped.map(({ clean }) => clean),
  );
  say(`nDCG@10 kept with a slip in each question: ${mean.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`);
}
