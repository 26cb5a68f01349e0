import { type Descriptor, TERMINOLOGY } from "@medsieve/terminology/terminology";
import { headingWithSubheadingLexeme, treeLexeme, valueLexeme } from "@medsieve/text/lexemes";
import { joinTsqueries, matchLexeme } from "./tsquery.ts";

/** A heading as the library searches it. */
interface ExplodedHeading {
  /** As MeSH prints it; the name that was given, where MeSH has no such name. */
  heading: string;
  isKnown: boolean;
  tsquery: string;
}

/**
 * What a MeSH heading or one of its other names finds: papers with the heading or with one of its other names, which an
 * older record may have for its heading, and, unless only the heading itself is wanted, papers with a heading below one
 * of its places in the tree.
 */
export function explodeHeading(
  kind: "mh" | "majr",
  name: string,
  subheading: string | null,
  isExploded: boolean,
): ExplodedHeading {
  const mesh = TERMINOLOGY.mesh;
  const found = mesh.findDescriptor(name);
  const { heading, treeNumbers, entryTerms, permutedTerms } = found ?? makeUnknown(name);
  // A name that differs from another heading in punctuation alone belongs to that heading.
  const others = [...entryTerms, ...permutedTerms].filter((term) => mesh.findHeading(term) === heading);
  const names = [heading, ...others].map((one) =>
    subheading === null ? valueLexeme(kind, one) : headingWithSubheadingLexeme(kind, one, subheading),
  );
  const places = (isExploded ? treeNumbers : []).flatMap((number) => {
    const place = treeLexeme(kind, number, subheading);
    return [matchLexeme(place), matchLexeme(`${place}.`, { prefix: true })];
  });
  const tsquery = joinTsqueries("|", [...Array.from(new Set(names), (one) => matchLexeme(one)), ...places]);
  return { heading, isKnown: found !== null, tsquery };
}

/** A name that MeSH does not have is searched as it is written. */
function makeUnknown(heading: string): Descriptor {
  return { heading, treeNumbers: [], entryTerms: [], permutedTerms: [] };
}
