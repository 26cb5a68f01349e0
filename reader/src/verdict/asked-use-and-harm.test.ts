import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { readAskedRoles } from "./asked-roles.ts";

const read = (question: string) => {
  const { relation, interventions, outcomes, conditions } = readAskedRoles(analyzeQuestion(question), question);
  const list = (concepts: typeof outcomes) => concepts.map(({ written }) => written);
  return { relation, given: list(interventions), outcomes: list(outcomes), conditions: list(conditions) };
};

describe("a treatment or none", () => {
  it("is asked about by the treatment alone, and leaves no paper out", () => {
    const question = "In a patient on dialysis with AF, apixaban or no anticoagulation?";
    const { interventions, excluded, people } = readAskedRoles(analyzeQuestion(question), question);
    expect(interventions.map(({ written }) => written)).toEqual(["apixaban"]);
    expect(excluded).toEqual([]);
    expect(people.map(({ written }) => written)).toEqual(["patient on dialysis"]);
  });

  it("is no outcome by the time it is given at", () => {
    expect(read("术前戒烟可以减少术后伤口感染吗")).toEqual({
      ...{ relation: "effect", given: ["术前戒烟"], outcomes: [], conditions: ["伤口感染"] },
    });
  });
});

describe("a question of use and harm together", () => {
  it.each([
    ["Efficacy and side effects of tiropramide in irritable bowel syndrome", "tiropramide", "irritable bowel syndrome"],
    ["Efficacy, safety and tolerability of lacosamide in partial seizures", "lacosamide", "partial seizures"],
    ["双氢青蒿素哌喹治疗恶性疟的疗效和不良反应", "双氢青蒿素哌喹", "恶性疟"],
    ["メトトレキサートの関節リウマチに対する有効性と副作用", "メトトレキサート", "関節リウマチ"],
  ])("is not held to the harm alone: %s", (question, given, condition) => {
    expect(read(question)).toEqual({ relation: "effect", given: [given], outcomes: [], conditions: [condition] });
  });

  it.each([
    ["What are the benefits and harms of aspirin for primary prevention?", "aspirin"],
    ["Benefits and risks of statins in people over 75", "statins"],
    ["risks and benefits of hormone therapy in menopause", "hormone therapy"],
    ["阿司匹林一级预防的获益与风险", "阿司匹林"],
  ])("is of its treatment, and of no condition or link: %s", (question, given) => {
    expect(read(question)).toEqual({ relation: "effect", given: [given], outcomes: [], conditions: [] });
  });

  it("is held to a harm that is asked about beside another outcome", () => {
    const { outcomes } = read("Does dexamethasone affect pain and side effects after wisdom tooth removal?");
    expect(outcomes).toEqual(["pain", "side effects"]);
    expect(read("ワルファリンの有効性と出血リスク").outcomes).toEqual(["出血リスク"]);
  });
});
