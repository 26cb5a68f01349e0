import { readAsset } from "../assets.ts";
import { hashText } from "./feature-hash.ts";

/** Hashes of the PMIDs that the model was trained on; made with it. */
export const TRAINED_ON_FILE = "pico-trained-on.bin";

const BYTES = 4;

/** PMIDs as their sorted hashes, 4 bytes each. */
export function encodePmids(pmids: readonly string[]): Buffer {
  const bytes = Buffer.alloc(pmids.length * BYTES);
  const hashes = pmids.map(hashText).sort((a, b) => a - b);
  for (const [index, hash] of hashes.entries()) bytes.writeUInt32LE(hash, index * BYTES);
  return bytes;
}

function decodePmids(bytes: Buffer): ReadonlySet<number> {
  return new Set(Array.from({ length: bytes.length / BYTES }, (_, index) => bytes.readUInt32LE(index * BYTES)));
}

let hashes: ReadonlySet<number> | null = null;

/** Whether the product's weights were learnt from this abstract: figures on it are no measure of quality. */
export function wasTrainedOn(pmid: string): boolean {
  hashes ??= decodePmids(readAsset(TRAINED_ON_FILE));
  return hashes.has(hashText(pmid));
}
