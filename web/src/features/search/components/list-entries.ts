import type { Language } from "@medsieve/contract/constants";
import type { HighlightToggle } from "../../../entities/highlight/use-highlight-toggle.ts";
import type { Ranking } from "../rank-papers.ts";
import type { ShownPaper } from "../search-state.ts";

/** What every layout of the papers is drawn from. */
export interface ListEntries {
  /** Those that are shown, in their order. */
  papers: readonly ShownPaper[];
  ranking: Ranking;
  /** Language the search was asked in. */
  asked: Language;
  /** While the search runs, entries keep the size of their placeholders. */
  isRunning: boolean;
  /** PMIDs. */
  highlighted: ReadonlySet<string>;
  /** Ids of the findings on the question, by PMID. */
  onQuestion: ReadonlyMap<string, readonly string[]>;
  /** null while papers cannot be highlighted yet. */
  onHighlight: ((highlight: HighlightToggle) => void) | null;
}
