import { expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const excluded = (question: string) =>
  analyzeQuestion(question).concepts.flatMap((it) => (it.excluded ? [it.heading ?? it.written] : []));

it.each([
  ["Bread bloats me but the coeliac test was negative. Is gluten the problem?", ["Celiac Disease"]],
  ["lupus was ruled out but my joints still hurt", ["Lupus Erythematosus, Systemic"]],
  ["吃面食就胀肚,查了不是乳糜泻,是麸质的问题吗", ["Celiac Disease"]],
  ["セリアック病は否定されましたが小麦でお腹が張ります", ["Celiac Disease"]],
  ["My wife has gestational diabetes and doesn't want insulin, is metformin ok?", ["Insulin"]],
])("%s: what was looked for and not found, or is not wanted", (question, headings) => {
  expect(excluded(question)).toEqual(headings);
});

it.each(["这是不是乳糜泻", "不是糖尿病吗", "HER2陰性乳がんの化学療法", "people with and without insulin"])(
  "%s: nothing is",
  (question) => {
    expect(excluded(question)).toEqual([]);
  },
);

it("a disease that recurs is no question of its recurrence", () => {
  const headings = analyzeQuestion("tonsillectomy for recurrent tonsillitis").concepts.map(({ heading }) => heading);
  expect(headings).not.toContain("Recurrence");
  expect(analyzeQuestion("recurrence of tonsillitis").concepts.map(({ heading }) => heading)).toContain("Recurrence");
});
