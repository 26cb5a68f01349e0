import { randomUUID } from "node:crypto";
import { searchComparisonSchema } from "@medsieve/contract/records";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaper } from "../../../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { makeCitation } from "../../../../../medline/test/medline-xml.ts";
import { storeInLibrary } from "../../../../../sources/test/stored-library.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";
const OTHER = "simvastatin[tiab]";
const papers = [
  makePaper(101),
  makePaper(102),
  makePaper(103, { notices: [{ kind: "retracted", pmid: "9", citation: null }] }),
  makePaper(201),
];

describe("a search beside an earlier one", () => {
  let database: TestDatabase;
  let test: TestApp;
  let reader: ScriptedReader;
  let token: string;
  let earlier: string;
  let later: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    const source = new ScriptedSource(papers, {
      [QUERY]: ["101", "102", "103", "104", "105"],
      [OTHER]: ["202", "201", "102", "103", "105"],
    });
    reader = new ScriptedReader([QUERY], { "101": 0.4, "102": 0.9, "103": 0.8, "201": 0.95 });
    test = await openTestApp(database, source, reader);
    token = await signInNew(test, database, { email: "user@example.org" });
    await storeInLibrary(
      database,
      makeCitation({ pmid: "9", notices: [{ kind: "retraction_notice", pmid: "103", citation: null }] }),
      makeCitation({ pmid: "202", title: "New, but not read" }),
    );
    earlier = await search();
    await storeInLibrary(
      database,
      makeCitation({ pmid: "11", notices: [{ kind: "retraction_notice", pmid: "102", citation: null }] }),
      makeCitation({ pmid: "12", notices: [{ kind: "expression_of_concern_notice", pmid: "105", citation: null }] }),
      makeCitation({ pmid: "13", notices: [{ kind: "correction_notice", pmid: "101", citation: null }] }),
      makeCitation({ pmid: "104", title: "Gone", notices: [{ kind: "retracted", pmid: null, citation: null }] }),
      makeCitation({ pmid: "14", notices: [{ kind: "retraction_notice", pmid: "999", citation: null }] }),
    );
    reader.queries = [OTHER];
    later = await search({ based_on: earlier, limits: { humans: false } });
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const search = async (given: object = {}): Promise<string> =>
    (await call(test.app, "POST", "/search", token, { query: "Do statins help?", ...given })).json().search_id;
  const ask = (id: string, query = "") => call(test.app, "GET", `/search-history/${id}/comparison${query}`, token);

  it("names what is new and what is gone, read papers first, and counts what both found", async () => {
    const comparison = searchComparisonSchema.parse((await ask(later)).json());
    expect(comparison).toMatchObject({
      search_id: later,
      earlier: { search_id: earlier, query: "Do statins help?" },
      found: { both: 3, new: 2, gone: 2 },
      new: [
        { pmid: "201", title: "Trial number 201 of something plain", rank: 1, earlier_rank: null },
        { pmid: "202", title: "New, but not read", rank: null, earlier_rank: null },
      ],
      gone: [
        { pmid: "101", rank: null, earlier_rank: 2, notices: [{ kind: "corrected", pmid: "13" }] },
        { pmid: "104", title: "Gone", rank: null, earlier_rank: null },
      ],
    });
  });

  it("names what was retracted or doubted since, read or not, and not what was known then", async () => {
    const { retracted_since } = searchComparisonSchema.parse((await ask(later)).json());
    expect(retracted_since).toMatchObject([
      { pmid: "102", earlier_rank: 1, notices: [{ kind: "retracted", pmid: "11", known_since: expect.any(String) }] },
      { pmid: "104", earlier_rank: null, notices: [{ kind: "retracted" }] },
      { pmid: "105", earlier_rank: null, notices: [{ kind: "expression_of_concern", pmid: "12" }] },
    ]);
    expect(retracted_since).toHaveLength(3);
  });

  it("says what else differs", async () => {
    expect((await ask(later)).json().changed).toEqual(["queries"]);
    reader.queries = [QUERY];
    const other = await search({ query: "Do they?", preference: "comprehensive", limits: { humans: true } });
    expect((await ask(other, `?with=${earlier}`)).json().changed).toEqual([
      "question",
      "queries",
      "limits",
      "preference",
    ]);
    expect((await ask(await search(), `?with=${earlier}`)).json().changed).toEqual([]);
  });

  it("is refused where there is nothing to compare with", async () => {
    const alone = await ask(earlier);
    expect([alone.statusCode, alone.json().detail]).toEqual([
      404,
      "This search is based on no other one. Name one to compare it with: ?with=ID",
    ]);
    const unknown = await ask(later, `?with=${randomUUID()}`);
    expect([unknown.statusCode, unknown.json().detail]).toEqual([404, "The search to compare with does not exist"]);
    const bad = await ask(later, "?with=1");
    expect([bad.statusCode, bad.json().detail[0].msg]).toEqual([422, "with must be the UUID of a search"]);
  });

  it("is refused beside another user's search", async () => {
    const other = await signInNew(test, database, { email: "other@example.org" });
    const theirs = await call(test.app, "POST", "/search", other, { query: "Do statins help?" });
    expect((await ask(later, `?with=${theirs.json().search_id}`)).statusCode).toBe(404);
  });
});
