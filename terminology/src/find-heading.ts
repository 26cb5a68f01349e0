import { splitWords } from "@medsieve/text/words";
import { loadMesh } from "./load-mesh.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** Shorter names are abbreviations, which mean other things elsewhere. */
const SHORTEST_NAME = 5;

const fold = (name: string): string =>
  splitWords(name)
    .map((word) => word.text)
    .join(" ");

const HEADINGS = new Map<string, string>();
const ENTRY_TERMS = new Map<string, string>();
for (const { heading, english } of VOCABULARY) {
  if (heading === null) continue;
  HEADINGS.set(fold(heading), heading);
  for (const name of english) {
    if (name.length >= SHORTEST_NAME && !ENTRY_TERMS.has(fold(name))) ENTRY_TERMS.set(fold(name), heading);
  }
}

/** The MeSH heading that is written so but for case and punctuation, as MeSH prints it; null: there is none. */
export function findHeading(name: string): string | null {
  const folded = fold(name);
  const known = HEADINGS.get(folded);
  if (known !== undefined) return known;
  const heading = loadMesh().findHeading(name);
  return heading !== null && fold(heading) === folded ? heading : null;
}

/** The heading that another name leads to, of the hand-made concepts before MeSH's own; null: it leads to none. */
export function findHeadingOfName(name: string): string | null {
  return ENTRY_TERMS.get(fold(name)) ?? (name.length >= SHORTEST_NAME ? loadMesh().findHeading(name) : null);
}
