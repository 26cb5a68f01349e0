import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { readPaperText } from "../../paper-text.ts";
import { makeFound, settleOne } from "./settle.fixture.ts";
import { settleFindings } from "./settle-findings.ts";

describe("a sentence that sets no arms against each other", () => {
  it("says nothing of which way what was alike in one part went, and not in another", () => {
    const text =
      "Magnesium and placebo gave similar pain at rest, while magnesium resulted in lower pain than placebo on moving.";
    expect(settleOne(text, "pain", "no_difference")).toBeNull();
    const other = text.replace("lower pain", "lower fever");
    expect(settleOne(other, "pain", "no_difference")?.direction).toBe("no_difference");
  });

  it.each([
    ["Patients who developed a rash had more pain with magnesium than patients who did not.", "pain", "increased"],
    [
      "Pain scores were 4.1 in the magnesium and 4.2 in the placebo group at baseline (P = 0.8).",
      "pain",
      "no_difference",
    ],
    ["Demography and severity of pain were similar with magnesium and placebo.", "severity of pain", "no_difference"],
    [
      "The results do not support those of open studies, in which a reduction of pain was reported with magnesium.",
      "pain",
      "decreased",
    ],
    ["Both the magnesium group and the placebo group showed less pain.", "pain", "decreased"],
    ["Magnesium was as effective as ketamine in reducing pain.", "pain", "decreased"],
    ["The effect of magnesium on increased pain was investigated.", "pain", "increased"],
    ["Pain was better at 6 weeks with magnesium while it was better at 3 months with placebo.", "pain", "decreased"],
    ["Pain was lower in group M0.3 than M0.15 (P < 0.05).", "pain", "decreased"],
    [
      "No differences in pain were observed between women with migraine and those with cramps.",
      "pain",
      "no_difference",
    ],
    ["Only in the first hour was there no difference in pain with magnesium.", "pain", "no_difference"],
    ["A U-shaped relationship was seen between magnesium and pain.", "pain", "decreased"],
    ["Magnesium decreased the ability of insulin to suppress glucose production.", "glucose production", "decreased"],
    ["The 24 patients given magnesium versus placebo underwent assessments of pain.", "pain", "increased"],
    ["Six of ten patients who received magnesium maintained abstinence.", "abstinence", "no_difference"],
    ["An overall reduction was achieved in pain (p < 0.001) with magnesium.", "pain", "decreased"],
    ["Differences in pain between 2 h and 24 h were higher with magnesium than with placebo.", "pain", "increased"],
    ["Magnesium produced pain reductions of 47% in adults.", "pain", "increased"],
    ["More people on magnesium than on placebo reached the treatment goal for weight.", "weight", "increased"],
    ["Nearly 40% of study patients had less pain with magnesium.", "pain", "decreased"],
    ["Between the two subgroups pain with magnesium did not differ.", "pain", "no_difference"],
  ] as const)("gives no finding: %s", (text, outcome, direction) => {
    expect(settleOne(text, outcome, direction)).toBeNull();
  });

  it.each([
    ["Pain was lower with magnesium than with placebo at 6 weeks.", "pain", "decreased"],
    ["Pain did not differ from baseline to week 6 between magnesium and placebo.", "pain", "no_difference"],
    ["Both magnesium groups had less pain than the placebo group.", "pain", "decreased"],
  ] as const)("is not one that does: %s", (text, outcome, direction) => {
    expect(settleOne(text, outcome, direction)?.direction).toBe(direction);
  });
});

describe("another treatment of the same kind", () => {
  const settle = (text: string) => {
    const abstract = [
      { label: "METHODS", text: "We pooled trials of cognitive therapy and of other psychotherapies." },
      { label: "RESULTS", text },
    ];
    const paper = readPaperText(makePaper(71, { title: "Psychotherapies for depression", abstract }));
    const found = makeFound(text, "symptoms", "decreased", { intervention: "cognitive therapy", comparator: null });
    return settleFindings([found], paper)[0] ?? null;
  };

  it("says nothing of the one that was asked for", () => {
    expect(settle("Psychodynamic therapy significantly reduced symptoms compared with no treatment.")).toBeNull();
    expect(settle("Cognitive therapy significantly reduced symptoms compared with no treatment.")).not.toBeNull();
    expect(
      settle("Symptoms were lower in the treatment group than in the control group after exposure therapy."),
    ).not.toBeNull();
  });

  it("is what people had besides who were given something else", () => {
    const text = "Ginseng reduced fatigue in patients with sclerosis receiving interferon compared with placebo.";
    const more = { intervention: "interferon", comparator: null };
    expect(settleOne(text, "fatigue", "decreased", more)).toBeNull();
    const own = "Patients receiving interferon had less fatigue than with placebo.";
    expect(settleOne(own, "fatigue", "decreased", { intervention: "interferon" })).not.toBeNull();
  });
});

describe("the name of an outcome", () => {
  it.each([
    [
      "The Knee Injury and Osteoarthritis Outcome Score improved more with magnesium than with placebo.",
      ...(["Knee Injury", "Knee Injury and Osteoarthritis Outcome Score"] as const),
    ],
    [
      "The six-minute walking distance rose more with magnesium than with placebo.",
      "minute walking distance",
      "six-minute walking distance",
    ],
    ["The 24 h opioid use was higher with magnesium than with placebo.", "h opioid use", "24 h opioid use"],
    ["A lesser number of deaths came with placebo than with magnesium.", "lesser number of deaths", "number of deaths"],
    [
      "Antibody levels in RRMS rose more with magnesium than with placebo.",
      "Antibody levels in RRMS",
      "Antibody levels",
    ],
    ["The reduction in LDL was greater with magnesium than with placebo.", "reduction in LDL", "reduction in LDL"],
  ] as const)("is whole, and without whom it was measured in: %s", (text, outcome, named) => {
    expect(settleOne(text, outcome, "increased")?.outcome).toBe(named);
  });

  it("is none where figures stand in it, or where it was measured before treatment", () => {
    const text = "Systolic (2.5 mmHg [1 to 6]) pressure was higher with magnesium than with placebo.";
    expect(settleOne(text, "Systolic (2.5 mmHg [1 to 6]) pressure", "increased")).toBeNull();
    const before = "Preoperative levels of TOS were higher with magnesium than with placebo.";
    expect(settleOne(before, "Preoperative levels of TOS", "increased")).toBeNull();
  });
});

describe("the words behind an outcome", () => {
  it.each([
    ["Pain scores were significantly lower in the magnesium group.", "increased", "decreased"],
    ["Pain scores were significantly lower in the placebo group.", "decreased", "increased"],
    ["Pain scores were higher in the magnesium group than in the placebo group.", "decreased", "increased"],
  ] as const)("say which way it went, by the group they name: %s", (text, read, direction) => {
    expect(settleOne(text, "Pain scores", read)?.direction).toBe(direction);
  });

  it("leave out two outcomes of which one went up and one went down", () => {
    const text = "Magnesium improved functioning and reduced symptoms more than placebo.";
    expect(settleOne(text, "functioning and symptoms", "decreased")).toBeNull();
    expect(settleOne(text, "symptoms", "decreased")).not.toBeNull();
  });

  it("leave out what stands there of people alone", () => {
    const text = "Tissues of cancer patients had lower marker levels with magnesium than with placebo.";
    expect(settleOne(text, "risk of cancer", "decreased")).toBeNull();
  });
});

describe("what the sentence compares with", () => {
  it("is no comparator of the paper that it does not name", () => {
    const text = "Pain was lower with magnesium than any other mineral.";
    expect(settleOne(text, "Pain", "decreased", { comparator: "ketamine" })?.comparator).toBeNull();
    const short = "Pain was lower with magnesium versus MFx at rest.";
    expect(settleOne(short, "Pain", "decreased", { comparator: "ketamine" })?.comparator).toBe("ketamine");
    const own = "Pain was lower with magnesium than with ketamine.";
    expect(settleOne(own, "Pain", "decreased", { comparator: "ketamine" })?.comparator).toBe("ketamine");
  });

  it("is beside all that was given together", () => {
    const text = "Magnesium/zolpidem reduced pain compared with placebo.";
    expect(settleOne(text, "pain", "decreased")?.intervention?.toLowerCase()).toBe("magnesium/zolpidem");
  });
});
