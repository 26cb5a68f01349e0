import { describe, expect, it } from "vitest";
import { makeFound, makeTrial, settleOne as settle } from "./settle.fixture.ts";
import { settleFindings } from "./settle-findings.ts";

describe("an event that a sentence denies", () => {
  it("went the other way than the share of those without it", () => {
    const text = "A greater proportion of patients experienced no vomiting with magnesium than with placebo.";
    expect(settle(text, "vomiting", "increased")).toMatchObject({ direction: "decreased", favours: "intervention" });
    const fewer = "Fewer patients remained free of shivering with magnesium than with placebo (p = 0.02).";
    expect(settle(fewer, "shivering", "decreased")?.direction).toBe("increased");
  });

  it("is left out where nothing says how many more went without it", () => {
    const text = "The percentage of patients who did not experience nausea was 60% and 41% (p = 0.03).";
    expect(settle(text, "nausea", "increased")).toBeNull();
  });

  it("is none where the event itself is compared", () => {
    const text = "More patients had nausea with magnesium than with placebo, and no deaths occurred.";
    expect(settle(text, "nausea", "increased")?.direction).toBe("increased");
  });
});

describe("what a sentence names for something else than a measure", () => {
  it.each([
    ["Magnesium given to prevent shivering did not affect the time to extubation.", "shivering"],
    ["Magnesium had no effect on the risks posed by body weight and blood pressure.", "blood pressure"],
    ["Calcium was lower with magnesium than fasting levels.", "fasting levels"],
    ["Parents in the magnesium group were more likely to agree that smoking causes cancer.", "cancer"],
    ["Magnesium lowered the dose, unlike fentanyl.", "fentanyl"],
  ])("is no outcome: %s", (text, outcome) => {
    expect(settle(text, outcome, "decreased")).toBeNull();
  });

  it.each([
    ["Magnesium was effective to reduce pain and improved sleep.", "pain"],
    ["Pain was lower with magnesium than with placebo.", "Pain"],
  ])("is one where it was achieved: %s", (text, outcome) => {
    expect(settle(text, outcome, "decreased")).not.toBeNull();
  });
});

describe("what came sooner", () => {
  it("took less time", () => {
    const text = "There was faster improvement in stool consistency with magnesium (36 h vs 42 h; p < 0.001).";
    expect(settle(text, "time to change in consistency", "increased")?.direction).toBe("decreased");
  });

  it("is left as it is where a good thing is named", () => {
    const text = "Recovery was significantly faster with magnesium than with placebo.";
    expect(settle(text, "Recovery", "increased")?.direction).toBe("increased");
  });
});

const THREE = "Ninety women were randomised to three groups: magnesium, ketamine or placebo.";

describe("a study of three groups", () => {
  const numbers = { groups: [], effect: null, p: 0.001, p_relation: "<" as const };

  it("has one p value for all, which is of no pair", () => {
    const text = "Pain scores were similar among the groups (p = 0.4).";
    const all = { ...numbers, p: 0.4, p_relation: "=" as const };
    expect(settle(text, "Pain scores", "no_difference", { methods: THREE, numbers: all })).toMatchObject({
      ...{ comparator: "placebo", numbers: { p: null, p_relation: null } },
    });
  });

  it("keeps the p value of a pair", () => {
    const text = "Pain was significantly less with magnesium than with placebo (p < 0.001).";
    expect(settle(text, "Pain", "decreased", { methods: THREE, numbers })).toMatchObject({
      ...{ comparator: "placebo", numbers: { p: 0.001 } },
    });
  });

  it("has no comparator in a sentence that names none, unless it is set against the others", () => {
    const text = "Pain was significantly less in the magnesium group (p < 0.001).";
    expect(settle(text, "Pain", "decreased", { methods: THREE })?.comparator).toBeNull();
    const others = "Pain was significantly less in the magnesium group than in the others (p < 0.001).";
    expect(settle(others, "Pain", "decreased", { methods: THREE })?.comparator).toBe("placebo");
  });

  it("says nothing of a pair where it lists three values", () => {
    const text = "Vomiting occurred in 12% with magnesium, 21% with ketamine and 40% with placebo (p < 0.001).";
    expect(settle(text, "Vomiting", "decreased", { numbers })).toBeNull();
  });

  it("keeps of two groups what it says of two", () => {
    const text = "Pain was significantly less in the magnesium group (p < 0.001).";
    expect(settle(text, "Pain", "decreased", { numbers })).toMatchObject({
      ...{ comparator: "placebo", numbers: { p: 0.001 } },
    });
  });
});

describe("names", () => {
  it("are whole: nausea and vomiting that were counted together", () => {
    const text = "Postoperative nausea and vomiting were rarer with magnesium than with placebo.";
    expect(settle(text, "vomiting", "decreased")?.outcome).toBe("Postoperative nausea and vomiting");
    const apart = "Nausea and vomiting were rare, and vomiting was rarer with magnesium than with placebo.";
    expect(settle(apart, "vomiting", "decreased")?.outcome).toBe("vomiting");
  });

  it("are the short form where the sentence has only that, and it stands for both", () => {
    const text = "The incidence of PONV did not differ.";
    const methods = "Magnesium or placebo was given; postoperative nausea and vomiting (PONV) was recorded.";
    expect(settle(text, "incidence of nausea", "no_difference", { methods })?.outcome).toBe("incidence of PONV");
  });

  it.each([
    ["control group received the usual care", "usual care"],
    ["group I (55", null],
    ["group B", null],
    ["saline", "saline"],
  ])("of a comparator say what was given: %s", (comparator, name) => {
    const text = "Pain was less with magnesium than without.";
    expect(settle(text, "Pain", "decreased", { comparator })?.comparator).toBe(name);
  });

  it("of a comparator are more than the beginning of the intervention's", () => {
    const text = "Cholesterol was lower with oatmeal than in the control group.";
    expect(
      settle(text, "Cholesterol", "decreased", { intervention: "oatmeal", comparator: "oat" })?.comparator,
    ).toBeNull();
  });

  it("of a change are what changed, where the sentence has no such words", () => {
    const text = "A decrease in blood pressure was seen with magnesium and not with placebo.";
    expect(settle(text, "change in blood pressure", "decreased")?.outcome).toBe("blood pressure");
    const loss = "Height loss was less with magnesium than with placebo.";
    expect(settle(loss, "changes in height", "decreased")?.outcome).toBe("changes in height");
  });
});

describe("findings of one sentence", () => {
  it("are shown once, under the first of two names that say the same", () => {
    const text = "Pain was less with magnesium than with placebo.";
    const found = [makeFound(text, "Pain", "decreased"), makeFound(text, "pain scores", "decreased")];
    expect(settleFindings(found, makeTrial(text)).map(({ id, outcome }) => [id, outcome])).toEqual([["71-f1", "Pain"]]);
  });

  it("are shown once, under the whole of a name that was also cut short", () => {
    const text = "Rates of recovery within 5 days were alike with magnesium and with placebo.";
    const names = ["Rates of recovery within 5 days", "Rates of recovery"];
    const found = names.map((name) => makeFound(text, name, "no_difference"));
    expect(settleFindings(found, makeTrial(text)).map(({ outcome }) => outcome)).toEqual([names[0]]);
    const apart = "Pain and pain relief were alike with magnesium and with placebo.";
    const both = ["Pain", "pain relief"].map((name) => makeFound(apart, name, "no_difference"));
    expect(settleFindings(both, makeTrial(apart))).toHaveLength(2);
  });

  it("are no equality of an outcome that it says rose", () => {
    const text = "Magnesium was associated with a slightly increased risk of flushing.";
    expect(settle(text, "risk of flushing", "no_difference")).toBeNull();
  });
});

describe("an outcome's name", () => {
  it.each([
    [
      "With magnesium 74% had an improvement score of 1 (very much improved) or 2 (much improved).",
      ...(["improvement score", "improvement score of 1 (very much improved) or 2 (much improved)"] as const),
    ],
    ["The lowest pain score was seen with magnesium.", "lowest pain score", "pain score"],
    ["PANSS fell with magnesium.", "Negative Syndrome Scale (PANSS)", "PANSS"],
    ["The pain score was lower with magnesium.", "the pain score", "pain score"],
    ["Distress was similar with magnesium, as was its severity.", "Distress and severity", "Distress"],
    ["Pain scores fell by an average of 1.06 points with magnesium.", "Pain scores of 1.06 points", "Pain scores"],
    ["No benefit for overall survival was seen with magnesium.", "survival", "overall survival"],
    ["Overall survival was alike, and PFS was longer, with magnesium.", "survival", "survival"],
    ["Magnesium significantly prolonged analgesia duration.", "prolonged analgesia duration", "analgesia duration"],
    ["Glucose was in the target range longer with magnesium.", "Glucose", "Glucose was in the target range"],
    ["The share with ferritin <12 µg/L fell with magnesium.", "ferritin", "ferritin <12"],
    ["Fear of falls did not differ between magnesium and placebo.", "severe falls", "Fear of falls"],
    [
      "First attempts as well as the average intubation times fell.",
      "attempts as well as the average intubation times",
      "average intubation times",
    ],
  ])("is completed from its sentence: %s", (text, outcome, name) => {
    expect(settle(text, outcome, "unclear")?.outcome).toBe(name);
  });

  it("is not shown where the rest of it is missing", () => {
    const text = "The time when the sensor read low fell by 10% with magnesium.";
    expect(settle(text, "time when the sensor", "decreased")).toBeNull();
  });

  it.each([
    ["The most frequent events were cramps and fever, with magnesium more than with placebo.", "frequent events"],
    ["Among the cases of successful intubation, coughing was rarer with magnesium.", "successful intubation"],
    ["The blood pressure strategy was no better with magnesium than without.", "blood pressure"],
    ["Magnesium reduced the number of attempts at intubation.", "intubation time"],
    ["Doses of morphine for controlling pain and the first demand for it were lower with magnesium.", "pain"],
    ["Pain fell after remifentanil infusion with magnesium.", "remifentanil infusion"],
  ])("is what was measured, and nothing else: %s", (text, outcome) => {
    expect(settle(text, outcome, "decreased")).toBeNull();
  });
});

describe("arms", () => {
  it("of one treatment in two amounts are not known apart", () => {
    const text = "Two-week free magnesium was not more effective than 1-week free magnesium against cramps.";
    expect(settle(text, "cramps", "no_difference", { comparator: null })).toBeNull();
    const other = "High-dose magnesium was not more effective than placebo against cramps.";
    expect(settle(other, "cramps", "no_difference")).not.toBeNull();
  });

  it("that are both the usual thing are none", () => {
    const arms = { intervention: "conventional pump therapy", comparator: "usual pump therapy" };
    const text = "Low glucose was rarer during closed-loop delivery than during usual pump therapy.";
    expect(settle(text, "Low glucose", "decreased", arms)).toBeNull();
  });

  it("name the groups of the numbers only as the sentence does", () => {
    const text = "Cramps occurred in 11% with magnesium and 20% of the others.";
    const group = { n: null, events: null, sd: null, unit: "%" };
    const groups = [
      { ...group, name: "magnesium", value: 11 },
      { ...group, name: "behavioural support", value: 20 },
    ];
    const numbers = { groups, effect: null, p: null, p_relation: null };
    const settled = settle(text, "Cramps", "decreased", { comparator: null, numbers });
    expect(settled?.numbers.groups.map(({ name }) => name)).toEqual(["magnesium", null]);
  });
});

describe("a disease", () => {
  const methods =
    "Patients with ankylosing spondylitis (AS) had magnesium or placebo; Bath Ankylosing Spondylitis Functional Index (BASFI) was taken.";

  it.each([
    "BASFI fell with magnesium.",
    "Magnesium was as safe in patients with AS.",
    "Magnesium was effective in maintaining AS in remission.",
  ])("is no outcome of a sentence that has it in a longer name, or as what its people have: %s", (text) =>
    expect(settle(text, "ankylosing spondylitis", "no_difference", { methods })).toBeNull(),
  );

  it("is one where the sentence speaks of it", () => {
    expect(settle("AS was rarer with magnesium.", "ankylosing spondylitis", "decreased", { methods })).not.toBeNull();
  });
});

describe("what is no result of the outcome", () => {
  it.each([
    [
      "The 95% interval excludes the minimum clinically significant difference in pain for patients with magnesium.",
      "pain",
    ],
    [
      "Dilatation was higher with magnesium than with placebo, benefit was also observed on the assessment of pain.",
      "pain",
    ],
    ["However, per-protocol analyses found less pain with magnesium than with placebo (p = 0.04).", "pain"],
    ["Higher magnesium users had better sleep than the others at all visits (p = 0.1).", "sleep"],
  ])("is left out: %s", (text, outcome) => {
    expect(settle(text, outcome, "decreased")).toBeNull();
  });
});
