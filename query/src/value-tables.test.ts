import { describe, expect, it } from "vitest";
import { findLanguageCode } from "./languages.ts";
import { explodePublicationType, findPublicationType, suggestPublicationType } from "./publication-types.ts";
import { isStopWord } from "./stop-words.ts";
import { findSubheading, splitHeading } from "./subheadings.ts";
import { listWordVariants } from "./word-variants.ts";

describe("publication types", () => {
  it("are found whatever their case and punctuation, and under older names", () => {
    expect(findPublicationType("clinical trial phase iii")).toBe("Clinical Trial, Phase III");
    expect(findPublicationType("RESEARCH SUPPORT, NON-U.S. GOV'T")).toBe("Research Support, Non-U.S. Gov't");
    expect(findPublicationType("Evaluation Studies")).toBe("Evaluation Study");
    expect(findPublicationType("clinical")).toBeNull();
  });

  it("take the narrower ones along", () => {
    expect(explodePublicationType("clinical trial")).toEqual(
      expect.arrayContaining(["Clinical Trial", "Randomized Controlled Trial", "Pragmatic Clinical Trial"]),
    );
    expect(explodePublicationType("clinical trial")).not.toContain("Observational Study");
    expect(explodePublicationType("review")).toEqual(["Review", "Scoping Review", "Systematic Review"]);
    expect(explodePublicationType("letter")).toEqual(["Letter"]);
    expect(explodePublicationType("unheard of")).toEqual(["unheard of"]);
  });

  it("are suggested for what people write", () => {
    expect(suggestPublicationType("Randomised Controlled Trials")).toBe("Randomized Controlled Trial");
    expect(suggestPublicationType("meta-analyses")).toBe("Meta-Analysis");
    expect(suggestPublicationType("case report")).toBe("Case Reports");
    expect(suggestPublicationType("poem")).toBeNull();
  });
});

describe("languages", () => {
  it("are known by name and by code", () => {
    expect(findLanguageCode("Japanese")).toBe("jpn");
    expect(findLanguageCode(" CHI ")).toBe("chi");
    expect(findLanguageCode("zh")).toBeNull();
    expect(findLanguageCode("constructor")).toBeNull();
  });
});

describe("subheadings", () => {
  it("are known by name and by abbreviation", () => {
    expect(findSubheading("DT")).toBe("drug therapy");
    expect(findSubheading("prevention and control")).toBe("prevention & control");
    expect(findSubheading("Prevention & Control")).toBe("prevention & control");
    expect(findSubheading("zz")).toBeNull();
  });

  it("are distinguished from a slash within a heading", () => {
    expect(splitHeading("Heart Failure / drug therapy")).toEqual({
      heading: "Heart Failure",
      subheading: "drug therapy",
    });
    expect(splitHeading("Proteins a/b")).toEqual({ heading: "Proteins a/b", subheading: null });
  });
});

describe("word variants", () => {
  it.each([
    ["tumour", ["tumors", "tumor", "tumours"]],
    ["pediatric", ["paediatric"]],
    ["diagnoses", ["diagnosis"]],
    ["therapy", ["therapies"]],
    ["disease", ["diseases"]],
    ["biopsies", ["biopsy"]],
    ["viruses", ["virus"]],
    ["randomised", ["randomized"]],
    ["children", ["child"]],
    ["woman", ["women"]],
  ])("of %s hold %j", (word, variants) => {
    expect(listWordVariants(word)[0]).toBe(word);
    expect(listWordVariants(word)).toEqual(expect.arrayContaining(variants));
  });

  it.each(["aids", "bias", "il6", "心", "dna2"])("leave %s alone", (word) => {
    expect(listWordVariants(word)).toEqual([word]);
  });
});

it("stop words are words of every sentence, not of medicine", () => {
  for (const word of ["the", "Of", "and"]) expect(isStopWord(word)).toBe(true);
  for (const word of ["pain", "it2", "", "child"]) expect(isStopWord(word)).toBe(false);
});
