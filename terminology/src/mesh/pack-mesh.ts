import { constants, gzipSync } from "node:zlib";
import type { Descriptor, DescriptorSet } from "./descriptor.ts";
import { foldMeshName } from "./fold-name.ts";

/** The packed table is part of every download. */
const MAX_PACKED_BYTES = 2_000_000;

/**
 * MeSH as a gzipped table of lines. The first names the year and the source; each further one is a descriptor, in the
 * order of headings: heading, tree numbers joined by ";", then entry terms, an empty column, and permuted terms, all
 * parted by tabs. A name that differs from an earlier one of the line only in case and punctuation is left out.
 */
export function packMesh({ year, descriptors }: DescriptorSet): Buffer {
  const lines = descriptors
    .toSorted((a, b) => (a.heading < b.heading ? -1 : a.heading > b.heading ? 1 : 0))
    .map(writeLine);
  const text = [`#MeSH ${year}\tCourtesy of the U.S. National Library of Medicine`, ...lines, ""].join("\n");
  const packed = gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
  if (packed.length > MAX_PACKED_BYTES) {
    throw new Error(`the packed table has ${packed.length} bytes; at most ${MAX_PACKED_BYTES} are meant to be`);
  }
  return packed;
}

function writeLine({ heading, treeNumbers, entryTerms, permutedTerms }: Descriptor): string {
  const seen = new Set([foldMeshName(heading)]);
  const isNew = (term: string): boolean => {
    const folded = foldMeshName(term);
    if (seen.has(folded)) return false;
    seen.add(folded);
    return true;
  };
  const terms = entryTerms.filter(isNew);
  const permuted = permutedTerms.filter(isNew);
  const columns = [heading, treeNumbers.join(";"), ...terms];
  return (permuted.length === 0 ? columns : [...columns, "", ...permuted]).join("\t");
}
