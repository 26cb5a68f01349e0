import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCompletion, takeCompletion } from "./find-completion.ts";

/** `written` has a | where the cursor is. */
function complete(written: string, inserted = "#") {
  const cursor = written.indexOf("|");
  const text = written.replace("|", "");
  const completion = findCompletion(text, cursor);
  if (completion === null) return null;
  const taken = takeCompletion(text, completion, inserted);
  return { kind: completion.kind, typed: completion.typed, text: taken.text, cursor: taken.cursor };
}

describe("what is completed", () => {
  it.each([
    ["zinc[|", "", "zinc#"],
    ["zinc[ti|", "ti", "zinc#"],
    ["zinc[t|iab] AND colds", "t", "zinc# AND colds"],
    ['"common cold"[m| OR x', "m", '"common cold"# OR x'],
    ["2015:2020[|", "", "2015:2020#"],
  ])("is the tag in %s", (written, typed, text) => {
    expect(complete(written)).toMatchObject({ kind: "tag", typed, text });
  });

  it.each([
    ["heart att|", "heart att", "#"],
    ["zinc AND heart att|", "heart att", "zinc AND #"],
    ["(zinc OR colds|) AND x", "colds", "(zinc OR #) AND x"],
    ['"heart att|', "heart att", "#"],
    ['"heart att|"[tiab] AND x', "heart att", "# AND x"],
    ['"heart att| AND "zinc"', "heart att", '# AND "zinc"'],
    ["heart|[tiab]", "heart", "#"],
    ["zinc[mh] AND 心不全|", "心不全", "zinc[mh] AND #"],
    ["zinc NOT\ncol|", "col", "zinc NOT\n#"],
  ])("is the heading in %s", (written, typed, text) => {
    expect(complete(written)).toMatchObject({ kind: "heading", typed, text });
  });

  it.each(["zinc AND |", "z|", "zin|c", "zinc*|", '"a" AND "|', "2015:2020|", '"zinc AND copper|'])(
    "is nothing in %s",
    (written) => {
      expect(complete(written)).toBeNull();
    },
  );

  it("may be the last of several words alone", () => {
    const text = "children heart att";
    expect(findCompletion(text, text.length)?.lastWord).toMatchObject({ typed: "att", start: 15, end: 18 });
  });

  it("always stands around the cursor, whatever is written", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab"[]() ANDOR*:\n心'), maxLength: 30 }),
        fc.nat(30),
        (text, at) => {
          const cursor = Math.min(at, text.length);
          const completion = findCompletion(text, cursor);
          if (completion === null) return;
          expect(completion.start).toBeLessThanOrEqual(cursor);
          expect(completion.end).toBeGreaterThanOrEqual(cursor);
          expect(completion.end).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});
