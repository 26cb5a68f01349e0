import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const terms = (question: string) =>
  analyzeQuestion(question).terms.map(({ written, heading, kind }) => [written, heading, kind]);

describe("names of MeSH in a question", () => {
  it.each([
    ["restless legs and iron", ["restless legs", "Restless Legs Syndrome", "condition"]],
    ["mortality of pyemia", ["pyemia", "Sepsis", "condition"]],
    ["Sterapred in asthma", ["Sterapred", "Prednisone", "intervention"]],
    ["tidal volume in preterm infants", ["tidal volume", "Tidal Volume", "subject"]],
    ["C-peptide after exercise", ["C-peptide", "C-Peptide", "subject"]],
  ])("%s: also where the vocabulary does not have them", (question, term) => {
    expect(terms(question)).toContainEqual(term);
  });

  it("go behind the vocabulary's as long as theirs, and before shorter ones", () => {
    expect(terms("statins after stroke")[0]?.[1]).toBe("Hydroxymethylglutaryl-CoA Reductase Inhibitors");
    expect(terms("hyperbaric oxygen for diabetic foot ulcer")).toContainEqual([
      ...["diabetic foot ulcer", "Diabetic Foot", "condition"],
    ]);
  });

  it.each([
    ["testing HIV patients", "HIV Testing"],
    ["1.8 g protein per kilogram", "GTP-Binding Proteins"],
    ["a randomized controlled trial of gum", "Randomized Controlled Trial"],
    ["lectin-coating of stents", "Lectins"],
    ["a tablet of aspirin", "Tablets"],
    ["starting therapy early in autism", "Secondary Prevention"],
  ])("%s: no name is taken that is none there", (question, heading) => {
    expect(terms(question).map(([, found]) => found)).not.toContain(heading);
  });

  it("bring the names that papers write, none turned round", () => {
    const [concept] = analyzeQuestion("retrograde amnesia").concepts;
    const names = concept?.names.map(({ text }) => text) ?? [];
    expect(names).toEqual(expect.arrayContaining(["Retrograde Amnesia", "Retrograde Memory Loss"]));
    expect(names.filter((name) => name.includes(","))).toEqual([]);
  });
});
