import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findQuote } from "./find-quote.ts";

/** What stands at the place that was found, and whether as it was quoted; null when nowhere. */
function find(quote: string, text: string): { words: string; exact: boolean } | null {
  const place = findQuote(quote, text);
  return place && { words: text.slice(place.start, place.end), exact: place.exact };
}

const RESULT = "Zinc lozenges shortened the mean duration of colds by 2.3 days compared with placebo.";

describe("a quote that stands in the text", () => {
  it("is found at its place, in any text around it", () => {
    const words = fc.array(fc.constantFrom("zinc", "colds", "of", "days", "2.3"), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, words, words, (before, quoted, after) => {
        const text = [...before, "|", ...quoted, "|", ...after].join(" ");
        expect(find(quoted.join(" "), text)).toEqual({ words: quoted.join(" "), exact: true });
      }),
    );
  });

  it("is found whatever its spaces, case, dashes, quotation marks and width", () => {
    expect(find("  zinc  “gluconate” ", 'given Zinc\n"gluconate" daily')).toEqual({
      words: 'Zinc\n"gluconate"',
      exact: true,
    });
    expect(find("95% CI 1-2", "(95% CI 1–2)")).toEqual({ words: "95% CI 1–2", exact: true });
    expect(find("patient’s choice", "the patient's choice")).toEqual({ words: "patient's choice", exact: true });
    expect(find("ＲＣＴ", "an RCT of zinc")).toEqual({ words: "RCT", exact: true });
    expect(find("1/2 dose", "a ½ dose")).toBeNull();
  });

  it("is a whole word and a whole number", () => {
    for (const [quote, text] of [
      ["normal", "an abnormal finding"],
      ["effective", "it was non-effective"],
      ["tension", "in hyper-tension"],
      ["5%", "in 2.5% of them"],
      ["12", "in 12.5 of them"],
      ["12", "in 12,500 of them"],
      ["12", "in 112 of them"],
      ["cold", "many colds"],
    ] as const) {
      expect(find(quote, text), quote).toBeNull();
    }
    expect(find("12", "in 12, of 20")).toEqual({ words: "12", exact: true });
    expect(find("dose effective", "a low-dose effective drug")).toEqual({ words: "dose effective", exact: true });
  });

  it("begins with a capital or a figure that is glued to what was before", () => {
    expect(find("Zinc helped", "RESULTSZinc helped")).toEqual({ words: "Zinc helped", exact: true });
    expect(find("12 patients", "methods12 patients")).toEqual({ words: "12 patients", exact: true });
    expect(find("zinc helped", "resultszinc helped")).toBeNull();
  });

  it("is nowhere when it is empty", () => {
    expect(find("", RESULT)).toBeNull();
    expect(find(" \n", RESULT)).toBeNull();
  });

  it("is found where Chinese and Japanese stand without blanks", () => {
    expect(find("缩短了病程", "锌剂缩短了病程约两天")).toEqual({ words: "缩短了病程", exact: true });
  });
});

describe("a quote with slips", () => {
  const text = `Background. ${RESULT} More is needed.`;
  const meant = { words: RESULT.slice(0, -1), exact: false };

  it("is repaired where only spelling, a small word or a single letter differs", () => {
    for (const quote of [
      "Zinc lozenges shortened mean duration of colds by 2.3 days compared with placebo",
      "Zinc lozenges shortened the mean duration of the colds by 2.3 days compared with placebo",
      "Zinc lozenges shortend the mean duration of colds by 2.3 days compared with placebo",
      "Zinc lozenges shotrened the mean duration of colds by 2.3 days compared with placebo",
      "Zinc lozenge shortened the mean duration of cold by 2.3 days compared with placebo",
      "Zinc lozenges shortened the mean durration of colds by 2.3 days compared with placebo",
    ]) {
      expect(find(quote, text), quote).toEqual(meant);
    }
  });

  it("is repaired where British stands for American", () => {
    for (const [quote, words] of [
      ["We randomised the anaemic children to two groups", "We randomized the anemic children to two groups"],
      ["The tumour of the oesophagus was labelled early on", "The tumor of the esophagus was labeled early on"],
      ["They were analysed by hospitalisation and by colour", "They were analyzed by hospitalization and by color"],
      ["They wanted to analyse all of the trails", "They wanted to analyze all of the trials"],
    ] as const) {
      expect(find(quote, `${words}.`), quote).toEqual({ words, exact: false });
    }
  });

  it("is not repaired where a figure, a sign, a negation or another word differs", () => {
    for (const quote of [
      "Zinc lozenges shortened the mean duration of colds by 3.2 days compared with placebo",
      "Zinc lozenges not shortened the mean duration of colds by 2.3 days compared with placebo",
      "Zinc lozenges shortened the mean duration of cough by 2.3 days compared with placebo",
      "Zinc lozenges shortened the main duration of colds by 2.3 days compared with placebo",
      "Zinc tablets shortened the mean duration of colds by 2.3 days compared with placebo",
    ]) {
      expect(find(quote, text), quote).toBeNull();
    }
    for (const [one, other] of [
      ["nitrate", "nitrite"],
      ["ileum", "ilium"],
      ["enrolaed", "enrolled"],
      ["uration", "duration"],
      ["form", "from"],
      ["reduced", "received"],
      ["il6", "tnf6"],
      ["5ht", "5fu"],
    ]) {
      const write = (word: string | undefined) => `the ${word} was measured in all of the children of the trial`;
      expect(find(write(one), write(other)), one).toBeNull();
    }
  });

  it("is not repaired where a figure was cut, joined or given another sign, or a word was left out that counts", () => {
    for (const [one, other] of [
      ["41 children", "47 children"],
      ["1 2 children", "12 children"],
      ["2.3 5 children", "2.35 children"],
      ["2 35 children", "2.35 children"],
      ["2.3 points", "-2.3 points"],
      ["-2.3 points", "2.3 points"],
      ["(2.3 points)", "(−2.3 points)"],
      [".5 points", "-.5 points"],
      ["< 5 points", "> 5 points"],
      ["points", "mean points"],
    ]) {
      const write = (words: string | undefined) => `after a year of zinc they changed by ${words} in the group`;
      expect(find(write(one), write(other)), `${one} for ${other}`).toBeNull();
    }
    const range = "stayed in hospital for 3-5 days in most cases";
    expect(find(range.replace("-", " "), range)).toEqual({ words: range, exact: false });
  });

  it("is repaired from 24 characters on, up to 2,000, and with one edit in twelve at most", () => {
    expect(find("shortened teh mean time", "it shortened the mean time")).toBeNull();
    expect(find("shortened duraton of flu", "it shortened duration of flu")).not.toBeNull();
    expect(find("shortend duraton of comon colds", "it shortened duration of common colds")).toBeNull();
    const long = "The children were followed. ".repeat(80).trim();
    expect(find(long.replace("followed", "folowed"), long)).toBeNull();
    const longest = `${long.slice(0, 1_988)}All is well.`;
    expect(find(longest.replace("followed", "follwoed"), longest)).toEqual({ words: longest, exact: false });
    const many = "The patients were treated and followed in two centers";
    expect(find("The patient were treatd and folowed in two center", many)).toEqual({ words: many, exact: false });
    expect(find("The patient wer treatd an folowd in two cntrs", many)).toBeNull();
  });

  it("is found at the nearest of several places, with the words at its ends whole", () => {
    const near = "zinc shortened the duration of common colds";
    const far = "zinc shortened a duration of the common colds";
    expect(find("zinc shortend the duration of common colds", `${far}. ${near}. ${far}.`)).toEqual({
      words: near,
      exact: false,
    });
    const far5 = RESULT.replace("the mean", "mean");
    const slip = RESULT.replace("shortened", "shortend");
    expect(find(slip, `${far5} ${RESULT} ${far5}`)).toEqual({ words: RESULT, exact: false });
    expect(find(slip, `${RESULT} ${RESULT.toUpperCase()}`)).toEqual({ words: RESULT, exact: false });
    expect(find("inc shortened the duration of common colds", `Then ${near}ly.`)).toBeNull();
  });
});
