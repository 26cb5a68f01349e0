import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { readFinding } from "./read-finding.ts";

const read = (text: string, outcome: string, comparator = "") =>
  readFinding(readPaperText(makePaper(61, { title: "Zinc in children", abstract: [{ label: "RESULTS", text }] })), {
    intervention: "zinc",
    ...{ comparator, outcome },
  });

describe("a finding of the intervention", () => {
  it.each([
    ["Diarrhoea was significantly less frequent in the zinc group than in the iron group (p = 0.01).", "diarrhoea"],
    ["Zinc significantly reduced diarrhoea compared with placebo (p = 0.01).", "diarrhoea"],
    ["There was no significant difference in diarrhoea between the groups (p = 0.6).", "diarrhoea"],
    ["No significant differences in diarrhoea were seen.", "diarrhoea"],
    ["Fever was common, and there were no statistical differences in diarrhoea.", "diarrhoea"],
    ["No difference in diarrhoea was seen between the two dosing schedules (p = 0.8).", "diarrhoea"],
    ["The intervention had no effect on diarrhoea.", "diarrhoea"],
    ["Diarrhoea was lower, but this was not significant.", "diarrhoea"],
    ["In the zinc group the number of children with more diarrhoea was lower than with placebo.", "diarrhoea"],
    [
      "The change in diarrhoea from baseline was significantly reduced in the zinc group only (zinc −7.1, placebo −1.0; p = 0.04 for the difference).",
      "diarrhoea",
    ],
    [
      "After a year, diarrhoea had occurred in 3.8% of zinc-treated and 7.4% of placebo-treated children (relative risk 0.54; 95% CI 0.32–0.91; p = 0.019).",
      "diarrhoea",
    ],
  ])("is one that names it or compares the groups: %s", (text, outcome) => {
    expect(read(text, outcome)?.isOfArms).toBe(true);
  });

  it.each([
    ["groups of another kind", "No difference in diarrhoea was seen between groups with different ages at birth."],
    ["each group over time", "Diarrhoea did not change over the study in either the zinc or control groups."],
    ["what the control did", "The consumption of the control zinc meal decreased diarrhoea from 5.8% to 5.1%."],
    ["what was maintained", "Zinc's effect on diarrhoea was maintained over 4 years."],
    ["the controls alone, after a turn", "On the other hand, the control group showed no improvements in diarrhoea."],
    ["the controls alone", "No significant reductions in diarrhoea were observed in the placebo group."],
    ["what other things go with", "Both groups had similar illnesses, especially those related to diarrhoea."],
    ["the time before", "Zinc significantly reduced diarrhoea when compared with baseline (p < 0.01)."],
    ["men and women", "No difference in diarrhoea was seen between zinc-treated male and female children."],
    [
      "people of another weight",
      "No difference in diarrhoea was seen between the overweight and normal weight groups.",
    ],
    [
      "one group from a number to another",
      "Diarrhoea was lower in the zinc arm from about 6 to over 8 days (p < 0.01).",
    ],
    ["another group than that which got it", "Diarrhoea was significantly lower in the massage group (p = 0.01)."],
    ["groups by number alone", "Groups III and V had significantly less diarrhoea than group I (p < 0.05)."],
    [
      "two of three groups by their letters",
      "Diarrhoea was significantly lower in group R and group RD than in group C (p < 0.05).",
    ],
    ["what only something else is compared with", "Compared with zinc, the new syrup reduced diarrhoea (p < 0.05)."],
    ["one group over time", "With zinc, diarrhoea was reduced by 40% by week 4, from 12 days at the first visit."],
    ["what did not happen to anyone", "No adverse events occurred, and none in the zinc group had diarrhoea."],
    [
      "the control group alone",
      "Zinc improved appetite, with no significant changes in the control group in diarrhoea.",
    ],
    [
      "one group from its beginning on",
      "In the zinc group, diarrhoea decreased from 6.1 days at baseline to 3.9 days.",
    ],
    ["one group between two times", "Diarrhoea decreased between 1 and 12 months in the zinc group (p < 0.05)."],
    ["every group against its own beginning", "Diarrhoea decreased in both groups compared to baseline (p < 0.01)."],
    ["two treatments that did the same", "Both zinc and iron significantly reduced diarrhoea (p < 0.01)."],
    ["what another result is put down to", "Zinc did not change weight, likely due to high diarrhoea rates (p = 0.4)."],
    ["groups by names of their own", "Within both arms, diarrhoea did not differ between I/S and W groups (p = 0.4)."],
    ["what acts itself", "Diarrhoea of infants that did not respond to zinc was no different from the rest (p = 0.8)."],
    [
      "people who did not take part",
      "Compared with non-randomised patients, randomised patients had less diarrhoea (p = 0.01).",
    ],
    ["people with and without a disease", "Diarrhoea did not differ between CD and non-CD children (p = 0.6)."],
    ["everyone alike", "Regardless of the intervention, diarrhoea became significantly rarer (p < 0.01)."],
    ["what people had before", "A higher baseline score decreased the odds of diarrhoea (OR 0.41, p < 0.01)."],
    [
      "parts of its people",
      "The reduction in diarrhoea by zinc did not differ above or below the median age (p = 0.7).",
    ],
    [
      "what is held even",
      "Adjusting for age, diarrhoea and diet, zinc was associated with a lower weight than placebo (p = 0.004).",
    ],
    [
      "factors that go with something",
      "Factors negatively associated with growth were diarrhoea and fever (p < 0.01).",
    ],
    [
      "what is compared with it",
      "A greater reduction in diarrhoea was seen with loperamide as compared to zinc (p < 0.01).",
    ],
    [
      "what another drug did",
      "Loperamide reduced diarrhoea and prevented its return on withdrawal of zinc (p < 0.01).",
    ],
    [
      "those with and without it alike",
      "The gene was not associated with diarrhoea in the zinc or non-zinc groups (p = 0.4).",
    ],
    [
      "another analysis that was alike",
      "The on-treatment analysis of zinc showed similar results to the first, with more diarrhoea.",
    ],
    [
      "parts of the controls",
      "In the placebo group, children with fever had more diarrhoea than those without (p = 0.005).",
    ],
    ["a genotype", "The polymorphism did not influence diarrhoea in children on zinc (p = 0.6)."],
    [
      "what was added to it",
      "There was no significant difference in diarrhoea between zinc alone and zinc plus iron (p = 0.5).",
    ],
    ["two groups that both got it", "Diarrhoea was similar in the two zinc-treated groups (p = 0.8)."],
    ["the time after it alone", "Diarrhoea decreased after zinc (p < 0.01)."],
    ["people set apart by their response", "Those who had greater rises in serum zinc had less diarrhoea (p = 0.009)."],
    ["a part of its people", "Zinc reduced diarrhoea more than iron in the underweight subgroup (p = 0.03)."],
    ["how content somebody was", "The nurses were satisfied with zinc for reducing diarrhoea (77 %)."],
    ["one time against another", "Diarrhoea was reduced with zinc in the second month, compared with the first."],
    [
      "what is compared with it and with another",
      "Diarrhoea was lower with the new syrup than with placebo and zinc (p = 0.02).",
    ],
    [
      "what the outcome goes with",
      "Diarrhoea remained significantly associated with weight loss in the zinc group (p < 0.05).",
    ],
  ])("is none of %s", (_, text) => {
    expect(read(text, "diarrhoea")?.isOfArms ?? false).toBe(false);
  });

  it("is unclear where one thing is said of the outcome and then another", () => {
    const text =
      "There were no significant differences in diarrhoea at one week, but diarrhoea was significantly lower with zinc at two weeks (p = 0.02).";
    expect(read(text, "diarrhoea")?.direction).toBe("unclear");
  });

  it("goes the way of the arms' values where no word says which", () => {
    const text =
      "There was a significant difference in serum albumin between the iron group and the zinc group (19.9 ± 6.3 vs 23.1 ± 7.4, p < 0.05).";
    expect(read(text, "serum albumin", "iron")?.likeliest).not.toBe("no_difference");
    expect(read(text, "serum albumin", "iron")?.direction).toMatch(/increased|unclear/u);
  });

  it("takes a greater change downwards for a decrease", () => {
    const text =
      "The mean change in blood glucose was significantly greater in the zinc group (-1.04%) than in the placebo group (-0.16%; p < 0.001).";
    expect(read(text, "blood glucose", "placebo")?.direction).toMatch(/decreased|unclear/u);
  });

  it("names what the sentence itself compares with", () => {
    const text = "Diarrhoea was significantly lower in the zinc group than in the probiotic group (p = 0.01).";
    expect(read(text, "diarrhoea", "placebo")?.opponent).toBe("probiotic");
    expect(read("Zinc reduced diarrhoea relative to placebo (p = 0.01).", "diarrhoea")?.opponent).toBe("placebo");
    expect(read("Zinc reduced diarrhoea relative to placebo (p = 0.01).", "diarrhoea", "placebo")?.opponent).toBeNull();
  });

  it("names another kind of it that the sentence compares with", () => {
    const text = "Diarrhoea was longer with zinc alone than in the encapsulated zinc group (p = 0.01).";
    expect(read(text, "diarrhoea", "placebo")?.opponent).toBe("encapsulated zinc");
  });

  it("is unclear where the values of the arms, or more than one arm's name, say the other way", () => {
    const values = "Diarrhoea was lower in the zinc group than in the iron group (18% vs 4%, p = 0.02).";
    expect(read(values, "diarrhoea", "iron")?.direction ?? "unclear").toBe("unclear");
    const alone =
      "Appetite did not differ between the groups, but diarrhoea rose significantly in the iron group (p = 0.01).";
    expect(read(alone, "diarrhoea", "iron")?.direction ?? "unclear").toBe("unclear");
  });

  it("has no p value of another item of a list", () => {
    const text = "There were no differences in fever (p = 0.07), diarrhoea, or cough between the groups.";
    expect(read(text, "diarrhoea")?.numbers.p ?? null).toBeNull();
    expect(read(text, "fever")?.numbers.p ?? null).toBe(0.07);
  });

  it("claims no difference for a trend, or for an interval that holds nought", () => {
    const trend = "A trend was detected for less diarrhoea with zinc than with placebo (p < 0.10).";
    expect(read(trend, "diarrhoea")?.direction ?? "unclear").toBe("unclear");
    const interval =
      "Appetite score improved by 0.25 (95% confidence interval; −0.3, 0.8) units in zinc-treated compared to placebo-treated children.";
    expect(read(interval, "appetite score")?.direction ?? "unclear").toMatch(/unclear|no_difference/u);
  });

  it("prints no number of another part of the sentence", () => {
    const text =
      "No differences in peak torque were found with zinc; however, endurance was significantly improved (p < 0.01).";
    expect(read(text, "peak torque")?.numbers.p ?? null).toBeNull();
  });
});

describe("the arms of a finding", () => {
  const readOf = (methods: string, results: string) =>
    readFinding(
      readPaperText(
        makePaper(62, {
          title: "Oral zinc syrup for children",
          abstract: [
            { label: "METHODS", text: methods },
            { label: "RESULTS", text: results },
          ],
        }),
      ),
      { intervention: "zinc syrup", comparator: "glucose solution", outcome: "diarrhoea" },
    );

  it.each([
    [
      "stand in brackets behind them",
      "Children were randomized to zinc syrup (ZS1) or glucose solution (GS2).",
      "Diarrhoea was significantly less frequent in the ZS1 group than in the GS2 group (p = 0.01).",
    ],
    [
      "are a letter",
      "Children received zinc (Z) or glucose (G).",
      "Diarrhoea was significantly less frequent with Z than with G (p = 0.01).",
    ],
  ])("are known by short names that %s", (_, methods, results) => {
    expect(readOf(methods, results)).toMatchObject({ isOfArms: true, direction: "decreased" });
  });

  it("are compared where each has its share, whatever stands between them", () => {
    const result = "Diarrhoea was reduced (zinc 9.5%; glucose 17.9%; p = 0.015).";
    expect(readOf("Children received zinc or glucose.", result)?.isOfArms).toBe(true);
  });
});
