import { describe, expect, it } from "vitest";
import { findHeading, findHeadingOfName } from "./find-heading.ts";

describe("a name of a heading", () => {
  it.each([
    ["heart failure", "Heart Failure"],
    ["diabetes mellitus type 2", "Diabetes Mellitus, Type 2"],
    ["abattoirs", "Abattoirs"],
    ["heart attack", null],
    ["", null],
  ])("%j is the heading %j itself", (name, heading) => {
    expect(findHeading(name)).toBe(heading);
  });

  it.each([
    ["heart attack", "Myocardial Infarction"],
    ["slaughterhouse", "Abattoirs"],
    ["pregnant people", "Pregnant Women"],
    ["ORT", null],
    ["no such thing at all", null],
  ])("%j leads to %j", (name, heading) => {
    expect(findHeadingOfName(name)).toBe(heading);
  });
});
