import type { VerdictCount, VerdictDoubt } from "@medsieve/contract/verdict";
import type { MatchedFinding } from "./paper-match.ts";

interface PaperCount {
  count: VerdictCount;
  /** Why it is unclear; null where its sentences leave it open, or it is not. */
  doubt: VerdictDoubt | null;
}

/** A paper counts once: as its findings agree, and as unclear where they do not. */
export function countPaper(matched: readonly MatchedFinding[]): PaperCount {
  const counts = new Set(matched.map(({ count }) => count).filter((count) => count !== "unclear"));
  const [only] = counts;
  if (counts.size > 1) return { count: "unclear", doubt: "mixed" };
  if (only !== undefined) return { count: only, doubt: null };
  return { count: "unclear", doubt: matched.find(({ doubt }) => doubt !== null)?.doubt ?? null };
}
