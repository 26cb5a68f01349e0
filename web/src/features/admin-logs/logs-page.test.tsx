import type { QueryLog } from "@medsieve/contract/admin/query-logs";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makeAnalytics, makeLog, USER_IDS } from "./logs.fixture.ts";
import { openLogs } from "./logs-page.fixture.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" }), "header.payload.signature"));

const rowOf = async (text: string) => (await screen.findByText(text)).closest("tr") as HTMLElement;
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("is marked as the administrators', and leads back to the search", async () => {
  openLogs([makeLog(1)]);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Query LogsAdmin only");
  expect(screen.getByRole("link", { name: "Back to Search" }).getAttribute("href")).toBe("/");
  expect(screen.getByText("Loading logs…")).toBeTruthy();
  await rowOf("Question 1");
});

describe("the table", () => {
  test("has the facts of a log, its cost with four decimals", async () => {
    openLogs([makeLog(1, { total_cost_usd: 0.12345, processing_time: 9.41, papers_found: 1234 })]);
    expect(cellsOf(await rowOf("Question 1")).slice(2)).toEqual([
      "user1@klinik.example",
      "Nordhospital",
      "Question 1",
      "WebSocket",
      "Completed",
      "9.4 s",
      "1,234",
      "$0.1235",
    ]);
  });

  test("falls back to ids, and then to words", async () => {
    const deleted = { user_email: null, user_id: null, company_name: null, company_id: null };
    openLogs([
      makeLog(1, { user_email: null, company_name: null, company_id: "company-7" }),
      makeLog(2, { ...deleted, outcome: "failed", processing_time: null, papers_found: null, total_cost_usd: null }),
    ]);
    expect(cellsOf(await rowOf("Question 1")).slice(2, 4)).toEqual([USER_IDS[1], "company-7"]);
    const bare = cellsOf(await rowOf("Question 2"));
    expect(bare.slice(2, 4)).toEqual(["Anonymous", "N/A"]);
    expect(bare.slice(6)).toEqual(["Failed", "N/A", "0", "$0.0000"]);
  });

  test("cuts a long question", async () => {
    openLogs([makeLog(1, { query: "x".repeat(81) })]);
    await rowOf(`${"x".repeat(80)}…`);
  });
});

describe("an unfolded log", () => {
  async function unfold(log: Partial<QueryLog>) {
    const { person } = openLogs([makeLog(1, log)]);
    const row = await rowOf("Question 1");
    await person.click(within(row).getByRole("button", { expanded: false }));
    const details = row.nextElementSibling as HTMLElement;
    return { person, row, details };
  }

  test("shows what was kept, its papers by relevance with their bands, and folds again", async () => {
    const { person, row, details } = await unfold({
      session_id: null,
      max_results: null,
      search_queries_used: ["statins[tiab]", "statin therapy"],
      paper_results: [
        { title: "Middle", relevance_score: 0.6, url: null },
        { title: null, relevance_score: 0.39, url: "https://pubmed.ncbi.nlm.nih.gov/1/" },
        { title: "Best", relevance_score: 0.8, url: "https://pubmed.ncbi.nlm.nih.gov/2/" },
        { title: "Script", relevance_score: 0.4, url: "javascript:alert(1)" },
      ],
      token_usage: [
        { model: "some-model", total_tokens: 41250, cost_usd: 0.1231 },
        { model: null, total_tokens: 10, cost_usd: null },
      ],
      stages: [{ stage: "searching_papers", seconds: 1.26 }],
      calls: [
        { step: "search", model: null, count: 4, failed: 1, seconds: 0.8 },
        { step: "reading", model: "some-model", count: 1200, failed: 0, seconds: 95 },
      ],
    });
    for (const text of ["IP address203.0.113.9", "Session IDN/A", "Max resultsN/A", "statins[tiab]"]) {
      expect(details.textContent).toContain(text);
    }
    const papers = within(within(details).getByRole("region", { name: "Papers by relevance (4)" }));
    expect(papers.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Relevance0.80BestView Paper",
      "Relevance0.60MiddleNo URL",
      "Relevance0.40ScriptNo URL",
      "Relevance0.39UntitledView Paper",
    ]);
    const bands = papers.getAllByTitle("Relevance").map((badge) => /bg-(\w+)-soft/.exec(badge.className)?.[1]);
    expect(bands).toEqual(["green", "yellow", "orange", "red"]);
    expect(papers.getByRole("link", { name: "View Paper: Best" }).getAttribute("href")).toBe(
      "https://pubmed.ncbi.nlm.nih.gov/2/",
    );
    expect(
      within(details)
        .getAllByRole("row")
        .map((line) => line.textContent),
    ).toEqual([
      ...["ModelTotal tokensCost (USD)", "some-model41,250$0.1231", "Unknown10Unknown"],
      ...["StageTime", "Searching1.3 s"],
      ...["CallToCallsFailedTime", "SearchSource of papers410.8 s", "Read paperssome-model1,200095.0 s"],
    ]);
    expect(details.textContent).not.toContain("Mozilla");
    await person.click(within(details).getByRole("button", { name: "User agent" }));
    expect(details.textContent).toContain("Mozilla");

    await person.click(within(row).getByRole("button", { expanded: true }));
    expect(screen.queryByText("Complete query")).toBeNull();
  });

  test("flags a paper that was retracted since, and leads to the notice", async () => {
    const notices = [{ kind: "retracted" as const, pmid: "777", citation: null, listed: true }];
    const url = "https://pubmed.ncbi.nlm.nih.gov/2/";
    const { details } = await unfold({ paper_results: [{ title: "Best", relevance_score: 0.8, url, notices }] });
    expect(within(details).getByText(/^Retracted/)).toBeTruthy();
    expect(
      within(details)
        .getByRole("link", { name: /PMID 777/ })
        .getAttribute("href"),
    ).toBe("https://pubmed.ncbi.nlm.nih.gov/777/");
  });

  test("says so where a search found no papers", async () => {
    const { details } = await unfold({ papers_found: 0, paper_results: [] });
    expect(details.textContent).toContain("No papers were found for this query.");
  });

  test("says why a search failed, and not that it found nothing", async () => {
    const failure = { stage: "searching_papers", code: "source_unavailable", cause: "it answered 500" } as const;
    const { details } = await unfold({
      ...{ outcome: "failed", success: false, papers_found: null, error_message: "source_unavailable", failure },
    });
    expect(within(details).getByRole("region", { name: "Failure" }).textContent).toBe(
      "FailureStageSearchingCodesource_unavailableCauseit answered 500",
    );
    expect(within(details).getByRole("alert").textContent).toContain("The literature source cannot be reached");
    expect(details.textContent).not.toContain("No papers were found");
  });

  test("says in words a cause that is kept as a code alone", async () => {
    const code = "question_not_understood";
    const { details } = await unfold({
      ...{ outcome: "failed", success: false, papers_found: null, error_message: code },
      failure: { stage: "generating_queries", code, cause: code },
    });
    const failure = within(details).getByRole("region", { name: "Failure" });
    expect(within(failure).getByText(/^No search terms could be taken from this question/)).toBeTruthy();
  });
});

test("a log says who read, with which prompts, and what the built-in reader did in place of the model", async () => {
  const fallbacks = [
    { step: "reading" as const, reason: "the model gave no answer in time", count: 3 },
    { step: "answer" as const, reason: "the month's budget for models is spent", count: 1 },
  ];
  const token_usage = [{ model: "some-model", total_tokens: 900, cost_usd: 0.5, estimated: true }];
  const log = makeLog(1, { outcome: "stopped", read_by: "mixed", prompt_version: "0a1b", fallbacks, token_usage });
  const { person, readPlace, calls } = openLogs([log]);
  const row = await rowOf("Question 1");
  expect(within(row).getByText("Stopped")).toBeTruthy();
  await person.click(within(row).getByRole("button", { expanded: false }));
  const details = row.nextElementSibling as HTMLElement;
  for (const text of ["Read byLanguage model and built-in reader", "Prompt version0a1b", "about $0.5000"]) {
    expect(details.textContent).toContain(text);
  }
  const done = within(within(details).getByRole("region", { name: "Done in place of the model" }));
  expect(done.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "The built-in reader read 3 papers: the model gave no answer in time",
    "The built-in reader wrote the answer: the month's budget for models is spent",
  ]);
  await person.click(within(details).getByRole("link", { name: "0a1b: all searches with these prompts" }));
  expect(await screen.findByText("Only searches with prompt version 0a1b")).toBeTruthy();
  expect(readPlace()).toBe("/admin/query-logs?prompts=v0a1b");
  expect(calls.at(-1)?.path).toContain("prompt_version=0a1b");
  await person.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(readPlace()).toBe("/admin/query-logs"));
});

test("the cards are over all logs that match, not over the page", async () => {
  openLogs([makeLog(1)]);
  await rowOf("Question 1");
  const card = (name: string) => screen.getByText(name).closest("div")?.textContent;
  expect(card("Total queries")).toBe("Total queries1,042");
  expect(card("Unique users")).toBe("Unique users61");
  expect(card("Completed queries")).toBe("Completed queries998");
  expect(card("Average processing time")).toBe("Average processing time9.8 s");
  expect(card("Total cost (USD)")).toBe("Total cost (USD)$48.2123");
});

test("an unknown average is N/A", async () => {
  const statistics = { ...makeAnalytics().statistics, average_processing_time: null, total_cost_usd: 0 };
  openLogs([makeLog(1)], { analytics: { statistics } });
  await rowOf("Question 1");
  expect(screen.getByText("Average processing time").closest("div")?.textContent).toContain("N/A");
  expect(screen.getByText("Total cost (USD)", { selector: "dt" }).closest("div")?.textContent).toContain("$0.0000");
});

test("says which of how many logs are shown; sizes and pages go into the address", async () => {
  const { person, calls } = openLogs([makeLog(1), makeLog(2)], { place: "?page=7", total: 1042 });
  await screen.findByText("Showing 121 to 122 of 1,042 logs");
  const pages = screen.getByRole("navigation", { name: "Pages" });
  expect(
    within(pages)
      .getAllByRole("listitem", { hidden: true })
      .map((item) => item.textContent),
  ).toEqual(["Previous", "1", "…", "6", "7", "8", "…", "53", "Next"]);
  await person.click(screen.getByRole("radio", { name: "50" }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe("/admin/search-logs?page=1&per_page=50"));
});

test("refreshing loads the page again and says so in the window's title for two seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { person, calls } = openLogs([makeLog(1)]);
    await rowOf("Question 1");
    expect(document.title).toBe("Query Logs · Medsieve");
    await person.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(document.title).toBe("Logs refreshed · Medsieve"));
    expect(calls).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(document.title).toBe("Query Logs · Medsieve");
  } finally {
    vi.useRealTimers();
  }
});
