import {
  API_PREFIX,
  SOCKET_CLOSE_NOT_SIGNED_IN,
  SOCKET_FALLBACK_MS,
  SOCKET_MAX_FRAME_BYTES,
} from "@medsieve/contract/constants";
import { type ClientMessage, type ServerMessage, serverMessageSchema } from "@medsieve/contract/search-events";
import { type SearchResult, searchResultSchema } from "@medsieve/contract/search-results";
import { type GivenQuery, type SearchLimits, searchCancelSchema } from "@medsieve/contract/searches";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { renewToken } from "../../lib/session-renewal.ts";
import { getAccessToken } from "../../lib/session-store.ts";

const FIRST_RECONNECT_MS = 500;
const LAST_RECONNECT_MS = 5_000;
/** Until a search that the server does not know yet is asked to stop again. */
const STOP_AGAIN_MS = 500;

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

function describeSocket(token: string | null): string {
  const url = new URL(`${API_PREFIX}/ws`, window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("token", token ?? "");
  return url.href;
}

function postSearch(body: StartRequest, signal: AbortSignal): Promise<SearchResult> {
  return callApi({ method: "POST", path: "/search", body, schema: searchResultSchema, signal, timeoutMs: null });
}

function parseMessage(data: unknown): ServerMessage | null {
  try {
    return serverMessageSchema.parse(JSON.parse(String(data)));
  } catch (error) {
    console.warn("A message of the search socket does not fit the contract and was left out.", error);
    return null;
  }
}

function isUnknownSearch(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Many long queries do not fit into one frame. */
function isTooLargeForSocket(request: StartRequest): boolean {
  return new TextEncoder().encode(JSON.stringify(request)).length > SOCKET_MAX_FRAME_BYTES;
}

function endsSearch(message: ServerMessage): boolean {
  if (message.type === "search_status") return message.status === "completed" || message.status === "failed";
  return message.type === "search_error" || message.type === "usage_limit_exceeded" || message.type === "error";
}

/**
 * Follows one search over the socket. A socket that breaks in mid-search is reopened with a growing pause, and the
 * search resumed; one that is not open within SOCKET_FALLBACK_MS, or breaks before the search began, gives way to a
 * single POST /search with the same request_id, which POST /searches/{request_id}/cancel stops.
 */
export function runSearch(start: SearchRunStart, handlers: SearchRunHandlers): SearchRun {
  let searchId = "searchId" in start ? start.searchId : null;
  let lastSeq = "searchId" in start ? start.afterSeq : 0;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let refreshed = false;
  let ended = false;
  let closed = false;
  let cancelAsked = false;
  let isPosted = false;
  const posting = new AbortController();

  function send(message: ClientMessage | StartRequest): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function sendCancel(): void {
    if (cancelAsked && searchId && !ended) send({ type: "cancel", search_id: searchId });
  }

  /** The search is known by its request alone until the answer comes, and to the server once it has begun. */
  async function postCancel(requestId: string): Promise<void> {
    if (closed || ended) return;
    try {
      const path = `/searches/${encodeURIComponent(requestId)}/cancel`;
      await callApi({ method: "POST", path, schema: searchCancelSchema, signal: posting.signal });
    } catch (error) {
      if (closed || ended) return;
      if (isUnknownSearch(error)) timer = setTimeout(() => void postCancel(requestId), STOP_AGAIN_MS);
      else {
        cancelAsked = false;
        handlers.onStopFailed(error);
      }
    }
  }

  function post(request: StartRequest): void {
    isPosted = true;
    handlers.onConnection("http", attempt);
    postSearch(request, posting.signal)
      .finally(() => {
        ended = true;
        clearTimeout(timer);
      })
      .then(
        (result) => closed || handlers.onAnswer(result),
        (error: unknown) => closed || handlers.onError(error),
      );
    if (cancelAsked) void postCancel(request.request_id);
  }

  function connect(): void {
    clearTimeout(timer);
    if (closed) return;
    const token = getAccessToken();
    const opening = new WebSocket(describeSocket(token));
    socket = opening;
    timer = setTimeout(() => loseSocket(opening, token, null), SOCKET_FALLBACK_MS);
    opening.onopen = () => {
      if (socket !== opening) return;
      clearTimeout(timer);
      if (searchId) send({ type: "resume", search_id: searchId, after_seq: lastSeq });
      else if ("request" in start) send(start.request);
      sendCancel();
    };
    opening.onmessage = (event) => {
      if (socket === opening) receive(event.data);
    };
    opening.onclose = (event) => loseSocket(opening, token, event.code);
  }

  function receive(data: unknown): void {
    const message = parseMessage(data);
    if (!message) return;
    if (attempt > 0) handlers.onConnection("socket", 0);
    attempt = 0;
    refreshed = false;
    if ("seq" in message) {
      const began = searchId === null;
      searchId ??= message.search_id;
      if (message.search_id !== searchId || message.seq <= lastSeq) return;
      lastSeq = message.seq;
      if (began) sendCancel();
    } else if (message.type === "error" && searchId && message.code !== "not_found") {
      console.warn(`The search goes on; the server refused a message: ${message.code}`);
      return;
    }
    if (endsSearch(message)) ended = true;
    handlers.onMessage(message);
  }

  function loseSocket(lost: WebSocket, token: string | null, code: number | null): void {
    if (socket !== lost) return;
    socket = null;
    clearTimeout(timer);
    lost.close();
    if (closed || ended) return;
    if (code === SOCKET_CLOSE_NOT_SIGNED_IN && !refreshed) {
      refreshed = true;
      renewToken(token).then(connect, reopenOrPost);
      return;
    }
    reopenOrPost();
  }

  function reopenOrPost(): void {
    if (closed) return;
    if (searchId === null && "request" in start) {
      post(start.request);
      return;
    }
    attempt += 1;
    handlers.onConnection("reconnecting", attempt);
    timer = setTimeout(connect, Math.min(FIRST_RECONNECT_MS * 2 ** (attempt - 1), LAST_RECONNECT_MS));
  }

  if ("request" in start && isTooLargeForSocket(start.request)) reopenOrPost();
  else connect();
  return {
    cancel() {
      if (cancelAsked) return;
      cancelAsked = true;
      if (isPosted && "request" in start) void postCancel(start.request.request_id);
      else sendCancel();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      posting.abort();
      socket?.close();
    },
  };
}
