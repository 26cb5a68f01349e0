import { listBlocks } from "@medsieve/query/list-blocks";
import { parseQuery } from "@medsieve/query/parse-query";
import { printQuery } from "@medsieve/query/print-query";
import { QueryError } from "@medsieve/query/query";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFixtureLibrary } from "./library.fixture.ts";

const show = (text: string) => listBlocks(text).map(({ query, excluded }) => (excluded ? `NOT ${query}` : query));

describe("the blocks of a query", () => {
  it.each<[query: string, blocks: string[]]>([
    ["heart failure", ["heart failure"]],
    ["asthma OR wheeze", ["asthma OR wheeze"]],
    [
      '"Heart Failure"[mh] AND (dapagliflozin[tiab] OR gliflozin*[tiab])',
      ['"Heart Failure"[mh]', "dapagliflozin[tiab] OR gliflozin*[tiab]"],
    ],
    ["asthma AND (child AND (school AND steroid))", ["asthma", "child", "school", "steroid"]],
    ["asthma AND child NOT (review[pt] OR letter[pt])", ["asthma", "child", "NOT review[pt] OR letter[pt]"]],
    ["(asthma NOT child) AND 2015:2024[dp]", ["asthma", "NOT child", "2015:2024[dp]"]],
    ["asthma OR wheeze AND child", ["asthma OR wheeze", "child"]],
    ["((asthma OR wheeze) OR cough) AND child", ["(asthma OR wheeze) OR cough", "child"]],
    ["(asthma OR (wheeze OR cough)) AND child", ["asthma OR (wheeze OR cough)", "child"]],
    ['"heart failure" dapagliflozin[ti]', ['"heart failure"', "dapagliflozin[ti]"]],
    ["asthma AND (", ["asthma"]],
    ["AND", []],
  ])("%s", (text, blocks) => {
    expect(show(text)).toEqual(blocks);
  });

  it("go by their first term, and filters by what they ask for", () => {
    const names = listBlocks(
      '("Heart Failure"[mh] OR HFrEF[tiab]) AND (english[la] OR japanese[la]) AND 2015:2024[dp] AND hasabstract',
    ).map((block) => block.name);
    expect(names).toEqual(["Heart Failure", "english[la]", "2015:2024[dp]", "hasabstract"]);
  });
});

describe("any query", () => {
  let library: Awaited<ReturnType<typeof openFixtureLibrary>>;
  beforeAll(async () => {
    library = await openFixtureLibrary();
  });
  afterAll(() => library.close());

  const term = fc.constantFrom(
    ...[
      '"heart failure"',
      "heart",
      "failur*[tiab]",
      '"Heart Failure"[mh]',
      "2019[dp]",
      "review[pt]",
      "eng[la]",
      "2[pmid]",
    ],
    ...["humans[mh]", "smith[au]", "hasabstract", "2015:2020[dp]", "the", "tumour[ti]"],
  );
  const { query } = fc.letrec<{ query: string; group: string }>((tie) => ({
    group: fc.oneof(
      { maxDepth: 3 },
      term,
      tie("query").map((text) => `(${text})`),
    ),
    query: fc
      .tuple(tie("group"), fc.array(fc.tuple(fc.constantFrom("AND", "OR", "NOT", ""), tie("group")), { maxLength: 4 }))
      .map(([first, rest]) => [first, ...rest.map(([operator, next]) => `${operator} ${next}`)].join(" ")),
  }));

  it("finds what its blocks find together", async () => {
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const blocks = listBlocks(text);
        const wanted = blocks.filter(({ excluded }) => !excluded).map((block) => `(${block.query})`);
        const unwanted = blocks.filter(({ excluded }) => excluded).map((block) => ` NOT (${block.query})`);
        expect(await library.find(wanted.join(" AND ") + unwanted.join(""))).toEqual(await library.find(text));
      }),
      { numRuns: 60 },
    );
  });

  it("is cut where each block stands, as it was written and as it is printed", () => {
    const pieces = ["(", ")", '"', "[", "]", "AND", "OR", "NOT", "heart", "[mh]", "2019[dp]", "ｈ", " ", "💊", "x*"];
    const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((list) => list.join(" "));
    fc.assert(
      fc.property(fc.oneof(query, soup, fc.string({ unit: "binary" })), (text) => {
        for (const written of [text, printed(text)]) {
          for (const block of listBlocks(written)) {
            expect(written.slice(block.start, block.end)).toBe(block.query);
            expect(block.query).not.toBe("");
          }
        }
      }),
    );
  });

  const printed = (text: string): string => {
    try {
      return printQuery(parseQuery(text));
    } catch (error) {
      if (error instanceof QueryError) return "";
      throw error;
    }
  };
});
