import { NO_MODEL_SET } from "@medsieve/contract/reader-failures";
import type { NewPaper, Watch, WatchRun } from "@medsieve/contract/watches";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { makeNew, makePaper, makeRun, makeWatch, WATCH_ID } from "./watches.fixture.ts";
import { WatchesPage } from "./watches-page.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

const SUCCESS = { body: { status: "success" } };

function open(watches: Watch[] | FakeAnswer, runs: WatchRun[] = [], more: Record<string, FakeRoute | FakeAnswer> = {}) {
  const calls = fakeApi({
    "GET /watches": Array.isArray(watches) ? () => ({ body: { items: watches } }) : watches,
    [`GET /watches/${WATCH_ID}/runs`]: () => ({ body: { items: runs } }),
    ...more,
  });
  return { calls, ...renderAt("/watched-searches", WatchesPage) };
}

test("without a watched search the page says how one is begun", async () => {
  open([]);
  expect(await screen.findByText(/No search is being watched yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the search history" }).getAttribute("href")).toBe("/search-history");
});

test("what could not be loaded can be tried again", async () => {
  open({ status: 500, body: { detail: "Internal error", code: "server_error" } });
  expect(await screen.findByText("Your watched searches could not be loaded")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("new papers say why they are new, and are decided on", async () => {
  const run = makeRun({ new: [makeNew("101"), makeNew("102", { why: "query_read_differently", decision: "later" })] });
  const decision = `PUT /watches/${WATCH_ID}/papers/101/decision`;
  const { person, calls } = open([makeWatch(run)], [run], { [decision]: SUCCESS });
  const card = within(await screen.findByRole("article", { name: "Does zinc help?" }));
  expect(card.getByText("1 new paper to decide on")).toBeTruthy();
  expect(card.getByText("Weekly: Monday")).toBeTruthy();
  const found = within(await card.findByRole("region", { name: /^2 new papers since Nov 9, 2026/ }));
  expect(found.getByText("Published since then")).toBeTruthy();
  expect(found.getByText("The source reads the query differently now")).toBeTruthy();
  const second = within(found.getByRole("radiogroup", { name: "Your decision on “Zinc trial 102”" }));
  expect(second.getByRole("radio", { name: "Later" }).getAttribute("aria-checked")).toBe("true");
  const first = within(found.getByRole("radiogroup", { name: "Your decision on “Zinc trial 101”" }));
  await person.click(first.getByRole("radio", { name: "Not relevant" }));
  await waitFor(() => expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ decision: "not_relevant" }));
});

test("a new paper shows what it says, its own words where these are others, and who read it in whose place", async () => {
  const reading: NonNullable<NewPaper["reading"]> = {
    ...{ relevance_score: 0.82, summary: "Zinc shortened colds." },
    statements: [
      {
        ...{ id: "101-1", field: "summary", offset: 0, text: "Zinc shortened colds." },
        evidence: [
          {
            ...{ section: "RESULTS", section_index: 0, start: 0, end: 20, quote: "Colds were shorter." },
            ...{ status: "verified", problem: null },
          },
        ],
      },
    ],
    read_by: { reader: "builtin", model: null, fallback: NO_MODEL_SET },
  };
  const run = makeRun({ new: [makeNew("101", { reading }), makeNew("102")] });
  open([makeWatch(run, { read_with_model: true })], [run]);
  const card = within(await screen.findByRole("article", { name: "Does zinc help?" }));
  expect(card.getByText("New papers read by").nextSibling?.textContent).toBe("Language model");
  const said = within(await card.findByRole("region", { name: "What “Zinc trial 101” says of your question" }));
  expect(said.getByText("Relevance 0.82")).toBeTruthy();
  expect(said.getByText("Zinc shortened colds.")).toBeTruthy();
  expect(said.getByText(/Colds were shorter\./)).toBeTruthy();
  expect(said.getByText(/No language model is set up on this server/)).toBeTruthy();
});

test("what is gone or was retracted since is listed apart", async () => {
  const notice = { kind: "retracted", pmid: "777", citation: "J Notices. 2026;1:9" } as const;
  const run = makeRun({ gone: [makePaper("103")], retracted: [{ ...makePaper("104"), notice }] });
  const { person } = open([makeWatch(run)], [run]);
  await person.click(await screen.findByRole("button", { name: "Runs and what they found" }));
  const retracted = within(await screen.findByRole("region", { name: "1 paper retracted" }));
  expect(retracted.getByRole("link", { name: /J Notices/ })).toBeTruthy();
  expect(screen.getByRole("region", { name: "1 paper no longer found" })).toBeTruthy();
});

test("a failure is never taken for nothing new", async () => {
  const failed = makeRun({ status: "not_checked", cause: "source_unavailable", queries: [] });
  const { person } = open([makeWatch(failed)], [failed]);
  expect(await screen.findByText("The last run could not be checked")).toBeTruthy();
  expect(screen.getByText(/The next run covers the gap\.$/)).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Runs and what they found" }));
  expect(await screen.findByText(/: not checked$/)).toBeTruthy();
  expect(screen.queryByText(/Nothing new/)).toBeNull();
});

test("a query that could not be run is named, and nothing new is said of the others alone", async () => {
  const problem = "PubMed refused this query";
  const run = makeRun({ queries: [{ name: "Query 2", query: "x", hits: null, understood: null, problem }] });
  const { person } = open([makeWatch(run)], [run]);
  await person.click(await screen.findByRole("button", { name: "Runs and what they found" }));
  expect(await screen.findByText("1 query could not be run")).toBeTruthy();
  expect(screen.getByText(/^Nothing new since .* from the queries that ran\.$/)).toBeTruthy();
});

test("a run that was asked for shows at once what it found", async () => {
  const run = makeRun({ new: [makeNew("101")] });
  const [watches, runs]: [Watch[], WatchRun[]] = [[makeWatch(makeRun())], [makeRun()]];
  const { person } = open(watches, runs, {
    [`POST /watches/${WATCH_ID}/runs`]: () => {
      watches[0] = makeWatch(run);
      runs[0] = run;
      return { body: run };
    },
  });
  const runButton = await screen.findByRole("button", { name: "Run now: Does zinc help?" });
  expect(screen.queryByText("Zinc trial 101")).toBeNull();
  await person.click(runButton);
  expect(await screen.findByText("Zinc trial 101")).toBeTruthy();
});

test("a watch is run, changed and ended", async () => {
  const watches = [makeWatch(null)];
  const { person, calls } = open(watches, [], {
    [`POST /watches/${WATCH_ID}/runs`]: { body: makeRun({ status: "running", finished_at: null }) },
    [`PATCH /watches/${WATCH_ID}`]: { body: makeWatch(null, { day: 3 }) },
    [`DELETE /watches/${WATCH_ID}`]: () => {
      watches.pop();
      return SUCCESS;
    },
  });
  await person.click(await screen.findByRole("button", { name: "Run now: Does zinc help?" }));
  await waitFor(() => expect(calls.some(({ method }) => method === "POST")).toBe(true));
  await person.click(await screen.findByRole("button", { name: "Change schedule: Does zinc help?" }));
  await person.click(await screen.findByRole("button", { name: /Day of the week/ }));
  await person.click(await screen.findByRole("option", { name: "Wednesday" }));
  await person.click(screen.getByRole("checkbox", { name: "Have a language model read new papers" }));
  await person.click(screen.getByRole("button", { name: "Save schedule" }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
      ...{ schedule: "weekly", day: 3, mail: false, read_with_model: true },
    }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await person.click(screen.getByRole("button", { name: "Stop watching: Does zinc help?" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Stop watching this search?" }));
  await person.click(dialog.getByRole("button", { name: "Stop watching" }));
  expect(await screen.findByText(/No search is being watched yet/)).toBeTruthy();
});
