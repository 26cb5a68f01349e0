import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { flushSync } from "react-dom";
import { describe, expect, it } from "vitest";
import { FakeWebSocket } from "../../entities/search/search-socket.fake.ts";
import { usageQuery } from "../../entities/search/server-state.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import type { FakeRoute } from "../../testing/fake-api.ts";
import { makeDetails, makePaper, OTHER_SEARCH_ID, SEARCH_ID } from "./search.fixture.ts";
import {
  ask,
  DETAILS_ROUTE,
  findCard,
  openPage,
  openSaved,
  prepareSearchTests,
  QUESTION,
  receive,
  WHOLE,
  writeQuestion,
} from "./search-page.fixture.tsx";

prepareSearchTests();

describe("asking", () => {
  it("sends the question by Enter, with preference, language and a request id, and shows what comes of it", async () => {
    const { person, readPlace, queryClient } = openPage();
    await ask(person);
    expect(FakeWebSocket.last.sent).toMatchObject([
      { query: QUESTION, max_results: 50, preference: "clinical_trials_rare", language: "en" },
    ]);
    expect(FakeWebSocket.last.sent[0]?.request_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    receive(...WHOLE);
    expect(await screen.findByRole("heading", { name: "2 papers" })).toBeTruthy();
    expect(screen.getByText("Analysis complete").getAttribute("role")).toBe("status");
    expect(within(findCard("1001")).getByText("0.86")).toBeTruthy();
    await waitFor(() => expect(readPlace()).toBe(`/?search=${SEARCH_ID}`));
    expect(queryClient.getQueryData(usageQuery().queryKey)?.current_usage).toBe(4);
  });

  it("keeps a question that was not sent over a reload of the tab, and no longer once it is sent", async () => {
    const { person } = openPage();
    await writeQuestion(person, "Does zinc");
    cleanup();
    const reloaded = openPage();
    const field = (await screen.findByLabelText("Your question")) as HTMLTextAreaElement;
    expect(field.value).toBe("Does zinc");
    await reloaded.person.type(field, " shorten colds?{Enter}");
    expect(readStored("draft")).toBeNull();
  });

  it("sends once when Enter and the button are pressed together", async () => {
    const { person } = openPage();
    await writeQuestion(person);
    const form = screen.getByLabelText("Your question").closest("form");
    if (!form) throw new Error("no form");
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(FakeWebSocket.made).toHaveLength(1);
    expect(screen.queryByLabelText("Your question")).toBeNull();
    expect(screen.queryByRole("button", { name: "Search" })).toBeNull();
  });

  it("goes on when Search was double-clicked, though Stop is where Search was", async () => {
    const { person } = openPage();
    await writeQuestion(person);
    fireEvent.click(screen.getByRole("button", { name: "Search" }), { detail: 1 });
    flushSync(() => FakeWebSocket.last.open());
    receive(...WHOLE.slice(0, 2));
    fireEvent.click(screen.getByRole("button", { name: "Stop" }), { detail: 2 });
    expect(screen.queryByText(/Stopping/)).toBeNull();
    expect(FakeWebSocket.last.sent).toHaveLength(1);
  });

  it("does not send while an input method composes, nor by Shift+Enter, nor an empty question", async () => {
    const { person } = openPage();
    const box = (await screen.findByLabelText("Your question")) as HTMLTextAreaElement;
    await person.type(box, "{Enter}   {Enter}");
    await person.clear(box);
    await person.type(box, "亜鉛は風邪を");
    fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
    await person.type(box, "{Shift>}{Enter}{/Shift}短くするか");
    expect(FakeWebSocket.made).toHaveLength(0);
    expect(box.value).toBe("亜鉛は風邪を\n短くするか");
    fireEvent.keyDown(box, { key: "Enter" });
    expect(FakeWebSocket.made).toHaveLength(1);
  });

  it.each([
    ["only emoji", "💊💊", /needs words/],
    ["only punctuation", "!?", /needs words/],
    ["control characters", "zinc\u0000 and colds", /control characters/],
    ["2,001 characters", `a${"💊".repeat(2000)}`, /at most 2,000 characters/],
  ])("says in place what is wrong with a question of %s, and keeps it", async (_of, question, reason) => {
    const { person } = openPage();
    await writeQuestion(person, question);
    await person.keyboard("{Enter}");
    expect((await screen.findByRole("alert")).textContent).toMatch(reason);
    expect((screen.getByLabelText("Your question") as HTMLTextAreaElement).value).toBe(question);
    expect(FakeWebSocket.made).toHaveLength(0);
    await person.clear(screen.getByLabelText("Your question"));
    await writeQuestion(person, "Does zinc help?");
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("says that a question is too long while it is typed, and counts on", async () => {
    const { person } = openPage();
    await writeQuestion(person, "zinc ".repeat(2000));
    expect((await screen.findByRole("alert")).textContent).toMatch(/at most 2,000 characters/);
    expect(screen.getByText("Now: 9,999")).toBeTruthy();
    expect((screen.getByLabelText("Your question") as HTMLTextAreaElement).value).toHaveLength(10_000);
    await person.clear(screen.getByLabelText("Your question"));
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("takes the beginning of a pasted text that would make the browser stand still, and says so", async () => {
    const { person } = openPage();
    await writeQuestion(person, "심부전 환자에서 ".repeat(2000));
    expect(screen.getByText("The field takes at most 12,000 characters; text beyond that was cut off.")).toBeTruthy();
    expect(screen.queryByText(/^Now:/)).toBeNull();
    expect((screen.getByLabelText("Your question") as HTMLTextAreaElement).value).toHaveLength(12_000);
  });

  it("takes an example with the preference that suits it, and sends it by Enter", async () => {
    const { person } = openPage();
    await person.click(await screen.findByRole("button", { name: /^Basic research/ }));
    const box = screen.getByLabelText("Your question") as HTMLTextAreaElement;
    expect(box.value).toMatch(/gut microbiota.*Parkinson/);
    expect(FakeWebSocket.made).toHaveLength(0);
    await waitFor(() => expect(document.activeElement).toBe(box));
    await person.keyboard("{Enter}");
    flushSync(() => FakeWebSocket.last.open());
    expect(FakeWebSocket.last.sent).toMatchObject([{ query: box.value, preference: "basic_research" }]);
  });

  it("keeps the chosen preference for the next visit, and goes back to the usual one for a new session", async () => {
    const before = openPage();
    await before.person.click(await screen.findByRole("button", { name: /Preference/ }));
    await before.person.click(await screen.findByRole("option", { name: /^Case reports/ }));
    cleanup();
    const { person } = openPage();
    await ask(person);
    expect(FakeWebSocket.last.sent[0]?.preference).toBe("case_reports");
    receive(...WHOLE);
    await person.click(await screen.findByRole("button", { name: "New session" }));
    expect(await screen.findByRole("heading", { name: "What would you like to know?" })).toBeTruthy();
    expect(readStored("preference")).toBe("clinical_trials_rare");
    expect(readStored("current_search_id")).toBeNull();
  });

  it("names source and reader, and where the question goes", async () => {
    openPage();
    expect(await screen.findByText(/local library: 14,320 papers.*built-in reader/)).toBeTruthy();
    expect(screen.queryByText(/fictional/)).toBeNull();
    expect(screen.getByText(/Your question stays on this server/)).toBeTruthy();
    expect(screen.getByText(/could identify a patient/)).toBeTruthy();
  });

  it("can be done where it could not be learnt what answers", async () => {
    const { person } = openPage("/", {
      "GET /search/setup": { status: 500, body: { detail: "", code: "server_error" } },
    });
    await ask(person);
    expect(FakeWebSocket.last.sent).toHaveLength(1);
  });
});

describe("coming back", () => {
  it("shows the search that the address names", async () => {
    await openSaved([makePaper()]);
    expect(screen.getByText("1 paper")).toBeTruthy();
    expect(FakeWebSocket.made).toHaveLength(0);
    expect(screen.getByRole("button", { name: "New session" })).toBeTruthy();
    expect(screen.queryByLabelText("Your question")).toBeNull();
  });

  it("follows one that still runs from its first event", async () => {
    await openSaved([], { status: "running", summary: null });
    await waitFor(() => expect(FakeWebSocket.made).toHaveLength(1));
    flushSync(() => FakeWebSocket.last.open());
    expect(FakeWebSocket.last.sent).toEqual([{ type: "resume", search_id: SEARCH_ID, after_seq: 0 }]);
    receive(...WHOLE);
    expect(await screen.findByRole("heading", { name: "2 papers" })).toBeTruthy();
  });

  it("shows the last search of this tab where the address names none", async () => {
    writeStored("current_search_id", SEARCH_ID);
    const { readPlace } = openPage("/", { [DETAILS_ROUTE]: { body: makeDetails() } });
    expect(await screen.findByRole("heading", { level: 1, name: QUESTION })).toBeTruthy();
    expect(readPlace()).toBe(`/?search=${SEARCH_ID}`);
  });

  it("sends a question again, under the same request id, that had no answer before the reload", async () => {
    const { person } = openPage();
    await ask(person);
    const first = FakeWebSocket.last.sent[0];
    cleanup();
    openPage();
    await waitFor(() => expect(FakeWebSocket.made.length).toBeGreaterThan(1));
    flushSync(() => FakeWebSocket.last.open());
    expect(FakeWebSocket.last.sent).toEqual([first]);
  });

  it("says when a search cannot be loaded, and tries again when asked to", async () => {
    let isBroken = true;
    const details: FakeRoute = () =>
      isBroken ? { status: 500, body: { detail: "Server error", code: "server_error" } } : { body: makeDetails() };
    const { person } = openPage(`/?search=${SEARCH_ID}`, { [DETAILS_ROUTE]: details });
    expect(await screen.findByText("Failed to load search from history")).toBeTruthy();
    isBroken = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: QUESTION })).toBeTruthy();
  });

  it("says why a search of the history failed, and asks the same again when asked to", async () => {
    const failed = makeDetails({
      status: "failed",
      papers: [],
      summary: null,
      preference: "case_reports",
      error: "internal words of the server",
      error_code: "search_interrupted",
    });
    const { person, readPlace } = openPage(`/?search=${SEARCH_ID}`, { [DETAILS_ROUTE]: { body: failed } });
    expect(await screen.findByText(/server was stopped during this search/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Search again" }));
    flushSync(() => FakeWebSocket.last.open());
    expect(FakeWebSocket.last.sent).toMatchObject([{ query: QUESTION, preference: "case_reports" }]);
    await waitFor(() => expect(readPlace()).toBe("/"));
    receive(...WHOLE.map((event) => ({ ...event, search_id: OTHER_SEARCH_ID })));
    expect(await screen.findByText(/Zinc shortened colds/)).toBeTruthy();
    await waitFor(() => expect(readPlace()).toBe(`/?search=${OTHER_SEARCH_ID}`));
  });

  it("does not offer to repeat a question that cannot be understood", async () => {
    const failed = makeDetails({ status: "failed", error_code: "question_not_understood", papers: [] });
    openPage(`/?search=${SEARCH_ID}`, { [DETAILS_ROUTE]: { body: failed } });
    expect(await screen.findByRole("button", { name: "Edit the question" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Search again" })).toBeNull();
  });

  it("welcomes who goes to the start page after a search has ended, and lets them go back to it", async () => {
    const { router, readPlace } = openPage(`/?search=${SEARCH_ID}`, { [DETAILS_ROUTE]: { body: makeDetails() } });
    await screen.findByRole("heading", { level: 1, name: QUESTION });
    act(() => router.history.push("/"));
    expect(await screen.findByRole("heading", { name: "What would you like to know?" })).toBeTruthy();
    expect(readPlace()).toBe("/");
    act(() => router.history.back());
    expect(await screen.findByRole("heading", { level: 1, name: QUESTION })).toBeTruthy();
  });

  it("keeps showing a search that runs when the start page is gone to", async () => {
    const { person, router, readPlace } = openPage();
    await ask(person);
    receive(...WHOLE.slice(0, 4));
    await waitFor(() => expect(readPlace()).toBe(`/?search=${SEARCH_ID}`));
    act(() => router.history.push("/"));
    await waitFor(() => expect(readPlace()).toBe(`/?search=${SEARCH_ID}`));
    expect(screen.getByRole("button", { name: "Stop" })).toBeTruthy();
    expect(FakeWebSocket.made).toHaveLength(1);
  });

  it("leaves a failure that no search stands behind when the start page is gone to again", async () => {
    const { person, router } = openPage();
    await ask(person);
    receive({ type: "error", message: "no", code: "server_error" });
    await screen.findByText("Search Failed");
    act(() => router.history.push("/"));
    expect(await screen.findByRole("heading", { name: "What would you like to know?" })).toBeTruthy();
  });

  it("changes to another search of the history, and clears for a new session asked for from outside", async () => {
    const other = makeDetails({ id: OTHER_SEARCH_ID, query: "Does honey help a cough?", papers: [] });
    const { router } = openPage(`/?search=${SEARCH_ID}`, {
      [DETAILS_ROUTE]: { body: makeDetails() },
      [`GET /search-history/${OTHER_SEARCH_ID}/details`]: { body: other },
    });
    await screen.findByRole("heading", { level: 1, name: QUESTION });
    act(() => router.history.push(`/?search=${OTHER_SEARCH_ID}`));
    expect(await screen.findByRole("heading", { level: 1, name: other.query })).toBeTruthy();
    act(() => router.history.push("/", { newSession: Date.now() }));
    expect(await screen.findByRole("heading", { name: "What would you like to know?" })).toBeTruthy();
  });
});
