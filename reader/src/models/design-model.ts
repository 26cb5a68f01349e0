import { gunzipSync, gzipSync } from "node:zlib";
import { readAsset } from "../assets.ts";

/** Places of each weight list, a power of two. */
export const DESIGN_SIZE = 2 ** 16;

/** What the model distinguishes from all else: reports of randomised trials, and protocols of trials to come. */
export const WEIGHED_DESIGNS = ["trial", "protocol"] as const;
export type WeighedDesign = (typeof WEIGHED_DESIGNS)[number];

/** A logistic regression over places. */
export interface DesignWeights {
  weights: Int8Array;
  /** What one step of a weight is worth. */
  unit: number;
  constant: number;
}

export interface DesignModel extends Record<WeighedDesign, DesignWeights> {
  /** Hashes of the PMIDs that the weights were learnt from, sorted. */
  trainedOn: Uint32Array;
}

/**
 * The product's model, made by `npm run eval -- train-design`: numbers and no words. Learnt from titles and abstracts of
 * PubMed records (NLM) and of reports of trials (Evidence Inference, DeYoung et al. 2020, MIT).
 */
export const DESIGN_MODEL_FILE = "design-model.bin";

/** The model as a gzipped file: unit, constant and weights of each design, then the PMIDs; little-endian. */
export function encodeDesignModel(model: DesignModel): Buffer {
  const parts = WEIGHED_DESIGNS.flatMap((design) => {
    const { unit, constant, weights } = model[design];
    const head = Buffer.alloc(8);
    head.writeFloatLE(unit, 0);
    head.writeFloatLE(constant, 4);
    return [head, Buffer.from(weights.buffer, weights.byteOffset, weights.length)];
  });
  const pmids = Buffer.alloc(model.trainedOn.length * 4);
  for (const [index, hash] of model.trainedOn.entries()) pmids.writeUInt32LE(hash, index * 4);
  return gzipSync(Buffer.concat([...parts, pmids]), { level: 9 });
}

export function decodeDesignModel(file: Buffer): DesignModel {
  const bytes = gunzipSync(file);
  let at = 0;
  const read = (): DesignWeights => {
    const [unit, constant] = [bytes.readFloatLE(at), bytes.readFloatLE(at + 4)];
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at + 8, DESIGN_SIZE);
    at += 8 + DESIGN_SIZE;
    return { unit, constant, weights };
  };
  const [trial, protocol] = [read(), read()];
  const trainedOn = Uint32Array.from({ length: (bytes.length - at) / 4 }, (_, index) =>
    bytes.readUInt32LE(at + index * 4),
  );
  return { trial, protocol, trainedOn };
}

let loaded: DesignModel | null = null;

/** The model that belongs to the product, unpacked when first asked for. */
export function loadDesignModel(): DesignModel {
  loaded ??= decodeDesignModel(readAsset(DESIGN_MODEL_FILE));
  return loaded;
}
