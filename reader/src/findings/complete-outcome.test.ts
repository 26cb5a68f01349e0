import { describe, expect, it } from "vitest";
import { completeOutcome } from "./complete-outcome.ts";

describe("completeOutcome", () => {
  it.each([
    [
      "distress",
      "The incidence of respiratory distress syndrome was similar.",
      "incidence of respiratory distress syndrome",
    ],
    ["respiratory", "No differences were seen for other respiratory morbidities.", "respiratory morbidities"],
    ["sleep", "Zinc improved sleep efficiency (P = 0.04).", "sleep efficiency"],
    ["mortality", "It reduced 30-day mortality.", "30-day mortality"],
    ["mortality", "It reduced mortality.", "mortality"],
    ["tract infection", "It reduced urinary tract infection.", "urinary tract infection"],
    ["pain at rest", "It reduced pain at rest.", "pain at rest"],
    ["cough", "The duration and severity of cough were lower.", "duration and severity of cough"],
    [
      "blood transfusion",
      "Blood transfusion-related complications were alike.",
      "blood transfusion-related complications",
    ],
    ["postoperative pain", "Postoperative pain scores fell.", "postoperative pain scores"],
    ["fracture", "It reduced hip fractures.", "fractures"],
  ])("%s of %s", (name, text, completed) => {
    expect(completeOutcome(name, text)).toBe(completed);
  });

  it("is nothing where the word only describes, or says of whom", () => {
    expect(completeOutcome("respiratory", "The respiratory physician saw fewer of them.")).toBeNull();
    expect(completeOutcome("influenza", "Data of influenza studies showed an increase.")).toBeNull();
  });

  it("is nothing where it is only a substance, or another word begins so", () => {
    expect(completeOutcome("alcohol", "Alcohol interventions were effective.")).toBeNull();
    expect(completeOutcome("alcohol", "Alcohol consumption fell.")).toBe("Alcohol consumption");
    expect(completeOutcome("stress", "It changed the brain of stressed adults.")).toBeNull();
  });
});
