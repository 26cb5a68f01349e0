import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { expectWarning, setMobile } from "../../testing/page-test.ts";
import { makeHistoryItem } from "./history.fixture.ts";
import { makeHistory, openHistory, preparePage, readShown } from "./history-page.fixture.tsx";

preparePage();

async function findRow(number: number): Promise<HTMLElement> {
  const row = (await screen.findByText(`question ${number}`)).closest("tr");
  if (row === null) throw new Error(`question ${number} is in no row`);
  return row;
}

describe("the list of all searches", () => {
  test("shows each with its day, preference, number of papers, highlights and a way to its details", async () => {
    openHistory(
      [
        makeHistoryItem(1, {
          created_at: new Date(2026, 2, 5, 14, 30).toISOString(),
          preference: "case_reports",
          result_count: 1234,
          highlight_count: 2,
        }),
      ],
      "",
      { "GET /highlights": { body: [1, 2].map((pmid) => ({ search_id: makeHistoryItem(1).id, pmid: String(pmid) })) } },
    );
    const row = within(await findRow(1));
    expect(row.getByText("Mar 5, 2026").getAttribute("title")).toMatch(/2:30/);
    expect(row.getByText("Case reports")).toBeTruthy();
    expect(row.getByText("1,234")).toBeTruthy();
    expect(await row.findByText("2 highlighted papers")).toBeTruthy();
    expect(row.getByTitle("2 highlighted papers").className).toContain("bg-yellow-soft");
    const link = row.getByRole("link", { name: /^View details.*question 1/ });
    expect(link.getAttribute("href")).toBe(`/search-history/${makeHistoryItem(1).id}`);
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
    expect(screen.getByRole("heading", { level: 1, name: "Search history" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to search" }).getAttribute("href")).toBe("/");
  });

  test("says of a search that it runs, failed or was stopped", async () => {
    const statuses = ["running", "failed", "cancelled", "completed"] as const;
    openHistory(statuses.map((status, index) => makeHistoryItem(index + 1, { status })));
    expect(within(await findRow(1)).getByText("Running")).toBeTruthy();
    expect(within(await findRow(2)).getByText("Failed")).toBeTruthy();
    expect(within(await findRow(3)).getByText("Stopped")).toBeTruthy();
    expect((await findRow(4)).textContent).not.toMatch(/Running|Failed|Stopped/);
  });

  test("says of a search that part of it is damaged, beside its question, and of no other", async () => {
    openHistory([makeHistoryItem(1, { damaged: true }), makeHistoryItem(2)]);
    expect(within(await findRow(1)).getByText("Partly damaged")).toBeTruthy();
    expect((await findRow(2)).textContent).not.toContain("damaged");
  });

  test("of someone who has not searched says what will be here, and leads to the first question", async () => {
    openHistory([]);
    expect(await screen.findByText(/Your searches will be listed here/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ask a question" }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  test("says that it is loading", async () => {
    openHistory([], "", { "GET /search-history": () => new Promise(() => undefined) });
    expect(await screen.findByText("Loading your searches…")).toBeTruthy();
  });

  test("that cannot be loaded says why, and can be asked for again", async () => {
    let isBroken = true;
    const broken = { status: 500, body: { detail: "x", code: "server_error" } };
    const whole = { body: { searches: makeHistory(1), total: 1, page: 1, per_page: 20 } };
    const { person } = openHistory([], "", { "GET /search-history": () => (isBroken ? broken : whole) });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/^Error.*Server error\. Please try again later/);
    isBroken = false;
    await person.click(within(alert).getByRole("button", { name: "Try again" }));
    await findRow(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("says of how many papers of a search there is bad news since", async () => {
    openHistory([makeHistoryItem(1, { alert_count: 1 }), makeHistoryItem(2)]);
    expect(await screen.findAllByText("1 paper retracted or under concern since")).toHaveLength(1);
  });

  test("takes highlights from the list itself where they cannot be loaded, and says nothing of it", async () => {
    openHistory([makeHistoryItem(1, { highlight_count: 3 })], "", {
      "GET /highlights": { status: 500, body: { detail: "x", code: "server_error" } },
    });
    expect(within(await findRow(1)).getByText("3 highlighted papers")).toBeTruthy();
    await waitFor(() => expectWarning(/highlights could not be loaded/));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("is a card for each search on a phone", async () => {
    setMobile(true);
    openHistory(makeHistory(2));
    const list = await screen.findByRole("list", { name: "Search history" });
    expect(within(list).getAllByRole("link", { name: /View details/ })).toHaveLength(2);
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("pages", () => {
  test("have 20 searches, and the address keeps which one is open", async () => {
    const { person, calls, readPlace } = openHistory(makeHistory(300));
    await findRow(20);
    expect(screen.getByText("1–20 of 300 searches")).toBeTruthy();
    const pages = screen.getByRole("navigation", { name: "Pages" });
    expect(
      within(pages)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["1", "2", "15", "Next"]);
    await person.click(within(pages).getByRole("link", { name: "Page 15" }));
    await findRow(300);
    expect(readPlace()).toBe("/search-history?page=15");
    expect(screen.getByText("281–300 of 300 searches")).toBeTruthy();
    await person.click(within(pages).getByRole("link", { name: "Previous" }));
    await findRow(280);
    expect(within(pages).getByRole("link", { name: "Page 14" }).getAttribute("aria-current")).toBe("page");
    expect(calls.filter((call) => call.path.startsWith("/search-history")).map((call) => call.path)).toEqual([
      "/search-history?page=1&per_page=20",
      "/search-history?page=15&per_page=20",
      "/search-history?page=14&per_page=20",
    ]);
  });

  test("can have 10, 20, 50 or 100 searches, and begin at the first page when that changes", async () => {
    const { person, readPlace } = openHistory(makeHistory(25), "?page=2");
    await findRow(21);
    const [above, below] = screen.getAllByRole("radiogroup", { name: "Searches per page" });
    if (!above || !below) throw new Error("There are not two choices of the page size");
    expect(
      within(above)
        .getAllByRole("radio")
        .map((option) => option.textContent),
    ).toEqual(["10", "20", "50"]);
    await person.click(within(below).getByRole("radio", { name: "100" }));
    await findRow(1);
    expect(readShown()).toHaveLength(25);
    expect(readPlace()).toBe("/search-history?size=100");
    await person.click(within(above).getByRole("radio", { name: "10" }));
    await waitFor(() => expect(readShown()).toHaveLength(10));
    await person.click(within(above).getByRole("radio", { name: "20" }));
    await waitFor(() => expect(readPlace()).toBe("/search-history"));
  });

  test("that are not there lead to the last one", async () => {
    const { readPlace } = openHistory(makeHistory(30), "?page=99");
    await findRow(30);
    expect(readPlace()).toBe("/search-history?page=2");
  });

  test.each(["?page=0", "?page=-1", "?page=x", "?page=1.5", "?size=7", "?size=1000", "?highlighted=maybe", "?filter="])(
    "are not upset by the address %s",
    async (place) => {
      const { calls } = openHistory(makeHistory(30), place);
      await findRow(1);
      expect(calls[0]?.path ?? calls[1]?.path).toMatch(/highlights|page=1&per_page=20/);
      expect(readShown()).toHaveLength(20);
    },
  );
});

describe("the filters", () => {
  test("look at the page that is loaded, say so, and are cleared in one press", async () => {
    const { person, readPlace } = openHistory(
      makeHistory(25, (number) => ({ query: `${number % 5 === 0 ? "Zinc" : "Iron"} question ${number}` })),
    );
    await screen.findByText("Zinc question 5");
    await person.type(screen.getByRole("searchbox", { name: "Filter this page" }), "zINC");
    expect(readShown()).toEqual(["5", "10", "15", "20"]);
    expect(screen.getByText(/4 of 20 searches shown.*count is from the current page/)).toBeTruthy();
    await waitFor(() => expect(readPlace()).toBe("/search-history?filter=zINC"));
    await person.click(screen.getByRole("button", { name: "Clear the filter" }));
    expect(readShown()).toHaveLength(20);
    await waitFor(() => expect(readPlace()).toBe("/search-history"));
  });

  test("find by what a preference is called, and by the number of papers", async () => {
    const { person } = openHistory(
      makeHistory(3, (number) => ({
        result_count: number * 11,
        preference: number === 2 ? "case_reports" : "comprehensive",
      })),
    );
    await findRow(1);
    const box = screen.getByRole("searchbox");
    await person.type(box, "case rep");
    expect(readShown()).toEqual(["2"]);
    await person.clear(box);
    await person.type(box, "33");
    expect(readShown()).toEqual(["3"]);
    await person.keyboard("{Escape}");
    expect(readShown()).toEqual(["1", "2", "3"]);
  });

  test("that match nothing say so, and can be cleared from there", async () => {
    const { person, readPlace } = openHistory(makeHistory(3), "?filter=nothing&highlighted=true");
    expect(await screen.findByText("No matching searches on this page.")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Clear filter" }));
    await findRow(1);
    await waitFor(() => expect(readPlace()).toBe("/search-history"));
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
  });

  test("begin at page 1 again, and come back with the address", async () => {
    const { person, readPlace, router } = openHistory(makeHistory(25), "?page=3&size=10");
    await findRow(25);
    await person.type(screen.getByRole("searchbox"), "question 7");
    await findRow(7);
    expect(readPlace()).toBe("/search-history?size=10&filter=question+7");
    await person.click(screen.getByRole("link", { name: "Page 2" }));
    await waitFor(() => expect(readPlace()).toBe("/search-history?page=2&size=10&filter=question+7"));
    await screen.findByText("No matching searches on this page.");
    router.history.back();
    await findRow(7);
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("question 7");
  });

  test("can be a number, which stays what was typed", async () => {
    const { router } = openHistory(
      makeHistory(30, (number) => ({ result_count: number })),
      "?filter=12",
    );
    await findRow(12);
    expect(readShown()).toEqual(["12"]);
    await router.navigate({ href: "/search-history" });
    await waitFor(() => expect(readShown()).toHaveLength(20));
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
  });

  test("show the searches with highlighted papers alone", async () => {
    const items = makeHistory(4);
    const highlights = [items[1], items[1], items[3]].map((item, index) => ({
      search_id: item?.id,
      pmid: String(index + 1),
    }));
    const { person, readPlace } = openHistory(items, "", { "GET /highlights": { body: highlights } });
    await findRow(1);
    await person.click(await screen.findByRole("button", { name: "Show highlighted (3)" }));
    await waitFor(() => expect(readShown()).toEqual(["2", "4"]));
    expect(readPlace()).toBe("/search-history?highlighted=true");
    expect(screen.getByText(/2 of 4 searches shown/)).toBeTruthy();
  });
});
