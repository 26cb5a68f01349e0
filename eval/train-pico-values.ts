import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPicoModel } from "@medsieve/reader/models/pico-model";
import { encodePicoValuesModel, PICO_VALUES_MODEL_FILE } from "@medsieve/reader/models/pico-values-model";
import { listJudged } from "./judged-values.ts";
import { readPicoCorpus } from "./pico-corpus.ts";
import { applyLabels } from "./pico-labels.ts";
import { trainValues } from "./pico-values.ts";
import { readInFolds } from "./train-pico.ts";

const FOLDS = 5;
/** What a judged value counts beside a labelled one. */
const JUDGED_WEIGHT = 3;

export interface TrainValuesOptions {
  /** JSON lines as `pico` reads them. */
  file: string;
  /** Labels in place of the file's own; null: its own. */
  labels: string | null;
  /** PubMed files with the papers whose values were judged. */
  library: readonly string[];
  /** The folder that the weights are written to; the product's own are in reader/src/assets. */
  out: string;
}

/**
 * Trains the model of the values that hold: on what taggers of the other folds find in labelled abstracts, and on values that were
 * judged. The same files give the same weights.
 */
export async function trainPicoValues(
  { file, labels, library, out }: TrainValuesOptions,
  say: (line: string) => void,
): Promise<void> {
  const abstracts = applyLabels(readPicoCorpus(file), labels);
  const labelled = readInFolds(abstracts, loadPicoModel().groups, FOLDS, say).flatMap(({ examples }) => examples);
  const judged = await listJudged(library, JUDGED_WEIGHT);
  for (const [name, examples] of [["labelled", labelled] as const, ["judged", judged] as const])
    say(`${examples.length} values ${name}, of which ${examples.filter(({ holds }) => holds).length} hold`);
  mkdirSync(out, { recursive: true });
  const path = join(out, PICO_VALUES_MODEL_FILE);
  writeFileSync(path, encodePicoValuesModel(trainValues([...labelled, ...judged])));
  say(path);
}
