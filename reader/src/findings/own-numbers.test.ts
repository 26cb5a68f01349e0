import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { readFinding } from "./read-finding.ts";

const read = (text: string, outcome: string) =>
  readFinding(readPaperText(makePaper(72, { title: "Zinc or placebo", abstract: [{ label: "RESULTS", text }] })), {
    ...{ intervention: "zinc", comparator: "placebo", outcome },
  })?.numbers;

describe("numbers of an outcome", () => {
  it("are those of the bracket behind its name", () => {
    const text =
      "Zinc had no effect on smoking status (p = 0.73) or on the number of cigarettes smoked (p = 0.56), compared with placebo.";
    expect(read(text, "number of cigarettes smoked")?.p).toBe(0.56);
    const other =
      "Zinc and placebo did not differ in naming (beta = 0.1; 95% CI, -0.3 to 0.5) and recall (odds ratio 2.0; 95% CI, 0.5 to 7.3).";
    expect(read(other, "naming")?.effect).toBeNull();
  });

  it("are none that only the order of a row assigns", () => {
    const text =
      "Ferritin, height and weight were higher with zinc than with placebo (p = 0.03, 0.01 and 0.008, resp.).";
    expect(read(text, "weight")?.p).toBeNull();
    expect(read("Weight was higher with zinc than with placebo (p = 0.008).", "weight")?.p).toBe(0.008);
  });

  it("are no doses", () => {
    const text = "Diarrhoea was less with zinc 40 mg once daily versus 20 mg once daily of placebo (p = 0.01).";
    expect(read(text, "diarrhoea")?.groups).toEqual([]);
  });

  it("are none of two times", () => {
    const text =
      "At 6 and 12 months, respectively, 85% and 80% of the zinc group had less diarrhoea than with placebo.";
    expect(read(text, "diarrhoea")?.groups).toEqual([]);
  });

  it("are no numbers of groups, nor by how much something was lower", () => {
    expect(
      read("Diarrhoea was reduced with zinc in group 3 compared with group 1 (p < 0.01).", "diarrhoea")?.groups,
    ).toEqual([]);
    const lower = "Early and late diarrhoea were 33% and 41% lower with zinc than with placebo, respectively.";
    expect(read(lower, "diarrhoea")?.groups).toEqual([]);
  });

  it("are those next behind it", () => {
    const text =
      "The change in height with zinc (+7.9 ± 1.4%) was greater than with placebo for two years of treatment in school (+0.8 ± 1.7%), as was that in weight (+5.1 ± 1.4% with zinc versus 0.5 ± 1.4% with placebo).";
    expect(read(text, "height")?.groups).toEqual([]);
  });

  it("are no p value that denies what the words say", () => {
    const text = "There was no difference in diarrhoea between zinc and placebo (p < 0.05).";
    expect(read(text, "diarrhoea")?.p).toBeNull();
  });

  it("are none of another item or part of the sentence", () => {
    const text =
      "More adverse events were seen with zinc than with placebo; the commonest was nausea (93 events vs 79 events).";
    expect(read(text, "adverse events")?.groups).toEqual([]);
    const first =
      "While zinc and placebo did not differ in height, the zinc group had more fever (hazard ratio 2.2, 95% CI 1.2 to 4.0).";
    expect(read(first, "height")?.effect).toBeNull();
  });

  it("are no threshold", () => {
    const text = "Ferritin <12% was rarer with zinc than with placebo (5% vs 13%, p = 0.01).";
    expect(read(text, "ferritin")?.groups.map(({ value }) => value)).toEqual([5, 13]);
  });

  it("are none of the second of two outcomes", () => {
    const text =
      "Zinc increased activity and energy expenditure (4394 vs. 1651 calories, p < 0.001) compared with placebo.";
    expect(read(text, "activity")?.groups).toEqual([]);
    expect(read(text, "energy expenditure")?.groups.map(({ value }) => value)).toEqual([4394, 1651]);
  });

  it("are none of an example, nor of an outcome before it", () => {
    const example =
      "The zinc group had a reduced risk of symptoms compared with placebo, including nausea (relative risk 0.53).";
    expect(read(example, "symptoms")?.effect).toBeNull();
    const before = "Stay was shorter (3 days vs. 6 days) and costs were lower in the zinc group than with placebo.";
    expect(read(before, "costs")?.groups).toEqual([]);
  });
});
