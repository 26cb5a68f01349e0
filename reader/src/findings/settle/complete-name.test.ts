import { expect, it } from "vitest";
import { settleOne } from "./settle.fixture.ts";

it("has both halves of its first word, and no number behind it", () => {
  const walk = "The 6-min walking distance was longer with magnesium than with placebo.";
  expect(settleOne(walk, "min walking distance", "increased")?.outcome).toBe("6-min walking distance");
  const life = "A difference in quality of life of 0.29 was found in favour of the magnesium group.";
  expect(settleOne(life, "quality of life of 0.29", "increased")?.outcome).toBe("quality of life");
});

it("has those who are without something", () => {
  const text = "Magnesium increased the number of seizure-free patients compared with placebo.";
  expect(settleOne(text, "number of seizure-free", "increased")?.outcome).toBe("number of seizure-free patients");
});
