import type { PaperRecord } from "@medsieve/contract/papers";
import type { SavedReading } from "@medsieve/contract/readings";
import type { UsageLedger } from "@medsieve/language-models/usage-ledger";
import type { Reader } from "@medsieve/reader/reader";
import type { Clock } from "@medsieve/runtime/clock";
import type { PaperSource } from "@medsieve/sources/paper-source";
import type { SearchTrace } from "../tracing/search-tracing.ts";
import type { Work } from "../work/work.ts";
import type { EarlierRun } from "./earlier-run.ts";
import type { WrittenSearch } from "./queries/write-queries.ts";
import type { FoundPapers, PipelineEvent } from "./search-run.ts";

/** What is kept after each stage, so that nothing that was found or read is lost. */
export interface Checkpoints {
  /** Returns at once. `searchedAt`: ISO 8601, when the search began. */
  queriesWritten: (written: WrittenSearch, searchedAt: string) => void;
  queriesRun: (found: FoundPapers) => Promise<void>;
  papersFetched: (papers: PaperRecord[]) => Promise<void>;
  /** Returns at once; papers are written together, behind the reading. */
  paperRead: (pmid: string, reading: SavedReading) => void;
}

/** What one search is given to run with. */
export interface SearchServices {
  source: PaperSource;
  reader: Reader;
  work: Work;
  /** What the search uses and who works for it; the reader adds each reply itself. */
  usage: UsageLedger;
  clock: Clock;
  trace: SearchTrace;
  emit: (event: PipelineEvent) => void;
  checkpoint: Checkpoints;
  earlier: EarlierRun;
  /** Resolves when the search may begin to work, or as soon as its signal aborts. */
  waitForTurn: () => Promise<void>;
  /** Aborted with StoppedByUser, the search ends with what was read by then; with any other reason it fails. */
  signal: AbortSignal;
}
