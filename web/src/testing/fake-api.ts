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
}

export type FakeRoute = (call: RecordedCall) => FakeAnswer | Promise<FakeAnswer>;

/**
 * Answers at the wire, in place of the server: routes are named "GET /usage/current", without the query string.
 * A call nobody foresaw fails the test. Returns the calls as they come in.
 */
export function fakeApi(routes: Record<string, FakeRoute | FakeAnswer | "no network">): RecordedCall[] {
  const calls: RecordedCall[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const path = input.replace(/^\/api\/v1/, "");
    const method = init.method ?? "GET";
    const token = /^Bearer (.+)$/.exec(new Headers(init.headers).get("authorization") ?? "")?.[1] ?? null;
    const call = { method, path, body: typeof init.body === "string" ? JSON.parse(init.body) : undefined, token };
    calls.push(call);
    const route = routes[`${method} ${path.split("?")[0]}`];
    if (route === undefined) throw new Error(`The test foresees no ${method} ${path}`);
    if (route === "no network") throw new TypeError("fetch failed");
    const { status = 200, body, headers = {} } = typeof route === "function" ? await route(call) : route;
    init.signal?.throwIfAborted();
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  });
  return calls;
}
