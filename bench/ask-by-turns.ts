import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Reader } from "@medsieve/reader/reader";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { ask } from "../eval/ask.ts";
import { readOwnTime } from "./processor-time.ts";
import { formatMs, median, quantile } from "./statistics.ts";

const QUESTIONS = fileURLToPath(new URL("./questions.txt", import.meta.url));

export interface Engine {
  name: string;
  source: PaperSource;
  /** Milliseconds of the processors that the engine has used so far. */
  readTime: () => number;
}

/**
 * Asks each question of bench/questions.txt of each engine in turn, so that what else the machine does meets all alike; the
 * first question once before. A line for each engine, with medians and 95th percentiles, and one of how many papers both read.
 */
export async function askByTurns(engines: readonly Engine[], reader: Reader): Promise<string[]> {
  const questions = readFileSync(QUESTIONS, "utf8").trim().split("\n");
  const askOnce = async (text: string, source: PaperSource): Promise<string[]> => {
    const { papers } = await ask({ text, language: "en", preference: "clinical_trials_rare" }, source, reader);
    return papers.map(({ paper }) => paper.pmid);
  };
  for (const { source } of engines) await askOnce(questions[0] ?? "", source);
  const times = engines.map(() => ({ walls: [] as number[], used: [] as number[], own: [] as number[] }));
  let [read, shared] = [0, 0];
  for (const [turn, question] of questions.entries()) {
    const papers: string[][] = [];
    const order = engines.map((_, at) => (at + turn) % engines.length);
    for (const at of order) {
      const engine = engines[at] as Engine;
      const before = [performance.now(), engine.readTime(), readOwnTime()] as const;
      papers[at] = await askOnce(question, engine.source);
      times[at]?.walls.push(performance.now() - before[0]);
      times[at]?.used.push(engine.readTime() - before[1]);
      times[at]?.own.push(readOwnTime() - before[2]);
    }
    const [first = [], ...others] = papers;
    read += first.length;
    shared += first.filter((pmid) => others.every((other) => other.includes(pmid))).length;
  }
  const show = (all: readonly number[]) => `${formatMs(median(all))} (${formatMs(quantile(all, 0.95))})`;
  return [
    ...engines.map(
      ({ name }, at) =>
        `${name}: a question ${show(times[at]?.walls ?? [])}; of the processors, the engine ${show(times[at]?.used ?? [])}, this process ${show(times[at]?.own ?? [])}`,
    ),
    `read by both: ${shared} of ${read} papers`,
  ];
}
