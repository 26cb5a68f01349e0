import { splitEntry } from "./finding-text.ts";
import { findPhrase, type PhraseTable, readPhraseTable } from "./phrase-table.ts";

/** Whether more of an outcome is good or bad for patients. */
export type Polarity = "good" | "bad" | "unknown";

const ENTRIES = ["good", "bad", "turn", "gain", "none"] as const;
let table: PhraseTable<(typeof ENTRIES)[number]> | null = null;

const OPPOSITE: Record<Polarity, Polarity> = { good: "bad", bad: "good", unknown: "unknown" };
/** "LDL-C reduction" is the opposite of LDL-C. */
const TURNS_AT_END: ReadonlySet<string> = new Set(["reduction", "reductions", "lowering", "decrease", "decreases"]);
/** How many or how long without what is bad: "seizure-free patients". */
const WITHOUT_IT = /\p{L}{3,20}-free (?:patients|people|participants|days|rates?|intervals?|time|status)\b/iu;
/** UTF-16 units of an outcome that are read. */
const LONGEST = 600;

/**
 * Whether more of an outcome is good or bad, by the table. Where it names several things, as "pain relief" does, the last
 * one decides; "reduction in pain" is the opposite of pain.
 */
export function findOutcomePolarity(outcome: string): Polarity {
  table ??= readPhraseTable("findings/outcome-polarity.tsv", ENTRIES, splitEntry);
  const words = splitEntry(outcome.slice(0, LONGEST));
  let polarity: Polarity = "unknown";
  let isTurned = false;
  let lastAt = 0;
  if (WITHOUT_IT.test(outcome.slice(0, LONGEST))) return TURNS_AT_END.has(words.at(-1) ?? "") ? "bad" : "good";
  for (let at = 0; at < words.length; ) {
    const found = findPhrase(table, words, at);
    if (found && found.value !== "turn") lastAt = at;
    at += found?.length ?? 1;
    if (found?.value === "gain") return isTurned ? "bad" : "good";
    if (found?.value === "turn") isTurned = !isTurned;
    else if (found) polarity = found.value === "none" ? "unknown" : found.value;
  }
  // "Success rate of enema reduction": what is reduced is not what decides.
  const isOfAnother = words.slice(lastAt).includes("of");
  if (TURNS_AT_END.has(words.at(-1) ?? "") && !isOfAnother) isTurned = !isTurned;
  return isTurned ? OPPOSITE[polarity] : polarity;
}
