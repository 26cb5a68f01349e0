import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { writeStored } from "../../lib/storage.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makePaper, SEARCH_ID } from "./search.fixture.ts";
import { listPapers, openDetail, openPaper } from "./search-detail.fixture.tsx";

preparePageTests();
beforeEach(() => {
  signInAs(makeUser());
  writeStored("result_layouts", { [makeUser().id]: "full" });
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
    expect(within(paper).getByRole("heading", { level: 3 }).textContent).toContain("Nightly zinc");
    expect(within(paper).getByRole("button", { name: "Colds were shorter with zinc." })).toBeTruthy();
    fireEvent.click(within(paper).getByRole("button", { name: "Why it is here" }));
    expect(within(paper).getByText(/^Tests zinc against placebo/)).toBeTruthy();
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
