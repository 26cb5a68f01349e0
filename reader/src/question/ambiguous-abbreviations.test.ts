import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { describe, expect, it, test } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";
import { findConceptByName } from "./english-names.ts";

const read = (question: string) =>
  analyzeQuestion(question).concepts.map(({ written, names }) => [written, names[0]?.text]);

describe("an abbreviation that may mean several things", () => {
  it.each([
    ["sildenafil for ED after prostatectomy", "ED", "erectile dysfunction"],
    ["low-dose buprenorphine start in ED", "ED", "emergency department"],
    ["PD catheter and peritonitis", "PD", "peritoneal dialysis"],
    ["levodopa in PD", "PD", "Parkinson disease"],
    ["AS without high gradient: TAVI or wait", "AS", "aortic stenosis"],
    ["secukinumab in AS", "AS", "ankylosing spondylitis"],
    ["lactulose after first overt HE", "HE", "hepatic encephalopathy"],
    ["誤嚥性肺炎 ABPC vs CTRX", "ABPC", "ampicillin"],
  ])("%s: %s is %s", (question, abbreviation, meaning) => {
    expect(read(question)).toContainEqual([abbreviation, meaning]);
  });

  it("stays a word as typed where no word beside it says which, and where it is no abbreviation", () => {
    expect(read("outcomes of BPD")).toContainEqual(["BPD", "BPD"]);
    expect(read("as soon as possible in sepsis").map(([written]) => written)).not.toContain("as");
  });
});

test("stands beside what is named in Japanese or Chinese", () => {
  const read = (question: string) => analyzeQuestion(question).concepts.map(({ names }) => names[0]?.text);
  expect(read("FN ペグフィルグラスチム")).toContain("febrile neutropenia");
  expect(read("頸動脈狭窄 CEA")).toContain("carotid endarterectomy");
  expect(read("大腸癌 CEA")).toContain("carcinoembryonic antigen");
});

test("each meaning is a name of the vocabulary, and what stands beside it is written small", () => {
  for (const { abbreviation, meaning, beside } of [...TERMINOLOGY.abbreviations.values()].flat()) {
    expect([abbreviation, meaning, findConceptByName(meaning) !== null]).toEqual([abbreviation, meaning, true]);
    expect(beside).toEqual(beside.map((word) => word.toLowerCase()));
  }
});

test("only the last meaning of an abbreviation needs no word beside it", () => {
  for (const meanings of TERMINOLOGY.abbreviations.values()) {
    expect(meanings.slice(0, -1).filter(({ beside }) => beside.length === 0)).toEqual([]);
  }
});

test.each([
  ["COPD exacerbation pred 5 days", "pred", "Prednisolone"],
  ["Pred for croup", "Pred", "Prednisolone"],
  ["pfmt for incontinence", "pfmt", "pelvic floor muscle training"],
  ["carotid stenting vs CEA", "CEA", "Endarterectomy, Carotid"],
  ["CEA after colon cancer surgery", "CEA", "Carcinoembryonic Antigen"],
  ["tamsulosin MET ureteric stones", "MET", "medical expulsive therapy"],
])("%s: %s is %s", (question, written, name) => {
  const concept = analyzeQuestion(question).concepts.find((it) => it.written === written);
  expect(concept?.heading ?? concept?.names[0]?.text).toBe(name);
});

test("an English word in small letters is no abbreviation", () => {
  expect(analyzeQuestion("met the criteria, all of them").concepts.filter(({ kind }) => kind !== "word")).toEqual([]);
});
