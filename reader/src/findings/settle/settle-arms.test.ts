import { describe, expect, it } from "vitest";
import type { QuotedFinding } from "../../reader.ts";
import { makeFound, makeTrial } from "./settle.fixture.ts";
import { settleArms } from "./settle-arms.ts";

function settle(text: string, more: Partial<QuotedFinding> = {}) {
  const paper = makeTrial(text);
  const [, sentence] = paper.sentences;
  if (!sentence) throw new Error("there is no sentence of results");
  return settleArms(makeFound(text, "pain", "decreased", more), sentence, paper);
}

describe("settleArms", () => {
  it("names what was given with the intervention, where its sentence has it only so", () => {
    const text = "Magnesium plus sodium clodronate was most beneficial for pain.";
    expect(settle(text, { comparator: null })?.intervention).toBe("magnesium plus sodium clodronate");
    const both = "Magnesium plus lidocaine relieved pain, as did magnesium by itself.";
    expect(settle(both, { comparator: null })?.intervention).toBe("magnesium");
    const background = "Pain was less with magnesium plus saline than with saline.";
    expect(settle(background, { comparator: "saline" })?.intervention).toBe("magnesium");
  });

  it("has no comparator that stands on the intervention's side", () => {
    const arms = { comparator: "remifentanil" };
    const together = "Pain was less in the magnesium and remifentanil groups than with saline.";
    expect(settle(together, arms)?.comparator).toBeNull();
    expect(settle("The addition of magnesium or remifentanil reduced pain.", arms)?.comparator).toBeNull();
    expect(settle("Pain differed between magnesium and remifentanil.", arms)?.comparator).toBe("remifentanil");
    const values = "Pain with magnesium and remifentanil was 2 and 4, respectively.";
    expect(settle(values, arms)?.comparator).toBe("remifentanil");
    expect(settle(together, { ...arms, direction: "no_difference" })?.comparator).toBe("remifentanil");
  });

  it("has no comparator that did as little as the intervention", () => {
    const text = "Magnesium and remifentanil had no effect on pain.";
    const arms = { comparator: "remifentanil", direction: "no_difference" } as const;
    expect(settle(text, arms)?.comparator).toBeNull();
    expect(settle("Magnesium had no effect on pain.", arms)?.comparator).toBe("remifentanil");
  });

  it("has no comparator that was cut, or is the intervention's own group by another name", () => {
    const cut = "Pain was less after magnesium.";
    expect(settle(cut, { comparator: "a short course of" })?.comparator).toBeNull();
    const own = "Pain was less in the ThermoFlow bandage group than in the elastic bandage group.";
    const arms = { intervention: "ThermoFlow warming device", comparator: "ThermoFlow bandage" };
    expect(settle(own, arms)?.comparator).toBeNull();
  });

  it("parts two arms of one name", () => {
    const intervention = "Intrathecal bupivacaine alone with intrathecal bupivacaine and midazolam";
    expect(settle("Pain was less with midazolam.", { intervention })).toEqual({
      intervention: "intrathecal bupivacaine and midazolam",
      comparator: "Intrathecal bupivacaine alone",
    });
  });

  it("takes saline for what was tried only where the title has it", () => {
    expect(settle("Pain was less with magnesium than with saline.", { intervention: "saline" })).toBeNull();
  });
});
