import { describe, expect, it } from "vitest";
import { createSeededRandom } from "../seeded-random.ts";
import { TOPICS } from "../topics.ts";
import { addTime, printAge, writeFollowUp } from "./trial-wording.ts";

describe("times in fictional studies", () => {
  const [some] = TOPICS;
  const follow = (outcome: string, low: number, high: number, unit: "days" | "weeks" | "months") => {
    if (some === undefined) throw new Error("there are no topics");
    const card = { ...some, trial: { ...some.trial, followUp: [low, high, unit] as const } };
    return Array.from({ length: 30 }, (_, at) => writeFollowUp(card, createSeededRandom(`trial ${at}`), [outcome]));
  };

  it("let follow-up last at least as long as the outcome's name says", () => {
    expect(new Set(follow("global improvement at 8 weeks", 4, 12, "weeks"))).toEqual(
      new Set(["8 weeks", "9 weeks", "10 weeks", "12 weeks"]),
    );
    expect(new Set(follow("death within one year", 1, 6, "months"))).toEqual(new Set(["12 months"]));
    expect(new Set(follow("pain", 1, 3, "weeks"))).toEqual(new Set(["1 week", "2 weeks", "3 weeks"]));
  });

  it("are named once", () => {
    expect(addTime("death within 28 days", "at 90 days")).toBe("death within 28 days");
    expect(addTime("death", "at 90 days")).toBe("death at 90 days");
  });

  it("give the ages of infants in days or months", () => {
    expect([0.01, 0.17, 0.5, 1.9, 7.25, 54.4].map(printAge)).toEqual([
      ...["4 days", "2 months", "6 months", "23 months", "7.3 years", "54 years"],
    ]);
    expect([1 / 365, 0.13, 0.16].map(printAge)).toEqual(["1 day", "47 days", "2 months"]);
  });
});
