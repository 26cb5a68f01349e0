import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { isListed, namesOutcome } from "./names-outcome.ts";

const ask = (question: string) => readAskedRoles(analyzeQuestion(question), question);
const readAbstract = (text: string) =>
  readPaperText(makePaper(5, { title: "A trial", abstract: [{ label: "METHODS", text }] }));

describe("whether words of a paper name the outcome that is asked for", () => {
  const { outcomes } = ask("Does exercise improve cognition?");

  it("they do by what is measured in its place", () => {
    const paper = readAbstract("Adults were assigned to exercise or none.");
    expect(namesOutcome("working memory", outcomes, paper)).toBe(true);
    expect(namesOutcome("grip strength", outcomes, paper)).toBe(false);
  });

  it("they do where they speak of every outcome of a paper that measured it", () => {
    const measured = readAbstract("We measured cognition and sleep.");
    expect(namesOutcome("any outcomes", outcomes, measured)).toBe(true);
    expect(namesOutcome("secondary outcomes", outcomes, measured)).toBe(false);
    expect(namesOutcome("any outcomes", outcomes, readAbstract("We measured sleep."))).toBe(false);
  });

  it("one of several that a question lists in its own words does", () => {
    const roles = ask("What is the effect of metformin on CRP, IL-6 and other inflammation markers?");
    expect(isListed("IL-6", roles)).toBe(true);
    expect(isListed("weight", roles)).toBe(false);
  });
});
