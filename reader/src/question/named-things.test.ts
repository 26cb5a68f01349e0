import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const treatmentsOf = (question: string) =>
  analyzeQuestion(question)
    .concepts.filter(({ kind }) => kind === "intervention")
    .map(({ written }) => written);

describe("what is done under a name of its own", () => {
  it.each([
    ["Does the STEPPS program reduce self-harm in borderline personality disorder?", "STEPPS program"],
    ["Does the Alexander technique relieve neck pain?", "Alexander technique"],
    ["Feldenkrais method for low back pain", "Feldenkrais method"],
  ])("%s: one treatment", (question, name) => {
    expect(treatmentsOf(question)).toEqual([name]);
  });

  it("is also looked for by its name in capitals alone", () => {
    const [program] = analyzeQuestion("Does the STEPPS program reduce self-harm?").concepts;
    expect(program?.names.map(({ text }) => text)).toContain("STEPPS");
  });

  it.each([
    ["Does the Otago exercise programme prevent falls?", ["Otago exercise programme"]],
    ["Does the Mediterranean diet lower blood pressure?", ["Mediterranean diet"]],
  ])("%s: as the vocabulary knows it", (question, names) => {
    expect(treatmentsOf(question)).toEqual(names);
  });

  it("is nothing that only begins the sentence", () => {
    expect(treatmentsOf("Weekly exercise for depression")).not.toContain("Weekly exercise");
  });
});
