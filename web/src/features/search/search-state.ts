import { type Language, type Preference, STAGES, type Stage } from "@medsieve/contract/constants";
import type { SearchDetails } from "@medsieve/contract/history";
import type { Evidence, Paper, PaperRecord } from "@medsieve/contract/papers";
import type {
  GivenQuery,
  QueryDetail,
  QuestionTerm,
  SearchLimits,
  SearchProvenance,
  SearchResult,
  SearchStatus,
} from "@medsieve/contract/searches";

/** What the user asked. `requestId` keeps a question from being counted or run twice; null of one from the history. */
export interface AskedQuestion {
  text: string;
  preference: Preference;
  language: Language;
  limits: SearchLimits;
  /** Run in place of those that the reader would write; null: the reader writes them. */
  queries: GivenQuery[] | null;
  /** The search that this one repeats or changes; null: none. */
  basedOn: string | null;
  requestId: string | null;
}

export type StageStatus = "pending" | "in_progress" | "completed" | "failed";

export interface StageState {
  status: StageStatus;
  /** Milliseconds since the epoch, by the server's clock; null before the stage began. */
  startedAt: number | null;
  /** Steps done and to do; null until the server has said. */
  current: number | null;
  total: number | null;
}

/** What is known of a running search, stage by stage; null: not told yet. */
export interface SearchPreview {
  queries: { name: string; query: string; reason: string | null }[] | null;
  terms: QuestionTerm[];
  notUnderstood: string[];
  /** The same queries with what the source found for each. */
  queryDetails: QueryDetail[] | null;
  pmids: string[];
  found: number | null;
  kept: number | null;
  articleTitles: string[];
  fetched: number | null;
  analysisTitles: string[];
  readDone: number | null;
  readTotal: number | null;
}

/** A paper on screen: first only what the source knows, then also what the reader says. */
export interface ShownPaper {
  record: PaperRecord;
  reading: Paper | null;
}

/** What a search ended with, from the socket, the plain request or the history alike. */
export interface SearchOutcome {
  status: SearchStatus;
  summary: string | null;
  /** What each sentence of the summary rests on; empty where nothing is kept of it. */
  answerEvidence: Evidence[];
  papers: Paper[];
  queries: QueryDetail[];
  terms: QuestionTerm[];
  notUnderstood: string[];
  found: number;
  provenance: SearchProvenance | null;
}

export interface SearchFailure {
  /** A code of the contract or of a failed call, or `history` where a saved search could not be loaded. */
  code: string;
  /** The server's English text; null when there is none. */
  detail: string | null;
}

export interface LimitReached {
  used: number;
  limit: number;
  /** Start of the current period, ISO. */
  resetDate: string;
}

export type SearchPhase =
  | "idle"
  | "loading"
  | "connecting"
  | "running"
  | "completed"
  | "cancelled"
  | "failed"
  | "limit_reached";

export type Connection = "socket" | "reconnecting" | "http";

export interface SearchState {
  phase: SearchPhase;
  question: AskedQuestion | null;
  searchId: string | null;
  connection: Connection;
  stopping: boolean;
  /** Milliseconds since the epoch by this browser's clock; null of a search that was started elsewhere. */
  sentAt: number | null;
  endedAt: number | null;
  stages: Record<Stage, StageState>;
  preview: SearchPreview;
  /** In the order in which they were found while the search runs, in the order of the result after it. */
  papers: ShownPaper[];
  outcome: SearchOutcome | null;
  failure: SearchFailure | null;
  limit: LimitReached | null;
}

const PENDING: StageState = { status: "pending", startedAt: null, current: null, total: null };

const EMPTY_PREVIEW: SearchPreview = {
  queries: null,
  terms: [],
  notUnderstood: [],
  queryDetails: null,
  pmids: [],
  found: null,
  kept: null,
  articleTitles: [],
  fetched: null,
  analysisTitles: [],
  readDone: null,
  readTotal: null,
};

export const IDLE_SEARCH: SearchState = {
  phase: "idle",
  question: null,
  searchId: null,
  connection: "socket",
  stopping: false,
  sentAt: null,
  endedAt: null,
  stages: {
    generating_queries: PENDING,
    searching_papers: PENDING,
    fetching_details: PENDING,
    analyzing_results: PENDING,
  },
  preview: EMPTY_PREVIEW,
  papers: [],
  outcome: null,
  failure: null,
  limit: null,
};

/** True while a search is under way, so that nothing else can be sent. */
export function isBusy(phase: SearchPhase): boolean {
  return phase === "connecting" || phase === "running" || phase === "loading";
}

/** True once a search has ended, in whatever way: only New session goes on from there. */
export function hasEnded(phase: SearchPhase): boolean {
  return phase === "completed" || phase === "cancelled" || phase === "failed" || phase === "limit_reached";
}

/** Share of completed stages, 0 to 1; 1 once the search has completed. */
export function measureProgress(state: SearchState): number {
  const done = STAGES.filter((stage) => state.stages[stage].status === "completed").length;
  return done / STAGES.length;
}

export function describeOutcome(from: SearchResult | SearchDetails): SearchOutcome {
  return {
    status: from.status,
    summary: from.summary,
    answerEvidence: from.answer_evidence ?? [],
    papers: from.papers,
    queries: from.query_details,
    terms: from.question_terms,
    notUnderstood: from.not_understood,
    found: from.total_pmids_found,
    provenance: from.provenance,
  };
}
