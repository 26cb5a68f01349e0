import { describe, expect, it } from "vitest";
import { upcastFlow } from "./flow.ts";

const QUERY = { reason: null, hits: 0, understood: null, written_as: null, changes: [], broadened_from: null };
const REST = { not_taken: 3, taken: 4, not_read: 0, read: 4, read_from_title_alone: 0, retracted: 0 };
const makeQuery = (name: string, hits: number, pmids: string[], related?: boolean) => ({
  ...{ ...QUERY, name, query: name, warnings: [], searched_at: null, hits, pmids },
  ...(related === undefined ? {} : { related }),
});

/** As it was recorded before papers like the best were counted apart. */
const recorded = (name: string) => ({
  given_queries: null,
  queries: [
    makeQuery("Broad", 3, ["1", "2", "3"]),
    makeQuery("Narrow", 1, ["1"]),
    makeQuery(name, 9, ["2", "4", "5", "6", "7"]),
  ],
  flow: { reported: 13, returned: 9, duplicates: 2, unique: 7, ...REST },
});

describe("the flow of an older record", () => {
  it.each([
    "More like the best papers",
    "More like the best papers, clinical trials",
    "上位の論文に似た論文（臨床試験）",
    "与排名靠前文献相似的文献",
  ])("has what papers like the best added apart, where a query is named %s", (name) => {
    expect(upcastFlow(recorded(name))).toEqual({
      ...{ reported: 4, returned: 4, duplicates: 1, unique: 3, ...REST },
      related: { reported: 9, returned: 5, duplicates: 1, added: 4 },
    });
  });

  it("stays as it was recorded where no query looked for such papers, or the user gave them", () => {
    const { flow } = recorded("Other");
    expect(upcastFlow(recorded("Other"))).toEqual({ ...flow, related: null });
    const given = { ...recorded("More like the best papers"), given_queries: [{ name: "", query: "x" }] };
    expect(upcastFlow(given)).toEqual({ ...flow, related: null });
  });
});

describe("the flow of a record of now", () => {
  it("is taken as it is, whatever its queries are called", () => {
    const related = { reported: 9, returned: 5, duplicates: 1, added: 4 };
    const flow = { reported: 4, returned: 4, duplicates: 1, unique: 3, ...REST, related };
    expect(upcastFlow({ ...recorded("More like the best papers"), flow })).toEqual(flow);
  });
});
