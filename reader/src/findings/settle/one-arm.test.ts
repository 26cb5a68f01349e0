import { describe, expect, it } from "vitest";
import { isOfOneArm, isOfOthers } from "./one-arm.ts";
import { makeFound, makeTrial } from "./settle.fixture.ts";

const METHODS = "Patients were randomised to magnesium or placebo.";

function isOther(text: string, more: { intervention?: string; direction?: "no_difference"; methods?: string } = {}) {
  const { methods = METHODS, direction = "decreased" as const, intervention = "magnesium" } = more;
  const paper = makeTrial(text, methods);
  const [, sentence] = paper.sentences;
  if (!sentence) throw new Error("there is no sentence of results");
  return isOfOthers(makeFound(text, "pain", direction, { intervention }), sentence, paper);
}

describe("a sentence of others", () => {
  it("is one of people who received neither arm", () => {
    expect(isOther("Compared with placebo, lemon balm receiving participants had less pain.")).toBe(true);
    expect(isOther("Compared with placebo, magnesium receiving participants had less pain.")).toBe(false);
    expect(isOther("Magnesium was better than placebo in lemon balm receiving participants.")).toBe(false);
    expect(isOther("Pain was less in the actively treated patients.")).toBe(false);
  });

  it("is one of a paper that has the name only within another", () => {
    const text = "Pain and serum creatine kinase were lower with magnesium.";
    expect(isOther(text, { intervention: "creatine" })).toBe(true);
    expect(
      isOther(`${text} Creatine was given first.`, {
        intervention: "creatine",
        methods: "Creatine or placebo was taken.",
      }),
    ).toBe(false);
  });

  it("is one of a group by letters that are not the intervention's", () => {
    const stylet = { intervention: "Parker Flex-It stylet" };
    expect(isOther("Sore throat was more frequent in group GS (p < 0.05).", stylet)).toBe(true);
    expect(isOther("Sore throat was more frequent in group PS (p < 0.05).", stylet)).toBe(false);
    expect(isOther("Sore throat was as frequent in group GS.", { ...stylet, direction: "no_difference" })).toBe(false);
    const methods = "Patients had magnesium (group KM) or placebo (group KP).";
    expect(isOther("Pain was less in group KM (p < 0.05).", { methods })).toBe(false);
  });
});

describe("the intervention alone", () => {
  it("is not in a sentence of it with more", () => {
    const isMore = (text: string) => {
      const [, sentence] = makeTrial(text).sentences;
      if (!sentence) throw new Error("there is no sentence of results");
      return isOfOneArm(makeFound(text, "pain", "decreased", { intervention: "magnesium alone" }), sentence);
    };
    expect(isMore("Pain fell in the group receiving ketamine in addition to magnesium.")).toBe(true);
    expect(isMore("Pain fell more with magnesium plus ketamine than with magnesium alone.")).toBe(false);
  });
});
