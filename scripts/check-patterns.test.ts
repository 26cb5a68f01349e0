import { describe, expect, it } from "vitest";
import { findSlowText } from "./attack-pattern.mjs";
import { explainSlowness } from "./check-patterns.mjs";
import { StepCounter } from "./count-steps.mjs";

describe("a pattern", () => {
  it.each([
    ["blanks that two parts share", /\s*[:：]?\s*\d/u],
    ["a run that is begun everywhere", /[.!?]+$/u],
    ["a beginning without an end", /<think>[\s\S]*?<\/think>/u],
    ["an opening mark without a closing one", /“[^”]*”/u],
    ["what is left to the end, where a line ends before it", /,? to\b.*$/u],
    ["a repetition of a repetition", /^(?:a+)+b/u],
    ["a look behind over everything", /(?<=a.*)b/u],
  ])("that takes more than linear time is found: %s", (_, { source, flags }) => {
    expect(explainSlowness({ place: "", source, flags })).not.toBeNull();
  });

  it.each([
    /(?<!\s)\s*(?:[:：]\s*)?\d/u,
    /(?<![.!?])[.!?]+$/u,
    /“[^“”]*”/u,
    /,? to\b.*$/su,
    /^(?:\w{1,40} ){0,5}end/iu,
    /\b(?:one|two)\b(?! three)/giu,
  ])("that takes linear time passes: %s", ({ source, flags }) => {
    expect(explainSlowness({ place: "", source, flags })).toBeNull();
  });
});

describe("counting steps", () => {
  const count = (pattern: RegExp, text: string) => new StepCounter(pattern.source, pattern.flags).count([...text], 1e9);

  it("grows with the square of a text that is begun everywhere, and with the length of one that is not", () => {
    const growth = (pattern: RegExp, text: string) =>
      count(pattern, text.repeat(400)) / count(pattern, text.repeat(200));
    expect(growth(/a+b/u, "a")).toBeGreaterThan(3.5);
    expect(growth(/(?<!a)a+b/u, "a")).toBeLessThan(2.5);
  });

  it("writes a text that shows the growth", () => {
    expect(findSlowText("“[^”]*”", "u")).toMatchObject({ pump: "“" });
  });
});
