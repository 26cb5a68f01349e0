import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { readAskedRoles } from "./asked-roles.ts";

const readRoles = (question: string) => {
  const { interventions, conditions, isTreatment } = readAskedRoles(analyzeQuestion(question), question);
  return { isTreatment, interventions: interventions.map(({ written }) => written), conditions: conditions.length };
};

describe("what a question asks the effect of", () => {
  it("is what else it names, where its only procedure is when that is given", () => {
    expect(readRoles("Does gum chewing shorten ileus after surgery?")).toEqual({
      ...{ isTreatment: false, interventions: ["gum", "chewing"], conditions: 1 },
    });
  });

  it("is the procedure itself where nothing else is named", () => {
    expect(readRoles("Does surgery shorten ileus?").isTreatment).toBe(true);
  });
});
