import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeFinding, makeRead } from "./verdict.fixture.ts";

describe("a question of a treatment's safety alone", () => {
  it.each([
    ["Is tranexamic acid safe in postpartum haemorrhage?", true],
    ["Is there any harm in giving IV iron during an active infection?", true],
    ["高齢者の不眠に対してレンボレキサントはゾルピデムより安全か", true],
    ["不插管全麻胸腔镜手术的安全性", true],
    ["Is tranexamic acid safe and effective in postpartum haemorrhage?", false],
    ["Does tranexamic acid safely reduce mortality?", false],
    ["Does therapy reduce self-harm?", false],
    ["Does screening do more good than harm?", false],
    ["Does harm reduction prevent hepatitis C?", false],
    ["糖尿病足溃疡用负压引流的有效性和安全性", false],
    ["Is rivaroxaban as safe as warfarin regarding bleeding?", false],
    ["Is sitagliptin safer than sulfonylureas for hypoglycaemia?", false],
  ])("%s: %s", (question, is) => {
    expect(readAskedRoles(analyzeQuestion(question), question).isOfSafety).toBe(is);
  });

  const QUESTION = ask("Is tranexamic acid safe in postpartum haemorrhage?");
  const makeQuoted = (outcome: string, quote: string, direction: "decreased" | "no_difference") => {
    const evidence = makeFinding().evidence.map((part) => ({ ...part, quote }));
    return { outcome, direction, favours: direction === "decreased" ? "intervention" : "neither", evidence } as const;
  };
  const works = makeQuoted("mortality", "Mortality was lower with tranexamic acid than with placebo.", "decreased");
  const same = makeQuoted(
    "adverse events",
    "Adverse events did not differ between tranexamic acid and placebo.",
    "no_difference",
  );

  it("is not answered by what the treatment is good for", () => {
    expect(deriveVerdict(QUESTION, [makeRead(1, [works])])?.papers).toEqual([]);
  });

  it("is answered by what may harm, whatever the paper concludes of the rest", () => {
    const text = "Women with postpartum haemorrhage received TXA. Tranexamic acid is effective.";
    expect(deriveVerdict(QUESTION, [makeRead(1, [works, same], { text })])?.counts.no_difference).toBe(1);
  });
});
