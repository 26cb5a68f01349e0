import { describe, expect, it } from "vitest";
import { completeOutcome } from "./complete-outcome.ts";

describe("completeOutcome", () => {
  it.each([
    ["distress", "The incidence of respiratory distress syndrome was similar.", "respiratory distress syndrome"],
    ["respiratory", "No differences were seen for other respiratory morbidities.", "respiratory morbidities"],
    ["sleep", "Zinc improved sleep efficiency (P = 0.04).", "sleep efficiency"],
    ["mortality", "It reduced 30-day mortality.", "30-day mortality"],
    ["mortality", "It reduced mortality.", "mortality"],
    ["tract infection", "It reduced urinary tract infection.", "urinary tract infection"],
    ["pain at rest", "It reduced pain at rest.", "pain at rest"],
  ])("%s of %s", (name, text, completed) => {
    expect(completeOutcome(name, text)).toBe(completed);
  });

  it("is nothing where the word only describes, or says of whom", () => {
    expect(completeOutcome("respiratory", "The respiratory physician saw fewer of them.")).toBeNull();
    expect(completeOutcome("influenza", "Data of influenza studies showed an increase.")).toBeNull();
  });
});
