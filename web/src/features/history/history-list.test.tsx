import type { HistoryItem } from "@medsieve/contract/history";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { showPendingSearch } from "../../entities/search/pending-search.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { HistoryList } from "./history-list.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

function makeItem(number: number, changes: Partial<HistoryItem> = {}): HistoryItem {
  return {
    id: `8b1f6a52-6a0e-4a63-9b1e-${String(number).padStart(12, "0")}`,
    query: `question ${number}`,
    created_at: new Date(Date.now() - number * 60_000).toISOString(),
    result_count: 3,
    preference: "comprehensive",
    status: "completed",
    highlight_count: 0,
    ...changes,
  };
}

function showList(currentId?: string) {
  return renderPage(<HistoryList currentId={currentId} hrefOf={(id) => `/?search=${id}`} onOpen={() => undefined} />);
}

function answerWith(...searches: HistoryItem[]) {
  return fakeApi({ "GET /search-history": { body: { searches, total: searches.length, page: 1, per_page: 50 } } });
}

async function findEntry(number: number): Promise<Element> {
  const entry = (await screen.findByText(`question ${number}`)).closest("a");
  if (entry === null) throw new Error(`question ${number} is no link`);
  return entry;
}

describe("the list of past searches", () => {
  test("links each question to its search, with its age and outcome", async () => {
    answerWith(
      makeItem(5, { result_count: 1 }),
      makeItem(6, { status: "running", result_count: 0 }),
      makeItem(7, { status: "failed", result_count: 0 }),
      makeItem(8, { status: "cancelled", result_count: 12 }),
    );
    showList();
    const first = await findEntry(5);
    expect(first.getAttribute("href")).toBe("/?search=8b1f6a52-6a0e-4a63-9b1e-000000000005");
    expect(first.textContent).toContain("5 minutes ago");
    expect(first.textContent).toContain("1 paper");
    expect((await findEntry(6)).textContent).toMatch(/Running$/);
    expect((await findEntry(7)).textContent).toMatch(/Failed$/);
    expect((await findEntry(8)).textContent).toMatch(/Stopped12 papers$/);
  });

  test("are lists named by their day, without headings before that of the page", async () => {
    answerWith(makeItem(5));
    showList();
    await findEntry(5);
    expect(within(screen.getByRole("list", { name: /^(Today|Yesterday)$/ })).getAllByRole("link")).toHaveLength(1);
    expect(screen.queryByRole("heading")).toBeNull();
  });

  test("say of how many of their papers there is bad news since", async () => {
    answerWith(makeItem(5, { alert_count: 2 }), makeItem(6, { alert_count: 0 }));
    showList();
    expect((await findEntry(5)).textContent).toContain("2 papers retracted or under concern since");
    expect((await findEntry(6)).textContent).not.toContain("retracted");
  });

  test("says how many papers of a search are highlighted", async () => {
    answerWith(makeItem(5, { highlight_count: 2 }), makeItem(6));
    showList();
    expect((await findEntry(5)).textContent).toContain("2 highlighted papers");
    expect((await findEntry(6)).textContent).not.toContain("highlighted");
  });

  test("shows the search that was just sent at once, first, and only once", async () => {
    const sent = makeItem(0, { query: "question 0", created_at: "2020-01-01T00:00:00.000Z", status: "running" });
    answerWith(makeItem(1));
    const { queryClient } = showList();
    await findEntry(1);
    act(() => showPendingSearch(queryClient, { searchId: null, item: { ...sent, id: "not yet named" } }));
    expect((await screen.findByText("question 0")).closest("a")).toBeNull();
    expect(screen.getAllByRole("listitem")[0]?.textContent).toMatch(/^question 0.*Running$/);
    act(() => showPendingSearch(queryClient, { searchId: sent.id, item: sent }));
    const href = `/?search=${sent.id}`;
    await waitFor(async () => expect((await findEntry(0)).getAttribute("href")).toBe(href));

    answerWith(makeItem(0, { status: "completed" }), makeItem(1));
    await act(() => queryClient.invalidateQueries());
    await waitFor(async () => expect((await findEntry(0)).textContent).toContain("3 papers"));
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  test("marks the one that is open", async () => {
    answerWith(makeItem(1), makeItem(2));
    showList(makeItem(2).id);
    expect((await findEntry(2)).getAttribute("aria-current")).toBe("page");
    expect((await findEntry(1)).getAttribute("aria-current")).toBeNull();
  });

  test("is grouped by day", async () => {
    vi.setSystemTime(new Date(2026, 2, 10, 12));
    answerWith(
      makeItem(1, { created_at: new Date(2026, 2, 10, 9).toISOString() }),
      makeItem(2, { created_at: new Date(2026, 2, 9, 9).toISOString() }),
      makeItem(3, { created_at: new Date(2026, 1, 3, 9).toISOString() }),
    );
    showList();
    for (const [day, number] of [
      ["Today", 1],
      ["Yesterday", 2],
      ["Feb 3, 2026", 3],
    ] as const) {
      const section = await screen.findByRole("list", { name: day });
      expect(within(section).getByRole("link").textContent).toContain(`question ${number}`);
    }
    vi.useRealTimers();
  });

  test.each([
    ["a day ahead", 24],
    ["a day behind", -24],
  ])("counts from the server's clock where the browser's is %s", async (_, hours) => {
    const now = Date.now() - hours * 3_600_000;
    const created_at = new Date(now - 5 * 60_000).toISOString();
    const body = { searches: [makeItem(1, { created_at })], total: 1, page: 1, per_page: 50 };
    fakeApi({ "GET /search-history": { body, headers: { date: new Date(now).toUTCString() } } });
    showList();
    expect((await findEntry(1)).textContent).toMatch(/[456] minutes ago/);
    expect(screen.getByRole("list", { name: "Today" })).toBeTruthy();
  });

  test("of someone who has not searched says what will be here", async () => {
    answerWith();
    showList();
    expect(await screen.findByText(/Your searches will be listed here/)).toBeTruthy();
  });

  test("says that it is loading", async () => {
    fakeApi({ "GET /search-history": () => new Promise(() => undefined) });
    showList();
    expect(screen.getByRole("status").textContent).toBe("Loading your searches…");
  });

  test("grows by the next 50 until all are there", async () => {
    const pages = [makeItem(1), makeItem(2)];
    const calls = fakeApi({
      "GET /search-history": ({ path }) => {
        const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
        return { body: { searches: [pages[page - 1]], total: 51, page, per_page: 50 } };
      },
    });
    const { person } = showList();
    await findEntry(1);
    await person.click(screen.getByRole("button", { name: "Show older searches" }));
    await findEntry(2);
    expect(screen.queryByRole("button", { name: "Show older searches" })).toBeNull();
    expect(calls.map((call) => call.path)).toEqual([
      "/search-history?page=1&per_page=50",
      "/search-history?page=2&per_page=50",
    ]);
  });

  test("that cannot be loaded says why, and can be asked for again", async () => {
    let isBroken = true;
    fakeApi({
      "GET /search-history": () =>
        isBroken
          ? { status: 500, body: { detail: "x", code: "server_error" } }
          : { body: { searches: [makeItem(1)], total: 1, page: 1, per_page: 50 } },
    });
    const { person } = showList();
    expect((await screen.findByRole("alert")).textContent).toContain("Server error. Please try again later");
    isBroken = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    await findEntry(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("keeps what it shows when the next page cannot be loaded", async () => {
    fakeApi({
      "GET /search-history": ({ path }) =>
        path.includes("page=1&")
          ? { body: { searches: [makeItem(1)], total: 51, page: 1, per_page: 50 } }
          : { status: 503, body: { detail: "x", code: "server_error" } },
    });
    const { person } = showList();
    await findEntry(1);
    await person.click(screen.getByRole("button", { name: "Show older searches" }));
    await waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
    expect(await findEntry(1)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Show older searches" })).toBeTruthy();
  });
});
