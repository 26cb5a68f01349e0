import { libraryIndex } from "@medsieve/database/schema/library";
import { parseQuery } from "@medsieve/query/parse-query";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileQuery } from "./compile-query.ts";
import { IN_FIELDS, WITH_OPERATORS } from "./found-papers.fixture.ts";
import { openFixtureLibrary } from "./library.fixture.ts";

let library: Awaited<ReturnType<typeof openFixtureLibrary>>;
beforeAll(async () => {
  library = await openFixtureLibrary();
});
afterAll(() => library.close());

const find = (text: string): Promise<number[]> => library.find(text);

describe("each field finds its papers", () => {
  it.each(IN_FIELDS)("%s", async (text, pmids) => {
    expect(await find(text)).toEqual(pmids);
  });
});

describe("operators across text, dates and PMIDs", () => {
  it.each(WITH_OPERATORS)("%s", async (text, pmids) => {
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
