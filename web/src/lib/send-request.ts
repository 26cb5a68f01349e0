import { API_PREFIX } from "@medsieve/contract/constants";
import { ApiError, describeRefusal } from "./api-error.ts";
import { noteReachable } from "./reachability.ts";
import { noteServerTime } from "./server-clock.ts";

export interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api/v1, with its query string: "/usage/current". */
  path: string;
  /** Sent as JSON; a Blob as it is. */
  body?: unknown;
  /** The version that the call is about; the server refuses it with 409 where another one holds. */
  ifMatch?: string | null | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up; null waits for as long as it takes. */
  timeoutMs: number | null;
  token: string | null;
}

/**
 * One exchange with the server; answers the parsed JSON, undefined for an empty body, and its version (ETag).
 * Throws ApiError when refused or unanswered, and the signal's own reason when the caller gave up.
 */
export async function sendRequest({ method = "GET", path, body, ifMatch, signal, timeoutMs, token }: ApiRequest) {
  const headers = new Headers({ accept: "application/json" });
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  const isBytes = body instanceof Blob;
  if (body !== undefined) headers.set("content-type", isBytes ? "application/octet-stream" : "application/json");
  if (ifMatch) headers.set("if-match", ifMatch);
  const timeout = timeoutMs === null ? null : AbortSignal.timeout(timeoutMs);
  const signals = [signal, timeout].filter((one) => one !== undefined && one !== null);

  let response: Response;
  let text: string;
  try {
    response = await fetch(API_PREFIX + path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: isBytes ? body : JSON.stringify(body) }),
      ...(signals.length === 0 ? {} : { signal: AbortSignal.any(signals) }),
    });
    text = await response.text();
    noteReachable(true);
    noteServerTime(response.headers);
  } catch (error) {
    if (signal?.aborted) throw signal.reason ?? error;
    const code = timeout?.aborted ? "timed_out" : "no_response";
    if (code === "no_response") noteReachable(false);
    throw new ApiError({ status: 0, code, detail: null, retryAfter: null, body: undefined });
  }

  const answer = parseJson(text);
  if (!response.ok) throw describeRefusal(response.status, response.headers, answer);
  return { status: response.status, answer, version: response.headers.get("etag") };
}

function parseJson(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
