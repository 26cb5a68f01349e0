import { vi } from "vitest";

export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

interface RecordedCall {
  method: string;
  /** Below /api/v1, with its query string. */
  path: string;
  body: unknown;
  /** The access token sent; null when none was. */
  token: string | null;
  /** The version that was named; undefined when none was. */
  ifMatch: string | undefined;
}

export type FakeRoute = (call: RecordedCall) => FakeAnswer | Promise<FakeAnswer>;

/**
 * Answers at the wire, in place of the server: routes are named "GET /usage/current", without the query string.
 * A call without a route fails the test. Returns the calls as they come in.
 */
export function fakeApi(routes: Record<string, FakeRoute | FakeAnswer | "no network">): RecordedCall[] {
  const calls: RecordedCall[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const path = input.replace(/^\/api\/v1/, "");
    const method = init.method ?? "GET";
    const sent = new Headers(init.headers);
    const token = /^Bearer (.+)$/.exec(sent.get("authorization") ?? "")?.[1] ?? null;
    const ifMatch = sent.get("if-match") ?? undefined;
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const call = { method, path, body, token, ifMatch };
    calls.push(call);
    const route = routes[`${method} ${path.split("?")[0]}`];
    if (route === undefined) throw new Error(`The test foresees no ${method} ${path}`);
    if (route === "no network") throw new TypeError("fetch failed");
    const answer = typeof route === "function" ? await route(call) : route;
    init.signal?.throwIfAborted();
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  });
  return calls;
}
