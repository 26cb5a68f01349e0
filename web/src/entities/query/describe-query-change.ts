import type { QueryChange } from "@medsieve/contract/searches";
import i18next, { type TFunction } from "i18next";

export interface DescribedChange {
  text: string;
  isTranslated: boolean;
  /** What the source said, in its own words; null where it said nothing. */
  said: string | null;
}

/**
 * What was put right in a query, by its code in the user's language; the server's English sentence for a code that this
 * interface does not know. `t` knows the namespace "search".
 */
export function describeQueryChange({ code, message }: QueryChange, t: TFunction): DescribedChange {
  const isTranslated = i18next.exists(`search:change.${code}`);
  if (!isTranslated) return { text: message, isTranslated, said: null };
  return { text: t(`search:change.${code}`), isTranslated, said: code === "rewritten" ? message : null };
}

/** Codes of changes by which a part of the query may have gone for good. */
const REMOVALS: ReadonlySet<string> = new Set(["left_out", "language", "date"]);

/** Whether nothing stands where the part that was written stood. */
export function isRemoval({ code, became }: QueryChange): boolean {
  return became === null && REMOVALS.has(code);
}
