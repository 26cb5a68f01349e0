import { type Finding, NO_NUMBERS } from "@medsieve/contract/findings";
import { NO_LIMITS } from "@medsieve/contract/searches";
import type { Verdict } from "@medsieve/contract/verdict";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeEvidence, makePaper } from "./search.fixture.ts";
import { findCard, openSaved, prepareSearchTests } from "./search-page.fixture.tsx";

prepareSearchTests();

function makeFinding(pmid: string, changes: Partial<Finding> = {}): Finding {
  return {
    id: `${pmid}-f1`,
    intervention: "zinc",
    comparator: "placebo",
    outcome: "duration of colds",
    direction: "decreased",
    favours: "intervention",
    numbers: {
      ...NO_NUMBERS,
      effect: { measure: "MD", value: -1.2, ci_low: -2, ci_high: -0.4, ci_level: 95 },
      p: 0.001,
      p_relation: "<",
    },
    evidence: [makeEvidence()],
    read_by: "builtin",
    disputed: false,
    ...changes,
  };
}

const COUNTED = { favours: 1, no_difference: 1, against: 0, unclear: 0 };
const VERDICT: Verdict = {
  state: "too_few",
  relation: "effect" as const,
  text: "Too few papers to draw a conclusion: 1 favours zinc and 1 finds no clear difference. Based on 1 cohort study.",
  lead: "Too few papers to draw a conclusion: 1 favours zinc and 1 finds no clear difference.",
  counts: COUNTED,
  not_addressed: 1,
  left_out: 0,
  papers: [
    { pmid: "1001", count: "favours", finding_ids: ["1001-f1"] },
    { pmid: "1002", count: "no_difference", finding_ids: ["1002-f1"] },
  ],
  studies: [],
  asked: { intervention: "zinc", comparator: null, outcome: null },
  missing: [],
};
const PAPERS = [
  makePaper({ pmid: "1001", findings: [makeFinding("1001")], sample_size: { n: 120, evidence: [] } }),
  makePaper({
    pmid: "1002",
    title: "Zinc and nothing else",
    findings: [
      makeFinding("1002", { direction: "no_difference", favours: "neither", disputed: true, numbers: NO_NUMBERS }),
    ],
  }),
  makePaper({ pmid: "1003", title: "Glaucoma" }),
];
const SUMMARY = "A long answer about zinc [PMID 1001].";
const openCounted = () => openSaved(PAPERS, { verdict: VERDICT, summary: SUMMARY, answer_sentences: [] });
const answer = () => screen.findByRole("region", { name: "Answer" });

test("the verdict stands first, with papers by what they report and a finding each; the long answer is folded", async () => {
  const { person } = await openCounted();
  const region = within(await answer());
  expect(region.getByText(String(VERDICT.lead))).toBeTruthy();
  expect(region.getByText("Based on 1 cohort study.")).toBeTruthy();
  const parts = within(region.getByRole("list", { name: "What 2 papers report" })).getAllByRole("button");
  expect(parts.map(({ textContent }) => textContent)).toEqual(["1 favours zinc", "1 no clear difference"]);
  expect(region.getByText(/2 of 3 papers have a finding on this question/)).toBeTruthy();
  const [first, second] = within(region.getByRole("list", { name: "Findings" })).getAllByRole("listitem");
  expect(first?.textContent?.replaceAll("\u00a0", " ")).toContain(
    "Duration of colds: lower · vs placebo · MD -1.2 (95% CI -2 to -0.4), p < 0.001",
  );
  expect(first?.textContent).toMatch(/1RCT, n\u00a0=\u00a0120$/u);
  expect(second?.textContent).toContain("no clear difference");
  expect(second?.textContent).toContain("The built-in reader reads this sentence differently.");
  expect(region.queryByText(/A long answer/)).toBeNull();
  await person.click(region.getByRole("button", { name: "The answer in full" }));
  expect(region.getByText(/A long answer/)).toBeTruthy();
});

test("what speaks otherwise is among the findings in view, however far down its paper stands", async () => {
  const papers = ["2001", "2002", "2003", "2004", "2005"].map((pmid) =>
    makePaper({ pmid, findings: [makeFinding(pmid)] }),
  );
  const counted: Verdict["papers"] = papers.map(({ pmid }, at) => {
    return { pmid, count: at === 4 ? "no_difference" : "favours", finding_ids: [`${pmid}-f1`] };
  });
  const verdict = { ...VERDICT, papers: counted, counts: { ...COUNTED, favours: 4 } };
  await openSaved(papers, { verdict, summary: SUMMARY, answer_sentences: [] });
  const region = within(await answer());
  const chips = within(region.getByRole("list", { name: "Findings" })).getAllByRole("button", { name: /^Paper / });
  expect(chips.map(({ textContent }) => textContent)).toEqual(["1", "2", "5"]);
  expect(region.getByRole("button", { name: "2 more findings" })).toBeTruthy();
});

test.each([
  ["another_treatment", "No difference from another treatment does not show whether it works."],
  ["conclusion", "The paper’s conclusion says otherwise."],
  ["partly", "Only partly relevant."],
] as const)("a paper that counts as unclear says why: %s", async (doubt, text) => {
  const papers: Verdict["papers"] = [{ pmid: "1001", count: "unclear", doubt, finding_ids: ["1001-f1"] }];
  const counts = { ...COUNTED, favours: 0, no_difference: 0, unclear: 1 };
  await openSaved(PAPERS, { verdict: { ...VERDICT, papers, counts, state: "unclear" }, summary: SUMMARY });
  expect(within(await answer()).getByText(text)).toBeTruthy();
});

test("a part of the meter lists its papers alone, and pressed again all", async () => {
  const { person } = await openCounted();
  const region = within(await answer());
  const titles = () =>
    screen.queryAllByText(/^(?:Zinc and nothing else|Glaucoma)$/).map(({ textContent }) => textContent);
  const part = region.getByRole("button", { name: "1 no clear difference" });
  expect(titles()).toContain("Glaucoma");
  await person.click(part);
  expect(part.getAttribute("aria-pressed")).toBe("true");
  expect(titles()).toEqual(["Zinc and nothing else"]);
  await person.click(part);
  expect(titles()).toContain("Glaucoma");
});

test("a chip names its paper and leads to it", async () => {
  const { person } = await openCounted();
  const chip = within(await answer()).getByRole("button", { name: /^Paper 1 · .*n = 120$/ });
  await person.click(chip);
  expect(document.activeElement?.textContent).toContain("1001");
});

test("a chip opens its paper at the sentence of its finding, and the way back leads to the chip", async () => {
  const { person } = await openCounted();
  const chip = within(await answer()).getByRole("button", { name: /^Paper 1 · .*n = 120$/ });
  await person.click(chip);
  const card = within(findCard("1001"));
  const mark = await waitFor(() => findCard("1001").querySelector("mark") ?? Promise.reject(new Error("no mark")));
  expect(mark.textContent).toBe("Colds lasted 4.1 days with zinc and 6.0 days with placebo.");
  await person.click(card.getByRole("button", { name: "Back to the statement" }));
  expect(document.activeElement).toBe(chip);
});

const NOTHING = "None of the 3 papers read addresses this question. Try other words.";

function openNothing(changes: Parameters<typeof openSaved>[1] = {}) {
  const verdict: Verdict = {
    ...{ ...VERDICT, state: "not_addressed", text: NOTHING, lead: NOTHING, papers: [], not_addressed: 3 },
    counts: { ...COUNTED, favours: 0, no_difference: 0 },
  };
  return openSaved(PAPERS, { verdict, summary: NOTHING, ...changes });
}

test("where no paper addresses the question, the sentence stands alone, with two ways on", async () => {
  const text = NOTHING;
  const { person } = await openNothing({ preference: "clinical_trials" });
  const region = within(await answer());
  expect(region.getAllByText(text)).toHaveLength(1);
  expect(region.queryByRole("list")).toBeNull();
  expect(screen.getByRole("button", { name: "Search everything" })).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Edit the question" }));
  expect(await screen.findByRole("textbox", { name: "Your question" })).toBeTruthy();
});

test("where papers address the question and none has a result on it, the answer stands open, with ways on", async () => {
  await openNothing({ verdict: { ...VERDICT, state: "no_finding", papers: [] }, summary: SUMMARY });
  expect(within(await answer()).getByText(/A long answer about zinc/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Edit the question" })).toBeTruthy();
});

test("where everything was searched within limits, the way on is without them", async () => {
  await openNothing({ preference: "comprehensive", limits: { ...NO_LIMITS, humans: true } });
  await answer();
  expect(screen.getByRole("button", { name: "Search without limits" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Search everything" })).toBeNull();
});

test("papers of one trial say so, and the meter counts studies", async () => {
  const papers: Verdict["papers"] = PAPERS.slice(0, 2).map(({ pmid }) => {
    return { pmid, count: "favours", finding_ids: [`${pmid}-f1`] };
  });
  const studies = [{ pmids: ["1001", "1002"], registrations: ["NCT01234567"] }];
  const verdict: Verdict = { ...VERDICT, papers, studies, counts: { ...COUNTED, no_difference: 0 } };
  await openSaved(PAPERS, { verdict, summary: SUMMARY, answer_sentences: [] });
  const region = within(await answer());
  const parts = within(region.getByRole("list", { name: "What 1 study reports" })).getAllByRole("button");
  expect(parts.map(({ textContent }) => textContent)).toEqual(["1 favours zinc"]);
  expect(region.getByText(/2 of 3 papers have a finding on this question/)).toBeTruthy();
  for (const pmid of ["1001", "1002"]) {
    expect(within(findCard(pmid)).getByText("One of 2 papers on one trial")).toBeTruthy();
  }
  expect(within(findCard("1003")).queryByText(/on one trial/)).toBeNull();
});

test("papers of one trial say so where none of them is counted, too", async () => {
  const registrations: (typeof PAPERS)[number]["registrations"] = [{ registry: "ISRCTN", id: "ISRCTN12345678" }];
  const papers = PAPERS.map((paper, at) => (at < 2 ? { ...paper, registrations } : paper));
  await openSaved(papers, { verdict: VERDICT, summary: SUMMARY, answer_sentences: [] });
  await answer();
  expect(within(findCard("1001")).getByText("One of 2 papers on one trial")).toBeTruthy();
  expect(within(findCard("1003")).queryByText(/on one trial/)).toBeNull();
});

test("an answer in Japanese folds the English sentences that it quotes, and shows them when asked to", async () => {
  const quote = "Zinc shortened the common cold in children.";
  const summary = `ランダム化比較試験は、「${quote}」と述べています [PMID 1001]。`;
  const { person } = await openSaved(PAPERS, { verdict: null, summary, answer_sentences: [], language: "ja" });
  const region = within(await answer());
  expect(region.queryByText(quote)).toBeNull();
  expect(region.getByText(/ランダム化比較試験は/).closest("p")?.textContent).toContain("「…」");
  await person.click(region.getByRole("button", { name: "Show the papers’ own sentences" }));
  expect(region.getByText(quote)).toBeTruthy();
  await person.click(region.getByRole("button", { name: "Hide the papers’ own sentences" }));
  expect(region.queryByText(quote)).toBeNull();
});
