import type { Finding } from "@medsieve/contract/findings";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeRead } from "./verdict.fixture.ts";

const SAME: Partial<Finding> = { direction: "no_difference", favours: "neither", comparator: null };

interface Case {
  title?: string;
  finding: Partial<Finding>;
  result: string;
  conclusion: string;
}

/** How a paper with this result and conclusion counts for a question, and why. */
function count(question: string, { title = "A randomised trial", finding, result, conclusion }: Case) {
  const evidence = [
    {
      section: "RESULTS",
      section_index: 0,
      start: 0,
      end: 9,
      quote: result,
      status: "verified" as const,
      problem: null,
    },
  ];
  const read = makeRead(1, [{ ...finding, evidence }], { title });
  const paper = makePaper(1, {
    title,
    publication_types: ["Randomized Controlled Trial"],
    abstract: [
      { label: "RESULTS", text: result },
      { label: "CONCLUSIONS", text: conclusion },
    ],
  });
  const [counted] = deriveVerdict(ask(question), [{ ...read, paper }])?.papers ?? [];
  return counted === undefined ? null : [counted.count, counted.doubt ?? null];
}

const SINGING = {
  title: "Singing classes for chronic obstructive pulmonary disease: a randomised controlled trial",
  finding: { ...SAME, intervention: "singing classes", outcome: "exercise capacity" },
  result: "There was no difference in exercise capacity between the singing group and the film group.",
};
const CRAMPS = {
  title: "Quinine for nocturnal leg cramps: a randomised trial",
  finding: { ...SAME, intervention: "quinine", outcome: "number of leg cramps" },
  result: "The number of leg cramps did not differ between the quinine and placebo groups.",
};

describe("one result that is left unchanged", () => {
  const question = "Do singing classes help people with COPD?";

  it.each([
    "Singing classes improve health status in COPD.",
    "Singing was more effective than a film club in improving health status.",
    "Singing classes are an effective treatment of COPD, without any adverse effects.",
  ])("is no answer where the paper concludes that it is better: %s", (conclusion) => {
    expect(count(question, { ...SINGING, conclusion })).toEqual(["unclear", "conclusion"]);
  });

  it("is none where it is not what the question asks about, and the paper does not conclude from it", () => {
    const conclusion = "The film group was more sociable.";
    expect(count(question, { ...SINGING, conclusion })).toEqual(["unclear", "beside"]);
  });

  it.each([
    "Singing classes had no effect in people with COPD.",
    "Singing classes did not improve COPD.",
    "Although singing is safe, it is not effective in COPD.",
    "This trial failed to show a benefit of singing.",
  ])("is one where the paper concludes so: %s", (conclusion) => {
    expect(count(question, { ...SINGING, conclusion })).toEqual(["no_difference", null]);
  });

  it("is one of what the question asks about itself, unless the paper concludes otherwise of just this", () => {
    const asked = "Does quinine prevent leg cramps?";
    const isSilent = "Further trials are needed.";
    expect(count(asked, { ...CRAMPS, conclusion: isSilent })).toEqual(["no_difference", null]);
    const isOfOther = "Quinine improved sleep.";
    expect(count(asked, { ...CRAMPS, conclusion: isOfOther })).toEqual(["no_difference", null]);
    const isSafe = "Quinine was well tolerated, without any complications.";
    expect(count(asked, { ...CRAMPS, conclusion: isSafe })).toEqual(["no_difference", null]);
    const isHoped = "Quinine may be effective for leg cramps.";
    expect(count(asked, { ...CRAMPS, conclusion: isHoped })).toEqual(["no_difference", null]);
    const isOtherwise = "Quinine is effective in preventing leg cramps.";
    expect(count(asked, { ...CRAMPS, conclusion: isOtherwise })).toEqual(["unclear", "conclusion"]);
    const isOfBoth = "Quinine improved sleep but not leg cramps.";
    expect(count(asked, { ...CRAMPS, conclusion: isOfBoth })).toEqual(["no_difference", null]);
  });

  it("is an answer where two treatments are compared that are both called effective", () => {
    const title = "Quinine or magnesium for nocturnal leg cramps";
    const finding = { ...CRAMPS.finding, comparator: "magnesium" };
    const result = "The number of leg cramps did not differ between the quinine and magnesium groups.";
    const asked = "Is quinine better than magnesium for leg cramps?";
    const both = "Quinine and magnesium are effective treatments of leg cramps.";
    expect(count(asked, { title, finding, result, conclusion: both })).toEqual(["no_difference", null]);
    const better = "Quinine is more effective than magnesium in preventing leg cramps.";
    expect(count(asked, { title, finding, result, conclusion: better })).toEqual(["unclear", "conclusion"]);
    expect(count("Does quinine prevent leg cramps?", { title, finding, result, conclusion: "It was safe." })).toEqual([
      "unclear",
      "another_treatment",
    ]);
  });
});

describe("a result for or against the treatment", () => {
  const better: Partial<Finding> = { ...CRAMPS.finding, direction: "decreased", favours: "intervention" };
  const worse: Partial<Finding> = { ...CRAMPS.finding, direction: "increased", favours: "comparator" };
  const asked = "Does quinine prevent leg cramps?";
  const fewer = "Leg cramps were fewer with quinine than with placebo.";
  const more = "Leg cramps were more with quinine than with placebo.";

  it("counts where the conclusion is silent, and not where it leaves the matter open or says the reverse", () => {
    const given = { ...CRAMPS, finding: better, result: fewer };
    expect(count(asked, { ...given, conclusion: "Further trials are needed." })).toEqual(["favours", null]);
    expect(
      count(asked, { ...given, conclusion: "The evidence that quinine prevents leg cramps is conflicting." }),
    ).toEqual(["unclear", "conclusion"]);
    expect(count(asked, { ...given, conclusion: "Quinine makes leg cramps worse." })).toEqual([
      "unclear",
      "conclusion",
    ]);
  });

  it("is none against a treatment that the paper concludes to be effective", () => {
    const given = { ...CRAMPS, finding: worse, result: more };
    expect(count(asked, { ...given, conclusion: "Quinine was effective against leg cramps." })).toEqual([
      "unclear",
      "conclusion",
    ]);
    expect(count(asked, { ...given, conclusion: "Quinine should not be given." })).toEqual(["against", null]);
  });

  it("counts of what was not asked only where the paper concludes that the treatment is better", () => {
    const sleep = {
      ...CRAMPS,
      finding: { ...better, outcome: "anxiety" },
      result: "Anxiety was less with quinine than with placebo.",
    };
    const question = "quinine for nocturnal leg cramps";
    expect(count(question, { ...sleep, conclusion: "Further trials are needed." })).toEqual(["unclear", "beside"]);
    expect(count(question, { ...sleep, conclusion: "Quinine is useful in leg cramps." })).toEqual(["favours", null]);
  });

  it("is none where the paper speaks of a trend alone", () => {
    const result = "A clear trend towards fewer leg cramps was observed with quinine.";
    expect(count(asked, { ...CRAMPS, finding: better, result, conclusion: "It was safe." })).toEqual(["unclear", null]);
    const open = "A non-significant trend towards fewer leg cramps was observed with quinine.";
    expect(count(asked, { ...CRAMPS, finding: better, result: open, conclusion: "It was safe." })).toEqual([
      "unclear",
      null,
    ]);
    const sure = "A trend towards fewer leg cramps became significant with quinine (p = 0.01).";
    expect(count(asked, { ...CRAMPS, finding: better, result: sure, conclusion: "It was safe." })).toEqual([
      "favours",
      null,
    ]);
  });

  it("is not doubted by the sentence that it rests on", () => {
    const conclusion = "Quinine worsens sleep and lowers the number of leg cramps.";
    expect(count(asked, { ...CRAMPS, finding: better, result: conclusion, conclusion })).toEqual(["favours", null]);
  });
});

describe("a change of which it is not known whether it is good", () => {
  const question = "LNG-IUS for endometrial hyperplasia";
  const given: Omit<Case, "conclusion"> = {
    title: "LNG-IUS treatment of endometrial hyperplasia: a randomised trial",
    finding: {
      ...{ intervention: "LNG-IUS", comparator: null, outcome: "regression rate" },
      ...{ direction: "increased", favours: "unknown" },
    },
    result: "The regression rate was higher in the LNG-IUS group than in the NET group.",
  };

  it.each([
    ["LNG-IUS is more effective than NET for endometrial hyperplasia.", "favours"],
    ["Endometrial hyperplasia was made worse by LNG-IUS.", "against"],
    ["LNG-IUS is of limited benefit in endometrial hyperplasia.", "unclear"],
    ["LNG-IUS is effective in endometrial hyperplasia, but it was not superior to NET.", "unclear"],
    ["The regression rate differed.", "unclear"],
  ])("is what the authors make of it: %s", (conclusion, counted) => {
    expect(count(question, { ...given, conclusion })).toEqual([counted, null]);
  });
});
