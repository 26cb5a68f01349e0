import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeRead } from "./verdict.fixture.ts";

describe("a treatment given early or late", () => {
  it.each([
    ["Does early tranexamic acid reduce mortality in postpartum haemorrhage?", true],
    ["Does surgery within 48 hours lower mortality after hip fracture?", true],
    ["高齢者の股関節骨折で早期手術は死亡率を下げるか", true],
    ["老年髋部骨折48小时内手术是否降低死亡率", true],
    ["Does tranexamic acid reduce early mortality in postpartum haemorrhage?", false],
  ])("%s: %s", (question, is) => {
    expect(readAskedRoles(analyzeQuestion(question), question).isTimed).toBe(is);
  });

  it("is answered by papers that speak of when it was given", () => {
    const question = ask("Does early tranexamic acid help in postpartum haemorrhage?");
    const count = (title: string) => deriveVerdict(question, [makeRead(1, [{}], { title })])?.papers.length;
    expect(count("Tranexamic acid (TXA) for postpartum haemorrhage")).toBe(0);
    expect(count("Early tranexamic acid (TXA) for postpartum haemorrhage")).toBe(1);
  });
});
