import { SOCKET_FALLBACK_MS } from "@medsieve/contract/constants";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { flushSync } from "react-dom";
import { describe, expect, it, vi } from "vitest";
import { FakeWebSocket } from "../../entities/search/search-socket.fake.ts";
import { historyQuery } from "../../entities/search/server-state.ts";
import type { FakeAnswer } from "../../testing/fake-api.ts";
import { forgetNotices, getWaitingNotices } from "../../ui/notify.ts";
import { makeQuery, makeResult, SEARCH_ID } from "./search.fixture.ts";
import {
  ask,
  findCard,
  openPage,
  prepareSearchTests,
  QUESTION,
  receive,
  WHOLE,
  writeQuestion,
} from "./search-page.fixture.tsx";

prepareSearchTests();

const REQUEST_ID = "00000000-0000-4000-8000-000000000000";
const STOP_ROUTE = `POST /searches/${REQUEST_ID}/cancel`;

describe("following a search", () => {
  it("shows stages, counts and placeholders while it runs", async () => {
    const { person } = openPage();
    await ask(person);
    receive(...WHOLE.slice(0, 10));
    expect(screen.getByText("1 query · 214 found · 2 kept · 1 of 2 read")).toBeTruthy();
    expect(screen.getByText("Reading and ranking").closest("li")?.dataset.status).toBe("in_progress");
    expect(findCard("1002").getAttribute("aria-busy")).toBe("true");
    expect(findCard("1001").getAttribute("aria-busy")).toBe("false");
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("75");
  });

  it("says that it connects until the server has begun, and then what is done while nothing is counted yet", async () => {
    const { person } = openPage();
    await ask(person);
    expect(screen.getByText(/^Connecting…/)).toBeTruthy();
    receive(...WHOLE.slice(0, 2));
    expect(screen.queryByText(/^Connecting…/)).toBeNull();
    expect(screen.getByText("Writing queries", { selector: "span.tabular-nums" })).toBeTruthy();
  });

  it("counts all queries, and what those by similarity added apart", async () => {
    const { person } = openPage();
    await ask(person);
    const queries = [makeQuery(), makeQuery({ name: "More like the best papers", related: true })];
    const events = WHOLE.map((event) => {
      if (event.type === "result") return { ...event, related_pmids_found: 12 };
      if (event.type !== "intermediate_result" || event.stage !== "searching_papers") return event;
      return { ...event, data: { ...event.data, related_found: 12, queries } };
    });
    receive(...events.slice(0, 10));
    expect(screen.getByText("2 queries · 214 found · 12 more by similarity · 2 kept · 1 of 2 read")).toBeTruthy();
    receive(...events.slice(10));
    expect(screen.getByText(/^2 queries → 214 found → 12 more by similarity → 2 read/)).toBeTruthy();
  });

  it("says while the search waits for PubMed, and no longer once it goes on", async () => {
    const { person } = openPage();
    await ask(person);
    receive(...WHOLE.slice(0, 4));
    const searching = WHOLE[3];
    const row = () => screen.getByText("Searching the database", { selector: "li *" }).closest("li");
    receive({ ...searching, seq: 5, waiting_for: "pubmed" });
    expect(row()?.textContent).toContain("Waiting for PubMed");
    expect(screen.getAllByRole("status").map((status) => status.textContent)).toContain("Waiting for PubMed");
    receive({ ...searching, seq: 6, waiting_for: null });
    expect(row()?.textContent).not.toContain("Waiting for PubMed");
  });

  it.each([
    ["en", "Place 13 in the queue", "Place 13 in the queue, about 1 min 5 sec"],
    ["ja", "順番待ち 13 番目", "順番待ち 13 番目（約 1 分 5 秒）"],
    ["zh", "排队中，第 13 位", "排队中，第 13 位，约 1 分钟 5 秒"],
  ])("says in %s how far it is from its turn, until that has come", async (language, unknown, estimated) => {
    const { person } = openPage();
    await ask(person);
    await act(() => i18next.changeLanguage(language));
    const readStatuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    receive(WHOLE[0], { ...WHOLE[0], seq: 2, queue: { ahead: 12, seconds: null } });
    expect(screen.getAllByText(unknown)).toHaveLength(2);
    receive({ ...WHOLE[0], seq: 3, queue: { ahead: 12, seconds: 65 } });
    expect(screen.getAllByText(estimated)).toHaveLength(2);
    expect(readStatuses()).toContain(estimated);
    receive({ ...WHOLE[1], seq: 4 });
    expect(screen.queryByText(estimated)).toBeNull();
    expect(readStatuses()).toContain(i18next.t("search:progress.said.generating_queries"));
  });

  it("stops it, and then says so", async () => {
    const { person } = openPage();
    await ask(person);
    receive(...WHOLE.slice(0, 10));
    await person.click(screen.getByRole("button", { name: "Stop" }));
    expect(FakeWebSocket.last.sent.at(-1)).toEqual({ type: "cancel", search_id: SEARCH_ID });
    const stopping = screen.getByRole("button", { name: /Stopping…/ });
    expect(stopping.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(stopping);
    expect(screen.getByText(/^Stopping… · 1 query/)).toBeTruthy();
    await person.click(stopping);
    expect(FakeWebSocket.last.sent.filter((message) => message.type === "cancel")).toHaveLength(1);
    const { search_id: _, ...result } = makeResult({ status: "cancelled" });
    receive({ type: "result", seq: 20, search_id: SEARCH_ID, ...result }, { ...WHOLE[12], seq: 21 });
    expect(await screen.findByText(/You stopped this search/)).toBeTruthy();
    expect(screen.queryByLabelText("Your question")).toBeNull();
  });

  it("shows the answer and the final order only when it has ended, all at once", async () => {
    const { person } = openPage();
    await ask(person);
    expect(document.activeElement).toBe(screen.getByRole("article", { name: QUESTION }));
    const readOrder = () => screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
    receive(...WHOLE.slice(0, 12));
    expect(screen.getByText(/appears once all papers are read/)).toBeTruthy();
    expect(screen.queryByText(/Zinc shortened colds/)).toBeNull();
    expect(readOrder().find((title) => title?.includes("zinc"))).toMatch(/1002/);
    receive(...WHOLE.slice(12));
    expect(await screen.findByText(/Zinc shortened colds/)).toBeTruthy();
    expect(readOrder().find((title) => title?.includes("zinc"))).toMatch(/1001/);
  });

  it("goes on after the connection was lost", async () => {
    const { person } = openPage();
    await ask(person);
    receive(...WHOLE.slice(0, 4));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    flushSync(() => FakeWebSocket.last.break());
    expect(screen.getByText("Connection lost")).toBeTruthy();
    act(() => vi.runOnlyPendingTimers());
    vi.useRealTimers();
    expect(FakeWebSocket.made).toHaveLength(2);
    flushSync(() => FakeWebSocket.last.open());
    expect(FakeWebSocket.last.sent).toEqual([{ type: "resume", search_id: SEARCH_ID, after_seq: 4 }]);
    receive(...WHOLE);
    expect(await screen.findByRole("heading", { name: "2 papers" })).toBeTruthy();
    expect(screen.queryByText("Connection lost")).toBeNull();
  });

  it("asks without a socket where none opens, and shows the whole answer", async () => {
    const { person, calls } = openPage("/", { "POST /search": { body: makeResult() } });
    await writeQuestion(person);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.keyDown(screen.getByLabelText("Your question"), { key: "Enter" });
    act(() => vi.advanceTimersByTime(SOCKET_FALLBACK_MS));
    vi.useRealTimers();
    expect(await screen.findByRole("heading", { name: "2 papers" })).toBeTruthy();
    const posted = calls.filter((call) => call.path === "/search");
    expect(posted).toHaveLength(1);
    expect(posted[0]?.body).toMatchObject({ query: QUESTION, request_id: expect.stringMatching(/-4/) });
  });

  it("stops a search that runs without a socket, once the server knows it", async () => {
    let answer: (answer: FakeAnswer) => void = () => undefined;
    let known = false;
    const { person, calls } = openPage("/", {
      "POST /search": () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
      ...Object.fromEntries([[STOP_ROUTE, () => stop()]]),
    });
    const stop = (): FakeAnswer => {
      if (!known) {
        known = true;
        return { status: 404, body: { detail: "There is no such search that is running", code: "not_found" } };
      }
      answer({ body: makeResult({ status: "cancelled" }) });
      return { body: { search_id: SEARCH_ID } };
    };
    await writeQuestion(person);
    vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => bytes);
    await person.keyboard("{Enter}");
    flushSync(() => FakeWebSocket.last.break());
    await person.click(await screen.findByRole("button", { name: "Stop" }));
    expect(await screen.findByText(/You stopped this search/)).toBeTruthy();
    expect(calls.filter((call) => call.path.endsWith("/cancel"))).toHaveLength(2);
  });

  it("says so where it cannot be stopped, and lets that be tried again", async () => {
    const { person } = openPage("/", {
      "POST /search": () => new Promise<FakeAnswer>(() => undefined),
      [STOP_ROUTE]: { status: 503, body: { detail: "x", code: "unavailable" } },
    });
    await writeQuestion(person);
    vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => bytes);
    await person.keyboard("{Enter}");
    flushSync(() => FakeWebSocket.last.break());
    await person.click(await screen.findByRole("button", { name: "Stop" }));
    await waitFor(() =>
      expect(getWaitingNotices().map(({ text }) => text)).toEqual(["The search could not be stopped"]),
    );
    forgetNotices();
    expect(await screen.findByRole("button", { name: "Stop" })).toBeTruthy();
  });

  it("asks the user to check the connection when that fails as well", async () => {
    const { person } = openPage("/", { "POST /search": "no network" });
    await writeQuestion(person);
    await person.keyboard("{Enter}");
    flushSync(() => FakeWebSocket.last.break());
    expect(await screen.findByText("Search Failed")).toBeTruthy();
    expect(screen.getAllByText("Network error. Please check your connection").length).toBeGreaterThan(0);
  });

  it("says in the user's language why it failed, with the stage that did", async () => {
    const { person } = openPage();
    await ask(person);
    receive(...WHOLE.slice(0, 4), {
      type: "search_error",
      seq: 5,
      search_id: SEARCH_ID,
      message: "internal words of the server",
      code: "source_unavailable",
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/Search Failed.*literature source cannot be reached/);
    expect(screen.queryByText(/internal words/)).toBeNull();
    expect(screen.getByRole("button", { name: "Search again" })).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Edit the question" }));
    expect(((await screen.findByLabelText("Your question")) as HTMLTextAreaElement).value).toBe(QUESTION);
  });

  it("says so when nothing was found, with the queries that were run", async () => {
    const { person } = openPage();
    await ask(person);
    const { search_id: _, ...result } = makeResult({ papers: [], summary: null });
    receive(
      ...WHOLE.slice(0, 6),
      { type: "result", seq: 7, search_id: SEARCH_ID, ...result },
      { ...WHOLE[12], seq: 8 },
    );
    expect(await screen.findByText("No relevant papers found", { selector: "p.font-semibold" })).toBeTruthy();
    expect(screen.getByText('"Common Cold"[mh] AND zinc[tiab]')).toBeTruthy();
  });

  it("has the list of past searches asked for again when it begins and when it ends", async () => {
    const { person, queryClient } = openPage();
    const invalidate = vi.spyOn(queryClient, "invalidateQueries");
    const countAsked = () =>
      invalidate.mock.calls.filter(([filter]) => filter?.queryKey?.[0] === historyQuery().queryKey[0]).length;
    await ask(person);
    receive(...WHOLE.slice(0, 2));
    await waitFor(() => expect(countAsked()).toBeGreaterThan(0));
    const atBegin = countAsked();
    receive(...WHOLE.slice(2));
    await waitFor(() => expect(countAsked()).toBeGreaterThan(atBegin));
  });
});
