import type { ServerMessage } from "@medsieve/contract/search-events";
import type { SearchResult } from "@medsieve/contract/search-results";
import type { GivenQuery, SearchLimits } from "@medsieve/contract/searches";

export interface StartRequest {
  query: string;
  max_results: number;
  preference: string;
  language: string;
  limits: SearchLimits;
  /** Run in place of those that the reader would write. */
  queries?: GivenQuery[];
  /** The search that this one repeats or changes. */
  based_on?: string;
  request_id: string;
}

/** A search to begin, or one that the server already runs, of which the events after `afterSeq` are wanted. */
export type SearchRunStart = { request: StartRequest } | { searchId: string; afterSeq: number };

export interface SearchRunHandlers {
  /** Each message once, in order, already checked against the contract. */
  onMessage(message: ServerMessage): void;
  /** `attempt` counts the failed ones since the last message. */
  onConnection(connection: "socket" | "reconnecting" | "http", attempt: number): void;
  /** The whole answer, where the plain request had to do. */
  onAnswer(result: SearchResult): void;
  /** The plain request failed as well. */
  onError(error: unknown): void;
  /** The server could not be asked to stop; the search goes on. */
  onStopFailed(error: unknown): void;
}

export interface SearchRun {
  /** Asks the server to stop, by the socket or, without one, by a request; what was read by then still arrives. */
  cancel(): void;
  /** Stops listening. The search itself goes on at the server. */
  close(): void;
}
