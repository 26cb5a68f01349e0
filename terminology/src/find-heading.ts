import { listWords } from "@medsieve/text/words";
import { loadMesh } from "./load-mesh.ts";
import { loadVocabulary } from "./vocabulary.ts";

/** Shorter names are abbreviations, which mean other things elsewhere. */
const SHORTEST_NAME = 5;

const fold = (name: string): string => listWords(name).join(" ");

interface HeadingIndex {
  headings: Map<string, string>;
  entryTerms: Map<string, string>;
}

function buildIndex(): HeadingIndex {
  const headings = new Map<string, string>();
  const entryTerms = new Map<string, string>();
  for (const { heading, english } of loadVocabulary()) {
    if (heading === null) continue;
    headings.set(fold(heading), heading);
    for (const name of english) {
      const folded = name.length >= SHORTEST_NAME ? fold(name) : null;
      if (folded !== null && !entryTerms.has(folded)) entryTerms.set(folded, heading);
    }
  }
  return { headings, entryTerms };
}

let index: HeadingIndex | null = null;

function loadIndex(): HeadingIndex {
  index ??= buildIndex();
  return index;
}

/** The MeSH heading that is written so but for case and punctuation, as MeSH prints it; null: there is none. */
export function findHeading(name: string): string | null {
  const folded = fold(name);
  const known = loadIndex().headings.get(folded);
  if (known !== undefined) return known;
  const heading = loadMesh().findHeading(name);
  return heading !== null && fold(heading) === folded ? heading : null;
}

/** The heading that another name leads to, of the hand-made concepts before MeSH's own; null: it leads to none. */
export function findHeadingOfName(name: string): string | null {
  return loadIndex().entryTerms.get(fold(name)) ?? (name.length >= SHORTEST_NAME ? loadMesh().findHeading(name) : null);
}
