import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { broadenQuery } from "./broaden-query.ts";
import { parseQuery } from "./parse-query.ts";
import { printQuery } from "./print-query.ts";
import { collectLeaves } from "./query.ts";

function broaden(text: string): [query: string, dropped: string] | null {
  const broader = broadenQuery(parseQuery(text));
  return broader === null ? null : [printQuery(broader.query), broader.dropped];
}

describe("broadenQuery", () => {
  it.each([
    [
      '"heart failure"[tiab] AND sglt2[tiab] AND randomized controlled trial[pt] AND 2020:2024[dp] AND english[la] AND hasabstract',
      '"heart failure"[tiab] AND sglt2[tiab]',
      "randomized controlled trial[pt]; 2020:2024[dp]; english[la]; hasabstract",
    ],
    ["review[pt] AND 2020[dp]", "review[pt]", "2020[dp]"],
    ["asthma AND (review[pt] OR meta-analysis[pt])", "asthma", "review[pt] OR meta-analysis[pt]"],
    ["asthma AND (review[pt] OR review[ti])", "asthma", "review[pt] OR review[ti]"],
    ['falls[ti] AND ("vitamin D"[tiab] OR calciferol[tiab])', "falls[ti]", '"vitamin D"[tiab] OR calciferol[tiab]'],
    ["(a[ti] AND review[pt]) OR b[ti]", "a[ti] OR b[ti]", "review[pt]"],
    ["asthma NOT review[pt] NOT child", "asthma NOT child", "review[pt]"],
    ["(review[pt] OR review[ti]) AND asthma[ti] AND zinc[ti]", "asthma[ti] AND zinc[ti]", "review[pt] OR review[ti]"],
    ["(review[pt] OR review[ti]) AND letter[pt] AND asthma[mh]", "asthma[mh]", "review[pt] OR review[ti]; letter[pt]"],
    ["(review[ti] OR letter[ti]) AND asthma[ti]", "review[ti] OR letter[ti]", "asthma[ti]"],
    [
      "(review[pt] OR review[ti]) AND (letter[pt] OR letter[ti])",
      "review[pt] OR review[ti]",
      "letter[pt] OR letter[ti]",
    ],
    ["(review[pt] OR review[ti]) NOT child[ti]", "review[pt] OR review[ti]", "child[ti]"],
    ["asthma[ti] NOT (review[pt] OR review[ti]) NOT child[ti]", "asthma[ti] NOT child[ti]", "review[pt] OR review[ti]"],
    ["medline[sb] AND asthma[ti] AND zinc[ti]", "asthma[ti] AND zinc[ti]", "medline[sb]"],
    ["(asthma[ti] AND english[la]) NOT child[ti]", "asthma[ti] NOT child[ti]", "english[la]"],
    ["asthma[ti] NOT (child[ti] AND english[la])", "asthma[ti]", "child[ti] AND english[la]"],
    ["english[la] NOT asthma[ti]", "english[la]", "asthma[ti]"],
    ["a[ti] NOT (b[ti] NOT c[ti]) NOT review[pt]", "a[ti] NOT (b[ti] NOT c[ti])", "review[pt]"],
    ["(a[ti] NOT review[pt]) NOT b[ti]", "a[ti] NOT b[ti]", "review[pt]"],
    [
      '"heart failure"[ti] NOT "renal failure"[ti]',
      '(heart[ti] AND failure[ti]) NOT "renal failure"[ti]',
      '"heart failure"[ti]',
    ],
    [
      '("vitamin D"[ti] OR zinc[ti]) NOT child[ti]',
      "((vitamin[ti] AND d[ti]) OR zinc[ti]) NOT child[ti]",
      '"vitamin D"[ti]',
    ],
    ['"Tokyo Hospital"[ad] AND asthma[ti]', '"Tokyo Hospital"[ad]', "asthma[ti]"],
    ["asthma[ti] NOT child[ti] NOT adult[ti]", "asthma[ti]", "child[ti]; adult[ti]"],
    ["metformin failure", "metformin", "failure"],
    ["metformin - failure", "metformin", "failure"],
    ['"quality of life"[tiab] AND asthma', "quality[tiab] AND life[tiab] AND asthma", '"quality of life"[tiab]'],
    ["heart failure[ti] OR asthma[ti]", "(heart[ti] AND failure[ti]) OR asthma[ti]", "heart failure[ti]"],
    ['"x y"[tiab:~2]', "x[tiab] AND y[tiab]", '"x y"[tiab:~2]'],
    ['"quality of life"', "quality AND life", '"quality of life"'],
    ['"breast feeding*"[ti]', "breast[ti] AND feeding*[ti]", '"breast feeding*"[ti]'],
    ["a[ti] AND b[ti] AND (c[ti] OR d[ti])", "a[ti] AND b[ti]", "c[ti] OR d[ti]"],
    ['"Heart Failure"[mh] AND asthma[ti]', '"Heart Failure"[mh]', "asthma[ti]"],
    ["a[ti] NOT b[ti]", "a[ti]", "b[ti]"],
    ["(a[ti] AND b[ti]) OR (c[ti] AND d[ti])", "a[ti] OR c[ti]", "b[ti]; d[ti]"],
    ["metformin in heart failure", "metformin heart", "failure"],
  ])("makes %s broader by one step", (text, query, dropped) => {
    expect(broaden(text)).toEqual([query, dropped]);
  });

  it.each(["asthma", "review[pt]", "12345678", '"Heart Failure"[mh]', "a[ti] OR b[ti]", "zinc of the"])(
    "has nothing to loosen in %s",
    (text) => {
      expect(broaden(text)).toBeNull();
    },
  );

  it("comes to an end on any query, each step giving a query that can be parsed", () => {
    const leaf = fc.constantFrom(
      '"heart failure"[tiab]',
      "asthma",
      "review[pt]",
      "2020[dp]",
      "a b c",
      '"x y"',
      "hasabstract",
      "k[mh]",
    );
    const group = fc
      .array(leaf, { minLength: 1, maxLength: 4 })
      .chain((list) => fc.constantFrom(" AND ", " OR ", " NOT ").map((glue) => `(${list.join(glue)})`));
    const text = fc
      .array(group, { minLength: 1, maxLength: 4 })
      .chain((list) => fc.constantFrom(" AND ", " OR ", " NOT ").map((glue) => list.join(glue)));
    fc.assert(
      fc.property(text, (start) => {
        let query = parseQuery(start);
        const limit = 2 + 3 * collectLeaves(query.root).length * 3;
        for (let step = 0; ; step += 1) {
          expect(step).toBeLessThan(limit);
          const broader = broadenQuery(query);
          if (broader === null) return;
          expect(broader.dropped).not.toBe("");
          expect(printQuery(broader.query)).not.toBe(printQuery(query));
          query = parseQuery(printQuery(broader.query));
        }
      }),
      { numRuns: 300 },
    );
  });
});
