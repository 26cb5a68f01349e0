import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { saveFile } from "../../lib/save-file.ts";
import { makeUsage, makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { expectWarning, preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { makeDetails, makePaper } from "../search/search.fixture.ts";
import { EARLIER_ID, makeComparison, makeRecordedPaper, makeSearchRecord, RECORD_ID } from "./record.fixture.ts";
import { RecordPage } from "./record-page.tsx";

vi.mock("../../lib/save-file.ts", () => ({ saveFile: vi.fn() }));

preparePageTests();
beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  signInAs(makeUser());
});

const PATH = `/search-history/${RECORD_ID}/record`;

function openRecord(
  changes: Parameters<typeof makeSearchRecord>[0] = {},
  routes: Record<string, FakeRoute | FakeAnswer | "no network"> = {},
  place = "",
) {
  const calls = fakeApi({
    [`GET ${PATH}`]: { body: makeSearchRecord(changes) },
    "GET /usage/current": { body: { success: true, data: makeUsage() } },
    [`GET /search-history/${RECORD_ID}/comparison`]: { body: makeComparison() },
    [`GET /searches/${RECORD_ID}/decisions`]: { body: { decisions: [], own_reasons: [] } },
    [`GET /search-history/${RECORD_ID}/details`]: { body: makeDetails({ id: RECORD_ID }) },
    "GET /watches": { body: { items: [] } },
    ...routes,
  });
  return { calls, ...renderAt(PATH + place, () => <RecordPage searchId={RECORD_ID} />) };
}

const section = async (name: string | RegExp) => within(await screen.findByRole("region", { name }));

describe("the record of a search", () => {
  test("shows the question, the source with its state, the reader and when it was made", async () => {
    openRecord();
    expect(await screen.findByRole("heading", { level: 1, name: "Does zinc shorten colds?" })).toBeTruthy();
    const facts = await section("What was done");
    expect(facts.getByText("Local library of PubMed citations")).toBeTruthy();
    expect(facts.getByText(/Last import into the library: Mar 1, 2026/)).toBeTruthy();
    expect(facts.getByText("Medsieve’s built-in reader")).toBeTruthy();
    expect(facts.getByText("Clinical trials")).toBeTruthy();
  });

  test("shows what became of each word of the question", async () => {
    const word = { text: "colds", start: 17, end: 22, use: "concept", as: "Common Cold", suggestion: null } as const;
    openRecord({ question_words: [word] });
    const words = await section("How each word was used");
    expect(words.getByText("Searched by meaning")).toBeTruthy();
    expect(words.getByText("colds → Common Cold")).toBeTruthy();
  });

  test("draws the flow with every number, and has it as a table", async () => {
    const { person } = openRecord();
    const flow = await section("Flow of records (PRISMA 2020)");
    const image = flow.getByRole("img", { name: /^Flow of records/ });
    expect(image.textContent).toContain("n = 217");
    await person.click(flow.getByRole("button", { name: "The same numbers as a table" }));
    expect(flow.getByRole("row", { name: /not screened by a person 2$/ })).toBeTruthy();
    expect(flow.getByRole("row", { name: /Duplicates.* 2$/ })).toBeTruthy();
  });

  test("shows what watching the search found since, with what was decided on each paper", async () => {
    const found = { journal: "J Zinc", year: 2026, demonstration: false, reading: null, notices: [] };
    const papers = [
      { ...found, pmid: "901", title: "Zinc, undecided", why: "indexed", decision: null },
      { ...found, pmid: "902", title: "Zinc, for later", why: "published", decision: "later" },
      { ...found, pmid: "903", title: "Zinc, relevant", why: "published", decision: "relevant" },
    ];
    const again = { ...found, pmid: "902", title: "Zinc, for later", why: "published", decision: "later" };
    const none = { cause: null, queries: [], gone: [], retracted: [], doubted: [], corrected: [], superseded: [] };
    const ran = { started_at: "2026-03-16T03:10:00.000Z", finished_at: "2026-03-16T03:11:00.000Z", status: "checked" };
    const run = (id: string, isNew: unknown[]) => ({
      ...none,
      ...ran,
      id,
      since: "2026-03-09T12:10:00.000Z",
      new: isNew,
    });
    const [watchId, lastId, firstId] = [3, 4, 5].map((n) => `${n}`.repeat(8) + "-3333-4333-8333-333333333333");
    const watch = {
      ...{ id: watchId, search_id: RECORD_ID, query: "Does zinc help?", schedule: "weekly", day: 1, mail: false },
      ...{ feed: "https://medsieve.example.org/feeds/x.atom", created_at: ran.started_at, checked_at: ran.finished_at },
      ...{ next_run_at: "2026-03-23T03:10:00.000Z", undecided_count: 1, read_with_model: false },
      last_run: { ...ran, id: lastId, cause: null, new_count: 3, noticed_count: 0, gone_count: 0 },
    };
    openRecord(
      {},
      {
        "GET /watches": { body: { items: [watch] } },
        [`GET /watches/${watchId}/runs`]: { body: { items: [run(`${lastId}`, papers), run(`${firstId}`, [again])] } },
      },
    );
    const watched = await section("Found since by watching this search");
    expect(await watched.findByText("1 relevant, 0 not relevant, 1 for later, 1 undecided")).toBeTruthy();
    const rows = watched
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/Zinc, relevant.*Published since then.*Relevant$/),
      expect.stringMatching(/Zinc, for later.*Later$/),
      expect.stringMatching(/Zinc, undecided.*Indexed since then.*undecided$/),
    ]);
  });

  test("says nothing of watching where the search is not watched", async () => {
    openRecord();
    await section("Papers read (2)");
    expect(screen.queryByRole("region", { name: "Found since by watching this search" })).toBeNull();
  });

  test("lists each query with its date and its counts", async () => {
    openRecord();
    const queries = await section("Queries (2)");
    expect(queries.getByText('"Common Cold"[mh] AND zinc[tiab]')).toBeTruthy();
    expect(queries.getAllByText("Run 2026-03-05 14:30 UTC")).toHaveLength(2);
  });

  test("lists papers by rank, a retracted one with its notice, and the other PMIDs with the queries that found them", async () => {
    openRecord();
    const papers = await section("Papers read (2)");
    expect(papers.getAllByText("0.86")).toHaveLength(2);
    const notice = papers.getByRole("link", { name: /J Invent Trials\. 2021/ });
    expect(notice.getAttribute("href")).toBe("https://pubmed.ncbi.nlm.nih.gov/2002/");
    const others = await section("Other PMIDs (3)");
    expect(others.getByText("1. Zinc and colds; 2. Zinc lozenges")).toBeTruthy();
    expect(others.getByRole("link", { name: /^1005/ })).toBeTruthy();
  });

  test("gives other PMIDs page by page, the page in the address", async () => {
    const pmids = Array.from({ length: 120 }, (_, index) => ({ pmid: String(5000 + index), rank: null, queries: [0] }));
    const { person, readPlace } = openRecord({ pmids, papers: [] });
    const others = await section("Other PMIDs (120)");
    expect(others.getByText("1–50 of 120")).toBeTruthy();
    await person.click(others.getByRole("link", { name: "Page 3" }));
    await others.findByText("101–120 of 120");
    expect(readPlace()).toContain("page=3");
    expect(others.getByText("5119")).toBeTruthy();
  });

  test("says whether it is still as it was, and what the digest is for", async () => {
    openRecord({ digest_agrees: false });
    const digest = await section("Digest");
    expect(digest.getByText(/no longer agrees with its digest/)).toBeTruthy();
  });

  test("can be loaded again after a failure", async () => {
    let failures = 1;
    const answer: FakeRoute = () =>
      failures-- > 0 ? { status: 500, body: { detail: "x", code: "server_error" } } : { body: makeSearchRecord() };
    const { person } = openRecord({}, { [`GET ${PATH}`]: answer });
    await person.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Does zinc shorten colds?" })).toBeTruthy();
  });

  test("warns that fictional papers are no evidence", async () => {
    openRecord({ papers: makeSearchRecord().papers.map((paper) => ({ ...paper, demonstration: true })) });
    expect(await screen.findByText(/nothing here is evidence/)).toBeTruthy();
  });
});

describe("files of a record", () => {
  test("are fetched with the session and saved under the question's name", async () => {
    const { person, calls } = openRecord(
      {},
      { [`GET /search-history/${RECORD_ID}/citations`]: { body: "TY  - JOUR" } },
    );
    await person.click(await screen.findByRole("button", { name: "RIS, all 5 PMIDs of the record" }));
    expect(await screen.findByText("Saved as Does zinc shorten colds__2026-03-05_found.ris")).toBeTruthy();
    const call = calls.find(({ path }) => path.includes("/citations"));
    expect(call?.path).toContain("?format=ris&papers=found");
    expect(call?.token).toBe("token-1");
    expect(vi.mocked(saveFile).mock.calls[0]?.[0].name).toBe("Does zinc shorten colds__2026-03-05_found.ris");
  });

  test("that cannot be fetched say so, and can be tried again", async () => {
    let isDown = true;
    const { person } = openRecord(
      {},
      {
        [`GET /search-history/${RECORD_ID}/citations`]: () =>
          isDown ? { status: 500, body: { detail: "x", code: "server_error" } } : { body: "@article{}" },
      },
    );
    await person.click(await screen.findByRole("button", { name: "BibTeX, 2 papers that were read" }));
    expect((await screen.findByRole("alert")).textContent).toContain("could not be fetched");
    expectWarning(/could not be downloaded/);
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^Saved as .*_read\.bib$/)).toBeTruthy();
  });

  test("are the report as Markdown and the diagram as an image", async () => {
    const { person } = openRecord();
    await person.click(await screen.findByRole("button", { name: "PRISMA-S report (Markdown)" }));
    await person.click(screen.getByRole("button", { name: "Flow diagram (SVG)" }));
    const [report, flow] = vi.mocked(saveFile).mock.calls.map(([file]) => file);
    expect(report?.name).toMatch(/_prisma-s\.md$/);
    expect(String(report?.parts[0])).toContain("### 16. Deduplication");
    expect(flow?.type).toBe("image/svg+xml");
    expect(String(flow?.parts[0])).toContain("n = 217");
  });

  test("are not offered where there is nothing to put into them", async () => {
    openRecord({ papers: [], pmids: [] });
    const button = await screen.findByRole("button", { name: "RIS, 0 papers that were read" });
    expect((button as HTMLButtonElement).disabled).toBe(true);
  });
});

test("reference managers find each paper with its authors, which the record itself does not keep", async () => {
  const paper = makePaper({ pmid: "1001", authors: ["Doe J"], volume: "7" });
  const details = makeDetails({ id: RECORD_ID, papers: [paper] });
  openRecord({ papers: [makeRecordedPaper()] }, { [`GET /search-history/${RECORD_ID}/details`]: { body: details } });
  await screen.findByRole("heading", { level: 1 });
  const read = () => new URLSearchParams(document.querySelector(".Z3988")?.getAttribute("title") ?? "");
  await waitFor(() => expect(read().get("rft.au")).toBe("Doe, J"));
  expect(read().get("rft.volume")).toBe("7");
});

test("the report is shown as it will be printed, at an address of its own", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { person, readPlace } = openRecord();
  await person.click(await screen.findByRole("link", { name: "PRISMA-S report" }));
  expect(await screen.findByRole("heading", { name: "8. Full search strategies" })).toBeTruthy();
  expect(readPlace()).toContain("view=report");
  expect(screen.getAllByText("For the author:").length).toBeGreaterThan(7);
  await person.click(screen.getByRole("button", { name: "Print the report" }));
  expect(print).toHaveBeenCalledOnce();
});

describe("running a search again", () => {
  test("says what it costs, and starts the same queries from the earlier search", async () => {
    const { person, readPlace } = openRecord();
    await person.click(await screen.findByRole("button", { name: "Run again" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Run these 2 queries again?" }));
    expect(await dialog.findByText("You have 88 of 100 searches left this month.")).toBeTruthy();
    await person.click(dialog.getByRole("button", { name: "Run again" }));
    await waitFor(() => expect(readPlace()).toBe("/"));
    const kept = JSON.parse(sessionStorage.getItem("conversation") ?? "{}");
    expect(kept).toMatchObject({
      query: "Does zinc shorten colds?",
      based_on: RECORD_ID,
      queries: [
        { name: "Zinc and colds", query: '"Common Cold"[mh] AND zinc[tiab]' },
        { name: "Zinc lozenges", query: "zinc lozenges[tiab]" },
      ],
    });
  });

  test("starts nothing where no search is left, and says from when there is", async () => {
    const usage = makeUsage({ current_usage: 100, percentage_used: 100 });
    const { person, readPlace } = openRecord({}, { "GET /usage/current": { body: { success: true, data: usage } } });
    await person.click(await screen.findByRole("button", { name: "Run again" }));
    expect(await screen.findByText(/no searches left this month.*Apr 1, 2026/)).toBeTruthy();
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.queryByRole("button", { name: "Run again" })).toBeNull();
    expect(readPlace()).toContain("/record");
  });

  test("shows what is new, gone and retracted since, with the way to the lists", async () => {
    openRecord({ based_on: EARLIER_ID });
    expect(await screen.findByText(/Compared with the search of Jan 5, 2026/)).toBeTruthy();
    expect(screen.getByText("1 new, 1 gone, 1 retracted or under concern since")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Show what changed" });
    expect(link.getAttribute("href")).toBe(`/search-history/${RECORD_ID}/comparison`);
  });
});
