import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openMedlineFile } from "@medsieve/medline/open-medline-file";
import { parseMedline } from "@medsieve/medline/parse-medline";
import { hashText } from "@medsieve/reader/models/feature-hash";
import {
  encodePicoModel,
  loadPicoModel,
  PICO_LABELS,
  PICO_MODEL_FILE,
  type PicoModel,
  usePicoModel,
} from "@medsieve/reader/models/pico-model";
import { usePicoValuesModel } from "@medsieve/reader/models/pico-values-model";
import { encodePmids, TRAINED_ON_FILE } from "@medsieve/reader/models/trained-on";
import { readPaperText } from "@medsieve/reader/paper-text";
import { splitTokens } from "@medsieve/reader/pico/tagger/split-tokens";
import { readFeatures, readSentences } from "@medsieve/reader/pico/tagger/token-features";
import { MOST_COARSE, readWord, WORD_KINDS, type WordGroupTable } from "@medsieve/reader/pico/tagger/word-facts";
import { groupWords } from "./group-words.ts";
import { createWordBaseline } from "./pico-baseline.ts";
import { chooseFold, type LabelledAbstract, PICO_CLASSES, readPicoCorpus } from "./pico-corpus.ts";
import { type CrfSentence, trainCrf } from "./pico-crf.ts";
import { applyLabels } from "./pico-labels.ts";
import { type AbstractResult, measureAbstract, reportResults } from "./pico-measure.ts";
import { locateSentences } from "./pico-places.ts";
import { listLabelled, trainValues, type ValueExample } from "./pico-values.ts";

/** Features of the model, a power of two: 4 weights of a byte each. */
const SIZE = 2 ** 17;
/** Chosen by cross-validation. */
const SETTINGS = {
  labels: PICO_LABELS.length,
  kinds: WORD_KINDS,
  size: SIZE,
  epochs: 8,
  rate: 0.01,
  decay: 1e-4,
  dropout: 0.4,
};
/** Groups of words, coarse and fine. */
const GROUPS = [MOST_COARSE, 512];
/** Greatest weight in units. */
const MOST = 127;

export interface TrainOptions {
  /** JSON lines as `pico` reads them. */
  file: string;
  /** The folder that the weights are written to; the product's own are in reader/src/assets. */
  out: string;
  /** Labels in place of the file's own, as `readPicoLabels` reads them; null: its own. */
  labels?: string | null;
  /** PubMed files (.xml, .xml.gz) whose words are grouped; without any, the groups are those of the product's model. */
  library?: readonly string[];
}

/** Trains the tagger of participants, interventions and outcomes. The same files give the same weights. */
export async function trainPico(
  { file, out, labels = null, library = [] }: TrainOptions,
  say: (line: string) => void,
): Promise<void> {
  const abstracts = applyLabels(readPicoCorpus(file), labels);
  const model = trainModel(abstracts, await chooseGroups(library, say), say);
  mkdirSync(out, { recursive: true });
  const files: [name: string, bytes: Buffer][] = [
    [PICO_MODEL_FILE, encodePicoModel(model)],
    [TRAINED_ON_FILE, encodePmids(abstracts.map(({ pmid }) => pmid))],
  ];
  for (const [name, bytes] of files) {
    writeFileSync(join(out, name), bytes);
    say(`${bytes.length} bytes: ${join(out, name)}`);
  }
}

export interface FoldOptions extends Pick<TrainOptions, "file" | "labels" | "library"> {
  folds: number;
  /** Folds that are measured, the first ones; null: all. */
  limit: number | null;
  /** Where the counts of each abstract are written; null: nowhere. */
  out: string | null;
}

/**
 * Trains on all folds but one and measures the product on that one with the models so made, fold after fold: the tagger, and
 * then that of the values that hold, which learns from what the taggers found in the other folds. The words of PubMed are
 * grouped without any label, so the groups are the same for all.
 */
export async function crossValidatePico(options: FoldOptions, say: (line: string) => void): Promise<void> {
  const { file, labels = null, library = [], folds, limit, out } = options;
  const all = applyLabels(readPicoCorpus(file), labels);
  const groups = await chooseGroups(library, say);
  const read = readInFolds(all, groups, folds, say);
  const results: AbstractResult[] = [];
  for (const { fold, tagger, used, kept } of read.slice(0, limit ?? undefined)) {
    const baseline = createWordBaseline(used);
    usePicoModel(tagger);
    usePicoValuesModel(trainValues(read.flatMap((one) => (one.fold === fold ? [] : one.examples))));
    for (const abstract of kept) results.push(await measureAbstract(abstract, baseline));
    usePicoModel(null);
    usePicoValuesModel(null);
    say(`fold ${fold + 1} of ${folds}: ${used.length} abstracts to learn from, ${kept.length} measured`);
  }
  say(`${results.length} of ${all.length} abstracts, none of them read by a model that was trained on it`);
  reportResults(results, say);
  if (out === null) return;
  writeFileSync(out, results.map((result) => `${JSON.stringify(result)}\n`).join(""));
  say(`each abstract: ${out}`);
}

interface ReadFold {
  fold: number;
  /** Learnt from the abstracts of the other folds. */
  tagger: PicoModel;
  used: readonly LabelledAbstract[];
  kept: readonly LabelledAbstract[];
  /** The values that the product finds in the abstracts of this fold, with that tagger. */
  examples: ValueExample[];
}

/** Reads each fold with a tagger that was trained on the others. */
export function readInFolds(
  all: readonly LabelledAbstract[],
  groups: WordGroupTable,
  folds: number,
  say: (line: string) => void,
): ReadFold[] {
  return Array.from({ length: folds }, (_, fold) => {
    const used = all.filter(({ pmid }) => chooseFold(pmid, folds) !== fold);
    const kept = all.filter(({ pmid }) => chooseFold(pmid, folds) === fold);
    if (used.length === 0 || kept.length === 0)
      throw new Error(`${all.length} abstracts are too few for ${folds} folds`);
    const tagger = trainModel(used, groups, () => undefined);
    usePicoModel(tagger);
    const examples = kept.flatMap(listLabelled);
    usePicoModel(null);
    say(`tagger of fold ${fold + 1}: ${examples.length} values found`);
    return { fold, tagger, used, kept, examples };
  });
}

async function chooseGroups(library: readonly string[], say: (line: string) => void): Promise<WordGroupTable> {
  return library.length === 0 ? loadPicoModel().groups : await readWordGroups(library, say);
}

function trainModel(
  abstracts: readonly LabelledAbstract[],
  groups: WordGroupTable,
  say: (line: string) => void,
): PicoModel {
  const sentences = abstracts.flatMap((abstract) => labelSentences(abstract, groups));
  say(`${abstracts.length} abstracts, ${sentences.length} sentences`);
  const { weights, transitions } = trainCrf(sentences, SETTINGS, say);
  const greatest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const unit = greatest / MOST || 1;
  return {
    mask: SIZE - 1,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / unit)),
    unit,
    transitions,
    groups,
  };
}

/** A sentence's features and the labels of its words. */
function labelSentences(abstract: LabelledAbstract, groups: WordGroupTable): CrfSentence[] {
  const tagged = readSentences(readPaperText(abstract.paper), groups);
  const places = locateSentences(
    abstract.paper,
    tagged.map(({ sentence }) => sentence.text),
  );
  const labels = new Map<string, number>();
  for (const { part, start, end, label } of abstract.tokens) {
    if (label === null) continue;
    for (let at = start; at < end; at++) labels.set(`${part}:${at}`, PICO_CLASSES.indexOf(label) + 1);
  }
  return tagged.map(({ tokens, around }, index) => {
    const place = places[index];
    return {
      features: tokens.map((_, at) => readFeatures(around, at).map((feature) => feature & (SIZE - 1))),
      kinds: around.joints,
      labels: tokens.map(({ start }) => labels.get(`${place?.part}:${(place?.start ?? 0) + start}`) ?? 0),
    };
  });
}

async function readWordGroups(files: readonly string[], say: (line: string) => void): Promise<WordGroupTable> {
  const texts: string[][] = [];
  for (const file of files) {
    const source = await openMedlineFile(file);
    for await (const event of parseMedline(source.text, file)) {
      if (event.kind !== "citation") continue;
      const { title, abstract } = event.citation;
      for (const text of [title, ...abstract.map((section) => section.text)])
        texts.push(splitTokens(text).map(readWord));
    }
    say(`${file}: ${texts.length} texts`);
  }
  const { words, groups } = groupWords(texts, GROUPS, say);
  const [coarse, fine] = groups;
  return new Map(words.map((word, at) => [hashText(word), [(coarse?.[at] ?? 0) + 1, (fine?.[at] ?? 0) + 1]]));
}
