import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeQuery, numberEvents } from "./search.fixture.ts";
import { ask, openPage, prepareSearchTests, receive, WHOLE } from "./search-page.fixture.tsx";

prepareSearchTests();

describe("the stages of a running search", () => {
  it("previews three queries of 50 characters, three PMIDs and two titles of 45 characters, each as it comes", async () => {
    const { person } = openPage();
    await ask(person);
    receive(...WHOLE.slice(0, 2));
    const [queries, pmids, articles] = numberEvents(
      [
        {
          ...{ type: "intermediate_result", stage: "generating_queries" },
          data: {
            queries: ["a", "b", "c", "d"].map((name) => ({ name, query: name.repeat(60), reason: null })),
            ...{ terms: [], not_understood: [] },
          },
        },
        {
          ...{ type: "intermediate_result", stage: "searching_papers" },
          data: { pmids: ["1", "2", "3", "4"], found: 4, related_found: 0, kept: 4, queries: [makeQuery()] },
        },
        {
          ...{ type: "intermediate_result", stage: "fetching_details" },
          data: { articles: ["x", "y", "z"].map((title) => ({ pmid: title, title: title.repeat(50) })), count: 3 },
        },
      ],
      3,
    );
    const readPreview = () =>
      within(screen.getByRole("region", { name: "Progress" }))
        .getAllByRole("listitem")
        .filter(({ dataset }) => dataset.status === undefined)
        .map(({ textContent }) => textContent);
    receive(queries);
    expect(readPreview()).toEqual(["a", "b", "c"].map((name) => `${name.repeat(50)}…`));
    receive(pmids);
    expect(readPreview()).toEqual(["PMID 1, 2, 3, …"]);
    receive(articles);
    expect(readPreview()).toEqual(["x", "y"].map((title) => `${title.repeat(45)}…`));
  });

  it.each([
    ["Generating queries", "generating_queries", "Writing queries"],
    ["searching the database", "searching_papers", "Searching the database"],
    ["fetch_details", "fetching_details", "Fetching the papers"],
    ["analyzing", "analyzing_results", "Reading and ranking"],
  ] as const)("counts “%s” beside the stage that its words name", async (step, status, stage) => {
    const { person } = openPage();
    await ask(person);
    const { preference, message } = { preference: "clinical_trials", message: "" } as const;
    receive(
      ...numberEvents([
        {
          ...{ type: "search_status", status, preference, message, waiting_for: null },
          started_at: "2026-01-01T00:00:01.000Z",
        },
        { type: "search_progress", step, current: 2, total: 7, percentage: 29 },
      ]),
    );
    const row = screen.getByText(stage, { selector: "li[data-status] span" }).closest("li");
    expect(row?.dataset.status).toBe("in_progress");
    expect(row?.textContent).toContain("2 of 7");
  });
});
