import type { QueryWarning } from "@medsieve/contract/searches";
import i18next, { type TFunction } from "i18next";
import { cutText } from "../../lib/cut-text.ts";

/** Characters of the query that a warning shows. */
const SHOWN = 60;

/**
 * What a warning says, by its code in the user's language; the server's English sentence for a code that this interface
 * does not know. `piece` is the part of `query` that it concerns; null where it concerns the whole.
 */
export function describeWarning(
  { code, message, start, end }: QueryWarning,
  query: string,
  t: TFunction,
): { text: string; isTranslated: boolean; piece: string | null } {
  const cut = start === null || end === null ? "" : query.slice(start, end).trim();
  const piece = cut === "" || cut === query ? null : cutText(cut, SHOWN);
  const isTranslated = i18next.exists(`query-texts:warning.${code}`);
  return { text: isTranslated ? t(`query-texts:warning.${code}`) : message, isTranslated, piece };
}
