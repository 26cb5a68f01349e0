import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeRead } from "./verdict.fixture.ts";

function readRoles(question: string) {
  const { interventions, comparators, outcomes } = readAskedRoles(analyzeQuestion(question), question);
  const names = (concepts: typeof outcomes) => concepts.map(({ written }) => written);
  return { tried: names(interventions), against: names(comparators), measured: names(outcomes) };
}

describe("the roles of a question that is a sentence", () => {
  it("takes what is changed for the outcome, also where it could be given", () => {
    expect(readRoles("Does bezafibrate affect creatinine compared with placebo?")).toEqual({
      ...{ tried: ["bezafibrate"], against: ["placebo"], measured: ["creatinine"] },
    });
  });

  it("takes every part of a list for an outcome, whatever each of them is", () => {
    const question = "What is the effect of bezafibrate on quality of life, plasma lipids and spasticity in adults?";
    expect(readRoles(question).measured).toEqual(["quality of life", "plasma lipids", "spasticity"]);
    const conditions = readAskedRoles(
      analyzeQuestion("Does zinc reduce cough and fever?"),
      "Does zinc reduce cough and fever?",
    );
    expect(conditions.conditions.map(({ written }) => written)).toEqual(["cough", "fever"]);
  });

  it("takes no treatment for the outcome that has its word", () => {
    expect(readRoles("Does exercise improve exercise capacity in heart failure?")).toMatchObject({
      ...{ tried: ["exercise"], measured: ["exercise capacity"] },
    });
  });

  it.each([
    "Does exercise other than yoga reduce back pain?",
    "Does non-drug treatment reduce insomnia?",
    "Does back pain treatment without drugs improve function?",
  ])("looks for no name that has what the question leaves out: %s", (question) => {
    expect(readAskedRoles(analyzeQuestion(question), question).words).toBeNull();
  });

  it("keeps the question's own words where it leaves nothing out", () => {
    const question = "Does exercise reduce back pain?";
    expect(readAskedRoles(analyzeQuestion(question), question).words).toMatchObject({ intervention: "exercise" });
  });

  it("names an outcome of several words as a whole", () => {
    expect(readRoles("Does albuterol affect peak tidal expiratory flow compared with saline?").measured).toEqual([
      "peak tidal expiratory flow",
    ]);
  });

  it("distinguishes arms that share a word", () => {
    expect(
      readRoles("Does needlescopic appendectomy affect pain compared with laparoscopic appendectomy?"),
    ).toMatchObject({
      ...{ tried: ["needlescopic appendectomy"], against: ["laparoscopic appendectomy"] },
    });
    expect(readRoles("restrictive versus liberal transfusion for mortality")).toEqual({
      ...{ tried: ["restrictive transfusion"], against: ["liberal transfusion"], measured: ["mortality"] },
    });
    expect(readRoles("low-carbohydrate versus low-fat diet for weight loss")).toEqual({
      ...{ tried: ["low-carbohydrate"], against: ["low-fat diet"], measured: ["weight loss"] },
    });
  });

  it("takes a treatment for what it treats, where nothing else is named", () => {
    expect(readRoles("Does treating periodontitis improve HbA1c?")).toEqual({
      ...{ tried: ["periodontitis"], against: [], measured: ["HbA1c"] },
    });
  });

  it("reads what goes with more or less of something than another treatment", () => {
    expect(readRoles("Is robotic prostatectomy associated with less incontinence than open surgery?")).toEqual({
      ...{ tried: ["robotic prostatectomy"], against: ["open surgery"], measured: ["incontinence"] },
    });
    expect(readRoles("人工膝関節置換術後の疼痛に神経ブロックは硬膜外麻酔と同等か")).toMatchObject({
      ...{ tried: ["神経ブロック"], against: ["硬膜外麻酔"] },
    });
  });

  it("takes no care as usual for an arm by its name", () => {
    expect(readRoles("Does yoga improve sleep compared with usual care?").against).toEqual([]);
  });
});

describe("a verdict on arms that share a word", () => {
  const question = ask("Does a low-carbohydrate diet lower weight compared with a low-fat diet?");
  const quote = "A low-carbohydrate diet had effects on weight similar to those seen with a low-fat diet.";
  const place = { section: "RESULTS", section_index: 0, start: 0, end: quote.length };
  const evidence = [{ ...place, quote, status: "verified" as const, problem: null }];
  const same = { outcome: "weight", direction: "no_difference" as const, favours: "neither" as const, evidence };
  const title = "A randomized trial of a low-carbohydrate diet";

  it("counts a paper that sets one against the other, and none that sets one against itself", () => {
    const arms = { intervention: "low-carbohydrate diet", comparator: "low-fat diet" };
    const counted = deriveVerdict(question, [makeRead(1, [{ ...same, ...arms }], { title, text: quote })]);
    expect(counted?.counts.no_difference).toBe(1);
    const itself = { intervention: "high-protein diet", comparator: "low-protein diet" };
    expect(deriveVerdict(question, [makeRead(1, [{ ...same, ...itself }], { title, text: quote })])?.papers).toEqual(
      [],
    );
  });
});

describe("a verdict on survival", () => {
  const question = ask("Does tranexamic acid improve overall survival compared with placebo?");

  it("does not count how long people live without something", () => {
    const quote = "Progression-free survival was longer with tranexamic acid than with placebo.";
    const place = { section: "RESULTS", section_index: 0, start: 0, end: quote.length };
    const evidence = [{ ...place, quote, status: "verified" as const, problem: null }];
    const longer = { outcome: "progression-free survival", direction: "increased" as const, evidence };
    expect(deriveVerdict(question, [makeRead(1, [longer], { text: quote })])?.papers).toEqual([]);
    const overall = { ...longer, outcome: "overall survival" };
    const text = quote.replace("Progression-free", "Overall");
    const alive = {
      ...overall,
      evidence: [{ ...place, end: text.length, quote: text, status: "verified" as const, problem: null }],
    };
    expect(deriveVerdict(question, [makeRead(2, [alive], { text })])?.counts.favours).toBe(1);
  });
});

describe("a verdict on what a question abbreviates", () => {
  it("counts a paper that abbreviates it so, too", () => {
    const quote = "Triglycerides were lower with icosapent ethyl than with placebo.";
    const place = { section: "RESULTS", section_index: 0, start: 0, end: quote.length };
    const evidence = [{ ...place, quote, status: "verified" as const, problem: null }];
    const lower = { intervention: "icosapent ethyl", outcome: "triglycerides", direction: "decreased" as const };
    const given = { title: "A trial of icosapent ethyl (IPE)", text: quote };
    const verdict = deriveVerdict(ask("Does IPE lower triglycerides?"), [makeRead(1, [{ ...lower, evidence }], given)]);
    expect(verdict?.counts.favours).toBe(1);
  });
});
