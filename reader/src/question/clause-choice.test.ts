import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";
import { readClauseChoice } from "./clause-choice.ts";

const listArms = (question: string) => analyzeQuestion(question).comparison.map(({ written }) => written);

describe("a choice between acts in clauses of their own", () => {
  it.each([
    ["Do I really need a statin or could I try diet first?", ["statin", "diet"]],
    [
      "I have a hernia that doesn't hurt. Should I have the operation or just wait and see?",
      ["operation", "wait and see"],
    ],
    [
      "He is 71. Should he have surgery, radiotherapy or just keep an eye on it?",
      ["surgery", "radiotherapy", "keep an eye on it"],
    ],
    [
      "I keep getting UTIs. Would cranberry tablets stop them or should I take antibiotics?",
      ["cranberry tablets", "antibiotics"],
    ],
    ["Do I need physio or are home exercises enough?", ["physio", "home exercises"]],
    ["My son stammers. Wait or start speech therapy now?", ["Wait", "speech therapy"]],
    ["Is eliquis safer for him than warfarin?", ["eliquis", "warfarin"]],
    [
      "She is 4 and hardly talks. Will speech therapy help or will she catch up?",
      ["speech therapy", "will she catch up"],
    ],
    ["I have gallstones. Leave them or have the operation?", ["Leave them", "operation"]],
    ["They offered my son grommets. Should he have them or can we wait?", ["grommets", "wait"]],
  ])("%s", (question, arms) => {
    expect(listArms(question)).toEqual(arms);
  });

  it.each([
    ["Gabapentin makes me dizzy. Would pregabalin be any better?", ["pregabalin", "Gabapentin"]],
    ["I'm on warfarin and hate the blood tests. Is apixaban as good for AF?", ["apixaban", "warfarin"]],
    ["Lithium made me shake. Could I switch to lamotrigine?", ["lamotrigine", "Lithium"]],
    ["I take warfarin. Can I have ibuprofen for my back?", []],
  ])("%s: against the treatment of the story", (question, arms) => {
    expect(listArms(question)).toEqual(arms);
  });

  it.each([
    "Can I try for a normal birth or is it too dangerous?",
    "Should I have the operation or not?",
    "metformin in diabetes or heart failure",
    "Does aspirin prevent heart attacks or strokes?",
  ])("%s: none", (question) => {
    expect(readClauseChoice(question)).toBeNull();
  });

  it("shows two ways of one act as its words have them", () => {
    const { comparison, ways } = analyzeQuestion("I'm on sertraline. Is it better to taper slowly or can I just stop?");
    expect(comparison).toEqual([]);
    expect(ways?.each.map(({ written }) => written)).toEqual(["taper slowly", "stop"]);
  });
});
