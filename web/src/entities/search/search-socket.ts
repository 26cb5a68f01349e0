import {
  API_PREFIX,
  SOCKET_CLOSE_NOT_SIGNED_IN,
  SOCKET_FALLBACK_MS,
  SOCKET_MAX_FRAME_BYTES,
} from "@medsieve/contract/constants";
import { type ClientMessage, type ServerMessage, serverMessageSchema } from "@medsieve/contract/search-events";
import { renewToken } from "../../lib/session-renewal.ts";
import { getAccessToken } from "../../lib/session-store.ts";
import { postSearch } from "./post-search.ts";
import type { SearchRun, SearchRunHandlers, SearchRunStart, StartRequest } from "./search-run.ts";

const FIRST_RECONNECT_MS = 500;
const LAST_RECONNECT_MS = 5_000;

function describeSocket(token: string | null): string {
  const url = new URL(`${API_PREFIX}/ws`, window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("token", token ?? "");
  return url.href;
}

function parseMessage(data: unknown): ServerMessage | null {
  try {
    return serverMessageSchema.parse(JSON.parse(String(data)));
  } catch (error) {
    console.warn("A message of the search socket does not fit the contract and was left out.", error);
    return null;
  }
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
  let posted: SearchRun | null = null;

  function send(message: ClientMessage | StartRequest): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function sendCancel(): void {
    if (cancelAsked && searchId && !ended) send({ type: "cancel", search_id: searchId });
  }

  function post(request: StartRequest): void {
    handlers.onConnection("http", attempt);
    posted = postSearch(request, handlers);
    if (cancelAsked) posted.cancel();
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
      if (posted !== null) posted.cancel();
      else if (!cancelAsked) {
        cancelAsked = true;
        sendCancel();
      }
    },
    close() {
      closed = true;
      clearTimeout(timer);
      posted?.close();
      socket?.close();
    },
  };
}
