import { gunzipSync, gzipSync } from "node:zlib";
import { readAsset } from "../assets.ts";
import { hashText } from "./feature-hash.ts";

/** Weights of the sentences, of being reported at all, and of the two questions: is there a difference, and which way. */
export interface FindingsModel {
  /** By a stem's hash: how common it is in abstracts, 0 to 255. */
  rarity: Uint8Array;
  sentence: Float32Array;
  reported: Float32Array;
  /** By an n-gram's hash. */
  differs: Float32Array;
  sign: Float32Array;
  /** Of what is counted; the last weight is the constant. */
  countedDiffers: Float32Array;
  countedSign: Float32Array;
  /** As LIMITS names them. */
  limits: Float32Array;
  /** Hashes of the PMIDs that the weights were learnt from, as floats have them. */
  trainedOn: Float32Array;
}

/**
 * Least probability that an outcome is reported, and of its direction, at which the reader speaks, where both arms are
 * known and where they are not; and the power that turns the direction's scores into probabilities.
 */
export const LIMITS = { reported: 0, sure: 1, sharpness: 2, sureWithoutArms: 3 } as const;

/** Least probability of a direction at which the reader speaks. */
export function chooseSureLimit(limits: Float32Array, hasArms: boolean): number {
  return limits[hasArms ? LIMITS.sure : LIMITS.sureWithoutArms] ?? 0;
}

export const RARITY_SIZE = 2 ** 16;
export const NGRAM_SIZE = 2 ** 14;
export const FINDINGS_MODEL_FILE = "findings-model.bin";

const FLOATS = [
  "sentence",
  "reported",
  "differs",
  "sign",
  "countedDiffers",
  "countedSign",
  "limits",
  "trainedOn",
] as const;

/** The model as a gzipped file, little-endian: rarity, then each array after its length. */
export function encodeFindingsModel(model: FindingsModel): Buffer {
  const parts: Buffer[] = [Buffer.from(model.rarity)];
  for (const name of FLOATS) {
    const bytes = Buffer.alloc(4 + model[name].length * 4);
    bytes.writeUInt32LE(model[name].length, 0);
    for (const [index, weight] of model[name].entries()) bytes.writeFloatLE(weight, 4 + index * 4);
    parts.push(bytes);
  }
  return gzipSync(Buffer.concat(parts), { level: 9 });
}

export function decodeFindingsModel(file: Buffer): FindingsModel {
  const bytes = gunzipSync(file);
  let at = RARITY_SIZE;
  const read = () => {
    const length = bytes.readUInt32LE(at);
    const from = at + 4;
    at = from + length * 4;
    return Float32Array.from({ length }, (_, index) => bytes.readFloatLE(from + index * 4));
  };
  return {
    rarity: new Uint8Array(bytes.subarray(0, RARITY_SIZE)),
    ...{ sentence: read(), reported: read(), differs: read(), sign: read() },
    ...{ countedDiffers: read(), countedSign: read(), limits: read(), trainedOn: read() },
  };
}

/** A PMID's hash in the 24 bits that a float keeps. */
export function hashPmid(pmid: string): number {
  return hashText(pmid) >>> 8;
}

let loaded: FindingsModel | null = null;

/** The model that belongs to the product, unpacked when first asked for; or the one given to `useFindingsModel`. */
export function loadFindingsModel(): FindingsModel {
  loaded ??= decodeFindingsModel(readAsset(FINDINGS_MODEL_FILE));
  return loaded;
}
