import { describe, expect, it } from "vitest";
import { makePaper } from "../../../test/papers.ts";
import { detectDesign } from "./detect-design.ts";
import { readPaperText } from "./paper-text.ts";

const detect = (title: string, abstract: string, types: string[] = ["Journal Article"], mesh: string[] = []) =>
  detectDesign(
    readPaperText(
      makePaper(1, {
        title,
        abstract: abstract === "" ? [] : [{ label: null, text: abstract }],
        publication_types: types,
        mesh: mesh.map((descriptor) => ({ descriptor, major: false, qualifiers: [] })),
      }),
    ),
  );

describe("detectDesign", () => {
  it("believes the publication types first, and quotes them", () => {
    expect(detect("Zinc and colds", "", ["Journal Article", "Randomized Controlled Trial"])).toEqual({
      id: "randomized_trial",
      level: "high",
      section: "publication types",
      quote: "Randomized Controlled Trial",
    });
    expect(detect("Zinc", "", ["Case Reports"])?.id).toBe("case_report");
    expect(detect("Zinc", "", ["Retraction of Publication"])?.level).toBeNull();
  });

  it.each([
    ["Zinc for colds: a systematic review", "We pooled nothing.", "systematic_review"],
    ["Zinc for colds: a meta-analysis of randomized trials", "Ten randomized trials were included.", "meta_analysis"],
    ["Zinc for colds", "We randomly assigned 40 adults to zinc or placebo. Colds were shorter.", "randomized_trial"],
    [
      "Zinc for colds: study protocol for a randomised controlled trial",
      "Adults will be randomised.",
      "trial_protocol",
    ],
    ["Zinc intake and colds", "We followed a cohort of 900 nurses for ten years.", "cohort"],
    ["Zinc and anosmia: a case-control study", "Cases and controls were compared.", "case_control"],
    ["Zinc poisoning", "We report the case of a 4-year-old boy who presented with vomiting.", "case_report"],
    ["Zinc deficiency", "Male Wistar rats were fed a zinc-free diet.", "animal"],
    ["Zinc transport", "HeLa cells were transfected with the transporter.", "in_vitro"],
    ["Zinc in health", "In this article we review what zinc does. This review covers ten years.", "review"],
  ])("reads the design of %s", (title, abstract, id) => {
    expect(detect(title, abstract)?.id).toBe(id);
  });

  it("does not take trials that a paper only speaks of for its own design", () => {
    expect(detect("Zinc for colds", "Randomized controlled trials are needed to settle the matter.")).toBeNull();
    expect(detect("Zinc for colds", "Previous randomized trials gave no answer. Nothing else is known.")).toBeNull();
    expect(
      detect("Zinc for colds", "We searched MEDLINE and Embase. Ten randomized controlled trials were included.")?.id,
    ).toBe("systematic_review");
  });

  it("takes an animal experiment for one, though its animals were randomized", () => {
    expect(
      detect("Zinc and wounds", "Animals were randomized to zinc or water.", ["Journal Article"], ["Animals", "Swine"])
        ?.id,
    ).toBe("animal");
  });

  it("reads a vague publication type more closely where the text allows it", () => {
    expect(detect("Zinc: a systematic review", "We searched PubMed.", ["Review"])?.id).toBe("systematic_review");
    expect(detect("Zinc", "Nothing more.", ["Review"])?.quote).toBe("Review");
  });

  it("says nothing when nothing tells", () => {
    expect(detect("Zinc", "Zinc is a metal.")).toBeNull();
  });
});
