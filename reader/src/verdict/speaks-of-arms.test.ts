import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { namesEvent } from "./asked-event.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { speaksOfArms } from "./speaks-of-arms.ts";

function speaks(question: string, title: string, quote: string, outcome = "HbA1c"): boolean {
  const roles = readAskedRoles(analyzeQuestion(question), question);
  const paper = makePaper(1, { title, abstract: [{ label: "RESULTS", text: quote }] });
  return speaksOfArms(quote, outcome, roles, readPaperText(paper));
}
const METFORMIN = "Does metformin lower HbA1c compared with sulfonylureas?";
const CBT = "Does cognitive behavioural therapy help insomnia?";

describe("a sentence says what the asked treatment did where it", () => {
  it("sets it against what the paper explains behind it", () => {
    const text =
      "We compared cognitive behavioural therapy for young adults (CBT-Y) with enhanced usual care (EUC) in insomnia.";
    const quote = "CBT-Y was superior to EUC in reducing insomnia.";
    const paper = makePaper(2, {
      title: "Insomnia in young adults",
      abstract: [{ label: null, text: `${text} ${quote}` }],
    });
    const roles = readAskedRoles(analyzeQuestion(CBT), CBT);
    expect(speaksOfArms(quote, "insomnia", roles, readPaperText(paper))).toBe(true);
  });

  it.each([
    ["names it", METFORMIN, "Diabetes drugs", "HbA1c fell more with metformin than with glipizide (p = 0.01)."],
    [
      "compares groups of a paper about it",
      METFORMIN,
      "Metformin in diabetes",
      "HbA1c was lower in the treatment group.",
    ],
    [
      "counts people with the outcome in two groups of a paper about it",
      METFORMIN,
      "Metformin in diabetes",
      "The number of patients with HbA1c above 7% was lower in group A than in group B (20 vs. 34, p = 0.03).",
    ],
    [
      "sets numbers against each other before it names the groups",
      METFORMIN,
      "Diabetes drugs",
      "HbA1c (6.9 vs. 7.6%) and weight (82 vs. 85 kg) were lower in the metformin group than in controls.",
    ],
    [
      "says what came of it without it",
      CBT,
      "Insomnia",
      "Sleep was better with cognitive behavioural therapy than without it.",
    ],
  ])("%s", (_, question, title, quote) => {
    expect(speaks(question, title, quote)).toBe(true);
  });
});

describe("a sentence says nothing of the asked treatment where it", () => {
  it.each([
    [
      "is about another drug",
      METFORMIN,
      "Nateglinide or gliclazide added to metformin",
      "HbA1c fell with nateglinide and gliclazide alike (p < 0.001).",
    ],
    [
      "is about groups before they were treated",
      METFORMIN,
      "Metformin in diabetes",
      "HbA1c was similar between the metformin and control groups at baseline.",
    ],
    [
      "is about what people had before",
      METFORMIN,
      "Metformin in diabetes",
      "Baseline HbA1c was not associated with adherence to metformin.",
    ],
    [
      "is about another insulin",
      METFORMIN,
      "Insulin added to metformin",
      "HbA1c fell by 0.5% with insulin detemir versus 0.02% without.",
    ],
    [
      "reports a change in all groups",
      METFORMIN,
      "Metformin or glimepiride",
      "HbA1c was also reduced significantly in both groups at 12 weeks (P < 0.01).",
    ],
    [
      "compares the treatment with itself and more",
      CBT,
      "Insomnia",
      "There was no difference between cognitive behavioural therapy alone and cognitive behavioural therapy plus zolpidem.",
    ],
    [
      "compares two kinds of it",
      "Does acupuncture relieve chronic low back pain?",
      "Acupuncture for pain",
      "Individualized acupuncture was not superior to standardized acupuncture.",
    ],
    [
      "compares another treatment with it",
      "Is tamoxifen effective in breast cancer?",
      "Breast cancer",
      "Response was significantly higher with letrozole than tamoxifen.",
    ],
    [
      "tests an interaction",
      "Does acupuncture relieve chronic low back pain?",
      "Acupuncture for pain",
      "Benefit from acupuncture was greater with worse pain (interaction p < 0.004).",
    ],
    ["only says what predicts", METFORMIN, "Metformin", "Age was a predictor of the response of HbA1c."],
  ])("%s", (_, question, title, quote) => {
    expect(speaks(question, title, quote)).toBe(false);
  });
});

describe("a condition in a sentence", () => {
  it.each([
    ["Stroke occurred in 2% and 4%.", true],
    ["The risk of stroke fell.", true],
    ["The risk for stroke fell.", true],
    ["Acute stroke occurred in 2%.", true],
    ["In acute stroke function improved.", false],
    ["Among post-stroke statin users, use increased.", false],
    ["Patients with stroke were discharged earlier.", false],
    ["In stroke patients, function improved; recurrent stroke was rarer.", true],
  ])("of %j came about: %s", (quote, isEvent) => {
    expect(namesEvent(quote, ["stroke"])).toBe(isEvent);
  });
});
