import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";
import { findConceptByName } from "./english-names.ts";
import { readConceptOfMesh } from "./mesh-names.ts";

const listHeadings = (question: string) => analyzeQuestion(question).concepts.map(({ heading }) => heading);

describe("what is said in a spoken question in place of a name", () => {
  it("stands for a concept of the vocabulary or of MeSH, each line", () => {
    const unknown = TERMINOLOGY.spokenNames.filter(
      ({ meaning }) => findConceptByName(meaning) === null && readConceptOfMesh(meaning) === null,
    );
    expect(unknown.map(({ meaning }) => meaning)).toEqual([]);
  });

  it.each([
    ["My ears have been ringing for years. Do hearing aids help?", "Tinnitus"],
    ["My nose is always so blocked. Would an operation help?", "Nasal Obstruction"],
    ["I had a blood clot in my left leg. Is rivaroxaban for life?", "Venous Thrombosis"],
    ["She can't keep anything down. Is ondansetron safe?", "Hyperemesis Gravidarum"],
    ["I've had fits since I was ten. Is keppra safe?", "Seizures"],
    ["Is it worth having my tonsils out at 25?", "Young Adult"],
    ["He put on 30 kg with olanzapine. Would metformin help?", "Weight Gain"],
    ["My son is 16 and has acne.", "Adolescent"],
    ["I have a cold sore on my lip. Does acyclovir help?", "Herpes Labialis"],
    ["The baby is breech. Should they try turning her?", "Version, Fetal"],
    ["My left ear really hurts. Would drops help?", "Earache"],
    ["I walk with crutches since March. Will my arms get stronger?", "Crutches"],
    ["My wife's feet go numb at night, does vitamin B12 help?", "Paresthesia"],
    ["Do ice cubes help? I'm on chemo and my mouth is full of ulcers.", "Stomatitis"],
  ])("%s", (question, heading) => {
    expect(listHeadings(question)).toContain(heading);
  });

  it("is no name where papers are spoken of", () => {
    expect(listHeadings("model fits of growth curves in scoliosis")).not.toContain("Seizures");
  });

  it("leaves the words of a story without a use", () => {
    const { words } = analyzeQuestion("My mum was put on statins last year. Is that why he is losing his memory?");
    const used = words.filter(({ use }) => use !== "function").map(({ text }) => text);
    expect(used).toEqual(["statins", "losing his memory"]);
  });
});
