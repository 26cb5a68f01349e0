import type { Arms } from "./distinguish-arms.ts";
import type { FindingSentence } from "./finding-text.ts";
import { listNamedGroups } from "./group-names.ts";

const SIDE = /\b(?:than|versus|vs\.?|compar(?:ed|ing) (?:with|to)|relative to)(?: that)?(?: in| of)?(?: the)? $/iu;
const BEFORE = 40;
const KNOWN =
  /\b(?:than|versus|vs\.?|compar(?:ed|ing) (?:with|to)|relative to)(?: that)?(?: in| of)?(?: the)? (placebo|usual care|standard (?:care|treatment|therapy)|no treatment|sham(?: \w{3,20})?|controls?)\b/iu;

/**
 * What a sentence itself sets the intervention against, where it names another thing than the paper's comparator; null where it
 * does not. `hasComparator`: whether that is known, so that "control" says nothing new.
 */
export function nameOpponent(
  { sentence: { text }, tokens }: FindingSentence,
  arms: Arms,
  hasComparator: boolean,
): string | null {
  const other = listNamedGroups(tokens, arms).find(
    ({ arm, start }) => arm === "other" && SIDE.test(text.slice(Math.max(0, start - BEFORE), start)),
  );
  if (other) return text.slice(other.start, other.end);
  const isNamed = tokens.some(({ stem, long }) => [stem, ...(long ?? [])].some((one) => arms.stems.get(one) === "cmp"));
  if (!hasComparator) return KNOWN.exec(text)?.[1] ?? null;
  return isNamed ? null : (/\bplacebo\b/iu.exec(text)?.[0] ?? null);
}
