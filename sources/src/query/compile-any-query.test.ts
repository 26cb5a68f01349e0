import { and, not, or, term } from "@medsieve/query/build-query";
import { TERM_FIELDS, type TermField } from "@medsieve/query/fields";
import { parseQuery } from "@medsieve/query/parse-query";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileQuery } from "./compile-query.ts";
import { ALL_PMIDS, openFixtureLibrary } from "./library.fixture.ts";

let library: Awaited<ReturnType<typeof openFixtureLibrary>>;
beforeAll(async () => {
  library = await openFixtureLibrary();
});
afterAll(() => library.close());

describe("large and hostile queries", () => {
  const words = Array.from({ length: 500 }, (_, index) => `word${index}`);
  it.each<[name: string, query: string, pmids: number[]]>([
    ["500 terms ORed", `${words.map((word) => `${word}[tiab]`).join(" OR ")} OR heart`, [1, 2]],
    ["500 terms excluded", `heart NOT ${words.join(" NOT ")}`, [1, 2]],
    ["500 untagged words", words.join(" "), []],
    [
      "500 dates and terms",
      `heart AND (${words.map((_, index) => `${1500 + index}[dp] OR x${index}`).join(" OR ")})`,
      [],
    ],
    ["500 PMIDs", words.map((_, index) => String(index + 1)).join(" "), [1, 2, 3, 4]],
    ["as many words as fit", "a[ti] OR ".repeat(2200), [2]],
    ["a phrase as long as fits", `"${"heart ".repeat(3300)}"[ti]`, []],
    ["a word as long as fits", `${"x".repeat(19_990)}[ti]`, []],
    ["a heading as long as fits", `${"心".repeat(19_990)}[mh]`, []],
    ["as many exploded types as fit", "clinical trial[pt] OR ".repeat(900), [1]],
    ["many levels of text", `${"(a NOT ".repeat(98)}heart${")".repeat(98)}`, [2]],
    ["many levels of dates", `${"(2015[dp] NOT ".repeat(98)}heart${")".repeat(98)}`, [2]],
    ["quotes and backslashes", `"it's \\' :* & | ! <-> heart"[ti] OR "\\\\'"[mh] OR o'heart\\[au] OR heart`, [1, 2]],
    ["characters PostgreSQL refuses", `heart OR "\u0000x\ud800"[mh] OR \u0000`, [1, 2]],
  ])("%s", async (_name, text, pmids) => {
    expect(await library.find(text)).toEqual(pmids);
  });

  it("any text in any field runs, and operators work on what their parts find", async () => {
    const fields = [null, ...Object.keys(TERM_FIELDS)] as (TermField | null)[];
    const searched = fields.filter((field) => field === null || TERM_FIELDS[field].library.by !== "none");
    const texts = [
      "heart",
      "failur*",
      "Heart Failure",
      "smith j",
      "eng",
      "review",
      "tokyo",
      "lancet",
      "1",
      "humans",
      "心",
    ];
    const leaf = fc
      .tuple(fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "binary" })), fc.constantFrom(...searched))
      .map(([text, field]) => {
        try {
          return term(text, field);
        } catch {
          return parseQuery("2019[dp] OR 2[pmid]");
        }
      })
      .filter(
        ({ root }) =>
          root.kind !== "term" || root.field !== "sb" || compileQuery({ root, notes: [] }).warnings.length === 0,
      );
    await fc.assert(
      fc.asyncProperty(leaf, leaf, leaf, async (a, b, c) => {
        const [inA, inB, inC] = [await library.findQuery(a), await library.findQuery(b), await library.findQuery(c)];
        expect(await library.findQuery(and(or(a, b), c))).toEqual(
          ALL_PMIDS.filter((pmid) => (inA.includes(pmid) || inB.includes(pmid)) && inC.includes(pmid)),
        );
        expect(await library.findQuery(not(a, or(b, c)))).toEqual(
          inA.filter((pmid) => !inB.includes(pmid) && !inC.includes(pmid)),
        );
        expect(await library.findQuery(or(not(a, b), not(b, a), and(c, a)))).toEqual(
          ALL_PMIDS.filter(
            (pmid) => inA.includes(pmid) !== inB.includes(pmid) || (inC.includes(pmid) && inA.includes(pmid)),
          ),
        );
      }),
      { numRuns: 60 },
    );
  });
});
