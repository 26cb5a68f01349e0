import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { decodePicoValuesModel, encodePicoValuesModel } from "../../models/pico-values-model.ts";
import { type PaperText, readPaperText } from "../../paper-text.ts";
import type { Pico, PicoField } from "../extract-pico.ts";
import { keepSure, weighValue } from "./keep-sure.ts";
import { prepareValues } from "./prepare-values.ts";

const NOTHING: Pico = { population: [], intervention: [], comparator: [], outcome: [], elsewhere: [] };

function readPaper(title: string, text: string, label: string | null = null): PaperText {
  return readPaperText(makePaper(1, { title, abstract: [{ label, text }] }));
}

function findSpan(paper: PaperText, text: string) {
  const sentence = [paper.title, ...paper.sentences].find((one) => one.text.includes(text));
  if (sentence === undefined) throw new Error(`"${text}" stands in the paper`);
  return { text, sentence };
}

/** What is said of a paper of a phrase that a field has of it. */
function prepare(field: PicoField, text: string, sentence: string, title = "A trial") {
  const paper = readPaper(title, sentence);
  const { elsewhere: _, ...fields } = prepareValues({ ...NOTHING, [field]: [findSpan(paper, text)] }, paper);
  return Object.entries(fields).flatMap(([name, spans]) => spans.map((span) => [name, span.text]));
}

describe("a value that is said of a paper", () => {
  it.each([
    [
      "population",
      "total 21 patients with colitis",
      "In total 21 patients with colitis joined.",
      "21 patients with colitis",
    ],
    ["population", "randomised women with asthma", "We randomised women with asthma.", "women with asthma"],
    ["intervention", "consuming green tea", "Pain fell after consuming green tea.", "green tea"],
    [
      "outcome",
      "serum iron (p = 0.03) and ferritin",
      "Changes were seen of serum iron (p = 0.03) and ferritin.",
      "serum iron",
    ],
    ["outcome", "pain though the rate", "It lowered pain though the rate was high.", "pain"],
    ["outcome", "pain scores", "We took the sum of pain scores.", "sum of pain scores"],
  ] as const)("of the %s is its name alone: %j", (field, text, sentence, expected) => {
    expect(prepare(field, text, sentence)).toEqual([[field, expected]]);
  });

  it.each([
    ["outcome", "bleeding varices", "Exclusion criteria were cancer and bleeding varices."],
    ["outcome", "Bonferroni posthoc test", "They were compared with the Bonferroni posthoc test."],
    ["outcome", "safety and efficacy", "We evaluated safety and efficacy."],
    ["outcome", "protocol-specific questions", "It was assessed with protocol-specific questions."],
    ["outcome", "T. denticola", "The prevalence of T. denticola was high."],
    ["outcome", "Toddler Development", "We used the Scales of Infant and Toddler Development."],
    ["intervention", "caffeine", "We gave a combination of paracetamol and caffeine."],
    ["intervention", "thiopental", "Anaesthesia was induced with thiopental."],
    ["intervention", "education", "The control group received education."],
    ["intervention", "superficial mycosis", "It was given for superficial mycosis."],
    ["population", "n = 25, all men", "People (n = 25, all men) were asked."],
    ["comparator", "or without fibre", "They had it with or without fibre."],
  ] as const)("of the %s is none where it is something else: %j", (field, text, sentence) => {
    expect(prepare(field, text, sentence)).toEqual([]);
  });

  it("stands under the arm that the title gives it", () => {
    const title = "Ofloxacin versus trimethoprim for cystitis";
    const sentence = "Women took trimethoprim or ofloxacin.";
    expect(prepare("intervention", "trimethoprim", sentence, title)).toEqual([["comparator", "trimethoprim"]]);
    expect(prepare("comparator", "ofloxacin", sentence, title)).toEqual([["intervention", "ofloxacin"]]);
  });

  it("stands under the arm that the aim gives it where the title names none", () => {
    const text = "We examined the effects of daclizumab versus interferon on cognition. Patients had interferon.";
    expect(prepare("intervention", "interferon", text, "Cognition improved")).toEqual([["comparator", "interferon"]]);
  });
});

describe("keepSure", () => {
  it("shows what a trial says in set words", () => {
    const text =
      "We randomly assigned 120 children with asthma to oral zinc or placebo. The primary outcome was the number of sick days.";
    const paper = readPaper("Oral zinc for asthma in children: a randomized trial", text);
    const pico: Pico = {
      ...NOTHING,
      population: [findSpan(paper, "120 children with asthma")],
      intervention: [findSpan(paper, "Oral zinc")],
      comparator: [findSpan(paper, "placebo")],
      outcome: [findSpan(paper, "number of sick days")],
    };
    const kept = keepSure(pico, paper, "randomized_trial");
    expect(kept.population).toEqual(pico.population);
    expect(kept.intervention).toEqual(pico.intervention);
    expect(kept.comparator).toEqual(pico.comparator);
    expect(kept.outcome).toEqual(pico.outcome);
  });

  it("is surer of a whole name than of one that is cut", () => {
    const paper = readPaper(
      "Zinc for asthma: a randomized trial",
      "The primary outcome was forced expiratory volume. Forced expiratory volume rose with zinc.",
    );
    const weigh = (text: string) =>
      weighValue({ field: "outcome", span: findSpan(paper, text), isInField: true }, paper, "randomized_trial");
    expect(weigh("forced expiratory volume")).toBeGreaterThan(weigh("forced expiratory"));
  });

  it("shows nothing that was not given, whatever the paper", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), fc.nat(), (text, at) => {
        const paper = readPaper("Zinc", text);
        const [sentence] = paper.sentences;
        if (sentence === undefined) return;
        const from = at % sentence.text.length;
        const span = { text: sentence.text.slice(from, from + 20), sentence };
        const kept = keepSure({ ...NOTHING, outcome: [span] }, paper, null);
        for (const { text: shown } of [...kept.outcome, ...kept.elsewhere.map((one) => one.span)])
          expect(sentence.text).toContain(shown);
      }),
    );
  });
});

describe("the model of values", () => {
  it("is the same after it was written and read", () => {
    const model = new Map([
      [
        "outcome",
        new Map([
          ["last.pain", 0.5],
          ["before.,", -1.25],
        ]),
      ],
      ["population", new Map([["somebody", 2]])],
    ]);
    expect(decodePicoValuesModel(encodePicoValuesModel(model))).toEqual(model);
  });

  it("is refused where a weight is missing", () => {
    expect(() => decodePicoValuesModel("field\tfeature\tweight\noutcome\tfirst.pain\n")).toThrow(/has no weight/u);
  });
});
