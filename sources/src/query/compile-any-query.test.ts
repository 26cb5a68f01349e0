import { and, not, or } from "@medsieve/query/build-query";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANY_TERM } from "./any-term.fixture.ts";
import { LARGE } from "./found-papers.fixture.ts";
import { openFixtureLibrary } from "./library.fixture.ts";
import { ALL_PMIDS } from "./papers.fixture.ts";

let library: Awaited<ReturnType<typeof openFixtureLibrary>>;
beforeAll(async () => {
  library = await openFixtureLibrary();
});
afterAll(() => library.close());

describe("large and hostile queries", () => {
  it.each(LARGE)("%s", async (_name, text, pmids) => {
    expect(await library.find(text)).toEqual(pmids);
  });

  it("any text in any field runs, and operators work on what their parts find", async () => {
    await fc.assert(
      fc.asyncProperty(ANY_TERM, ANY_TERM, ANY_TERM, async (a, b, c) => {
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
