import { NO_LIMITS, type SearchLimits } from "@medsieve/contract/searches";
import { describe, expect, it } from "vitest";
import { stripLimits } from "./strip-limits.ts";

const strip = (query: string, limits: Partial<SearchLimits>) => stripLimits(query, { ...NO_LIMITS, ...limits });

describe("a query without the limits of its search", () => {
  it.each([
    ["zinc[tiab] AND 2015:3000[dp]", { from_year: 2015 }, "zinc[tiab]"],
    ["(zinc[tiab] OR copper[tiab]) AND 1000:1999[dp]", { to_year: 1999 }, "zinc[tiab] OR copper[tiab]"],
    ["(a OR b) AND (c OR d) AND Humans[mh]", { humans: true }, "(a OR b) AND (c OR d)"],
    ['("a) b"[tiab] OR c) AND eng[la]', { languages: ["eng"] }, '"a) b"[tiab] OR c'],
    [
      "zinc[tiab] AND 2015:2020[dp] AND (english[la] OR japanese[la]) AND Humans[mh]",
      { from_year: 2015, to_year: 2020, languages: ["eng", "jpn"], humans: true },
      "zinc[tiab]",
    ],
  ] as [string, Partial<SearchLimits>, string][])("is, of %s, what was written", (query, limits, written) => {
    expect(strip(query, limits)).toBe(written);
  });

  it("keeps filters that are the query's own", () => {
    expect(strip("zinc[tiab] AND 2015:3000[dp]", {})).toBe("zinc[tiab] AND 2015:3000[dp]");
    expect(strip("(zinc OR copper)", {})).toBe("(zinc OR copper)");
    expect(strip("zinc[tiab] AND Humans[mh]", { from_year: 2015 })).toBe("zinc[tiab] AND Humans[mh]");
  });
});
