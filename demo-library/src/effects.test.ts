import { describe, expect, it } from "vitest";
import { describeScoreEffect } from "./effects.ts";

describe("what became of a measurement", () => {
  const say = (name: string, better: "higher" | "lower", verdict: "better" | "worse") =>
    describeScoreEffect({ name, better, unit: "points", baseline: 1, sd: 1, difference: 1 }, verdict);

  it("is reported as better or worse for scores and abilities", () => {
    expect(say("the WOMAC pain score", "lower", "better")).toBe("improved the WOMAC pain score");
    expect(say("the Insomnia Severity Index", "lower", "worse")).toBe("worsened the Insomnia Severity Index");
    expect(say("6-minute walk distance", "higher", "better")).toBe("improved 6-minute walk distance");
  });

  it("is reported as more or less for what is counted or measured", () => {
    expect(say("thyrotropin", "lower", "better")).toBe("reduced thyrotropin");
    expect(say("the number of regular drugs", "lower", "worse")).toBe("increased the number of regular drugs");
    expect(say("left ventricular mass index", "lower", "better")).toBe("reduced left ventricular mass index");
    expect(say("serum albumin", "higher", "better")).toBe("increased serum albumin");
  });
});
