import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeHeadings } from "./complete-headings.ts";
import { foldHeadingName, HeadingIndex } from "./heading-index.ts";

const NAMES = [
  { heading: "Heart Failure", other: null },
  { heading: "Heart Failure", other: "cardiac failure" },
  { heading: "Heart Failure", other: "心不全" },
  { heading: "Heart", other: null },
  { heading: "Diabetes Mellitus, Type 2", other: null },
  { heading: "Renal Insufficiency", other: "kidney failure" },
];

describe("names of headings", () => {
  const index = new HeadingIndex(NAMES);

  it.each([
    ["heart", { Heart: 0, "Heart Failure": 2 }],
    ["HEART FAIL", { "Heart Failure": 2 }],
    ["failure", { "Heart Failure": 4, "Renal Insufficiency": 5 }],
    ["cardiac", { "Heart Failure": 3 }],
    ["不全", { "Heart Failure": 5 }],
    ["mellitus type", { "Diabetes Mellitus, Type 2": 4 }],
    ["ailure", {}],
    ["", {}],
  ])("%j finds what it begins, the better the more of the name it is", (text, ranks) => {
    const found = index.find(foldHeadingName(text));
    expect(Object.fromEntries(Array.from(found.values(), ({ heading, rank }) => [heading, rank]))).toEqual(ranks);
  });

  it("are all found, by any beginning of any of their words", () => {
    const name = fc.array(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 12 }), fc.nat(), fc.nat(), (names, which, letters) => {
        const headings = names.map((words) => words.join(" "));
        const heading = headings[which % headings.length] ?? "";
        const words = foldHeadingName(heading).split(" ");
        const typed = words
          .slice(which % words.length)
          .join(" ")
          .slice(0, 1 + (letters % 9))
          .trim();
        const found = new HeadingIndex(headings.map((one) => ({ heading: one, other: null }))).find(typed);
        expect(typed === "" || found.has(heading)).toBe(true);
      }),
    );
  });
});

it("among equals the commoner heading comes first", () => {
  const names = ["Zzz Alpha", "Zzz Beta"].map((heading) => ({ heading, other: null }));
  const papers = {
    index: new HeadingIndex(names),
    counts: new Map([
      ["Zzz Beta", 3],
      ["Zzz Alpha", 1],
    ]),
  };
  expect(completeHeadings("zzz", papers).headings.map(({ heading }) => heading)).toEqual(["Zzz Beta", "Zzz Alpha"]);
});
