import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "../parse-query.ts";
import { QueryError } from "../query.ts";
import { importPubmedSearch } from "./import-pubmed.ts";

const THIS_YEAR = 2026;
const read = (text: string) => importPubmedSearch(text, THIS_YEAR);
const address = (parameters: string) => `https://pubmed.ncbi.nlm.nih.gov/?${parameters}`;

function catchError(text: string): QueryError {
  try {
    read(text);
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
  throw new Error(`read: ${text}`);
}

describe("an address of PubMed's search page", () => {
  it("gives its query, and nothing for how its list looks", () => {
    expect(read(address("term=zinc+AND+%22common+cold%22%5Bmh%5D&sort=date&size=50&timeline=expanded"))).toEqual({
      query: 'zinc AND "common cold"[mh]',
      limits: { from_year: null, to_year: null, languages: [], humans: false },
      notes: [],
    });
  });

  it.each([
    ["of years ago", "https://www.ncbi.nlm.nih.gov/pubmed/?term=zinc"],
    ["without its scheme", "pubmed.ncbi.nlm.nih.gov/?term=zinc"],
    ["through a library's proxy", "https://pubmed-ncbi-nlm-nih-gov.proxy.example.org/?term=zinc"],
    ["among blanks", " \n https://pubmed.ncbi.nlm.nih.gov/?term=zinc \n"],
  ])("%s is read, too", (_name, text) => {
    expect(read(text).query).toBe("zinc");
  });

  it("has its filters in the limits of a search where there is one", () => {
    const filters = "filter=years.2010-2020&filter=lang.english&filter=lang.japanese&filter=hum_ani.humans";
    const { query, limits } = read(address(`term=zinc&${filters}`));
    expect([query, limits]).toEqual([
      "zinc",
      { from_year: 2010, to_year: 2020, languages: ["eng", "jpn"], humans: true },
    ]);
  });

  it.each([
    ["filter=pubt.randomizedcontrolledtrial", '(zinc) AND "Randomized Controlled Trial"[pt]'],
    [
      "filter=pubt.meta-analysis&filter=pubt.systematicreview",
      '(zinc) AND ("Meta-Analysis"[pt] OR "Systematic Review"[pt])',
    ],
    ["filter=age.aged&filter=age.80andover", '(zinc) AND ("aged"[mh] OR "aged, 80 and over"[mh])'],
    ["filter=sex.female&filter=simsearch1.fha", '(zinc) AND "female"[mh] AND hasabstract'],
    ["filter=lang.english&filter=lang.polish", "(zinc) AND (English[la] OR Polish[la])"],
    ["filter=dates.2010/1/1-2020/12/31", '(zinc) AND ("2010/1/1"[dp] : "2020/12/31"[dp])'],
    ["filter=other.excludepreprints&filter=age.adolescent", '(zinc) AND "adolescent"[mh] NOT preprint[pt]'],
  ])("has the others in the query: %s", (filters, expected) => {
    const { query, notes } = read(address(`term=zinc&${filters}`));
    expect([query, notes]).toEqual([expected, []]);
    expect(() => parseQuery(query)).not.toThrow();
  });

  it("says what means a little else, and what was not carried over", () => {
    const { limits, notes } = read(address("term=zinc&filter=datesearch.y_5&filter=jsubsetd.dental&ac=yes"));
    expect(limits.from_year).toBe(2021);
    expect(notes.map(({ message }) => message)).toEqual([
      "The last 5 years are searched from the beginning of 2021.",
      "Not carried over: filter=jsubsetd.dental",
      "Not carried over: ac=yes",
    ]);
  });

  it.each([
    ["https://pubmed.ncbi.nlm.nih.gov/10796643/", "not_pubmed_search"],
    ["https://example.org/?term=zinc", "not_pubmed_search"],
    [address("term="), "not_pubmed_search"],
    [address("linkname=pubmed_pubmed&from_uid=1"), "not_pubmed_search"],
    [address("term=%231+AND+%232"), "history_reference"],
    ["", "empty_query"],
    ["Translations\nzinc: zinc", "empty_query"],
  ])("is refused with what was expected: %s", (text, code) => {
    const error = catchError(text);
    expect(error.code).toBe(code);
    expect(error.message.length).toBeGreaterThan(20);
  });
});

describe("the search details", () => {
  it("give the query as PubMed read it, without how each word was read", () => {
    const details = [
      '("zinc"[MeSH Terms] OR "zinc"[All Fields]) AND',
      '("common cold"[MeSH Terms] OR "common cold"[All Fields])',
      "",
      "Translations",
      'zinc: "zinc"[MeSH Terms] OR "zinc"[All Fields]',
    ].join("\n");
    const { query } = read(details);
    expect(query).toBe(
      '("zinc"[MeSH Terms] OR "zinc"[All Fields]) AND ("common cold"[MeSH Terms] OR "common cold"[All Fields])',
    );
    expect(() => parseQuery(query)).not.toThrow();
  });

  it("may be a query that was written by hand", () => {
    expect(read("zinc[tiab] AND cold[tiab]").query).toBe("zinc[tiab] AND cold[tiab]");
  });
});

describe("whatever is pasted", () => {
  it("is read or refused by name", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.webUrl({ withQueryParameters: true }),
      fc.webQueryParameters().map(address),
      fc
        .array(fc.constantFrom("term=a", "filter=years.1-2", "filter=age.", "filter=lang.x", "&", "%", "filter=."), {
          maxLength: 8,
        })
        .map((parts) => address(parts.join("&"))),
    );
    fc.assert(
      fc.property(text, (given) => {
        try {
          expect(read(given).query.trim()).not.toBe("");
        } catch (error) {
          expect(error).toBeInstanceOf(QueryError);
        }
      }),
    );
  });
});
