import type { Evidence } from "@medsieve/contract/statements";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { makeEvidence, makePaper, makeStatement } from "./search.fixture.ts";
import { ask, findCard, openPage, openSaved, prepareSearchTests, receive, WHOLE } from "./search-page.fixture.tsx";

prepareSearchTests();

/** A link out of Medsieve, and not to the paper's own page. */
const isElsewhere = (link: HTMLElement) => link.getAttribute("target") === "_blank";

describe("a paper", () => {
  it("is shown as plain text, whatever its record says", async () => {
    const hostile = '<img src="x" onerror="alert(1)"><b>bold</b>';
    const fields = { title: hostile, journal: hostile, summary: hostile, population: hostile, authors: [hostile] };
    await openSaved([makePaper({ ...fields, statements: [] })], { summary: hostile });
    const card = findCard("1001");
    expect(within(card).getAllByText(hostile, { exact: false }).length).toBeGreaterThanOrEqual(4);
    expect(document.querySelector("img, b")).toBeNull();
  });

  it("carries a band that says it was retracted, with the notice", async () => {
    const notices = [{ kind: "retracted", pmid: "777", citation: "J Invent Trials. 2021;3:9" }] as const;
    await openSaved([makePaper({ notices: [...notices] })]);
    const card = within(findCard("1001"));
    expect(card.getByText("Retracted.")).toBeTruthy();
    const link = card.getByRole("link", { name: /J Invent Trials/ });
    expect(link.getAttribute("href")).toBe("https://pubmed.ncbi.nlm.nih.gov/777/");
  });

  it("says of each lesser notice what it is, and leads to it", async () => {
    const notices = [
      { kind: "corrected", pmid: "801", citation: "J Invent Trials. 2020;2:2" },
      { kind: "corrected", pmid: "802", citation: null, known_since: "2026-11-20T12:00:00.000Z" },
      { kind: "updated", pmid: "803", citation: null },
      { kind: "preprint", pmid: null, citation: null },
    ] as const;
    await openSaved([makePaper({ notices: [...notices] })]);
    const card = within(findCard("1001"));
    const hrefs = card.getAllByRole("link", { name: /^(Corrected|A newer)/ }).map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([801, 802, 803].map((pmid) => `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`));
    expect(card.getByText(/known since Nov 20, 2026, after this search/)).toBeTruthy();
    expect(card.getByText("Preprint, not peer reviewed")).toBeTruthy();
  });

  it("that was named as known says so, and the facts of the search how many were read", async () => {
    const papers = [makePaper(), makePaper({ pmid: "1002" })];
    const { person } = await openSaved(papers, { known_pmids: ["1002", "7"] });
    expect(within(findCard("1002")).getByText("Known paper")).toBeTruthy();
    expect(within(findCard("1001")).queryByText("Known paper")).toBeNull();
    await person.click(within(screen.getByRole("region", { name: "Progress" })).getByRole("button"));
    expect(screen.getByText(/^1 of 2 was read here\./)).toBeTruthy();
  });

  it("links to PubMed in a new tab, but not when it is fictional", async () => {
    await openSaved([makePaper(), makePaper({ pmid: "900000001", title: "An invented case", demonstration: true })]);
    const link = within(findCard("1001")).getByRole("link", { name: /common cold/ });
    expect(link.getAttribute("href")).toBe("https://pubmed.ncbi.nlm.nih.gov/1001/");
    expect(link.getAttribute("target")).toBe("_blank");
    const fictional = within(findCard("900000001"));
    expect(fictional.queryByRole("link", { name: /invented case/ })).toBeNull();
    expect(fictional.getByText("Fictional (demonstration)")).toBeTruthy();
  });

  it("leads to its free full text first, to PubMed and its DOI, and says that it is free", async () => {
    await openSaved([makePaper({ pmcid: "PMC77", doi: "10.5555/a<b>#1" })]);
    const card = within(findCard("1001"));
    const hrefs = card
      .getAllByRole("link")
      .filter(isElsewhere)
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([
      "https://pubmed.ncbi.nlm.nih.gov/1001/",
      "https://pmc.ncbi.nlm.nih.gov/articles/PMC77/",
      "https://pubmed.ncbi.nlm.nih.gov/1001/",
      "https://doi.org/10.5555/a%3Cb%3E%231",
    ]);
    expect(card.getByText("Free full text")).toBeTruthy();
  });

  it("leads nowhere else when it is fictional, nor do its notices", async () => {
    const notices = [{ kind: "retracted", pmid: "900000007", citation: "Fict J. 2021" }] as const;
    await openSaved([makePaper({ demonstration: true, pmcid: "PMC77", notices: [...notices] })]);
    const card = within(findCard("1001"));
    expect(card.queryAllByRole("link").filter(isElsewhere)).toEqual([]);
    expect(card.getByText("Fict J. 2021")).toBeTruthy();
    expect(card.queryByText("Free full text")).toBeNull();
  });

  it("carries a band for an expression of concern", async () => {
    await openSaved([makePaper({ notices: [{ kind: "expression_of_concern", pmid: "778", citation: null }] })]);
    const card = within(findCard("1001"));
    expect(card.getByText("Expression of concern.")).toBeTruthy();
    expect(card.getByRole("link", { name: /PMID 778/ })).toBeTruthy();
  });

  it("marks what is quoted from it in its own language, without a second pair of marks", async () => {
    const summary = "ランダム化比較試験。結果：「Colds were shorter.」";
    const statement = "Colds were shorter.";
    const statements = [makeStatement({ text: statement, offset: 14 })];
    await openSaved([makePaper({ summary, statements })], { language: "ja", summary: null, answer_sentences: [] });
    const statementButton = within(findCard("1001")).getByRole("button", { name: statement });
    const quotation = statementButton.querySelector("q");
    expect(quotation?.textContent).toBe(statement);
    expect(quotation?.lang).toBe("en");
    const paragraph = statementButton.closest("p");
    expect(paragraph?.textContent).toBe(summary);
    expect(paragraph?.lang).toBe("ja");
  });

  it("without an abstract, in another language, is shown as what it is", async () => {
    const titles = { title: "[Zinc for colds].", vernacular_title: "感冒に対する亜鉛" };
    const unread = { summary: null, population: null, intervention: null, comparator: null, statements: [] };
    await openSaved([makePaper({ ...titles, ...unread, languages: ["jpn"], abstract: [] })]);
    const card = within(findCard("1001"));
    expect(card.getByText("[Zinc for colds].").lang).toBe("en");
    expect(card.getByText("感冒に対する亜鉛").lang).toBe("ja");
    expect(card.getByText("In Japanese")).toBeTruthy();
    expect(card.getByText("The record has no abstract: only its title was read.")).toBeTruthy();
    expect(
      card.getByText(/^Not assessable without an abstract: Population, Intervention, Comparator, Outcome/),
    ).toBeTruthy();
  });

  it("shows its reference, which can be copied", async () => {
    const { person } = await openSaved([makePaper()]);
    await person.click(within(findCard("1001")).getByRole("button", { name: "Cite" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cite this paper" }));
    await person.click(dialog.getByRole("button", { name: "Copy reference" }));
    expect(await dialog.findByText("Copied")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(/^Okafor N, .*PMID: 1001\.$/);
  });

  it("has its PMID copied, and says so for two seconds", async () => {
    const { person } = await openSaved([makePaper()]);
    const card = within(findCard("1001"));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await person.click(card.getByRole("button", { name: "Copy PMID 1001" }));
    expect(await card.findByText("Copied")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe("1001");
    act(() => vi.advanceTimersByTime(2000));
    expect(card.queryByText("Copied")).toBeNull();
    vi.useRealTimers();
  });

  it("shows the sentence behind a statement, and marks one that has none", async () => {
    const { person } = await openSaved([makePaper()]);
    const card = within(findCard("1001"));
    await person.click(card.getByRole("button", { name: "Colds were shorter with zinc." }));
    const evidence = await screen.findByRole("tooltip");
    expect(evidence.textContent).toMatch(/RESULTS.*Colds lasted 4\.1 days/);
    expect(card.getByText("unverified")).toBeTruthy();
  });

  it("shows a statement's sentence in its place, in the abstract or in the title, and the way back", async () => {
    const { title, statements } = makePaper();
    const inTitle = makeEvidence({ section: "title", section_index: 0, quote: title, start: 0, end: title.length });
    const population = makeStatement({ id: "1001-3", field: "population", text: "120 adults", evidence: [inTitle] });
    const { person } = await openSaved([makePaper({ statements: [...statements, population] })]);
    const card = within(findCard("1001"));
    expect(card.queryByText("RESULTS:")).toBeNull();
    const statement = card.getByRole("button", { name: "Colds were shorter with zinc." });
    act(() => statement.focus());
    await person.keyboard("{Enter}");
    const mark = card.getByText(makeEvidence().quote ?? "", { selector: "mark" });
    expect(mark.closest("p")?.textContent).toMatch(/^RESULTS: /);
    await person.click(card.getByRole("button", { name: "Back to the statement" }));
    expect(document.activeElement).toBe(statement);
    await person.click(card.getByRole("button", { name: "120 adults" }));
    expect(card.getByText(title, { selector: "mark" }).closest("h3")).toBeTruthy();
  });

  it("names the trials it is registered under, each linked to its registry where that has an address for it", async () => {
    const registrations = [
      { registry: "ClinicalTrials.gov" as const, id: "NCT01234567" },
      { registry: "UMIN-CTR" as const, id: "UMIN000012345" },
    ];
    const { person } = await openSaved([makePaper({ registrations })]);
    const card = within(findCard("1001"));
    await person.click(card.getByRole("button", { name: /abstract/i }));
    const trials = within(await card.findByRole("region", { name: "Trial registration" }));
    expect(trials.getByRole("link").getAttribute("href")).toBe("https://clinicaltrials.gov/study/NCT01234567");
    expect(trials.getByText("UMIN-CTR UMIN000012345")).toBeTruthy();
  });

  it("gives the model's translation of a quote, and says that the quote counts", async () => {
    const text = "Colds were shorter with zinc.";
    const statements = [makeStatement({ text, evidence: [makeEvidence({ gloss: "感冒缩短了。" })] })];
    const { person } = await openSaved([makePaper({ statements })]);
    await person.click(within(findCard("1001")).getByRole("button", { name: text }));
    const shown = await screen.findByRole("tooltip");
    expect(shown.textContent).toContain(
      "感冒缩短了。Translation by the model; the quotation as printed is what counts.",
    );
  });

  it("is led to from a sentence of the answer, which shows what it rests on in each paper", async () => {
    const sentence = "Zinc shortens colds [PMID 1001] [PMID 1002].";
    const opening = "Of 2 papers, 2 address it.";
    const doubtful = "It harms [PMID 1001].";
    const cite = (pmids: string[], changes: Partial<Evidence> = {}) => {
      return { cites: pmids, evidence: pmids.map((pmid) => ({ pmid, ...makeEvidence(changes) })) };
    };
    const answer_sentences = [
      { id: "answer-1", text: opening, offset: 0, cites: [], evidence: [] },
      { id: "answer-2", text: sentence, offset: 27, ...cite(["1001", "1002"]) },
      { id: "answer-3", text: doubtful, offset: 72, ...cite(["1001"], { status: "unverified" }) },
    ];
    const summary = `${opening} ${sentence} ${doubtful}`;
    const papers = [makePaper(), makePaper({ pmid: "1002" })];
    const { person } = await openSaved(papers, { summary, answer_sentences });
    const answerText = within(screen.getByRole("region", { name: "Answer" }));
    const statement = answerText.getByRole("button", { name: "Zinc shortens colds" });
    expect(answerText.getAllByText("unverified")).toHaveLength(1);
    await person.click(statement);
    const shown = await screen.findByRole("tooltip");
    expect(shown.textContent).toMatch(/PMID 1001.*Colds lasted.*PMID 1002.*Colds lasted/);
    expect(findCard("1001").querySelector("mark")?.textContent).toMatch(/^Colds lasted/);
    await person.click(statement);
    expect(findCard("1002").querySelector("mark")?.textContent).toMatch(/^Colds lasted/);
    expect(findCard("1001").querySelector("mark")).toBeNull();
  });

  describe("that was retracted and that the answer names", () => {
    const [finding, left] = ["Zinc helps [PMID 1002].", "One retracted paper was left out: [PMID 1001]."];
    const openAnswer = (cites: string[]) => {
      const notices = [{ kind: "retracted", pmid: "777", citation: null }] as const;
      const papers = [makePaper({ notices: [...notices] }), makePaper({ pmid: "1002" })];
      const answer_sentences = [
        { id: "answer-1", text: finding, offset: 0, cites: ["1002"], evidence: [] },
        { id: "answer-2", text: left, offset: 24, cites, evidence: [] },
      ];
      return openSaved(papers, { summary: `${finding} ${left}`, answer_sentences });
    };
    const caution = /cites a retracted paper: PMID 1001/;

    it("is warned of where it is cited", async () => {
      await openAnswer(["1001"]);
      expect(screen.getByText(caution)).toBeTruthy();
    });

    it("is not, where the answer says that it was left out", async () => {
      await openAnswer([]);
      expect(
        within(screen.getByRole("region", { name: "Answer" })).getByRole("button", { name: /^Paper 1 · / }),
      ).toBeTruthy();
      expect(screen.queryByText(caution)).toBeNull();
    });
  });

  it("leaves out what is unknown, and names once what is not reported", async () => {
    await openSaved([makePaper({ cited_by: null, year: null, doi: null, outcome: null, comparator: null })]);
    const card = within(findCard("1001"));
    expect(card.queryByText(/Cited by/)).toBeNull();
    expect(card.queryByRole("link", { name: "DOI" })).toBeNull();
    expect(card.getByText("Not assessable from the abstract: Comparator, Outcome")).toBeTruthy();
    expect(card.getByText("+2 more", { exact: false })).toBeTruthy();
  });

  it("is opened in full while the search still runs, keeps the focus, and stays open when it ends", async () => {
    const { person } = openPage();
    await ask(person);
    receive(...WHOLE.slice(0, 10));
    const card = within(findCard("1001"));
    expect(card.queryByText("Population")).toBeNull();
    expect(card.getByText("unverified")).toBeTruthy();
    await person.click(card.getByRole("button", { name: "Show the whole card" }));
    expect(card.getByText("Population")).toBeTruthy();
    expect(document.activeElement).toBe(findCard("1001"));
    receive(...WHOLE.slice(10));
    expect(await screen.findByRole("heading", { name: "Answer" })).toBeTruthy();
    expect(document.activeElement).toBe(findCard("1001"));
  });

  it("is where a PMID of the answer leads", async () => {
    const { person } = await openSaved([makePaper({ pmid: "1001" }), makePaper({ pmid: "1002" })]);
    await person.click(screen.getByRole("button", { name: /^Paper 2 · / }));
    expect(document.activeElement).toBe(findCard("1002"));
  });

  it("moves when the list is sorted, and keeps its rank", async () => {
    const { person } = await openSaved([
      makePaper({ pmid: "1", title: "Older", year: 2001, cited_by: 90 }),
      makePaper({ pmid: "2", title: "Newer", year: 2020, cited_by: null }),
    ]);
    const readOrder = () => screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
    expect(readOrder()[0]).toMatch(/1\.Older/);
    await person.click(screen.getByRole("radio", { name: "Year" }));
    expect(readOrder()[0]).toMatch(/2\.Newer/);
    await person.click(screen.getByRole("radio", { name: "Citations" }));
    expect(readOrder()[0]).toMatch(/1\.Older/);
  });
});
