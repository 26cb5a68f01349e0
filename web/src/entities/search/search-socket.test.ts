import type { ServerMessage } from "@medsieve/contract/search-events";
import { NO_LIMITS } from "@medsieve/contract/searches";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SearchRun, SearchRunStart } from "./search-run.ts";
import { FakeWebSocket } from "./search-socket.fake.ts";
import { runSearch } from "./search-socket.ts";

const calls = vi.hoisted(() => ({ callApi: vi.fn(), renewToken: vi.fn(), token: "first" }));
vi.mock("../../lib/api-client.ts", () => ({ callApi: calls.callApi }));
vi.mock("../../lib/session-renewal.ts", () => ({ renewToken: calls.renewToken }));
vi.mock("../../lib/session-store.ts", () => ({ getAccessToken: () => calls.token }));

const SEARCH = "0b6a7a1e-9c52-4f0e-8a55-5ad4f1d6f001";
const REQUEST = {
  query: "Does aspirin prevent colorectal cancer?",
  max_results: 50,
  preference: "clinical_trials",
  language: "en",
  limits: NO_LIMITS,
  request_id: "0b6a7a1e-9c52-4f0e-8a55-5ad4f1d6f0aa",
};

function status(seq: number, name = "generating_queries", searchId = SEARCH) {
  const started_at = "2026-01-01T00:00:00.000Z";
  return {
    type: "search_status",
    seq,
    search_id: searchId,
    status: name,
    preference: "clinical_trials",
    message: "",
    started_at,
  };
}

let run: SearchRun | undefined;
let messages: ServerMessage[];
let connections: string[];
let answers: unknown[];
let errors: unknown[];

function begin(start: SearchRunStart = { request: REQUEST }): SearchRun {
  run = runSearch(start, {
    onMessage: (message) => messages.push(message),
    onConnection: (connection, attempt) => connections.push(`${connection} ${attempt}`),
    onAnswer: (answer) => answers.push(answer),
    onError: (error) => errors.push(error),
    onStopFailed: () => undefined,
  });
  return run;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeWebSocket);
  FakeWebSocket.made = [];
  messages = [];
  connections = [];
  answers = [];
  errors = [];
  calls.token = "first";
  calls.callApi.mockReset().mockResolvedValue("the answer");
  calls.renewToken.mockReset().mockImplementation(async () => {
    calls.token = "second";
    return "second";
  });
});

afterEach(() => {
  run?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("sends the question with the token in the address, and hands on what the server says", () => {
  begin();
  expect(FakeWebSocket.last.url).toMatch(/^ws:\/\/[^/]+\/api\/v1\/ws\?token=first$/);
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent).toEqual([REQUEST]);
  FakeWebSocket.last.receive(status(1));
  expect(messages).toMatchObject([{ type: "search_status", seq: 1 }]);
});

it("posts the question once, under the same request id, when the socket is not open in time", async () => {
  begin();
  const slow = FakeWebSocket.last;
  await vi.advanceTimersByTimeAsync(4_999);
  expect(calls.callApi).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.callApi).toHaveBeenCalledTimes(1);
  expect(calls.callApi.mock.calls[0]?.[0]).toMatchObject({
    method: "POST",
    path: "/search",
    timeoutMs: null,
    body: { request_id: REQUEST.request_id },
  });
  slow.open();
  expect(slow.sent).toEqual([]);
  expect(connections).toEqual(["http 0"]);
  expect(answers).toEqual(["the answer"]);
});

it("posts the question when the socket breaks before the search began, and reports a failure of that", async () => {
  const failure = new Error("unreachable");
  calls.callApi.mockRejectedValue(failure);
  begin();
  FakeWebSocket.last.open();
  FakeWebSocket.last.break();
  await vi.advanceTimersByTimeAsync(0);
  expect(errors).toEqual([failure]);
  expect(FakeWebSocket.made).toHaveLength(1);
});

it("resumes a search that had begun, with growing pauses, and shows no event twice", async () => {
  begin();
  FakeWebSocket.last.open();
  FakeWebSocket.last.receive(status(1));
  FakeWebSocket.last.receive(status(2, "searching_papers"));
  FakeWebSocket.last.break();
  expect(connections).toEqual(["reconnecting 1"]);
  await vi.advanceTimersByTimeAsync(500);
  FakeWebSocket.last.break();
  expect(connections.at(-1)).toBe("reconnecting 2");
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeWebSocket.made).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeWebSocket.made).toHaveLength(3);
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent).toEqual([{ type: "resume", search_id: SEARCH, after_seq: 2 }]);
  FakeWebSocket.last.receive(status(2, "searching_papers"));
  FakeWebSocket.last.receive(status(3, "fetching_details"));
  expect(messages.map((message) => "seq" in message && message.seq)).toEqual([1, 2, 3]);
  expect(connections.at(-1)).toBe("socket 0");
  expect(calls.callApi).not.toHaveBeenCalled();
});

it("renews a refused token once and asks again under the same request id", async () => {
  begin();
  FakeWebSocket.last.open();
  FakeWebSocket.last.break(4401);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.renewToken).toHaveBeenCalledWith("first");
  expect(FakeWebSocket.last.url).toContain("token=second");
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent).toEqual([REQUEST]);
  FakeWebSocket.last.break(4401);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.renewToken).toHaveBeenCalledTimes(1);
  expect(calls.callApi).toHaveBeenCalledTimes(1);
});

it("asks for every event of a search that runs already", () => {
  begin({ searchId: SEARCH, afterSeq: 0 });
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent).toEqual([{ type: "resume", search_id: SEARCH, after_seq: 0 }]);
});

it("stops a search as soon as its number is known", () => {
  begin().cancel();
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent).toEqual([REQUEST]);
  FakeWebSocket.last.receive(status(1));
  expect(FakeWebSocket.last.sent.at(-1)).toEqual({ type: "cancel", search_id: SEARCH });
});

it("leaves out what does not fit the contract or belongs to another search", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  begin();
  FakeWebSocket.last.open();
  FakeWebSocket.last.receive("not JSON");
  FakeWebSocket.last.receive({ type: "search_status", seq: "one" });
  FakeWebSocket.last.receive(status(1));
  FakeWebSocket.last.receive(status(2, "completed", "0b6a7a1e-9c52-4f0e-8a55-5ad4f1d6f002"));
  expect(messages).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(2);
});

it("does not come back after the search has ended or was left", async () => {
  begin();
  FakeWebSocket.last.open();
  FakeWebSocket.last.receive(status(1));
  FakeWebSocket.last.receive(status(2, "completed"));
  FakeWebSocket.last.break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeWebSocket.made).toHaveLength(1);

  const left = begin();
  FakeWebSocket.last.open();
  FakeWebSocket.last.receive(status(1));
  left.close();
  FakeWebSocket.last.break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeWebSocket.made).toHaveLength(2);
  expect(calls.callApi).not.toHaveBeenCalled();
});

it("reports a refused question at once and posts nothing", async () => {
  begin();
  FakeWebSocket.last.open();
  FakeWebSocket.last.receive({ type: "error", message: "query must contain words", code: "validation_failed" });
  FakeWebSocket.last.break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(messages).toMatchObject([{ type: "error", code: "validation_failed" }]);
  expect(calls.callApi).not.toHaveBeenCalled();
});
