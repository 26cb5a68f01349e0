import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { readFindingText } from "./finding-text.ts";
import { findMeasured } from "./measured-as.ts";
import { isOnlyMeasured } from "./only-measured.ts";

function measure(question: string, text: string, title = "Zinc") {
  const paper = readPaperText(makePaper(1, { title, abstract: [{ label: "RESULTS", text }] }));
  return analyzeQuestion(question).concepts.flatMap((concept) => findMeasured(concept, paper));
}

describe("what is measured in place of what is asked for", () => {
  it("is looked for as the paper writes it", () => {
    expect(measure("Does zinc lower LDL cholesterol?", "Low-density lipoprotein fell with zinc.")).toEqual([
      "Low-density lipoprotein",
    ]);
    expect(measure("Does zinc lower LDL cholesterol?", "Very low-density lipoprotein fell.")).toEqual([]);
  });

  it.each([
    ["Does zinc improve lung function?", "FEV1 rose with zinc.", "FEV1"],
    ["Does zinc reduce oxidative stress?", "Malondialdehyde fell with zinc.", "Malondialdehyde"],
    ["亜鉛は酸化ストレスを減らすか", "Malondialdehyde fell with zinc.", "Malondialdehyde"],
    ["Does zinc improve body composition?", "Lean body mass rose with zinc.", "Lean body mass"],
  ])("is known where the outcome is asked in general words: %s", (question, text, measured) => {
    expect(measure(question, text)).toContain(measured);
  });

  it("is no other thing than is asked for by a name of its own", () => {
    expect(measure("Does zinc lower ferritin?", "Haemoglobin rose with zinc.")).toEqual([]);
  });

  it("is vomiting after an operation, and not of others", () => {
    const question = "Does ondansetron prevent postoperative nausea and vomiting?";
    const text = "Vomiting was rarer with ondansetron.";
    expect(measure(question, text, "Ondansetron after strabismus surgery")).toContain("Vomiting");
    expect(measure(question, text, "Ondansetron in gastroenteritis")).toEqual([]);
  });
});

describe("an abbreviation of two parts", () => {
  it("stands for its long form in every sentence", () => {
    const text = "Children got botulinum toxin A (BTX/A) or placebo. Pain was less with BTX/A than with placebo.";
    const paper = readPaperText(makePaper(1, { title: "Pain", abstract: [{ label: null, text }] }));
    const long = readFindingText(paper)
      .at(-1)
      ?.tokens.flatMap((token) => token.long ?? []);
    expect(long).toContain("toxin");
  });
});

describe("a substance", () => {
  const isMeasured = (title: string, text: string) =>
    isOnlyMeasured("iron", readPaperText(makePaper(1, { title, abstract: [{ label: "RESULTS", text }] })));

  it("that stands only in names of what was measured was given to no one", () => {
    expect(isMeasured("Vitamin A and iron status", "Serum iron rose, and iron deficiency was rarer.")).toBe(true);
    expect(isMeasured("Vitamin A and iron status", "Children who got iron had more ferritin.")).toBe(false);
  });
});
