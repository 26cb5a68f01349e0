import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { parseCount, readSampleSize } from "./sample-size.ts";

const read = (text: string, label: string | null = "METHODS") => {
  const size = readSampleSize(readPaperText(makePaper(1, { abstract: [{ label, text }] })));
  return size && [size.n, size.sentence.text];
};

describe("readSampleSize", () => {
  it.each([
    ["We randomly assigned 96 children with a common cold to zinc or placebo.", 96],
    ["A total of 1,204 patients with heart failure were included.", 1204],
    ["One hundred and twenty-four patients were randomized to two groups.", 124],
    ["Sixty-four women with hot flushes were randomly allocated to acupuncture or sham.", 64],
    ["Seven thousand and twenty patients with type 2 diabetes were randomized and treated.", 7020],
    ["Two thousand, three hundred and one women were included in the analysis.", 2301],
    [
      "We studied the effect of 2.5 mg of alendronate per day or placebo on bone mineral density in 1174 postmenopausal women.",
      1174,
    ],
    ["244 postmenopausal, hysterectomized women 44 to 77 years of age.", 244],
    ["We included ten randomized trials with 8461 participants.", 8461],
    ["Twelve placebo-controlled studies involving 2,310 patients were included.", 2310],
    ["In this trial, 312 outpatients aged 18 to 65 years were randomised (1:1).", 312],
  ])("%s", (text, n) => {
    expect(read(text)).toEqual([n, text]);
  });

  it("prefers how many were randomised to how many were screened", () => {
    const said = "Of 512 patients screened, many declined. We randomized 208 patients to one of two groups.";
    expect(read(said)?.[0]).toBe(208);
  });

  it("takes those who were randomised or analysed, not all who might have been", () => {
    expect(read("Thirty-one subjects satisfied the criteria but only 24 were randomized.")?.[0]).toBe(24);
    expect(read("218 patients were enrolled, and analysis was performed on the 188 patients who completed.")?.[0]).toBe(
      188,
    );
  });

  it("takes no count for each other one for the count of all", () => {
    const said =
      "For each case on statins (n=125), 2 referent patients who were not treated were matched for age and year (n=250).";
    expect(read(said)?.[0]).not.toBe(2);
  });

  it("adds up the groups of one sentence, and takes neither an arm nor the smallest cohort for all", () => {
    expect(read("22 HFpEF, 17 HFmrEF and 15 HFrEF patients as well as 19 healthy volunteers were included.")?.[0]).toBe(
      73,
    );
    expect(
      read(
        "Diarrhea took 2.3% of days for 49 children allocated to vitamin A; 2.5% in 47 children allocated to receive zinc. Only 32 HIV-infected children were enrolled.",
      ),
    ).toBeNull();
  });

  it("takes no year and no length of a study for people", () => {
    const said =
      "At year 3, women were switched to placebo. Women in this 3 year study of bone were randomized, for year 3 of the study.";
    expect(read(said)).toBeNull();
  });

  it("takes no further group for all", () => {
    const said =
      "A total of 1174 women were enrolled. Another 435 women who were prepared to receive estrogen were randomly assigned to it.";
    expect(read(said)?.[0]).toBe(1174);
  });

  it("is null where the abstract does not say, and of what is planned or background", () => {
    expect(read("Patients received 40 mg daily for 12 weeks; 35% responded.")).toBeNull();
    expect(read("A total of 200 children will be randomized to zinc or placebo.")).toBeNull();
    expect(read("About 3 million patients were included in registries.")).toBeNull();
    expect(read("In the United States 5,000 patients were enrolled.", "BACKGROUND")).toBeNull();
  });
});

describe("parseCount", () => {
  it("reads counts in words and digits", () => {
    expect(["twelve", "forty-two", "one hundred and six", "1 250", "seven hundred"].map(parseCount)).toEqual([
      12, 42, 106, 1250, 700,
    ]);
    expect(parseCount("many")).toBeNull();
  });
});
