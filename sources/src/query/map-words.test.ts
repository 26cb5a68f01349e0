import { parseQuery } from "@medsieve/query/parse-query";
import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileQuery } from "./compile-query.ts";

const understand = (text: string): string => compileQuery(parseQuery(text)).understood;
const headingsOf = (text: string): string[] =>
  Array.from(understand(text).matchAll(/"([^"]+)"\[MeSH Terms\]/gu), ([, heading = ""]) => heading);

describe("words without a tag", () => {
  it.each([
    ["ozone depletion health", ["ozone depletion", "health"]],
    ["hip fractures in children", ["hip fractures", "child"]],
    ["tumours of childhood", ["neoplasms"]],
    ["haemorrhage", ["hemorrhage"]],
    ["heart attacks", ["myocardial infarction"]],
    ["neglected tropical diseases zorbafexin", ["neglected diseases"]],
    ["zorbafexin", []],
  ])("%s: the longest names, in whatever number and spelling", (text, headings) => {
    expect(headingsOf(text)).toEqual(headings);
  });

  it.each(['"hip fractures"', "hip fracture*", "hip fractures[tiab]", "hip-fractur*"])("%s: is not mapped", (text) => {
    expect(headingsOf(text)).not.toContain("hip fractures");
  });

  it("finds every heading by itself, and reads its own reading as a query", () => {
    const headings = Array.from(TERMINOLOGY.mesh.descriptors(), ({ heading }) => heading).filter((one) =>
      /^[A-Za-z ]+$/u.test(one),
    );
    fc.assert(
      fc.property(fc.constantFrom(...headings), (heading) => {
        fc.pre(!/\b(?:and|or|not)\b/iu.test(heading) && heading.split(" ").length <= 8);
        expect(headingsOf(heading)).toEqual([heading.toLowerCase()]);
        expect(() => parseQuery(understand(heading))).not.toThrow();
      }),
    );
  });
});
