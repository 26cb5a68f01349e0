import { NO_LIMITS } from "@medsieve/contract/searches";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { flushSync } from "react-dom";
import { describe, expect, it } from "vitest";
import { keepQuestion } from "../../entities/search/asked-question.ts";
import { FakeWebSocket } from "../../entities/search/search-socket.fake.ts";
import { usageQuery } from "../../entities/search/server-state.ts";
import { SEARCH_ID } from "./search.fixture.ts";
import { ask, openPage, prepareSearchTests, QUESTION, receive, WHOLE } from "./search-page.fixture.tsx";

prepareSearchTests();

const REFUSAL = {
  type: "usage_limit_exceeded",
  current_usage: 20,
  limit: 20,
  reset_date: "2026-03-01T00:00:00.000Z",
};

function findBox(): HTMLTextAreaElement {
  return screen.getByLabelText("Your question") as HTMLTextAreaElement;
}

async function expectRefused(): Promise<void> {
  expect(await screen.findByText("Monthly limit reached")).toBeTruthy();
  expect(screen.getByText(/20 of 20 searches.*Apr 1, 2026/)).toBeTruthy();
  expect(screen.queryByText(/This search has ended/)).toBeNull();
  expect(screen.queryByRole("button", { name: "New session" })).toBeNull();
  expect(findBox().disabled).toBe(false);
}

describe("a question that the monthly limit refuses", () => {
  it("stays in the box, where the limit and the way on are said", async () => {
    const { person, queryClient } = openPage();
    await ask(person);
    receive(REFUSAL);
    await expectRefused();
    expect(findBox().value).toBe(QUESTION);
    await waitFor(() => expect(document.activeElement).toBe(findBox()));
    const way = screen.getByText("way on at the limit");
    expect(way.closest("div:has(textarea)")).not.toBeNull();
    expect(queryClient.getQueryData(usageQuery().queryKey)?.percentage_used).toBe(100);
  });

  it("stays over a reload with what was changed of it, and is not sent by itself", async () => {
    const { person } = openPage();
    await ask(person);
    receive(REFUSAL);
    await expectRefused();
    await person.type(findBox(), " In children?");
    cleanup();
    openPage();
    await expectRefused();
    expect(findBox().value).toBe(`${QUESTION} In children?`);
    expect(FakeWebSocket.made).toHaveLength(1);
  });

  it("stays when the start page is gone to again, and for a new session", async () => {
    const { person, router } = openPage();
    await ask(person);
    receive(REFUSAL);
    await expectRefused();
    act(() => router.history.push("/"));
    await expectRefused();
    expect(findBox().value).toBe(QUESTION);
    act(() => router.history.push("/", { newSession: Date.now() }));
    expect(await screen.findByRole("heading", { name: "What would you like to know?" })).toBeTruthy();
    expect(findBox().value).toBe(QUESTION);
  });

  it("can be sent again, and runs where the limit has been raised", async () => {
    const { person } = openPage();
    await ask(person);
    receive(REFUSAL);
    await expectRefused();
    await person.click(screen.getByRole("button", { name: "Search" }));
    flushSync(() => FakeWebSocket.last.open());
    const [first, second] = FakeWebSocket.made.map((socket) => socket.sent[0]);
    expect(second).toMatchObject({ query: QUESTION });
    expect(second?.request_id).not.toBe(first?.request_id);
    receive(...WHOLE);
    expect(await screen.findByRole("heading", { name: "2 papers" })).toBeTruthy();
    expect(screen.queryByText("Monthly limit reached")).toBeNull();
  });

  it("keeps its edited queries as long as its text stays as it is", async () => {
    const queries = [{ name: "Zinc", query: "zinc[ti]" }];
    keepQuestion({
      query: QUESTION,
      preference: "case_reports",
      language: "en",
      limits: { ...NO_LIMITS, humans: true },
      queries,
      based_on: SEARCH_ID,
      known_pmids: ["11"],
      request_id: crypto.randomUUID(),
      asked_at: Date.now(),
      failure: null,
      limit: null,
    });
    const { person } = openPage();
    await waitFor(() => expect(FakeWebSocket.made).toHaveLength(1));
    flushSync(() => FakeWebSocket.last.open());
    receive(REFUSAL);
    await expectRefused();
    expect(screen.getByText(/Your 1 edited query is kept too/)).toBeTruthy();
    await person.type(findBox(), "!");
    expect(screen.queryByText(/edited query is kept/)).toBeNull();
    await person.keyboard("{Backspace}{Enter}");
    flushSync(() => FakeWebSocket.last.open());
    expect(FakeWebSocket.last.sent).toMatchObject([
      {
        ...{ query: QUESTION, queries, based_on: SEARCH_ID, preference: "case_reports", limits: { humans: true } },
        known_pmids: ["11"],
      },
    ]);
    receive(REFUSAL);
    await expectRefused();
    await person.type(findBox(), " In children?{Enter}");
    flushSync(() => FakeWebSocket.last.open());
    expect(FakeWebSocket.last.sent[0]).not.toHaveProperty("queries");
    expect(FakeWebSocket.last.sent[0]).not.toHaveProperty("based_on");
    expect(FakeWebSocket.last.sent[0]).not.toHaveProperty("known_pmids");
  });

  it("stays as well where the plain request is refused", async () => {
    const { person } = openPage("/", {
      "POST /search": {
        status: 429,
        body: {
          detail: "Monthly limit reached",
          code: "usage_limit_exceeded",
          current_usage: 20,
          limit: 20,
          reset_date: "2026-03-01T00:00:00.000Z",
        },
      },
    });
    await ask(person);
    flushSync(() => FakeWebSocket.last.break());
    await expectRefused();
    expect(findBox().value).toBe(QUESTION);
  });
});
