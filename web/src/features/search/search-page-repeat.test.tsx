import { act, screen, waitFor } from "@testing-library/react";
import { flushSync } from "react-dom";
import { describe, expect, test } from "vitest";
import { keepQuestion } from "../../entities/search/asked-question.ts";
import { FakeWebSocket } from "../../entities/search/search-socket.fake.ts";
import { makeDetails, OTHER_SEARCH_ID, SEARCH_ID } from "./search.fixture.ts";
import { DETAILS_ROUTE, openPage, openSaved, prepareSearchTests, QUESTION, receive } from "./search-page.fixture.tsx";

prepareSearchTests();

const QUERIES = [{ name: "Mine", query: "zinc[ti]" }];

/** As a page that begins a search leaves it for this one. */
function keepRepeated(): void {
  keepQuestion({
    query: QUESTION,
    preference: "clinical_trials",
    language: "en",
    limits: { from_year: 2015, to_year: null, languages: [], humans: false },
    queries: QUERIES,
    based_on: OTHER_SEARCH_ID,
    known_pmids: ["11"],
    request_id: "3f0c9c52-6a8e-4c1b-9d55-0d3a4f5b6aaa",
    asked_at: Date.now(),
    failure: null,
    limit: null,
  });
}

async function expectSent(): Promise<void> {
  await waitFor(() => expect(FakeWebSocket.made.length).toBeGreaterThan(0));
  flushSync(() => FakeWebSocket.last.open());
  await screen.findByRole("heading", { level: 1, name: QUESTION });
  const given = { queries: QUERIES, based_on: OTHER_SEARCH_ID, known_pmids: ["11"] };
  const sent = { query: QUESTION, ...given, limits: { from_year: 2015 } };
  await waitFor(() => expect(FakeWebSocket.last.sent).toMatchObject([sent]));
}

describe("a search that repeats another with queries of its own", () => {
  test("is sent when the page is gone to", async () => {
    keepRepeated();
    openPage("/");
    await expectSent();
  });

  test("is sent in place of a result that is still on the page", async () => {
    const { router } = await openSaved(makeDetails().papers);
    keepRepeated();
    await act(() => router.navigate({ to: "/", search: {} }));
    await expectSent();
  });

  test("says that the other was deleted meanwhile, and runs on its own with its queries", async () => {
    keepRepeated();
    const { person } = openPage("/");
    await expectSent();
    receive({ type: "error", code: "not_found", message: "based_on names a search that you do not have" });
    await screen.findByText(/^The search that this one was based on has been deleted\./);
    await person.click(screen.getByRole("button", { name: "Search again" }));
    flushSync(() => FakeWebSocket.last.open());
    expect(FakeWebSocket.last.sent).toMatchObject([{ query: QUESTION, queries: QUERIES, known_pmids: ["11"] }]);
    expect(FakeWebSocket.last.sent[0]).not.toHaveProperty("based_on");
  });

  test("keeps its queries when it failed and is asked again", async () => {
    const details = makeDetails({ status: "failed", error_code: "source_unavailable", based_on: OTHER_SEARCH_ID });
    const { person } = openPage(`/?search=${SEARCH_ID}`, { [DETAILS_ROUTE]: { body: details } });
    await person.click(await screen.findByRole("button", { name: "Search again" }));
    flushSync(() => FakeWebSocket.last.open());
    const queries = details.query_details.map(({ name, query }) => ({ name, query }));
    expect(FakeWebSocket.last.sent).toMatchObject([{ queries, based_on: OTHER_SEARCH_ID }]);
  });
});
