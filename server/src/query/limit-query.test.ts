import { NO_LIMITS, type SearchLimits } from "@medsieve/contract/searches";
import { parseQuery } from "@medsieve/query/parse-query";
import { printQuery } from "@medsieve/query/print-query";
import { describe, expect, it } from "vitest";
import { broadenWithin } from "./broaden.ts";
import { limitQuery, writeLimits } from "./limit-query.ts";

const limit = (query: string, limits: Partial<SearchLimits>) =>
  printQuery(limitQuery(parseQuery(query), { ...NO_LIMITS, ...limits }));

describe("the limits of a search", () => {
  it("follow its query as filters, each language once", () => {
    const all: SearchLimits = { from_year: 2019, to_year: 2024, languages: ["eng", "jpn", "eng"], humans: true };
    expect(limit("zinc OR iron", all)).toBe(
      "(zinc OR iron) AND 2019:2024[dp] AND (English[la] OR Japanese[la]) AND Humans[mh]",
    );
    expect(limit("zinc", { languages: ["eng"] })).toBe("zinc AND English[la]");
  });

  it("may bound the years on one side alone", () => {
    expect(limit("zinc", { from_year: 2019 })).toBe("zinc AND 2019:3000[dp]");
    expect(limit("zinc", { to_year: 2019 })).toBe("zinc AND 1000:2019[dp]");
  });

  it("are not set again where the query has them", () => {
    expect(limit("zinc AND Humans[mh]", { humans: true, from_year: 2019 })).toBe(
      "zinc AND Humans[mh] AND 2019:3000[dp]",
    );
    expect(limit("Humans[mh]", { humans: true })).toBe("Humans[mh]");
    expect(limit("Humans[mh] OR zinc", { humans: true })).toBe("(Humans[mh] OR zinc) AND Humans[mh]");
  });

  it("leave the query as it is where there are none", () => {
    const query = parseQuery("zinc  AND iron");
    expect(limitQuery(query, NO_LIMITS)).toBe(query);
    expect(writeLimits(NO_LIMITS)).toBeNull();
  });

  it("are a query of their own", () => {
    const written = writeLimits({ ...NO_LIMITS, humans: true, languages: ["eng"] });
    expect(written && printQuery(written)).toBe("English[la] AND Humans[mh]");
  });

  it("hold for a broader query as well", () => {
    expect(broadenWithin("zinc AND (cold[tiab] OR flu) AND children", { ...NO_LIMITS, humans: true })).toMatchObject({
      query: "zinc AND (cold[tiab] OR flu) AND Humans[mh]",
      dropped: "children",
      blocks: [{ query: "zinc" }, { query: "cold[tiab] OR flu" }, { query: "Humans[mh]" }],
    });
    expect(broadenWithin("zinc", NO_LIMITS)).toBeNull();
  });
});
