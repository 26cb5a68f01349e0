import { libraryIndex } from "@medsieve/database/schema/library";
import { parseQuery } from "@medsieve/query/parse-query";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileQuery } from "./compile-query.ts";
import { openFixtureLibrary } from "./library.fixture.ts";

let library: Awaited<ReturnType<typeof openFixtureLibrary>>;
beforeAll(async () => {
  library = await openFixtureLibrary();
});
afterAll(() => library.close());

const find = (text: string): Promise<number[]> => library.find(text);

describe("each field finds its papers", () => {
  it.each<[query: string, pmids: number[]]>([
    ["heart failure", [1, 2]],
    ['"heart failure"', [1, 2]],
    ['"heart failure"[ti]', [1]],
    ["heart failure[ti]", [1]],
    ['"failure of the heart"[tiab]', [2]],
    ["quality[ti]", []],
    ["quality[ab]", [1]],
    ["quality[tiab]", [1]],
    ['"quality of life"[tiab]', [1]],
    ["humans[tiab]", []],
    ["humans[tw]", [1]],
    ["gliflozins[ot]", [1]],
    ["gliflozins[tiab]", []],
    ["lancet[tw]", []],
    ["sglt2", [4]],
    ["lancet[all]", [2]],
    ["lancet", [2]],
    ["vaccin*[tiab]", [3]],
    ["vaccin*", [3]],
    ["vaccine", [3]],
    ["vaccine[tiab]", []],
    ["tumor pediatrics", [3]],
    ["tumor[tiab]", []],
    ["covid-19[ti]", [3]],
    ["parkinson disease", [3]],
    ["the tumours of the child", [3]],
    ["the vaccination of the children", [3]],
    ["心不全[ti]", [4]],
    ["不全心[ti]", []],
    ["薬物治療", [4]],
    ['"Heart Failure"[mh]', [1, 2]],
    ["heart failure[Mesh:noexp]", [1, 2]],
    ["heart failur*[mh]", [1, 2]],
    ['"Cardiovascular Diseases"[mh]', [1, 2]],
    ['"Cardiovascular Diseases"[majr]', [1]],
    ['"Cardiovascular Diseases/drug therapy"[mh]', [1]],
    ['"Cardiovascular Diseases"[mh:noexp]', []],
    ['"cardiac failure"[mh]', [1, 2]],
    ['"Decompensation, Heart"[majr:noexp]', [1]],
    ['"Heart Failure, Congestive"[mh:noexp]', [1, 2]],
    ['"Tumors"[mh]', [3]],
    ["heart[mh]", []],
    ['"Heart Failure"[majr]', [1]],
    ['"Heart Failure/drug therapy"[mh]', [1]],
    ["heart failure/dt[majr]", [1]],
    ['"Heart Failure/surgery"[mh]', []],
    ["drug therapy[sh]", [1]],
    ["dt[sh]", [1]],
    ["randomized controlled trial[pt]", [1]],
    ["clinical trial[pt]", [1]],
    ["guideline[pt]", [4]],
    ["practice guideline[pt]", [4]],
    ["case rep*[pt]", [3]],
    ["english[la]", [1, 3]],
    ["eng[la]", [1, 3]],
    ["German[Language]", [2]],
    ["japanese[filter]", [4]],
    ["humans[filter]", [1]],
    ["randomizedcontrolledtrial[filter]", [1]],
    ["smith ja[au]", [1]],
    ["smith j[au]", [1, 2]],
    ['"Smith J.A."[au]', [1]],
    ["smith[au]", [1, 2]],
    ["smith*[au]", [1, 2]],
    ["smithson[au]", [2]],
    ["Smith, John A[au]", [1]],
    ["John Smith[au]", [1, 2]],
    ["van der berg[au]", [3]],
    ["berg[au]", []],
    ["tokyo[ad]", [1]],
    ["tokyo hospital[ad]", [1]],
    ["osak*[ad]", [3]],
    ["osaka", []],
    ["N Engl J Med[ta]", [1]],
    ['"New England Journal of Medicine"[jour]', [1]],
    ["n engl*[ta]", [1]],
    ["the lancet[ta]", [2]],
    ["1 3 999[pmid]", [1, 3]],
    ["3, 4", [3, 4]],
    ["9999999999", []],
    ["hasabstract", [1, 3]],
    ["2019[dp]", [1]],
    ["2019/11[dp]", [1]],
    ["2019/11/21[dp]", [1]],
    ["2019/11/22[dp]", []],
    ["2015:2019[dp]", [1, 2]],
    ['("2019/11/21"[dp] : "3000"[dp])', [1, 3]],
    ["2019:2020[edat]", [1]],
    ["last 500 years[dp]", [1, 2, 3]],
    ["last 9999 years[dp]", [1, 2, 3]],
    ['"last 1 days"[dp]', []],
    ['"dapagliflozin failure"[ti:~0]', []],
    ['"dapagliflozin failure"[ti:~2]', [1]],
    ['"failure dapagliflozin"[ti:~2]', [1]],
    ['"dapagliflozin reduced heart"[ti:~2]', [1]],
  ])("%s", async (text, pmids) => {
    expect(await find(text)).toEqual(pmids);
  });
});

describe("operators across text, dates and PMIDs", () => {
  it.each<[query: string, pmids: number[]]>([
    ["heart AND 2019[dp]", [1]],
    ["vaccination OR 2015[dp]", [2, 3]],
    ["vaccination OR 2015[dp] OR 4[pmid]", [2, 3, 4]],
    ["heart NOT review[pt]", [1]],
    ["heart NOT 2015[dp]", [1]],
    ["(heart OR 心不全) NOT 2015[dp]", [1, 4]],
    ["(heart OR 心不全) NOT 2015[dp] NOT dapagliflozin", [4]],
    ["(heart AND 2015[dp]) NOT review[pt]", []],
    ["(eng[la] OR ger[la]) NOT (review[pt] OR 2021:2022[dp])", [1]],
    ["heart OR vaccination AND 2021[dp]", [3]],
    ["heart OR (vaccination AND 2021[dp])", [1, 2, 3]],
    ["(humans[mh] OR animals[mh]) NOT (animals[mh] NOT humans[mh])", [1]],
    ["2015:2021[dp] NOT (heart NOT (review[pt] AND 2015[dp]))", [2, 3]],
    ["(1[pmid] OR 2[pmid]) AND (2[pmid] OR 3[pmid])", [2]],
    ["(1 2 3[pmid]) NOT 2[pmid]", [1, 3]],
    ["(1[pmid] OR heart) AND hasabstract", [1]],
    ["heart NOT (NOTHING OR 9999999999[pmid])", [1, 2]],
  ])("%s", async (text, pmids) => {
    expect(await find(text)).toEqual(pmids);
  });

  it("leaves out what the library cannot search, and says so", async () => {
    expect(await find("heart AND R01[gr]")).toEqual([1, 2]);
    expect(await find("heart OR R01[gr]")).toEqual([1, 2]);
    expect(await find("heart NOT R01[gr]")).toEqual([1, 2]);
    expect(await find("R01[gr] NOT heart")).toEqual([]);
    const text = "heart AND R01[gr] AND 2019[crdt]";
    const compiled = compileQuery(parseQuery(text));
    expect(compiled.warnings.map(({ code, start, end }) => [code, text.slice(start ?? 0, end ?? 0)])).toEqual([
      ["not_in_library", "R01[gr]"],
      ["date_field_replaced", "2019[crdt]"],
    ]);
    expect(compiled.understood).toBe(
      '("heart"[MeSH Terms] OR "heart"[All Fields] OR "hearts"[All Fields]) AND 2019[Date - Publication]',
    );
    expect(compileQuery(parseQuery("R01[gr]")).understood).toBe("");
  });
});

describe("what was understood", () => {
  it.each([
    ['"heart failure"[mh]', '"heart failure"[MeSH Terms]'],
    ['"Heart Attack"[mh]', '"myocardial infarction"[MeSH Terms]'],
    ['"Heart Attack"[majr:noexp]', '"myocardial infarction"[MeSH Major Topic:noexp]'],
    ["heart failure/dt[majr]", '"heart failure/drug therapy"[MeSH Major Topic]'],
    ["heart failur*[mh]", '"heart failur*"[MeSH Terms:noexp]'],
    ['"Nothing of the kind"[mh]', '"nothing of the kind"[MeSH Terms:noexp]'],
    ["heart failure[tiab]", '"heart failure"[Title/Abstract]'],
    ["a NOT (b[ti] AND 2020[dp])", '"a"[All Fields] NOT (b[Title] AND 2020[Date - Publication])'],
    ["vaccin* zorba-fexin", 'vaccin*[All Fields] AND "zorba fexin"[All Fields]'],
    [
      "heart attack zorbafex*",
      '("myocardial infarction"[MeSH Terms] OR ("myocardial"[All Fields] AND "infarction"[All Fields]) OR "myocardial infarction"[All Fields] OR ("heart"[All Fields] AND "attack"[All Fields]) OR "heart attack"[All Fields]) AND zorbafex*[All Fields]',
    ],
    ["the risks", '"risk"[MeSH Terms] OR "risk"[All Fields] OR "risks"[All Fields]'],
    ["vitamin a", '"vitamin a"[MeSH Terms] OR "vitamin a"[All Fields]'],
    ['"heart attack"', '"heart attack"[All Fields]'],
    ["heart attack*", '("heart"[MeSH Terms] OR "heart"[All Fields] OR "hearts"[All Fields]) AND attack*[All Fields]'],
    ["smith j[au]", "smith j*[Author]"],
  ])("%s is %s", (text, understood) => {
    expect(compileQuery(parseQuery(text)).understood).toBe(understood);
  });

  it("says when an author's place cannot be searched, or words are not measured", () => {
    const codes = (text: string): string[] => compileQuery(parseQuery(text)).warnings.map((warning) => warning.code);
    expect(codes("smith j[1au]")).toEqual(["author_place_unknown"]);
    expect(codes('"a b c"[ti:~2]')).toEqual(["proximity_loosened"]);
    expect(codes("heart AND 2020[dp]")).toEqual([]);
  });
});

describe("rank", () => {
  it("holds the wanted words, not the excluded ones, filters or names", async () => {
    const { rank } = compileQuery(
      parseQuery('"Heart Failure"[mh] AND vaccin*[tiab] AND review[pt] AND smith[au] AND 2020[dp] NOT child[ti]'),
    );
    for (const word of ["'heart'", "'failure'", "'vaccin':*"]) expect(rank).toContain(word);
    for (const word of ["review", "smith", "child", "2020"]) expect(rank).not.toContain(word);
    const [row] = await library.db
      .select({ rank: sql<number>`ts_rank(${libraryIndex.lexemes}, ${rank}::tsquery)` })
      .from(libraryIndex)
      .where(eq(libraryIndex.pmid, 1));
    expect(row?.rank).toBeGreaterThan(0);
  });

  it("is null where nothing can be ranked", () => {
    expect(compileQuery(parseQuery("review[pt] AND 2020[dp]")).rank).toBeNull();
    expect(compileQuery(parseQuery("1 2 3[pmid]")).rank).toBeNull();
  });
});
