import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { compareClaim } from "./compare-claim.ts";

const PAPER = makePaper(71, {
  title: "Zinc for the common cold: a randomised trial",
  abstract: [
    { label: "METHODS", text: "Sixty adults with a common cold were randomly assigned to zinc or placebo." },
    {
      label: "RESULTS",
      text:
        "The duration of the cold was significantly shorter with zinc (4.5 days) than with placebo (6.1 days; p = 0.001). " +
        "There was no significant difference in nausea between zinc and placebo (p = 0.48).",
    },
    { label: "CONCLUSIONS", text: "Zinc may reduce absence from work." },
  ],
});
const judge = (claim: string) => compareClaim(claim, PAPER);

describe("compareClaim", () => {
  it("supports what the abstract says, with its sentence", () => {
    for (const claim of [
      "Zinc significantly reduced the duration of the cold compared with placebo.",
      "The duration of the cold was shorter with zinc than with placebo (p = 0.001).",
      "Zinc did not change nausea compared with placebo.",
      "There was no significant difference in nausea between zinc and placebo (p = 0.48).",
    ]) {
      const { verdict, quotes } = judge(claim);
      expect([claim, verdict]).toEqual([claim, "supported"]);
      expect(quotes[0]?.section).toBe("RESULTS");
    }
  });

  it("takes what is as often as with another for no difference, and what is twice as often for none of it", () => {
    for (const claim of [
      "Nausea was as common with zinc as with placebo.",
      "Nausea was just as frequent in adults with a cold on zinc as in those on placebo.",
    ]) {
      expect([claim, judge(claim).verdict]).toEqual([claim, "supported"]);
    }
    const same = "With the same diet, zinc shortened the duration of the cold compared with placebo.";
    expect(judge(same).verdict).not.toBe("contradicted");
    expect(judge("Zinc reduced nausea twice as often as placebo.").verdict).not.toBe("supported");
  });

  it("decides nothing by what one treatment did less than another", () => {
    const claim = "Zinc shortened the duration of the cold less than placebo.";
    expect(judge(claim).verdict).toBe("not_in_abstract");
  });

  it("shows the sentence that says otherwise", () => {
    expect(judge("Zinc significantly increased the duration of the cold compared with placebo.")).toMatchObject({
      ...{ verdict: "contradicted", reasons: ["direction_differs"] },
      quotes: [{ quote: expect.stringContaining("significantly shorter with zinc") }],
    });
    const turned =
      "The duration of the cold was significantly longer with zinc (4.5 days) than with placebo (6.1 days; p = 0.001).";
    expect(judge(turned)).toMatchObject({ verdict: "contradicted", reasons: ["direction_differs"] });
    expect(judge("Significant difference in nausea was found between zinc and placebo.").verdict).not.toBe("supported");
    expect(judge("There was significant difference in nausea between zinc and placebo (p = 0.48).").verdict).not.toBe(
      "supported",
    );
    expect(judge("Zinc significantly increased nausea compared with placebo.")).toMatchObject({
      ...{ verdict: "contradicted", reasons: ["direction_differs"] },
    });
    expect(judge("The duration of the cold was shorter with zinc than with placebo (p = 0.03).")).toMatchObject({
      ...{ verdict: "contradicted", reasons: ["number_differs"] },
    });
  });

  it("reads turns of phrase that papers do not use, and figures that are said to be rounded", () => {
    expect(judge("Zinc cut the duration of the cold.").verdict).toBe("supported");
    expect(judge("Zinc made no real difference to nausea.").verdict).toBe("supported");
    expect(judge("Zinc lengthened the duration of the cold.").verdict).toBe("contradicted");
    expect(judge("Zinc reduced the duration of the cold to about 4.4 days.").verdict).toBe("supported");
    expect(judge("Zinc worsened the duration of the cold compared with placebo.").verdict).not.toBe("supported");
  });

  it.each([
    "Metformin significantly reduced the duration of the cold compared with placebo.",
    "Zinc significantly reduced mortality compared with placebo.",
    "Amlodipine lowers blood pressure in older people.",
  ])("does not guess what the abstract does not say: %s", (claim) => {
    expect(judge(claim)).toMatchObject({ verdict: "not_in_abstract", quotes: [] });
  });

  it("says what is more certain in the claim than in the paper", () => {
    const { verdict, reasons } = judge("Zinc always reduces the duration of the cold compared with placebo.");
    expect([verdict, reasons]).toEqual(["partly", ["strength_differs"]]);
  });

  it("holds both halves of a claim against the abstract", () => {
    expect(judge("Zinc reduced the duration of the cold but did not change nausea.").verdict).toBe("supported");
    for (const claim of [
      "Zinc reduced the duration of the cold but increased nausea.",
      "Zinc increased the duration of the cold but did not change nausea.",
      "The duration of the cold was shorter with zinc, but nausea was more frequent with zinc than with placebo.",
    ]) {
      expect([claim, judge(claim).verdict]).toEqual([claim, "contradicted"]);
    }
    expect(judge("Zinc reduced the duration of the cold and prevented asthma.").verdict).toBe("partly");
  });

  it("reads figures that are written as words", () => {
    const paper = makePaper(73, {
      title: "Zinc for the common cold",
      abstract: [
        {
          label: "RESULTS",
          text: "Nausea was more frequent with zinc than with placebo (9% versus 4%) in sixty adults with a cold.",
        },
      ],
    });
    const said = (claim: string) => compareClaim(claim, paper);
    const right = "Nausea was more frequent with zinc than with placebo (nine percent versus four per cent).";
    expect(said(right).verdict).toBe("supported");
    const wrong = "Nausea was more frequent with zinc than with placebo (four percent versus nine percent).";
    expect(said(wrong)).toMatchObject({ verdict: "contradicted", reasons: ["number_differs"] });
    expect(said("In forty adults nausea was more frequent with zinc than with placebo.").verdict).not.toBe("supported");
  });

  it("reads a ratio whose name and value have their outcome between them", () => {
    const text = "The hazard ratio for death from any cause with zinc was 0.68 (95% CI, 0.50 to 0.92).";
    const paper = makePaper(74, { title: "Zinc and survival", abstract: [{ label: "RESULTS", text }] });
    expect(compareClaim("The hazard ratio for death with zinc was 0.86.", paper)).toMatchObject({
      ...{ verdict: "contradicted", reasons: ["number_differs"] },
    });
    expect(compareClaim("The hazard ratio for death with zinc was 0.68.", paper).verdict).toBe("supported");
  });

  it("sees figures of a repeated sentence that stand in each other's place", () => {
    const turned =
      "The duration of the cold was significantly shorter with zinc (6.1 days) than with placebo (4.5 days; p = 0.001).";
    expect(judge(turned)).toMatchObject({ verdict: "contradicted", reasons: ["number_differs"] });
  });

  it("says nothing of a claim that leaves open which way a result went", () => {
    const paper = makePaper(75, {
      title: "Whey and body fat",
      abstract: [
        {
          label: "RESULTS",
          text: "The whey protein group reduced abdominal fat compared with carbohydrate (p = 0.01).",
        },
      ],
    });
    expect(compareClaim("Whey protein added abdominal fat.", paper).verdict).toBe("not_in_abstract");
    expect(compareClaim("Whey protein reduced abdominal fat.", paper).verdict).toBe("supported");
  });

  it("does not call a claim wrong that another sentence of the paper bears out", () => {
    const text =
      "Morphine consumption was similar with the two blocks. Morphine consumption was significantly lower with the block than with placebo (p = 0.001).";
    const paper = makePaper(76, { title: "The block and morphine", abstract: [{ label: "RESULTS", text }] });
    expect(compareClaim("The block reduced morphine consumption.", paper).verdict).not.toBe("contradicted");
  });

  it("reads a span of time in another unit for what it is", () => {
    const text = "Facial swelling was significantly lower with zinc than with placebo at 48 hours (p = 0.01).";
    const paper = makePaper(77, { title: "Zinc and swelling", abstract: [{ label: "RESULTS", text }] });
    expect(compareClaim("Zinc reduced facial swelling at 2 days.", paper).verdict).toBe("supported");
  });

  it("says that it does not read claims in other languages, and that there is no abstract", () => {
    expect(judge("亜鉛は風邪の期間を短縮する。")).toMatchObject({
      verdict: "not_checked",
      reasons: ["language_not_read"],
    });
    const bare = compareClaim("Zinc reduces the duration of the cold.", makePaper(72, { abstract: [] }));
    expect(bare).toMatchObject({ verdict: "not_in_abstract", reasons: ["no_abstract"] });
  });
});
