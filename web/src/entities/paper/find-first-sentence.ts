import { isBorneOut, type Statement } from "@medsieve/contract/statements";
import { isSentence } from "./quoted-text.tsx";
import { findQuotations } from "./split-quotations.ts";

/**
 * UTF-16 offset in a summary from which it says what its paper says: of the first sentence that it quotes. What stands before
 * repeats design and PICO, which a row has beside it; it is kept where no sentence of the paper bears it out.
 */
export function findFirstSentence(summary: string, statements: readonly Statement[]): number {
  const quotation = findQuotations(summary).find(({ start, end }) => isWhole(summary.slice(start, end)));
  if (quotation === undefined) return 0;
  const before = statements.filter(
    ({ field, offset }) => field === "summary" && offset !== null && offset < quotation.start,
  );
  return before.every(isBorneOut) ? quotation.start - 1 : 0;
}

/** A long name, such as a population's, has many words and no end. */
function isWhole(quoted: string): boolean {
  return isSentence(quoted) && /[.!?][)\]]?$/u.test(quoted);
}
