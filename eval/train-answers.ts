import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import {
  ANSWER_MODEL_FILE,
  type AnswerModel,
  encodeAnswerModel,
  makeAnswerRow,
  useAnswerModel,
} from "@medsieve/reader/models/answer-model";
import { readPaperText } from "@medsieve/reader/paper-text";
import { analyzeQuestion } from "@medsieve/reader/question/analyze-question";
import type { ReadPaper } from "@medsieve/reader/reader";
import { ANSWER_FEATURES, type AnswerRow, describeAnswers } from "@medsieve/reader/verdict/answering/describe-answer";
import { readAskedRoles } from "@medsieve/reader/verdict/asked-roles";
import { deriveVerdict } from "@medsieve/reader/verdict/derive-verdict";
import { checkReading } from "../reader/src/quotes/check-reading.ts";
import { type JudgedQuestion, readJudgedQuestions } from "./answers-corpus.ts";
import { bootstrapMean } from "./bootstrap.ts";
import { trainLogistic } from "./logistic.ts";
import { locateSentences } from "./pico-places.ts";

/** Chosen by cross-validation. */
const PENALTY = 3;

interface Example {
  row: AnswerRow;
  answers: boolean;
}

const readNothing = new AbortController().signal;

/** The papers of a question as the product reads them. */
async function readPapers({ question, papers }: JudgedQuestion): Promise<ReadPaper[]> {
  const records = new Map(papers.map(({ paper }) => [paper.pmid, paper]));
  const read: ReadPaper[] = [];
  for await (const reading of createBuiltinReader().readPapers(question, [...records.values()], readNothing)) {
    const paper = records.get(reading.pmid);
    if (paper !== undefined) read.push({ paper, reading: checkReading(reading, paper) });
  }
  return read;
}

/**
 * Sentences to learn from: of a paper that answers the one that was marked, of the others every one; what a paper that
 * answers says beside it is neither.
 */
async function listExamples(judged: JudgedQuestion): Promise<Example[]> {
  const roles = readAskedRoles(analyzeQuestion(judged.question.text), judged.question.text);
  const relevance = new Map(
    (await readPapers(judged)).map(({ paper, reading }) => [paper.pmid, reading.relevance_score]),
  );
  return judged.papers.flatMap(({ paper, judged: verdict, place }): Example[] => {
    const text = readPaperText(paper);
    const all = [text.title, ...text.sentences];
    const places = locateSentences(
      paper,
      all.map((sentence) => sentence.text),
    );
    const rows = describeAnswers({ roles, paper: text, relevance: relevance.get(paper.pmid) ?? 0 });
    if (verdict === "none") return rows.map(({ row }) => ({ row, answers: false }));
    const marked = all[places.findIndex(({ part, start }) => (place === "title" ? part === place : start === place))];
    return rows.filter(({ sentence }) => sentence.sentence === marked).map(({ row }) => ({ row, answers: true }));
  });
}

/** Weights of the features as they are, learnt from features that are spread alike. */
function trainModel(examples: readonly Example[]): AnswerModel {
  const columns = ANSWER_FEATURES.map((feature) => {
    const values = examples.map(({ row }) => row[feature]);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return { feature, mean: feature === "constant" ? 0 : mean, spread: spread || 1 };
  });
  const rows = examples.map(({ row, answers }) => ({
    ones: [],
    values: columns.map(({ feature, mean, spread }) => (row[feature] - mean) / spread),
    ...{ label: answers ? 1 : 0, weight: 1 },
  }));
  const { values } = trainLogistic(rows, 0, PENALTY);
  const weights = columns.map(({ spread }, at) => (values[at] ?? 0) / spread);
  const shift = columns.reduce((sum, { mean }, at) => sum + mean * (weights[at] ?? 0), 0);
  return makeAnswerRow((feature, at) => (weights[at] ?? 0) - (feature === "constant" ? shift : 0));
}

export interface TrainAnswersOptions {
  /** PubMed files with the papers that were judged. */
  library: readonly string[];
  /** The folder that the weights are written to; the product's own are in reader/src/assets. */
  out: string;
}

/** Trains the model of sentences that answer a question. The same files give the same weights. */
export async function trainAnswers({ library, out }: TrainAnswersOptions, say: (line: string) => void): Promise<void> {
  const examples: Example[] = [];
  for (const judged of await readJudgedQuestions(library)) examples.push(...(await listExamples(judged)));
  say(`${examples.length} sentences, of which ${examples.filter(({ answers }) => answers).length} answer`);
  mkdirSync(out, { recursive: true });
  const file = join(out, ANSWER_MODEL_FILE);
  writeFileSync(file, encodeAnswerModel(trainModel(examples)));
  say(file);
}

const chooseFold = ({ question }: JudgedQuestion, folds: number): number =>
  createHash("sha256").update(question.text).digest().readUInt32BE(0) % folds;

interface Counted {
  judged: string;
  /** Null where the verdict does not count the paper. */
  count: string | null;
}

/**
 * Trains on the questions of all folds but one and asks the product those of that one with the weights so made, fold after
 * fold. Prints which papers its verdict counts, and how.
 */
export async function crossValidateAnswers(
  { library, folds }: { library: readonly string[]; folds: number },
  say: (line: string) => void,
): Promise<void> {
  const all = await readJudgedQuestions(library);
  const examples = new Map<JudgedQuestion, Example[]>();
  for (const judged of all) examples.set(judged, await listExamples(judged));
  const counted = new Map<JudgedQuestion, Counted[]>();
  for (let fold = 0; fold < folds; fold++) {
    const isKept = (judged: JudgedQuestion) => chooseFold(judged, folds) === fold;
    useAnswerModel(trainModel(all.filter((one) => !isKept(one)).flatMap((one) => examples.get(one) ?? [])));
    for (const judged of all.filter(isKept)) counted.set(judged, await countPapers(judged));
    useAnswerModel(null);
    say(`fold ${fold + 1} of ${folds}: ${all.filter(isKept).length} questions asked`);
  }
  const halves: [string, (judged: JudgedQuestion) => boolean][] = [
    ["all questions", () => true],
    ["the first 40", ({ number }) => number <= 40],
    ["the others", ({ number }) => number > 40],
  ];
  for (const [name, isIn] of halves)
    report(
      name,
      all.filter(isIn).flatMap((one) => counted.get(one) ?? []),
      say,
    );
}

async function countPapers(judged: JudgedQuestion): Promise<Counted[]> {
  const verdict = deriveVerdict(judged.question, await readPapers(judged));
  return judged.papers.map(({ paper, judged: one }) => ({
    judged: one,
    count: verdict?.papers.find(({ pmid }) => pmid === paper.pmid)?.count ?? null,
  }));
}

function report(name: string, papers: readonly Counted[], say: (line: string) => void): void {
  const share = (what: string, values: readonly boolean[]) => {
    if (values.length === 0) return;
    const { mean, low, high } = bootstrapMean(values.map(Number));
    say(`  ${what}: ${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)}) of ${values.length}`);
  };
  const answering = papers.filter(({ judged }) => judged !== "none");
  const shown = papers.filter(({ count }) => count !== null);
  const directed = shown.filter(
    ({ judged, count }) => judged !== "none" && judged !== "unclear" && count !== "unclear",
  );
  say(name);
  share(
    "papers that answer, counted by the verdict",
    answering.map(({ count }) => count !== null),
  );
  share(
    "papers that are counted, and answer",
    shown.map(({ judged }) => judged !== "none"),
  );
  share(
    "counted the way they were judged, where both say one",
    directed.map(({ judged, count }) => judged === count),
  );
}
