import { gunzipSync, gzipSync } from "node:zlib";
import { readAsset } from "../assets.ts";
import { countTransitions } from "../pico/tagger/chain.ts";
import { WORD_KINDS, type WordGroupTable } from "../pico/tagger/word-facts.ts";

/** Labels of a word, by position: of nothing asked for, of who was studied, what was done, what was measured. */
export const PICO_LABELS = ["none", "population", "treatment", "outcome"] as const;
export type PicoLabel = (typeof PICO_LABELS)[number];

/** A linear chain over PICO_LABELS, whose words are of WORD_KINDS. Features are hashes whose low bits are a place in the weights. */
export interface PicoModel {
  /** One less than the number of features, a power of two. */
  mask: number;
  /** Weight of feature f for label l at f × labels + l, in units of `unit`. */
  weights: Int8Array;
  unit: number;
  /** Weights of label b after label a, at a × labels + b of each block: in the order of findTransitions. */
  transitions: Float32Array;
  groups: WordGroupTable;
}

const LABELS = PICO_LABELS.length;
export const PICO_TRANSITIONS = countTransitions(WORD_KINDS, LABELS);

/**
 * The product's model, made by `npm run eval -- train-pico`: hashes, numbers and no words. Learnt from abstracts of
 * EBM-NLP (Nye et al., ACL 2018; the labels as SciBERT gives them, Apache-2.0) and from which words stand together in
 * PubMed abstracts (NLM).
 */
export const PICO_MODEL_FILE = "pico-model.bin";

/** The model as a gzipped file: sizes, unit, transitions, words with their groups, weights; little-endian. */
export function encodePicoModel({ mask, weights, unit, transitions, groups }: PicoModel): Buffer {
  const words = [...groups].sort(([a], [b]) => a - b);
  const head = Buffer.alloc(12 + PICO_TRANSITIONS * 4 + words.length * 8);
  head.writeUInt32LE(mask, 0);
  head.writeUInt32LE(words.length, 4);
  head.writeFloatLE(unit, 8);
  let at = 12;
  for (const weight of transitions) at = head.writeFloatLE(weight, at);
  for (const [word, [coarse, fine]] of words) {
    at = head.writeUInt32LE(word, at);
    at = head.writeUInt16LE(coarse, at);
    at = head.writeUInt16LE(fine, at);
  }
  return gzipSync(Buffer.concat([head, Buffer.from(weights.buffer, weights.byteOffset, weights.length)]), {
    level: 9,
  });
}

export function decodePicoModel(file: Buffer): PicoModel {
  const bytes = gunzipSync(file);
  const mask = bytes.readUInt32LE(0);
  const count = bytes.readUInt32LE(4);
  const unit = bytes.readFloatLE(8);
  let at = 12;
  const transitions = Float32Array.from({ length: PICO_TRANSITIONS }, (_, index) => bytes.readFloatLE(at + index * 4));
  at += transitions.length * 4;
  const groups = new Map<number, readonly [number, number]>();
  for (const end = at + count * 8; at < end; at += 8) {
    groups.set(bytes.readUInt32LE(at), [bytes.readUInt16LE(at + 4), bytes.readUInt16LE(at + 6)]);
  }
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at, (mask + 1) * LABELS);
  return { mask, weights, unit, transitions, groups };
}

let loaded: PicoModel | null = null;

/** The model that belongs to the product, unpacked when first asked for; or the one given to `usePicoModel`. */
export function loadPicoModel(): PicoModel {
  loaded ??= decodePicoModel(readAsset(PICO_MODEL_FILE));
  return loaded;
}

/** From now on papers are read with this model; null: with the product's own. For measuring a model. */
export function usePicoModel(model: PicoModel | null): void {
  loaded = model;
}
