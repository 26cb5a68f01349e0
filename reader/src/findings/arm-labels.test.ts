import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { nameSureComparator, nameTried, tidyArm } from "./arm-labels.ts";

describe("tidyArm", () => {
  it.each([
    ["Review of esomeprazole", "esomeprazole"],
    ["that of candesartan cilexetil", "candesartan cilexetil"],
    ["placebo (24 weeks)", "placebo"],
    ["betamethasone cream twice daily plus simvastatin", "betamethasone cream twice daily plus simvastatin"],
    ["placebo administered twice a day", "placebo"],
    ["placebo weekly", "placebo"],
    ["progesterone alone starting on day 3", "progesterone alone"],
    ["ultrasound guided plane block", "ultrasound guided plane block"],
    ["exercise guided by a therapist", "exercise"],
    ["dexamethasone added", "dexamethasone"],
    ["warfarin (55", "warfarin"],
    ["Cholecalciferol Additively", "Cholecalciferol"],
    ["oral alendronate 35 mg weekly", "oral alendronate 35 mg weekly"],
  ])("%s is %s", (text, name) => expect(tidyArm(text)).toBe(name));

  it.each([
    "Are There Advantages",
    "Weight loss results",
    "Internet-Based",
    "intensify management",
    "sedation",
    "gender",
    "older age",
    "Incidence of Sore Throat",
    "locally",
    "effectiveness",
    "Which",
    "status of serum antibodies",
  ])("%s names nothing that people get", (text) => expect(tidyArm(text)).toBeNull());
});

describe("the comparator of a finding", () => {
  const { title, sentences } = readPaperText(
    makePaper(62, {
      title: "Palonosetron or granisetron after surgery",
      abstract: [{ label: "RESULTS", text: "Vomiting was rarer with palonosetron than with ondansetron (p = 0.01)." }],
    }),
  );
  const name = (comparator: string) => nameSureComparator(comparator, "palonosetron", sentences[0] ?? title, title);

  it("is one that the title or the sentence names", () => {
    expect(name("granisetron")).toBe("granisetron");
    expect(name("ondansetron")).toBe("ondansetron");
  });

  it("is a control, which a sentence need not name", () => {
    expect(name("placebo (24 weeks)")).toBe("placebo");
    expect(name("no treatment")).toBe("no treatment");
  });

  it("is left out where neither names it", () => {
    expect(name("metoclopramide")).toBeNull();
  });

  it("is the group alone, and nothing that the phrase ran on into", () => {
    expect(name("a control group (inhaled air) and heart rate")).toBe("a control group");
    expect(name("metoclopramide, or droperidol")).toBeNull();
  });

  it("is not the intervention once more, and not what was controlled", () => {
    expect(name("palonosetron treatment")).toBeNull();
    expect(name("control of vomiting")).toBeNull();
  });
});

describe("the intervention of a finding", () => {
  const { title, sentences } = readPaperText(
    makePaper(63, {
      title: "Doses of quetiapine",
      abstract: [{ label: "RESULTS", text: "Sleep was longer with quetiapine 50 mg/d than with placebo." }],
    }),
  );
  const evidence = sentences[0] ?? title;

  it("has its dose where the sentence has it", () => {
    expect(nameTried("quetiapine 50 mg/d", evidence)).toBe("quetiapine 50 mg/d");
    expect(nameTried("quetiapine 25 mg/d", evidence)).toBe("quetiapine");
  });

  it("is no control, and no study", () => {
    expect(nameTried("vehicle control solution", evidence)).toBeNull();
    expect(nameTried("SLEEPWELL study - a comprehensive", evidence)).toBeNull();
  });
});
