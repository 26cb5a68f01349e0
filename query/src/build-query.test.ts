import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { and, hasAbstract, not, or, published, term } from "./build-query.ts";
import type { TermField } from "./fields.ts";
import { TERM_FIELDS } from "./fields.ts";
import { parseQuery } from "./parse-query.ts";
import { printQuery } from "./print-query.ts";
import type { Query } from "./query.ts";
import { QueryError } from "./query.ts";

function withoutPlaces(query: Query): unknown {
  const { root } = query;
  return JSON.parse(JSON.stringify(root, (key, value) => (key === "start" || key === "end" ? undefined : value)));
}

describe("builders", () => {
  it("write PubMed's syntax", () => {
    const query = and(
      or(term("Heart Failure", "mh"), term("heart failure", "tiab"), term("gliflozin*", "tiab")),
      published("2015", null),
      hasAbstract(),
      not(term("Review", "pt"), term("Systematic Review", "pt")),
    );
    expect(printQuery(query)).toBe(
      '("Heart Failure"[mh] OR "heart failure"[tiab] OR gliflozin*[tiab]) AND 2015:3000[dp] AND hasabstract AND (Review[pt] NOT "Systematic Review"[pt])',
    );
  });

  it.each([
    ['5" needle', "tiab", '"5 needle"[tiab]'],
    ["a) OR (b", "tiab", '"a) OR (b"[tiab]'],
    ["asthma[ti]", null, '"asthma[ti]"'],
    ["asthma OR copd", null, '"asthma OR copd"'],
    ["heart failure", null, "heart failure"],
    ["hasabstract", null, '"hasabstract"'],
    ["12345678", null, '"12345678"'],
    ["12345678", "pmid", "12345678[pmid]"],
    ["#1", null, '"#1"'],
    ["2015:2020", null, '"2015:2020"'],
    ["ｓｇｌｔ２", "tiab", "sglt2[tiab]"],
    ["心不全", "tiab", "心不全[tiab]"],
  ] as const)("keep the text %s in %s harmless: %s", (text, field, printed) => {
    expect(printQuery(term(text, field))).toBe(printed);
  });

  it("flatten what they join, and leave their arguments as they were", () => {
    const left = and(term("a", "ti"), term("b", "ti"));
    const all = and(left, and(term("c", "ti"), term("d", "ti")));
    expect(printQuery(all)).toBe("a[ti] AND b[ti] AND c[ti] AND d[ti]");
    expect(printQuery(not(not(left, term("e", "ti")), term("f", "ti")))).toBe("(a[ti] AND b[ti]) NOT e[ti] NOT f[ti]");
    expect(printQuery(left)).toBe("a[ti] AND b[ti]");
    expect(printQuery(or(left))).toBe("a[ti] AND b[ti]");
  });

  it("refuse a text without words, and nothing at all", () => {
    expect(() => term('"" ()', "tiab")).toThrow(QueryError);
    expect(() => term("abc", "pmid")).toThrow(QueryError);
    expect(() => or()).toThrow(QueryError);
    expect(() => published("soon", null)).toThrow(QueryError);
  });

  it("make queries that are read back as they were built, whatever the texts", () => {
    const fields = [null, ...(Object.keys(TERM_FIELDS) as TermField[]).filter((field) => field !== "pmid")];
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("AND", "a AND b", "12", "hasabstract", "x*", "abcd*", "#1"),
    );
    const leaf = fc.tuple(text, fc.constantFrom(...fields)).map(([words, field]) => {
      try {
        return term(words, field);
      } catch {
        return term("asthma", field);
      }
    });
    const { query } = fc.letrec<{ query: Query }>((tie) => ({
      query: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        leaf,
        fc.array(tie("query"), { minLength: 1, maxLength: 4 }).map((parts) => and(...parts)),
        fc.array(tie("query"), { minLength: 1, maxLength: 4 }).map((parts) => or(...parts)),
        fc.tuple(tie("query"), tie("query")).map(([kept, excluded]) => not(kept, excluded)),
      ),
    }));
    fc.assert(
      fc.property(query, (built) => {
        expect(withoutPlaces(parseQuery(printQuery(built)))).toEqual(withoutPlaces(built));
      }),
      { numRuns: 400 },
    );
  });
});
