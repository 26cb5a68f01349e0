import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  encodeFindingsModel,
  FINDINGS_MODEL_FILE,
  hashPmid,
  LIMITS,
  loadFindingsModel,
} from "@medsieve/reader/models/findings-model";
import type { PaperText } from "@medsieve/reader/paper-text";
import { readAbstracts } from "./draw-sentences.ts";
import { readFindingsCorpus } from "./findings-corpus.ts";
import { crossTry, type FindingOutcome, fitLimits, limitFolds, tryFinding } from "./findings-folds.ts";
import { chooseResults, reportFindings } from "./findings-measures.ts";
import { countRarity, trainFindings } from "./train-findings.ts";

const FOLDS = 5;

export interface FindingsOptions {
  file: string;
  /** Questions that are read; null: all. */
  limit: number | null;
  /** Where the result of each question is written; null: nowhere. */
  out: string | null;
}

/**
 * Measures how the product reads the direction of a finding. Abstracts that its weights were learnt from are read by
 * models that were trained on other abstracts of the file.
 */
export async function evaluateFindings(
  { file, limit, out }: FindingsOptions,
  say: (line: string) => void,
): Promise<void> {
  const all = readFindingsCorpus(file).slice(0, limit ?? undefined);
  const model = loadFindingsModel();
  const trainedOn = new Set(model.trainedOn);
  const isSeen = ({ pmid }: { pmid: string }) => trainedOn.has(hashPmid(pmid));
  const [seen, unseen] = [all.filter(isSeen), all.filter((finding) => !isSeen(finding))];
  const tried: FindingOutcome[] = [];
  if (unseen.length > 0) {
    say(`${unseen.length} questions on abstracts that training has not seen: the product`);
    const started = performance.now();
    const outcomes = unseen.map((finding) => tryFinding(finding, unseen, model));
    const asked = outcomes.reduce((sum, { others }) => sum + others.length + 2, 0);
    reportFindings(outcomes, say);
    say(`${((performance.now() - started) / asked).toFixed(2)} ms a question`);
    tried.push(...outcomes);
  }
  if (seen.length > 0) {
    say(
      `${seen.length} questions on abstracts used in training: models trained on the other folds, ${FOLDS} folds by abstract`,
    );
    const outcomes = limitFolds(crossTry(seen, model.rarity, FOLDS, say));
    reportFindings(outcomes, say);
    tried.push(...outcomes);
  }
  if (out === null) return;
  writeFileSync(out, tried.map((outcome) => `${JSON.stringify(chooseResults(outcome))}\n`).join(""));
  say(`each question: ${out}`);
}

export interface TrainFindingsOptions {
  file: string;
  /** The folder that the weights are written to. */
  out: string;
  /** PubMed files whose words are counted; without any, the counts of the product's model stay. */
  library: readonly string[];
}

/** Trains the reader of findings, and sets the limits at which it speaks by folds. The same files give the same weights. */
export async function trainFindingsFile(
  { file, out, library }: TrainFindingsOptions,
  say: (line: string) => void,
): Promise<void> {
  const all = readFindingsCorpus(file);
  const rarity = library.length === 0 ? loadFindingsModel().rarity : countRarity(await readLibrary(library));
  const limits = fitLimits(crossTry(all, rarity, FOLDS, say).flat());
  say(
    `speaks from ${(limits[LIMITS.reported] ?? 0).toFixed(3)} for reported and ${(limits[LIMITS.sure] ?? 0).toFixed(3)} for the direction on, ` +
      `${(limits[LIMITS.sureWithoutArms] ?? 0).toFixed(3)} where the arms are not known; ` +
      `scores to the power ${(limits[LIMITS.sharpness] ?? 1).toFixed(2)}`,
  );
  const bytes = encodeFindingsModel({ ...trainFindings(all, rarity), limits });
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, FINDINGS_MODEL_FILE), bytes);
  say(`${bytes.length} bytes: ${join(out, FINDINGS_MODEL_FILE)}`);
}

async function readLibrary(files: readonly string[]): Promise<PaperText[]> {
  const papers: PaperText[] = [];
  for await (const paper of readAbstracts(files)) papers.push(paper);
  return papers;
}
