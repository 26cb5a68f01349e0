import { describe, expect, it } from "vitest";
import { makePaper } from "../../../server/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { nameSureComparator, tidyArm } from "./arm-labels.ts";

describe("tidyArm", () => {
  it.each([
    ["Review of esomeprazole", "esomeprazole"],
    ["that of candesartan cilexetil", "candesartan cilexetil"],
    ["placebo (24 weeks)", "placebo"],
    ["placebo administered twice a day", "placebo"],
    ["dexamethasone added", "dexamethasone"],
    ["warfarin (55", "warfarin"],
    ["Cholecalciferol Additively", "Cholecalciferol"],
    ["oral alendronate 35 mg weekly", "oral alendronate 35 mg weekly"],
  ])("%s is %s", (text, name) => expect(tidyArm(text)).toBe(name));

  it.each(["Are There Advantages", "Weight loss results", "Internet-Based", "gender", "older age"])(
    "%s names nothing that people get",
    (text) => expect(tidyArm(text)).toBeNull(),
  );
});

describe("the comparator of a finding", () => {
  const { title, sentences } = readPaperText(
    makePaper(62, {
      title: "Palonosetron or granisetron after surgery",
      abstract: [{ label: "RESULTS", text: "Vomiting was rarer with palonosetron than with ondansetron (p = 0.01)." }],
    }),
  );
  const name = (comparator: string) => nameSureComparator(comparator, sentences[0] ?? title, title);

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
});
