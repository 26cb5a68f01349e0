import { libraryIndex } from "@medsieve/database/schema/library";
import { parseQuery } from "@medsieve/query/parse-query";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileQuery } from "../query/compile-query.ts";
import { openFixtureLibrary } from "../query/library.fixture.ts";
import { indexShares } from "./word-shares.ts";
import { writeWhere } from "./write-where.ts";

const shares = indexShares(
  [
    { word: "heart", share: 0.01 },
    { word: "quality", share: 0.6 },
    { word: "trial", share: 0.5 },
    { word: "the", share: 0.9 },
  ],
  1_000_000,
);
const countBesideTheIndex = (query: string) =>
  new PgDialect({ casing: "snake_case" })
    .sqlToQuery(writeWhere(compileQuery(parseQuery(query)).where, shares))
    .sql.split("ts_match_vq").length - 1;

describe("what most papers have", () => {
  it.each([
    ["heart[tiab] AND quality[tiab]", 1],
    ["heart[tiab] AND (quality[tiab] OR trial[tiab]) AND the[tiab]", 2],
    ["quality[tiab] AND trial[tiab]", 0],
    ["heart[tiab] OR quality[tiab]", 0],
    ["quality[tiab]", 0],
    ['quality[tiab] AND "Heart Failure"[mh]', 0],
  ])("is looked for in what the rest finds: %s", (query, parts) => {
    expect(countBesideTheIndex(query)).toBe(parts);
  });

  let library: Awaited<ReturnType<typeof openFixtureLibrary>>;
  beforeAll(async () => {
    library = await openFixtureLibrary();
  });
  afterAll(() => library.close());

  it.each([
    "heart[tiab] AND quality[tiab]",
    "heart[tiab] AND quality[ti]",
    "heart[tiab] AND (quality[tiab] OR trial[tiab]) AND 2000:2030[dp]",
    "heart[tiab] AND quality[tiab] NOT the[tiab]",
  ])("finds the same papers as by the index: %s", async (query) => {
    const rows = await library.db
      .select({ pmid: libraryIndex.pmid })
      .from(libraryIndex)
      .where(writeWhere(compileQuery(parseQuery(query)).where, shares));
    expect(rows.map(({ pmid }) => pmid).sort()).toEqual(await library.find(query));
  });
});
