import { NO_LIMITS, type SearchLimits } from "@medsieve/contract/searches";
import { parseQuery } from "@medsieve/query/parse-query";
import { printQuery } from "@medsieve/query/print-query";
import { validateQuery } from "@medsieve/query/validate-query";
import { describe, expect, it } from "vitest";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";
import { searchOnly } from "../../test/search-only.ts";
import { limitQuery } from "../query/limit-query.ts";

const limit = (query: string, limits: Partial<SearchLimits>) =>
  printQuery(limitQuery(parseQuery(query), { ...NO_LIMITS, ...limits }));

describe("the limits of a search", () => {
  it("follow the query as PubMed filters", () => {
    const limits = { from_year: 2015, to_year: 2020, languages: ["eng", "jpn"], humans: true } as const;
    expect(limit("zinc[tiab] OR copper[tiab]", { ...limits, languages: [...limits.languages] })).toBe(
      "(zinc[tiab] OR copper[tiab]) AND 2015:2020[dp] AND (English[la] OR Japanese[la]) AND Humans[mh]",
    );
  });

  it("may be open at one end", () => {
    expect(limit("zinc[tiab]", { from_year: 2015 })).toBe("zinc[tiab] AND 2015:3000[dp]");
    expect(limit("zinc[tiab]", { to_year: 1999 })).toBe("zinc[tiab] AND 1000:1999[dp]");
  });

  it("leave a query as it is where there are none, and hold for what is excluded, too", () => {
    expect(limit("zinc NOT copper", {})).toBe("zinc NOT copper");
    expect(limit("zinc NOT copper", { humans: true })).toBe("(zinc NOT copper) AND Humans[mh]");
  });

  it("are set once, though a query that was run within them is run again", () => {
    const limits = { ...NO_LIMITS, from_year: 2015, humans: true, languages: ["eng" as const, "jpn" as const] };
    const limited = limit("zinc[tiab] NOT copper[tiab]", limits);
    expect(limit(limited, limits)).toBe(limited);
    expect(limit(limited, { ...limits, to_year: 2020 })).toBe(`${limited} AND 2015:2020[dp]`);
  });

  it("give queries that PubMed reads without a warning", () => {
    const languages: SearchLimits["languages"] = ["eng", "jpn", "chi", "kor", "ger", "fre", "spa", "por", "ita", "rus"];
    const query = parseQuery(limit("zinc[tiab]", { from_year: 1781, to_year: 2100, languages, humans: true }));
    expect(validateQuery(query)).toEqual([]);
  });

  it("stay when a query that found nothing is broadened", async () => {
    const limits = { ...NO_LIMITS, from_year: 2020 };
    const source = new ScriptedSource([], { "zinc[tiab] AND 2020:3000[dp]": ["7"] });
    const reader = new ScriptedReader(["zinc[tiab] AND review[pt]"]);
    const { found } = await searchOnly({ source, reader, limits });
    expect(source.searched).toEqual(["zinc[tiab] AND review[pt] AND 2020:3000[dp]", "zinc[tiab] AND 2020:3000[dp]"]);
    expect(found.kept).toEqual(["7"]);
  });
});
