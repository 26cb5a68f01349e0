import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { isGivenWithMore, isOfOtherTreatment } from "./other-treatment.ts";

const isOther = (question: string, title: string, quote: string) =>
  isOfOtherTreatment(
    quote,
    readAskedRoles(analyzeQuestion(question), question),
    readPaperText(makePaper(1, { title, abstract: [{ label: "RESULTS", text: quote }] })),
  );

describe("a finding that has the treatment's name and is of another one", () => {
  it("is of stopping it, unless that is asked about", () => {
    const title = "Stopping estrogen after the menopause";
    const stopped = "One year of discontinuation reduced bone density in estrogen-treated women (p = 0.01).";
    expect(isOther("Does estrogen increase bone density?", title, stopped)).toBe(true);
    const taken = "Estrogen reduced the loss of bone density; no one had to stop it.";
    expect(isOther("Does estrogen increase bone density?", title, taken)).toBe(false);
  });

  it.each([
    "Does stopping denosumab increase fractures?",
    "Is denosumab withdrawal followed by fractures?",
    "デノスマブを中止すると骨折は増えるか",
    "停用地舒单抗会增加骨折吗",
    "地舒单抗停药后骨折风险会增加吗",
  ])("is of what the treatment does, where it is asked what comes of stopping it: %s", (question) => {
    expect(isOther(question, "Denosumab in women with osteoporosis", "Denosumab decreased fractures.")).toBe(true);
    expect(isOther(question, "Denosumab after five years", "Fractures increased after denosumab was stopped.")).toBe(
      false,
    );
    expect(isOther(question, "Discontinuation of denosumab", "Fractures increased.")).toBe(false);
  });

  it("is of two routes of it", () => {
    const quote = "Remission rates were comparable between arms.";
    const question = "Does infliximab induce remission?";
    expect(isOther(question, "Subcutaneous vs Intravenous Infliximab in colitis", quote)).toBe(true);
    expect(isOther(question, "Intravenous Infliximab vs placebo in colitis", quote)).toBe(false);
  });

  it("is of a combination that it is a part of", () => {
    const quote = "Lung function improved more with IND/GLY than with SFC.";
    const question = "Does indacaterol improve lung function?";
    const title = "Indacaterol/glycopyrronium versus salmeterol/fluticasone in COPD";
    expect(isOther(question, title, quote)).toBe(true);
    expect(isOther(question, "Indacaterol versus salmeterol/fluticasone in COPD", quote)).toBe(false);
    expect(isOther(question, title, "Lung function improved more with indacaterol than with placebo.")).toBe(false);
  });
});

describe("what was given with the treatment", () => {
  const question = "Does hyaluronic acid relieve knee pain?";
  const roles = readAskedRoles(analyzeQuestion(question), question);
  const paper = readPaperText(makePaper(1, { title: "Hyaluronic acid in the knee", abstract: [] }));
  const isWithMore = (intervention: string, comparator: string | null) =>
    isGivenWithMore({ intervention, comparator }, roles, paper);

  it("makes it another treatment, unless those that it is compared with got it too", () => {
    expect(isWithMore("hyaluronic acid plus clodronate", null)).toBe(true);
    expect(isWithMore("hyaluronic acid plus clodronate", "hyaluronic acid")).toBe(true);
    expect(isWithMore("hyaluronic acid plus clodronate", "clodronate alone")).toBe(false);
    expect(isWithMore("hyaluronic acid plus usual care", null)).toBe(false);
    expect(isWithMore("hyaluronic acid", "placebo")).toBe(false);
  });

  it("is none where the paper says that those on placebo had it, too", () => {
    const text =
      "Patients got hyaluronic acid plus clodronate (CLO) or placebo. Changes with placebo plus CLO were small.";
    const both = readPaperText(makePaper(1, { title: "Hyaluronic acid", abstract: [{ label: null, text }] }));
    expect(
      isGivenWithMore({ intervention: "hyaluronic acid plus clodronate", comparator: "placebo" }, roles, both),
    ).toBe(false);
  });

  it("is a second drug of the same inhaler", () => {
    const asked = "Is formoterol effective in COPD?";
    const inhaled = readPaperText(makePaper(1, { title: "Budesonide/formoterol in COPD", abstract: [] }));
    const isOfTwo = (intervention: string, comparator: string | null) =>
      isGivenWithMore({ intervention, comparator }, readAskedRoles(analyzeQuestion(asked), asked), inhaled);
    expect(isOfTwo("budesonide/formoterol", null)).toBe(true);
    expect(isOfTwo("budesonide/formoterol", "budesonide")).toBe(false);
    expect(isOfTwo("formoterol/Turbuhaler", null)).toBe(false);
  });
});
