import { isWordField, type TermField } from "../fields.ts";
import { isOperatorNode, type QueryNode, type TermNode } from "../query.ts";
import { listTermPieces, type TermWord } from "../term-words.ts";

/** Fields of words that take in others: whatever is in the title is in title and abstract. */
const INCLUDED: Partial<Record<TermField, readonly TermField[]>> = {
  tiab: ["ti", "ab", "ot"],
  tw: ["tiab", "ti", "ab", "ot"],
  all: ["tw", "tiab", "ti", "ab", "ot"],
};

interface Needless {
  term: TermNode;
  /** Finds all that `term` does. */
  other: TermNode;
}

/** Terms of an OR that find nothing which another term of it does not find as well. */
export function findNeedless(root: QueryNode): Needless[] {
  if (!isOperatorNode(root)) return [];
  const inner = root.parts.flatMap(findNeedless);
  if (root.kind !== "or") return inner;
  const terms = root.parts.filter((part) => part.kind === "term");
  const found = terms.flatMap((term, at): Needless[] => {
    const other = terms.find((one, place) => place !== at && finds(one, term) && (place < at || !finds(term, one)));
    return other === undefined ? [] : [{ term, other }];
  });
  return [...found, ...inner];
}

/** Whether `wide` surely finds all that `narrow` does. */
function finds(wide: TermNode, narrow: TermNode): boolean {
  if (wide.within !== null || narrow.within !== null) return false;
  if (isUnquotedWord(wide) || isUnquotedWord(narrow)) return false;
  if (!isSameOrWider(wide.field, narrow.field)) return false;
  if (!isWordField(wide.field)) return wide.text.toLowerCase() === narrow.text.toLowerCase();
  const [outer, inner] = [listTermPieces(wide).flat(), listTermPieces(narrow).flat()];
  return inner.some((_, at) => outer.every((word, place) => matches(word, inner[at + place])));
}

/** Such a term is mapped by PubMed, and finds more than its words. */
const isUnquotedWord = ({ field, quoted }: TermNode): boolean => field === null && !quoted;

/** Whether whatever stands in the second field stands in the first. */
export function isSameOrWider(wide: TermField | null, narrow: TermField | null): boolean {
  if (wide === narrow) return true;
  return wide !== null && narrow !== null && (INCLUDED[wide]?.includes(narrow) ?? false);
}

function matches(wide: TermWord, narrow: TermWord | undefined): boolean {
  if (narrow === undefined) return false;
  return wide.prefix ? narrow.text.startsWith(wide.text) : !narrow.prefix && wide.text === narrow.text;
}
