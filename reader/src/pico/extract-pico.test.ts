import type { AbstractSection } from "@medsieve/contract/papers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import type { DesignId } from "../design/designs.ts";
import { readPaperText } from "../paper-text.ts";
import { findEvidence, listPassages } from "../quotes/check-reading.ts";
import { extractPico } from "./extract-pico.ts";

function extract(title: string, abstract: AbstractSection[], design: DesignId | null = "randomized_trial") {
  const pico = extractPico(readPaperText(makePaper(1, { title, abstract })), design);
  return {
    population: pico.population.map(({ text }) => text),
    intervention: pico.intervention.map(({ text }) => text),
    comparator: pico.comparator.map(({ text }) => text),
    outcome: pico.outcome.map(({ text }) => text),
  };
}
const plain = (text: string): AbstractSection[] => [{ label: null, text }];

describe("extractPico", () => {
  it("reads the sections that are about just that", () => {
    expect(
      extract("Zinc for colds", [
        { label: "PATIENTS", text: "Ninety-six adults with a cold of less than one day." },
        { label: "INTERVENTION", text: "Zinc lozenges every two hours, or matching placebo." },
        { label: "MAIN OUTCOME MEASURE", text: "Days until all symptoms had gone." },
      ]),
    ).toEqual({
      population: ["Ninety-six adults with a cold of less than one day"],
      intervention: ["Zinc lozenges every two hours"],
      comparator: ["matching placebo"],
      outcome: ["Days until all symptoms had gone"],
    });
  });

  it("reads running text by the phrases that lead to them", () => {
    expect(
      extract(
        "A trial of zinc",
        plain(
          "Colds are common. A total of 120 children with asthma were randomly assigned to receive oral zinc (10 mg daily) or placebo for six weeks. The primary outcome was the number of sick days. Cough was less severe with zinc.",
        ),
      ),
    ).toEqual({
      population: ["120 children with asthma"],
      intervention: ["oral zinc (10 mg daily)"],
      comparator: ["placebo"],
      outcome: ["number of sick days"],
    });
  });

  it("takes the dose with the treatment, and leaves out how many received it", () => {
    const pico = extract(
      "Canagliflozin for heart failure: a randomized trial",
      plain(
        "We enrolled 1602 adults with heart failure. They were randomized to canagliflozin 100 mg once daily (n = 801) or standard care alone (n = 801) and followed for a year.",
      ),
    );
    expect(pico.intervention).toEqual(["Canagliflozin 100 mg once daily".replace("C", "c")]);
    expect(pico.comparator).toEqual(["standard care alone"]);
    expect(pico.population).toEqual(["1602 adults with heart failure"]);
  });

  it("finds the illness beside a bare count of people", () => {
    expect(
      extract("Zinc for the treatment of otitis media", plain("Forty patients received zinc.")).population,
    ).toEqual(["Forty patients", "otitis media"]);
  });

  it("lists several outcomes, those called so first, without statistics", () => {
    const { outcome } = extract(
      "Zinc",
      plain(
        "The primary outcome was fever at 7 days. Headache was significantly reduced (p < 0.01). There was no difference in length of stay between the groups.",
      ),
    );
    expect(outcome).toEqual(["fever", "length of stay", "Headache"]);
  });

  it("finds two treatments that were compared", () => {
    const pico = extract("Pain", plain("We compared ibuprofen with paracetamol in 50 women after surgery."));
    expect(pico.intervention).toEqual(["ibuprofen"]);
    expect(pico.comparator).toEqual(["paracetamol"]);
    const titled = extract("Ibuprofen versus paracetamol for pain after surgery", []);
    expect(titled.intervention).toEqual(["Ibuprofen"]);
    expect(titled.comparator).toEqual(["paracetamol"]);
  });

  it("names what people were exposed to, and a test", () => {
    expect(extract("Zinc intake and hip fracture: a cohort study", [], "cohort").intervention).toEqual(["Zinc intake"]);
    expect(extract("Association of zinc intake with hip fracture", [], "cohort").intervention).toEqual(["zinc intake"]);
    expect(extract("Do zinc tablets raise the risk of falls?", [], "meta_analysis").intervention).toEqual([
      "zinc tablets",
    ]);
    expect(extract("Diagnostic accuracy of serum zinc for deficiency", [], "diagnostic").intervention).toEqual([
      "serum zinc",
    ]);
    expect(extract("Zinc tablets and resolution of cough in adults: a randomized trial", []).intervention).toEqual([
      "Zinc tablets",
    ]);
    expect(extract("Clinical practice guideline on zinc for colds", [], "guideline").intervention).toEqual(["zinc"]);
    expect(extract("Zinc in adults aged 50 years or older", [], "cohort").comparator).toEqual([]);
  });

  it("takes the patient of a case report, not patients it speaks of", () => {
    const text = plain(
      "We report a 40-year-old man with zinc poisoning. Clinicians should ask 20 patients with anemia.",
    );
    expect(extract("Zinc poisoning", text, "case_report").population[0]).toBe("a 40-year-old man with zinc poisoning");
  });

  it("takes the animals of an animal study, not the people it speaks of", () => {
    const text = plain("People with wounds need zinc. We gave zinc to aged mice after surgery. The mice healed.");
    expect(extract("Zinc and wounds", text, "animal").population).toEqual(["aged mice after surgery"]);
  });

  it("puts the control arm in its place when it is named first", () => {
    const pico = extract("Pain", plain("Forty men were randomized to receive placebo or morphine."));
    expect(pico).toMatchObject({ intervention: ["morphine"], comparator: ["placebo"] });
  });

  it("does not take stretches of time, years or the world's patients for the population", () => {
    expect(extract("Zinc", plain("In three months, 17 elderly individuals took zinc.")).population).toEqual([
      "17 elderly individuals",
    ]);
    expect(extract("Zinc", plain("Between 1993 and 1998, 20 consecutive patients took zinc.")).population).toEqual([
      "20 consecutive patients",
    ]);
    expect(extract("Zinc", plain("It affects 12 million patients worldwide.")).population).toEqual([]);
  });

  it("takes those who were enrolled, not those in whom something happened", () => {
    const { population } = extract(
      "Zinc",
      plain("Two patients (4%) had nausea. We enrolled 48 women with migraine. Six women stopped."),
    );
    expect(population).toEqual(["48 women with migraine"]);
  });

  it("ends no phrase within a number", () => {
    const pico = extract(
      "Acidity",
      plain(
        "Forty men took 2.5 mg zinc. The effect of zinc on gastric pK of 1.2 was measured. Serum zinc rose to 7.25.",
      ),
    );
    for (const phrase of Object.values(pico).flat()) expect(phrase).not.toMatch(/(?:pK of 1|took 2|rose to 7)$/u);
  });

  it("names two arms that are marked together each in its place", () => {
    const pico = extract(
      "Ofloxacin versus trimethoprim in urinary tract infection: a randomized trial",
      plain("We randomly assigned 120 women with cystitis to ofloxacin 200 mg daily or trimethoprim for three days."),
    );
    expect(pico.intervention[0]).toMatch(/^ofloxacin/iu);
    expect(pico.comparator[0]).toMatch(/^trimethoprim/iu);
    expect(pico.population).toEqual(["120 women with cystitis"]);
  });

  it("lists every place in which an element stands, of which only the most specific are shown", () => {
    const text = plain(
      "Zinc may help. We gave 60 children with asthma oral zinc or placebo. Cough was less frequent with zinc. Fever did not differ. Oral zinc reduced cough in children with asthma.",
    );
    const paper = readPaperText(makePaper(1, { title: "Oral zinc for cough in children with asthma", abstract: text }));
    const { intervention, elsewhere } = extractPico(paper, "randomized_trial");
    const places = elsewhere.filter(({ field }) => field === "intervention").map(({ span }) => span.sentence.text);
    expect(intervention.length).toBeLessThanOrEqual(2);
    expect(places).toContain("Oral zinc reduced cough in children with asthma.");
  });

  it("leaves texts on no one's health alone", () => {
    const text = plain("We report femtosecond laser pulses in lossy media. The peak power was measured at 3.2 GW.");
    const { elsewhere } = extractPico(readPaperText(makePaper(1, { title: "Laser pulses", abstract: text })), null);
    expect(elsewhere).toEqual([]);
  });

  it("is honestly empty where the paper does not say", () => {
    const nothing = { population: [], intervention: [], comparator: [], outcome: [] };
    expect(extract("Zinc", plain("Zinc is a metal. It is grey."), null)).toEqual(nothing);
    expect(extract("Zinc", [], null)).toEqual(nothing);
    expect(extract("Comment on zinc", plain("Smith compared zinc with placebo in 40 adults."), "comment")).toEqual(
      nothing,
    );
  });

  it("gives phrases that stand in their sentence, whatever the paper", () => {
    const piece = fc.constantFrom(
      "We randomly assigned 40 adults with asthma to zinc (10 mg) or placebo. ",
      "The primary outcome was fever [38",
      "compared with ",
      "12 patients ",
      "Effect of zinc on colds ",
      "(n = 20) ",
      "was lower in ",
      "患者",
      ". ",
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom(null, "METHODS", "OUTCOMES", "PATIENTS", "INTERVENTION"),
        (title, body, label) => {
          const paper = readPaperText(makePaper(1, { title, abstract: [{ label, text: body }] }));
          const pico = extractPico(paper, "randomized_trial");
          const passages = listPassages(paper.record);
          const shown = [...pico.population, ...pico.intervention, ...pico.comparator, ...pico.outcome];
          for (const span of [...shown, ...pico.elsewhere.map((found) => found.span)]) {
            expect(span.sentence.text).toContain(span.text);
            expect(span.text.length).toBeLessThanOrEqual(160);
            expect(span.text).toBe(span.text.trim());
            const { section, text: quote } = span.sentence;
            const [evidence] = findEvidence(span.text, [{ section, quote, passages }]);
            expect(evidence?.status).toBe("verified");
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
