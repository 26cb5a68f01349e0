import { writeFileSync } from "node:fs";
import { readPaperText } from "../server/src/readers/builtin/paper-text.ts";
import { hashText } from "../server/src/readers/builtin/pico/tagger/feature-hash.ts";
import {
  encodePicoModel,
  loadPicoModel,
  PICO_LABELS,
  type WordGroupTable,
} from "../server/src/readers/builtin/pico/tagger/pico-model.ts";
import { splitTokens } from "../server/src/readers/builtin/pico/tagger/split-tokens.ts";
import { readFeatures, readSentences } from "../server/src/readers/builtin/pico/tagger/token-features.ts";
import { readWord } from "../server/src/readers/builtin/pico/tagger/word-facts.ts";
import { openMedlineFile } from "../server/src/sources/library/open-medline-file.ts";
import { parseMedline } from "../server/src/sources/medline/parse-medline.ts";
import { groupWords } from "./group-words.ts";
import { isKeptAside, type LabelledAbstract, PICO_CLASSES, readPicoCorpus } from "./pico-corpus.ts";
import { type CrfSentence, trainCrf } from "./pico-crf.ts";
import { locateSentences } from "./pico-places.ts";

/** Features of the model, a power of two: 4 weights of a byte each. */
const SIZE = 2 ** 17;
/** Chosen by cross-validation within the half that is used. */
const SETTINGS = { labels: PICO_LABELS.length, size: SIZE, epochs: 12, rate: 0.015, decay: 1e-4, dropout: 0.6 };
/** Groups of words, coarse and fine. */
const GROUPS = [64, 512];
/** Greatest weight in units. */
const MOST = 127;

export interface TrainOptions {
  /** JSON lines as `pico` reads them; those kept aside are passed over. */
  file: string;
  /** The TypeScript module that the weights are written to. */
  out: string;
  /** PubMed files (.xml, .xml.gz) whose words are grouped; without any, the groups are those of the product's model. */
  library?: readonly string[];
}

/** Trains the tagger of participants, interventions and outcomes. The same files give the same weights. */
export async function trainPico({ file, out, library = [] }: TrainOptions, say: (line: string) => void): Promise<void> {
  const used = readPicoCorpus(file).filter(({ pmid }) => !isKeptAside(pmid));
  if (used.length === 0) throw new Error(`${file}: every abstract in it is kept aside`);
  const groups = library.length === 0 ? loadPicoModel().groups : await readWordGroups(library, say);
  const sentences = used.flatMap((abstract) => labelSentences(abstract, groups));
  say(`${used.length} abstracts, ${sentences.length} sentences`);
  const { weights, transitions } = trainCrf(sentences, SETTINGS, say);
  const greatest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const unit = greatest / MOST || 1;
  const encoded = encodePicoModel({
    mask: SIZE - 1,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / unit)),
    unit,
    transitions,
    groups,
  });
  writeFileSync(out, `${NOTE}export const PICO_WEIGHTS =\n  "${encoded}";\n`);
  say(`${encoded.length} characters of weights: ${out}`);
}

const NOTE = `/**
 * Weights of the tagger, made by \`npm run eval -- train-pico\`: hashes, numbers and no words. Learnt from half of the abstracts
 * of EBM-NLP (Nye et al., ACL 2018; the labels as SciBERT gives them, Apache-2.0) and from which words stand together in
 * PubMed abstracts (NLM).
 */
`;

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
