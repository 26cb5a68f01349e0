import { expect, it } from "vitest";
import type { ReadPaper } from "../reader.ts";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeRead } from "./verdict.fixture.ts";

const MORTALITY = ask("Does tranexamic acid reduce mortality in postpartum haemorrhage?");
const META = { types: ["Meta-Analysis"], title: "Tranexamic acid for postpartum haemorrhage: a meta-analysis" };

const withPeople = (paper: ReadPaper, n: number): ReadPaper => {
  return { ...paper, reading: { ...paper.reading, sample_size: { n, evidence: [] } } };
};
const readBasis = (papers: ReadPaper[], language: "en" | "ja" | "zh" = "en") => {
  const verdict = deriveVerdict({ ...MORTALITY, language }, papers);
  return verdict?.text.slice(verdict.lead?.length).trim();
};

it("says of what design the counted papers are, the strongest first, and how many people they were about", () => {
  const papers = [
    withPeople(makeRead(1, [{}]), 1200),
    withPeople(makeRead(2, [{}]), 300),
    withPeople(makeRead(3, [{}], META), 9000),
  ];
  expect(readBasis(papers)).toBe(
    "Based on 1 meta-analysis (9,000 participants) and 2 randomized controlled trials (1,500).",
  );
  expect(readBasis(papers, "ja")).toBe("根拠：メタ解析 1 件（9,000 人）、ランダム化比較試験 2 件（1,500 人）。");
  expect(readBasis(papers, "zh")).toBe("依据：荟萃分析 1 篇（9,000 例）、随机对照试验 2 篇（共 1,500 例）。");
});

it("says that there are more people where a paper states no number, and adds up no syntheses", () => {
  const unstated = [withPeople(makeRead(1, [{}]), 300), makeRead(2, [{}])];
  expect(readBasis(unstated)).toBe("Based on 2 randomized controlled trials (at least 300 participants).");
  expect(readBasis(unstated, "ja")).toBe("根拠：ランダム化比較試験 2 件（300 人以上）。");
  expect(readBasis(unstated, "zh")).toBe("依据：随机对照试验 2 篇（至少 300 例）。");
  const syntheses = [withPeople(makeRead(1, [{}], META), 300), withPeople(makeRead(2, [{}], META), 400)];
  expect(readBasis(syntheses)).toBe("Based on 2 meta-analyses.");
});

it("counts the people of one trial once, and leaves out papers without a direction", () => {
  const trials = ["NCT00000001"];
  const reports = [1, 2].map((pmid) => withPeople(makeRead(pmid, [{}], { trials }), 300 + pmid));
  const unclear = withPeople(makeRead(3, [{ direction: "unclear" }]), 900);
  expect(readBasis([...reports, unclear])).toMatch(/^Based on 1 randomized controlled trial \(302 participants\)\. /);
});

it("names on what papers agree where the question names a condition alone", () => {
  const asked = ask("Does tranexamic acid reduce postpartum haemorrhage?");
  const own = [1, 2, 3].map((pmid) => makeRead(pmid, [{ outcome: "rate of postpartum haemorrhage" }]));
  expect(deriveVerdict(asked, own)).toMatchObject({
    lead: "All 3 papers with a clear finding favour tranexamic acid for postpartum haemorrhage.",
    asked: { outcome: "postpartum haemorrhage" },
  });
});

it("says so where each paper has an outcome of its own, and names the one that all have", () => {
  const asked = ask("tranexamic acid for postpartum haemorrhage");
  const of = (...outcomes: string[]) =>
    outcomes.map((outcome, at) => makeRead(at + 1, [{ outcome, favours: "intervention" }]));
  const differing = of("hair cortisol", "death", "transfusion");
  expect(deriveVerdict(asked, differing)?.lead).toBe(
    "All 3 papers with a clear finding favour tranexamic acid in postpartum haemorrhage (each paper by its own outcome).",
  );
  expect(deriveVerdict({ ...asked, language: "ja" }, differing)?.lead).toBe(
    "分娩後出血について、結果の方向が明らかな論文 3 件は、いずれもトラネキサム酸に有利です（アウトカムは論文ごとに異なります）。",
  );
  expect(deriveVerdict({ ...asked, language: "zh" }, differing)?.lead).toBe(
    "针对产后出血，结果方向明确的 3 篇文献均支持氨甲环酸（各篇文献的结局指标不同）。",
  );
  expect(deriveVerdict(asked, of("Death", "death", "death"))?.lead).toBe(
    "All 3 papers with a clear finding favour tranexamic acid for death.",
  );
});
