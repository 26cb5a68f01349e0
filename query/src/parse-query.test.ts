import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lexQuery } from "./lex-query.ts";
import { parseQuery } from "./parse-query.ts";
import { printQuery } from "./print-query.ts";
import { collectLeaves, MAX_QUERY_DEPTH, MAX_QUERY_LENGTH, QueryError } from "./query.ts";

const print = (text: string): string => printQuery(parseQuery(text));

function catchError(text: string): QueryError {
  try {
    parseQuery(text);
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
  throw new Error(`parsed: ${text.slice(0, 60)}`);
}

describe("operators", () => {
  it.each([
    ["asthma AND child", "asthma AND child"],
    ['"heart failure" metformin[ti]', '"heart failure" AND metformin[ti]'],
    ["heart failure metformin", "heart failure metformin"],
    ["a OR b AND c", "(a OR b) AND c"],
    ["a AND b OR c", "(a AND b) OR c"],
    ["a OR (b AND c)", "a OR (b AND c)"],
    ["a AND (b AND c) AND d", "a AND b AND c AND d"],
    ["a NOT b NOT c", "a NOT b NOT c"],
    ["a NOT (b NOT c)", "a NOT (b NOT c)"],
    ["a AND b NOT c OR d", "((a AND b) NOT c) OR d"],
    ["((((asthma))))", "asthma"],
    ["asthma(child OR infant)copd", "asthma AND (child OR infant) AND copd"],
    ["asthma AND NOT child", "asthma NOT child"],
    ["asthma AND AND child", "asthma AND child"],
    ["AND asthma OR", "asthma"],
    ["asthma OR () OR child", "asthma OR child"],
  ])("reads %s from left to right as %s", (text, expected) => {
    expect(print(text)).toBe(expected);
  });

  it("takes operators in capitals only", () => {
    expect(print("pain and fever")).toBe("pain and fever");
    expect(collectLeaves(parseQuery("pain and fever").root)).toHaveLength(1);
  });

  it.each([
    ["NOT asthma", "not_without_left", 0, 3],
    ["asthma AND (NOT child)", "not_without_left", 12, 15],
    ["asthma OR NOT child", "two_operators", 7, 13],
    ["asthma AND OR child", "two_operators", 7, 13],
    ["", "empty_query", 0, 0],
    ["  \u0000 \u200b ", "empty_query", 0, 0],
    ["() AND ()", "empty_query", 0, 0],
    ["😀 *** --", "empty_query", 0, 0],
    ["#1 AND #2", "history_reference", 0, 2],
  ])("refuses %j with %s at %i to %i", (text, code, start, end) => {
    expect(catchError(text)).toMatchObject({ code, start, end });
  });
});

describe("terms and tags", () => {
  it.each([
    ["asthma[tiab]", "asthma[tiab]"],
    ["asthma [ Title / Abstract ]", "asthma[tiab]"],
    ["asthma[TITLE]", "asthma[ti]"],
    ['"heart failure"[MeSH Terms]', '"heart failure"[mh]'],
    ['"heart failure"[mesh]', '"heart failure"[mh]'],
    ["heart failure[MeSH Terms:noexp]", "heart failure[mh:noexp]"],
    ["heart failure[MeSH Major Topic]", "heart failure[majr]"],
    ["heart failure[majr : noexp]", "heart failure[majr:noexp]"],
    ["drug therapy[MeSH Subheading]", "drug therapy[sh]"],
    ["review[Publication Type]", "review[pt]"],
    ["smith ja[Author]", "smith ja[au]"],
    ["smith ja[Author - First]", "smith ja[1au]"],
    ["tokyo[Affiliation]", "tokyo[ad]"],
    ["lancet[Journal]", "lancet[ta]"],
    ["lancet[jour]", "lancet[ta]"],
    ["english[Language]", "english[la]"],
    ["asthma[Text Word]", "asthma[tw]"],
    ["asthma[All Fields]", "asthma[all]"],
    ["12345[uid]", "12345[pmid]"],
    ["123, 456[pmid] AND asthma", "(123[pmid] OR 456[pmid]) AND asthma"],
    ['"Heart Failure/drug therapy"[mh]', '"Heart Failure/drug therapy"[mh]'],
    ['"a b"[tiab:~3]', '"a b"[tiab:~3]'],
    ["vaccin*[tiab]", "vaccin*[tiab]"],
    ['"breast feed*"[tiab]', '"breast feed*"[tiab]'],
    ["asthma HASABSTRACT", "asthma AND hasabstract"],
    ["asthma AND hasabstract[text]", "asthma AND hasabstract"],
    ['asthma AND "hasabstract"[Filter]', "asthma AND hasabstract"],
    ["asthma review[pt]", "asthma AND review[pt]"],
    ["asthma english[la] 2020[dp]", "asthma AND english[la] AND 2020[dp]"],
    ["benzo[a]pyrene[tiab]", "benzo-a-pyrene[tiab]"],
    ["ratio 1:2[ti]", "ratio 1:2[ti]"],
    ["“heart failure”［ｔｉａｂ］　ＡＮＤ（child）", '"heart failure"[tiab] AND child'],
    ["心不全[tiab] AND 糖尿病", "心不全[tiab] AND 糖尿病"],
  ])("reads %s as %s", (text, expected) => {
    expect(print(text)).toBe(expected);
  });

  it.each([
    ["34567890", "34567890[pmid]"],
    ["34567890, 900000001 12", "34567890[pmid] OR 900000001[pmid] OR 12[pmid]"],
    ["PMID: 34567890", "34567890[pmid]"],
    ["34567890 AND asthma", "34567890 AND asthma"],
  ])("takes a query of numbers alone for PMIDs: %s", (text, expected) => {
    expect(print(text)).toBe(expected);
  });

  it("knows where each term stands in the text", () => {
    const text = 'asthma AND ("inhaled steroid*"[tiab] OR 2015 : 2020 [dp])';
    const parts = collectLeaves(parseQuery(text).root).map((leaf) => text.slice(leaf.start, leaf.end));
    expect(parts).toEqual(["asthma", '"inhaled steroid*"[tiab]', "2015 : 2020 [dp]"]);
  });
});

describe("dates", () => {
  it.each([
    ["2020[dp]", "2020[dp]"],
    ["2020/5[pdat]", "2020/05[dp]"],
    ["2020-05-17[Date - Publication]", "2020/05/17[dp]"],
    ["2020 May 7[dp]", "2020/05/07[dp]"],
    ["2015:2020[dp]", "2015:2020[dp]"],
    ["2015 : 2020[Publication Date]", "2015:2020[dp]"],
    ['("2015/01/01"[dp] : "3000"[dp])', "2015/01/01:3000[dp]"],
    ['"2015/01/01"[Date - Publication]:"2020/12/31"[Date - Publication]', "2015/01/01:2020/12/31[dp]"],
    ["2015[dp]:2020[dp] asthma", "2015:2020[dp] AND asthma"],
    ['"2015" : "2020"[dp]', "2015:2020[dp]"],
    ["2020:2015[dp]", "2015:2020[dp]"],
    ["2023/02/31[dp]", "2023/02/28[dp]"],
    ['asthma "last 5 years"[dp]', 'asthma AND "last 5 years"[dp]'],
    ["2020/01:2020/02[edat]", "2020/01:2020/02[edat]"],
  ])("reads %s as %s", (text, expected) => {
    expect(print(text)).toBe(expected);
  });

  it.each(["2020/13[dp]", "2020/05/40[dp]", "spring[dp]", "0000[dp]", "20201[dp]", "2015:2016:2017[dp]", "2015:[dp]"])(
    "refuses the impossible date %s and says how to write one",
    (text) => {
      const error = catchError(`asthma AND ${text}`);
      expect(error).toMatchObject({ code: "impossible_date", start: 11, end: 11 + text.length });
      expect(error.message).toContain("2015:2020[dp]");
    },
  );
});

describe("limits", () => {
  it("refuses too many parentheses at once, without a stack overflow", () => {
    const size = MAX_QUERY_LENGTH / 2;
    const error = catchError(`${"(".repeat(size)}${")".repeat(size)}`);
    expect(error).toMatchObject({ code: "query_too_deep", start: MAX_QUERY_DEPTH });
    expect(error.message).toContain(String(MAX_QUERY_DEPTH));
    expect(catchError("(".repeat(50_000)).code).toBe("query_too_long");
    expect(print(`${"(".repeat(MAX_QUERY_DEPTH)}asthma${")".repeat(MAX_QUERY_DEPTH)}`)).toBe("asthma");
  });

  it("refuses operators that nest too deep without any parentheses", () => {
    const alternating = (count: number): string => Array.from({ length: count }, () => "a AND b OR ").join("") + "c";
    expect(catchError(alternating(60)).code).toBe("query_too_deep");
    expect(print(alternating(40))).toContain("OR c");
  });

  it("reads thousands of terms under one operator", () => {
    expect(collectLeaves(parseQuery("ab NOT ".repeat(2500) + "ab").root)).toHaveLength(2501);
  });

  const hostile = [
    "(",
    ")",
    "[",
    "]",
    '"',
    "*",
    "a*b*",
    ":",
    ": ",
    "a:",
    "1,",
    "11111111",
    "[a]",
    "x[a]",
    "NOT ",
    "()",
    "a OR ",
    '"" ',
    "#",
    "/",
    "“",
    "　",
    "'",
    "a'",
    "心",
    "\ud800",
    "a* ",
    "last 5 years",
    "2015:",
    "jan ",
  ];
  it.each(hostile)("makes no more of %j repeated than it has characters", (unit) => {
    for (const tail of ["x", "x[au]", "x[dp]", "x[pt]"]) {
      const text = unit.repeat((MAX_QUERY_LENGTH - tail.length) / unit.length) + tail;
      expect(lexQuery(text, () => false, []).length).toBeLessThanOrEqual(text.length);
      try {
        const query = parseQuery(text);
        expect(collectLeaves(query.root).length).toBeLessThanOrEqual(text.length);
        expect(query.notes.length).toBeLessThanOrEqual(2 * text.length);
      } catch (error) {
        expect(error).toBeInstanceOf(QueryError);
      }
    }
  });
});

describe("any text", () => {
  const pieces = [
    "AND",
    "OR",
    "NOT",
    "(",
    ")",
    '"',
    "[tiab]",
    "[mh]",
    "[dp]",
    "[pmid]",
    "[au]",
    "[xyz]",
    "[",
    "]",
    ":",
    "*",
    " ",
    "2020",
    "2015/05",
    "heart",
    "fail*",
    "review[pt]",
    "hasabstract",
    "a",
    "é",
    "，",
    "心",
    "#1",
    "/",
    "[tiab:~2]",
    "last 5 years",
    "and",
    ", ",
    "\u0000",
  ];
  const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((list) => list.join(""));
  const spaced = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((list) => list.join(" "));

  it("is a query or a QueryError, and a printed query is read as the same query again", () => {
    fc.assert(
      fc.property(fc.oneof(soup, spaced, fc.string({ unit: "binary", maxLength: 60 })), (text) => {
        let query: ReturnType<typeof parseQuery>;
        try {
          query = parseQuery(text);
        } catch (error) {
          expect(error).toBeInstanceOf(QueryError);
          return;
        }
        const again = parseQuery(printQuery(query));
        expect(withoutPlaces(again.root)).toEqual(withoutPlaces(query.root));
      }),
      { numRuns: 1500, examples: [["*AND:#1"]] },
    );
  });

  it("reports places inside the text", () => {
    fc.assert(
      fc.property(fc.oneof(soup, spaced), (text) => {
        try {
          for (const note of parseQuery(text).notes) expectPlace(note.start, note.end, text);
        } catch (error) {
          if (!(error instanceof QueryError)) throw error;
          expect(error.start).toBeLessThanOrEqual(error.end);
          expect(error.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function expectPlace(start: number | null, end: number | null, text: string): void {
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeGreaterThan(start ?? 0);
  expect(end).toBeLessThanOrEqual(text.length);
}

function withoutPlaces(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node, (key, value) => (key === "start" || key === "end" ? undefined : value)));
}
