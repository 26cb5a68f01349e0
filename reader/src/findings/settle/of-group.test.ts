import { describe, expect, it } from "vitest";
import { settleOne } from "./settle.fixture.ts";

const IRON = { comparator: "iron" };

describe("a direction that a sentence says of a group by its name", () => {
  it("is the intervention's own where its group is named first", () => {
    const text = "Nausea in the magnesium group (30% of patients) was significantly more than in the iron group (5%).";
    expect(settleOne(text, "nausea", "decreased", IRON)).toMatchObject({
      direction: "increased",
      favours: "comparator",
    });
  });

  it("is turned where the other group is named first", () => {
    const text = "Nausea in the iron group (30% of patients) was significantly more than in the magnesium group (5%).";
    expect(settleOne(text, "nausea", "increased", IRON)?.direction).toBe("decreased");
  });

  it("holds for each outcome of a list", () => {
    const text =
      "Greater reductions in total cholesterol (−36 vs. −30%) and triglycerides (−20 vs. −9%) were observed in the iron group as compared to the magnesium group.";
    expect(settleOne(text, "total cholesterol", "decreased", IRON)?.direction).toBe("increased");
    expect(settleOne(text, "triglycerides", "decreased", IRON)?.direction).toBe("increased");
  });

  it("is not read for what stands behind another word for more or less", () => {
    const text =
      "Greater reductions in pain and higher satisfaction were observed in the magnesium group than in the iron group.";
    expect(settleOne(text, "satisfaction", "increased", IRON)?.direction).toBe("increased");
  });

  it("finds an outcome by its short form", () => {
    const text = "The MAP was lower in the magnesium and iron groups, in comparison to the saline group (P < 0.001).";
    const found = settleOne(text, "mean arterial pressure (MAP)", "increased", IRON);
    expect(found).toMatchObject({ comparator: null, direction: "decreased" });
  });
});

describe("a part of a sentence that is of another group", () => {
  const text =
    "The magnesium group had a higher incidence of oedema, whereas a higher rate of fever was reported in the iron group.";

  it("says nothing of the intervention where its comparator is not known", () => {
    expect(settleOne(text, "rate of fever", "increased", { comparator: null })).toBeNull();
    expect(settleOne(text, "incidence of oedema", "increased", { comparator: null })?.direction).toBe("increased");
  });

  it("says it where that group is the comparator's", () => {
    expect(settleOne(text, "rate of fever", "decreased", IRON)).not.toBeNull();
  });
});
