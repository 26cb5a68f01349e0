import { describe, expect, it } from "vitest";
import { findMisspeltHeading } from "./misspelt-heading.ts";

describe("a heading with a slip", () => {
  it.each([
    ["Sleep Initiation and Maintainance Disorders", "Sleep Initiation and Maintenance Disorders"],
    ["diabetes melitus, type 2", "Diabetes Mellitus, Type 2"],
    ["Cognitive Behavoral Therapy", "Cognitive Behavioral Therapy"],
    ["Schizophrena", "Schizophrenia"],
  ])("%s is %s", (written, heading) => {
    expect(findMisspeltHeading(written)).toBe(heading);
  });

  it.each(["Protein Kinase X", "Interleukin-99", "Diabetes Mellitus, Type 3", "Gepants", "Wholly Unknown Heading"])(
    "%s is none",
    (written) => {
      expect(findMisspeltHeading(written)).toBeNull();
    },
  );
});
