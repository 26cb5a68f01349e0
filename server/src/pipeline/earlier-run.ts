import type { PaperRecord } from "@medsieve/contract/papers";
import type { SavedReading } from "@medsieve/contract/readings";
import type { WrittenSearch } from "./queries/write-queries.ts";
import type { FoundPapers, PipelineEvent } from "./search-run.ts";

/** Of what is kept: a server of another version begins the queries again rather than misread it. */
export const CHECKPOINT_VERSION = 1;

/** Where a search stands that can go on elsewhere: plain data, kept beside the queries and papers themselves. */
export interface SearchCheckpoint {
  version: typeof CHECKPOINT_VERSION;
  /** ISO 8601; when it first began. */
  searchedAt: string;
  written: WrittenSearch;
  /** The PMIDs that will be read, best first; null while queries run. */
  kept: string[] | null;
  /** By PMID; absent: it was kept by a version that did not keep it. */
  nearness?: Record<string, number>;
}

/** What is kept of a search that another server began: none of it is done again. */
export interface EarlierRun {
  /** ISO 8601; null where the search begins here. */
  searchedAt: string | null;
  written: WrittenSearch | null;
  found: FoundPapers | null;
  papers: ReadonlyMap<string, PaperRecord>;
  readings: ReadonlyMap<string, SavedReading>;
  shown: ShownEvents;
}

/** Which events are kept, so that none is sent twice. */
interface ShownEvents {
  stages: ReadonlySet<string>;
  discovered: ReadonlySet<string>;
  analyzed: ReadonlySet<string>;
}

/** A search that begins. */
export const NOTHING_EARLIER: EarlierRun = {
  ...{ searchedAt: null, written: null, found: null },
  papers: new Map(),
  readings: new Map(),
  shown: { stages: new Set(), discovered: new Set(), analyzed: new Set() },
};

/** What these events have shown: results of stages, papers and readings. */
export function listShown(events: readonly PipelineEvent[]): ShownEvents {
  const [stages, discovered, analyzed] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const event of events) {
    if (event.type === "intermediate_result") stages.add(event.stage);
    if (event.type === "papers_discovered") for (const { pmid } of event.papers) discovered.add(pmid);
    if (event.type === "paper_analyzed") analyzed.add(event.paper.pmid);
  }
  return { stages, discovered, analyzed };
}
