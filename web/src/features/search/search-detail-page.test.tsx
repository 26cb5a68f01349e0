import type { SearchDetails } from "@medsieve/contract/history";
import type { Paper } from "@medsieve/contract/papers";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { writeStored } from "../../lib/storage.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { expectWarning, preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { makeDetails, makePaper, SEARCH_ID } from "./search.fixture.ts";
import { SearchDetailPage } from "./search-detail-page.tsx";

preparePageTests();
beforeEach(() => {
  signInAs(makeUser());
  writeStored("result_layouts", { [makeUser().id]: "full" });
});

const FAILURE = { status: 500, body: { detail: "x", code: "server_error" } };

function openDetail(changes: Partial<SearchDetails> = {}, routes: Record<string, FakeRoute | FakeAnswer> = {}) {
  const calls = fakeApi({
    [`GET /search-history/${SEARCH_ID}/details`]: { body: makeDetails(changes) },
    [`GET /highlights/${SEARCH_ID}`]: { body: {} },
    [`GET /searches/${SEARCH_ID}/decisions`]: { body: { decisions: [], own_reasons: [] } },
    [`GET /searches/${SEARCH_ID}/reports`]: { body: { reports: [] } },
    ...routes,
  });
  const root = createRootRoute({ component: () => <SearchDetailPage searchId={SEARCH_ID} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ["/"] }) });
  return { calls, ...renderPage(<RouterProvider router={router} />) };
}

async function listPapers(): Promise<HTMLElement[]> {
  await screen.findAllByRole("heading", { level: 3 });
  return Array.from(document.querySelectorAll<HTMLElement>("[data-paper]"));
}

async function openPaper(changes: Partial<Paper> = {}): Promise<HTMLElement> {
  openDetail({ papers: [makePaper(changes)] });
  const [paper] = await listPapers();
  if (paper === undefined) throw new Error("there is one paper");
  return paper;
}

async function findPmids(): Promise<string[]> {
  return (await listPapers()).map(({ id }) => id.replace("paper-", ""));
}

describe("the details of a search", () => {
  test("show the question, when and how it was asked, and by which queries it was searched", async () => {
    const { person } = openDetail({
      created_at: new Date(2026, 2, 5, 14, 30).toISOString(),
      preference: "case_reports",
      limits: { from_year: 2015, to_year: null, languages: ["eng"], humans: false },
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Does zinc shorten colds?" })).toBeTruthy();
    expect(screen.getByText(/Mar 5, 2026.*2:30/)).toBeTruthy();
    expect(screen.getByText(/Case reports.*2015.*English/)).toBeTruthy();
    expect(screen.getByText(/Zinc shortened colds/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: /1 query → 214 found → 2 read/ }));
    expect(screen.getByText('"Common Cold"[mh] AND zinc[tiab]')).toBeTruthy();
    expect(screen.getByText("214 hits")).toBeTruthy();
  });

  test("show the verdict of a search that has one, and a saved search without one by its answer", async () => {
    openDetail({ verdict: null });
    expect(await screen.findByText(/Zinc shortened colds/)).toBeTruthy();
    expect(screen.queryByRole("list", { name: /papers by what they report/ })).toBeNull();
  });

  test("say that part of the search is damaged, and not that nothing was found", async () => {
    openDetail({ damaged: true, papers: [] });
    expect(await screen.findByText("Part of this search is damaged")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Does zinc shorten colds?" })).toBeTruthy();
    expect(screen.queryByText(/No relevant papers/)).toBeNull();
  });

  test("lead from each paper that the answer names, by its rank, to the paper", async () => {
    const summary = "Zinc shortened colds [PMID 1001, 7777].";
    openDetail({ summary, papers: [makePaper({ pmid: "1001" }), makePaper({ pmid: "1002" })] });
    const card = within(await screen.findByRole("region", { name: "Answer" }));
    const chip = card.getByRole("button", { name: /^Paper 1 · / });
    expect(chip.closest("p")?.textContent?.replaceAll("\u00a0", " ")).toBe("Zinc shortened colds 1 [PMID 7777].");
    fireEvent.click(chip);
    expect(document.activeElement?.tagName).toBe("ARTICLE");
    expect(document.activeElement?.id).toBe("paper-1001");
  });

  test("lead back to the list, also while they are loaded and where they cannot be", async () => {
    const findBack = () => screen.getByRole("link", { name: "Back to search history" }).getAttribute("href");
    let isBroken = true;
    const route: FakeRoute = () => (isBroken ? FAILURE : { body: makeDetails() });
    const { person } = openDetail({}, { [`GET /search-history/${SEARCH_ID}/details`]: route });
    expect(await screen.findByText("Loading the search…")).toBeTruthy();
    expect(findBack()).toBe("/search-history");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/could not be loaded.*Server error/);
    expect(findBack()).toBe("/search-history");
    isBroken = false;
    await person.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await findPmids()).toEqual(["1001", "1002"]);
  });

  test.each([
    ["running", {}, /still running/],
    ["failed", { error_code: "source_unavailable" }, /Search Failed.*source cannot be reached/],
    ["cancelled", {}, /stopped this search before any paper/],
    ["completed", {}, /No relevant papers found/],
  ] as const)("say of a search that is %s what became of it (%o)", async (status, changes, text) => {
    openDetail({ papers: [], status, ...changes });
    await screen.findByRole("heading", { level: 1 });
    const said = [...screen.queryAllByRole("status"), ...screen.queryAllByRole("alert")];
    expect(said.map((element) => element.textContent).join(" ")).toMatch(text);
  });
});

test("the details of a search count the statements that a sentence bears out", async () => {
  const statement = makePaper().statements[0];
  if (statement === undefined) throw new Error("the paper has a statement");
  const evidence = statement.evidence.map((one) => ({ ...one, status: "unverified" as const }));
  openDetail({ papers: [makePaper({ statements: [statement, { ...statement, id: "s99", evidence }] })] });
  expect(await screen.findByText("1 of 2 statements verified")).toBeTruthy();
});

describe("a search that another shares", () => {
  const share = { company: "Ward Seven", shared_by: "Ada Byron", shared_at: "2026-03-05T10:00:00.000Z", own: false };
  const decision = { decision: "excluded", reason: "population", decided_by: "Ada Byron", decided_at: share.shared_at };

  test("says by whom, shows what they marked and decided, and offers to change none of it", async () => {
    openDetail(
      { share },
      {
        [`GET /highlights/${SEARCH_ID}`]: { body: { 1001: true } },
        [`GET /searches/${SEARCH_ID}/decisions`]: {
          body: { decisions: [{ pmid: "1001", ...decision }], own_reasons: [], read_only: true },
        },
      },
    );
    expect(await screen.findByText(/Shared by Ada Byron \(Ward Seven\)/)).toBeTruthy();
    const [paper] = await listPapers();
    if (paper === undefined) throw new Error("there is a paper");
    expect(await within(paper).findByText("Excluded: wrong population")).toBeTruthy();
    expect(within(paper).getByText("Highlight")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Highlight$|^Decision/ })).toBeNull();
  });
});

describe("a paper", () => {
  test("shows what was read of it, where it appeared, its score out of ten and the way to PubMed", async () => {
    const paper = await openPaper({ relevance_score: 0.864, cited_by: 1234 });
    for (const text of [
      "8.6/10",
      "120 adults",
      "Zinc",
      "Placebo",
      "Randomized controlled trial",
      "Journal of Invented Trials",
      "2019",
      "Cited by 1,234",
      "PMID 1001",
      "Okafor N, Lindqvist A, Tanaka H",
    ])
      expect(within(paper).getByText(text)).toBeTruthy();
    expect(within(paper).queryByText("Outcome")).toBeNull();
    const link = within(paper).getByRole("link", { name: /^PubMed/ });
    expect(link.getAttribute("href")).toBe("https://pubmed.ncbi.nlm.nih.gov/1001/");
    expect(link.getAttribute("rel")).toContain("noreferrer");
  });

  test("says which of its statements rest on no sentence of the record", async () => {
    const paper = within(await openPaper());
    const read = (name: string) => paper.getByRole("button", { name }).parentElement?.textContent ?? "";
    expect(read("The effect in children is unknown.")).toMatch(/\[unverified\]$/);
    expect(paper.getAllByText("unverified")).toHaveLength(1);
  });

  test("shows a statement's sentence in its place in the abstract", async () => {
    const paper = within(await openPaper());
    const statement = paper.getByRole("button", { name: "Colds were shorter with zinc." });
    fireEvent.click(statement);
    const mark = paper.getByText("Colds lasted 4.1 days with zinc and 6.0 days with placebo.", { selector: "mark" });
    expect(mark.closest("p")?.textContent).toMatch(/^RESULTS: /);
    fireEvent.click(paper.getByRole("button", { name: "Back to the statement" }));
    expect(document.activeElement).toBe(statement);
    expect(document.querySelector("mark")).toBeNull();
  });

  test("that could as well stand elsewhere says where, and so does one that was read from its title", async () => {
    const papers = [makePaper(), makePaper({ pmid: "1002", relevance_score: 0.85, abstract: [] })];
    openDetail({ papers });
    const [first, second] = await listPapers();
    if (!first || !second) throw new Error("there are two papers");
    expect(within(first).getByText("≈ 1–2")).toBeTruthy();
    expect(within(second).getByText("No abstract: title alone")).toBeTruthy();
    expect(within(second).getByText(/^Not assessable without an abstract: Outcome/)).toBeTruthy();
  });

  test("that was retracted, or about which there is a notice, says so and where", async () => {
    const paper = await openPaper({
      notices: [
        { kind: "retracted", pmid: "2002", citation: "Lancet. 2010;375:445" },
        { kind: "corrected", pmid: "2003", citation: null },
      ],
    });
    expect(paper.textContent).toMatch(/Retracted\..*Lancet\. 2010;375:445/);
    expect(within(paper).getByRole("link", { name: /^Corrected since publication: PMID 2003/ })).toBeTruthy();
    const link = within(paper).getByRole("link", { name: /^Lancet/ });
    expect(link.getAttribute("href")).toBe("https://pubmed.ncbi.nlm.nih.gov/2002/");
  });

  test("that was retracted after the search says why and since when, and leads to the publisher", async () => {
    const known = {
      doi: "10.1000/x(1)",
      reason: "Data fabrication",
      listed: true,
      known_since: "2026-11-20T12:00:00.000Z",
    };
    const paper = await openPaper({ notices: [{ kind: "retracted", pmid: null, citation: null, ...known }] });
    expect(paper.textContent).toContain("Reason: Data fabrication.");
    expect(paper.textContent).toContain("Named in a list of retractions.");
    expect(paper.textContent).toContain("Known since Nov 20, 2026, after this search was made.");
    expect(within(paper).getByRole("link", { name: /^doi/ }).getAttribute("href")).toBe("https://doi.org/10.1000/x(1)");
  });

  describe("that was retracted", () => {
    const papers = [makePaper({ pmid: "1001", notices: [{ kind: "retracted", pmid: "2002", citation: null }] })];

    test("is no ground for the answer that cites it", async () => {
      const summary = "Zinc helps [PMID 1001]. Others agree [PMID 1002].";
      const answer_sentences = [{ id: "answer-1", text: summary, offset: 0, cites: ["1001", "1002"], evidence: [] }];
      openDetail({ papers, summary, answer_sentences });
      expect(await screen.findByText(/^This answer cites a retracted paper: PMID 1001\./)).toBeTruthy();
    });

    test.each([
      "One retracted paper was left out: [PMID 1001].",
      "撤回された論文1件は回答に用いていません：[PMID 1001]。",
      "已撤稿的1篇文献未予采用：[PMID 1001]。",
    ])("is not cited by an answer that says it was left out: %s", async (summary) => {
      const answer_sentences = [{ id: "answer-1", text: summary, offset: 0, cites: [], evidence: [] }];
      openDetail({ papers, summary, answer_sentences });
      expect(await screen.findByRole("button", { name: /^Paper 1 · / })).toBeTruthy();
      expect(screen.queryByText(/cites a retracted paper/)).toBeNull();
    });
  });

  test("that is fictional says so, and leads to its own page alone", async () => {
    const paper = await openPaper({ pmid: "900000001", demonstration: true });
    expect(within(paper).getByText("Fictional (demonstration)")).toBeTruthy();
    expect(within(paper).getByRole("link").getAttribute("href")).toBe(`/search-history/${SEARCH_ID}/papers/900000001`);
    expect(screen.getByText("These papers are fictional")).toBeTruthy();
  });
});

describe("highlights", () => {
  const papers = ["1001", "1002", "1003"].map((pmid) => makePaper({ pmid }));
  const findToggle = async (pmid: string) => {
    const paper = (await listPapers()).find(({ id }) => id === `paper-${pmid}`);
    if (!paper) throw new Error(`There is no paper ${pmid}`);
    return within(paper).getByRole("button", { name: "Highlight" });
  };

  test("stand first, with a word of their own", async () => {
    openDetail({ papers }, { [`GET /highlights/${SEARCH_ID}`]: { body: { "1003": true } } });
    expect(await findPmids()).toEqual(["1003", "1001", "1002"]);
    expect(screen.getAllByText("Highlighted")).toHaveLength(1);
    expect(screen.getByText("1 highlighted paper listed first")).toBeTruthy();
  });

  test("are shown once the server has agreed, and keep the focus where they find another place", async () => {
    let agree: () => void = () => undefined;
    const { person, calls } = openDetail(
      { papers },
      {
        "POST /highlights": () => new Promise((resolve) => (agree = () => resolve({ body: { status: "success" } }))),
        [`DELETE /highlights/${SEARCH_ID}/1002`]: { body: { status: "success" } },
      },
    );
    const toggle = await findToggle("1002");
    await person.click(toggle);
    expect(toggle.getAttribute("aria-pressed")).toBe("false");
    expect(screen.queryByText("Highlighted")).toBeNull();
    agree();
    await waitFor(async () => expect(await findPmids()).toEqual(["1002", "1001", "1003"]));
    expect(toggle.getAttribute("aria-pressed")).toBe("true");
    expect(calls.find((call) => call.method === "POST")?.body).toEqual({
      search_id: SEARCH_ID,
      pmid: "1002",
      paper_title: papers[1]?.title,
    });
    await person.click(toggle);
    await waitFor(async () => expect(await findPmids()).toEqual(["1001", "1002", "1003"]));
    expect(document.activeElement).toBe(toggle);
  });

  test("that the server refuses stay as they were, and nothing is said of it", async () => {
    const { person } = openDetail({ papers }, { "POST /highlights": FAILURE });
    const toggle = await findToggle("1002");
    await person.click(toggle);
    await waitFor(() => expectWarning(/highlight could not be changed/));
    expect(toggle.getAttribute("aria-pressed")).toBe("false");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("that cannot be loaded are taken to be none, and nothing is said of it", async () => {
    openDetail({ papers }, { [`GET /highlights/${SEARCH_ID}`]: FAILURE });
    expect(await findPmids()).toEqual(["1001", "1002", "1003"]);
    expectWarning(/highlights could not be loaded/);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
