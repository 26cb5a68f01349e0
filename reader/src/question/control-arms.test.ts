import { listArms } from "@medsieve/contract/question-words";
import { expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const arms = (question: string) => listArms(question, analyzeQuestion(question).words);

it.each([
  ["gabapentin versus placebo for uraemic itch", ["gabapentin", "placebo"]],
  ["wound protector vs none in appendicectomy", ["wound protector", "none"]],
  ["exercise for knee osteoarthritis compared with usual care", ["exercise", "usual care"]],
  ["radiotherapy vs no radiotherapy after mastectomy", ["radiotherapy", "no radiotherapy"]],
  ["oral vs IV antibiotics in empyema", ["oral", "IV antibiotics"]],
  ["immediate implant vs delayed implant anterior maxilla aesthetics", ["immediate implant", "delayed implant"]],
  ["gluten free diet better than cutting out onions for IBS?", ["gluten free diet", "onions"]],
  ["aspirin 150 vs 75 in preeclampsia", ["150", "75"]],
  ["Is an alarm better than tablets for bedwetting?", ["alarm", "tablets"]],
])("%s sets %j against each other", (question, expected) => {
  expect(arms(question)).toEqual(expected);
});

it("sets nothing against a control that is only asked for", () => {
  expect(arms("Is usual care enough for depression?")).toEqual([]);
});
