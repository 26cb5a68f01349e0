import { STAGES, type Stage } from "@medsieve/contract/constants";
import type { SearchDetails } from "@medsieve/contract/history";
import type { QueueWait, ServerMessage } from "@medsieve/contract/search-events";
import type { SearchResult } from "@medsieve/contract/search-results";
import type {
  AskedQuestion,
  LimitReached,
  SearchFailure,
  SearchOutcome,
  SearchPreview,
  ShownPaper,
  StageState,
} from "./search-state.ts";

/** How a search that runs is followed. */
export type Connection = "socket" | "reconnecting" | "http";

/** What has become known of a search, whether it runs or has ended. */
interface Course {
  /** Milliseconds since the epoch by this browser's clock; null of a search that was started elsewhere. */
  sentAt: number | null;
  stages: Record<Stage, StageState>;
  preview: SearchPreview;
  /** In the order in which they were found while the search runs, in the order of the result after it. */
  papers: ShownPaper[];
}

interface Live extends Course {
  question: AskedQuestion;
  connection: Connection;
  stopping: boolean;
  /** What the running stage waits for; null while it works. */
  waitingFor: "pubmed" | null;
  /** How far it is from its turn; null where it waits for none. */
  queue: QueueWait | null;
  endedAt: null;
}

interface Ended extends Course {
  /** Milliseconds since the epoch, by the server's clock or, without a socket, this browser's; null where nothing says it. */
  endedAt: number | null;
}

/** Nothing has been asked. */
export interface IdleSearch {
  phase: "idle";
}

/** A saved search is being loaded, of which only its id is known. */
export interface LoadingSearch {
  phase: "loading";
  searchId: string;
}

/** A question was sent, and the server has not named its search. */
export interface ConnectingSearch extends Live {
  phase: "connecting";
  searchId: null;
  outcome: null;
}

export interface RunningSearch extends Live {
  phase: "running";
  searchId: string;
  /** The result, which comes just before the end. */
  outcome: SearchOutcome | null;
}

export interface FinishedSearch extends Ended {
  /** Whether it came to its end or was stopped. */
  phase: "completed" | "cancelled";
  searchId: string;
  question: AskedQuestion;
  outcome: SearchOutcome;
}

/** A search that failed, a question that never became one, or a saved search that could not be loaded. */
export interface FailedSearch extends Ended {
  phase: "failed";
  /** null where the server named none. */
  searchId: string | null;
  /** null of a saved search that could not be loaded. */
  question: AskedQuestion | null;
  /** What is saved of a search that failed; null while that is not loaded. */
  outcome: SearchOutcome | null;
  failure: SearchFailure;
}

/** The monthly limit keeps the question from running; it may be changed and sent again. */
export interface RefusedSearch {
  phase: "limit_reached";
  question: AskedQuestion;
  sentAt: number | null;
  limit: LimitReached;
}

export type LiveSearch = ConnectingSearch | RunningSearch;
/** A search of which there is something to show. */
export type ShownSearch = LiveSearch | FinishedSearch | FailedSearch;
/** Where the main screen stands. */
export type SearchState = IdleSearch | LoadingSearch | ShownSearch | RefusedSearch;

/** What changes the state; one that does not concern the state at hand changes nothing. */
export type SearchAction =
  | { type: "asked"; question: AskedQuestion; at: number }
  | { type: "reopened"; searchId: string }
  | { type: "loaded"; details: SearchDetails }
  | { type: "message"; message: ServerMessage }
  | { type: "answered"; result: SearchResult; at: number }
  | { type: "connection"; connection: Connection }
  | { type: "stopping" }
  | { type: "stop_failed" }
  | { type: "failed"; failure: SearchFailure }
  | { type: "limit_reached"; limit: LimitReached }
  | { type: "cleared" };

const PENDING: StageState = { status: "pending", startedAt: null, current: null, total: null };

export const IDLE_SEARCH: IdleSearch = { phase: "idle" };

/** Nothing is known yet. */
export const NO_COURSE: Course = {
  sentAt: null,
  stages: {
    generating_queries: PENDING,
    searching_papers: PENDING,
    fetching_details: PENDING,
    analyzing_results: PENDING,
  },
  preview: {
    queries: null,
    terms: [],
    notUnderstood: [],
    questionWords: [],
    queryDetails: null,
    pmids: [],
    found: null,
    added: null,
    kept: null,
    articleTitles: [],
    fetched: null,
    analysisTitles: [],
    readDone: null,
    readTotal: null,
  },
  papers: [],
};

/** True of a search that the server works at, or is about to. */
export function isLive(state: SearchState): state is LiveSearch {
  return state.phase === "connecting" || state.phase === "running";
}

/** True while something is under way, so that nothing else can be sent. */
export function isBusy(state: SearchState): state is LiveSearch | LoadingSearch {
  return isLive(state) || state.phase === "loading";
}

/** True once a search has ended, in whatever way: only New session goes on from there. */
export function hasEnded(state: SearchState): state is FinishedSearch | FailedSearch {
  return isFinished(state) || state.phase === "failed";
}

export function isFinished(state: SearchState): state is FinishedSearch {
  return state.phase === "completed" || state.phase === "cancelled";
}

/** True while a question may be written and sent: none has been yet, or the month's limit kept the last one from running. */
export function canAsk(state: SearchState): state is IdleSearch | RefusedSearch {
  return state.phase === "idle" || state.phase === "limit_reached";
}

export function isShown(state: SearchState): state is ShownSearch {
  return isLive(state) || hasEnded(state);
}

export function getQuestion(state: SearchState): AskedQuestion | null {
  return "question" in state ? state.question : null;
}

/** null where the server has named no search. */
export function getSearchId(state: SearchState): string | null {
  return "searchId" in state ? state.searchId : null;
}

export function getSentAt(state: SearchState): number | null {
  return "sentAt" in state ? state.sentAt : null;
}

/** Share of completed stages, 0 to 1; 1 once the search has completed. */
export function measureProgress({ stages }: ShownSearch): number {
  const done = STAGES.filter((stage) => stages[stage].status === "completed").length;
  return done / STAGES.length;
}
