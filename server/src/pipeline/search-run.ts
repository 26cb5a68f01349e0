import type { PaperReading, PaperRecord } from "@medsieve/contract/papers";
import type { SearchEvent } from "@medsieve/contract/search-events";
import type { QueryDetail, QuestionTerm, SearchLimits, SearchProvenance } from "@medsieve/contract/searches";
import type { Question, Reader } from "../readers/reader.ts";
import type { PaperSource } from "../sources/paper-source.ts";
import type { ReaderCosts } from "./reader-costs.ts";

type WithoutEnvelope<Event> = Event extends SearchEvent ? Omit<Event, "seq" | "search_id"> : never;
/** An event as the pipeline tells it; whoever runs the search numbers it. */
export type PipelineEvent = WithoutEnvelope<SearchEvent>;

export interface SearchInput {
  searchId: string;
  question: Question;
  limits: SearchLimits;
  /** Papers read at most. */
  maxResults: number;
  /** 0 means unlimited, under a safety cap. */
  maxQueries: number;
  /** What each query contributes at most to the papers that are read. */
  resultsPerQuery: number;
  /** Of the prompts that the reader works with; null or absent where it works without. */
  promptVersion?: string | null;
}

/** A query that was run, with every PMID it found, best match first. */
export interface RunQuery extends QueryDetail {
  pmids: string[];
}

/** What the queries found, and what of the question they stand for. */
export interface SearchedPapers {
  queries: RunQuery[];
  questionTerms: QuestionTerm[];
  notUnderstood: string[];
  totalPmidsFound: number;
}

/** What is kept after each stage, so that nothing that was found or read is lost. */
export interface Checkpoints {
  queriesRun: (searched: SearchedPapers) => Promise<void>;
  papersFetched: (papers: PaperRecord[]) => Promise<void>;
  /** Returns at once; papers are written together, behind the reading. */
  paperRead: (pmid: string, reading: PaperReading) => void;
}

export interface SearchDeps {
  source: PaperSource;
  reader: Reader;
  /** Adds up what the reader costs, also of a search that fails. */
  costs?: ReaderCosts;
  emit: (event: PipelineEvent) => void;
  checkpoint: Checkpoints;
  /** Resolves when the search may begin to work, or as soon as its signal aborts. */
  waitForTurn: () => Promise<void>;
  /** Aborted with StoppedByUser, the search ends with what was read by then; with any other reason it fails. */
  signal: AbortSignal;
}

export interface RankedPaper {
  paper: PaperRecord;
  reading: PaperReading;
}

export interface SearchOutcome extends SearchedPapers {
  status: "completed" | "cancelled";
  summary: string | null;
  /** Best first. */
  papers: RankedPaper[];
  provenance: SearchProvenance;
}

/** The reason of a search's abort signal when its user stopped it. */
export class StoppedByUser extends Error {
  override name = "StoppedByUser";
}
