import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const listHeadings = (question: string) =>
  analyzeQuestion(question).concepts.map(({ heading, names }) => heading ?? names[0]?.text);

describe("how much and how often something is complained of", () => {
  it.each([
    ["膝盖一直很疼，打玻璃酸钠有用吗", "knee pain"],
    ["膝がとても痛いのですが、運動は有効ですか", "knee pain"],
    ["脖子老是疼怎么办", "Neck Pain"],
    ["手が少ししびれます", "Paresthesia"],
  ])("does not hide the complaint: %s", (question, name) => {
    expect(listHeadings(question)).toContain(name);
  });
});
