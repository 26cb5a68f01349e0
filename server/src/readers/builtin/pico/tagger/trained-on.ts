import { hashText } from "./feature-hash.ts";
import { PICO_TRAINED_ON } from "./pico-weights.ts";

const BYTES = 4;

/** PMIDs as base64 of their sorted hashes, 4 bytes each. */
export function encodePmids(pmids: readonly string[]): string {
  const bytes = Buffer.alloc(pmids.length * BYTES);
  const hashes = pmids.map(hashText).sort((a, b) => a - b);
  for (const [index, hash] of hashes.entries()) bytes.writeUInt32LE(hash, index * BYTES);
  return bytes.toString("base64");
}

function decodePmids(encoded: string): ReadonlySet<number> {
  const bytes = Buffer.from(encoded, "base64");
  return new Set(Array.from({ length: bytes.length / BYTES }, (_, index) => bytes.readUInt32LE(index * BYTES)));
}

let hashes: ReadonlySet<number> | null = null;

/** Whether the product's weights were learnt from this abstract: figures on it are no measure of quality. */
export function wasTrainedOn(pmid: string): boolean {
  hashes ??= decodePmids(PICO_TRAINED_ON);
  return hashes.has(hashText(pmid));
}
