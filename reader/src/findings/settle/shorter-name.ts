import type { QuotedFinding } from "../../reader.ts";

/** How often words stand in a text. */
const countIn = (text: string, words: string): number => text.toLowerCase().split(words.toLowerCase()).length - 1;

/** "Rates of recovery" beside "Rates of recovery within 5 days": one mention in one sentence, once cut short. */
function isCutShort(one: QuotedFinding, other: QuotedFinding): boolean {
  const quote = one.quotes[0]?.quote ?? "";
  const [shorter, longer] = [one.outcome.toLowerCase(), other.outcome.toLowerCase()];
  if (quote !== (other.quotes[0]?.quote ?? "") || one.direction !== other.direction) return false;
  if (shorter.length >= longer.length || !longer.startsWith(`${shorter} `)) return false;
  const mentions = countIn(quote, longer);
  return mentions > 0 && mentions === countIn(quote, shorter);
}

/** Leaves out findings under a part of the name that another one of the same sentence and direction has whole. */
export function dropShorterNames(findings: readonly QuotedFinding[]): QuotedFinding[] {
  return findings.filter((one) => !findings.some((other) => isCutShort(one, other)));
}
