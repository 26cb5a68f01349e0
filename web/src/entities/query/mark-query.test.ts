import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markQuery } from "./mark-query.ts";

const place = fc
  .tuple(fc.integer({ min: -3, max: 40 }), fc.nat(40))
  .map(([start, more]) => ({ start, end: start + more }));

describe("a query with its blocks and warnings marked", () => {
  it("shows each block as one part, and what is warned of within it", () => {
    const query = "(zinc[xyz] OR copper) AND colds";
    const blocks = [
      { start: 0, end: 21 },
      { start: 26, end: 31 },
    ];
    expect(
      markQuery(query, blocks, [
        { start: 5, end: 10 },
        { start: null, end: null },
      ]),
    ).toEqual([
      {
        block: 0,
        pieces: [
          { text: "(zinc", isWarned: false },
          { text: "[xyz]", isWarned: true },
          { text: " OR copper)", isWarned: false },
        ],
      },
      { block: null, pieces: [{ text: " AND ", isWarned: false }] },
      { block: 1, pieces: [{ text: "colds", isWarned: false }] },
    ]);
  });

  it("loses and repeats nothing, wherever blocks and warnings are said to stand", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(place), fc.array(place), (query, blocks, warnings) => {
        const parts = markQuery(query, blocks, warnings);
        expect(parts.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join("")).toBe(query);
      }),
    );
  });
});
