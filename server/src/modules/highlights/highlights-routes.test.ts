import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";

describe("highlights", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;
  let searchId: string;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    const source = new ScriptedSource([makePaper(101), makePaper(102)], { [QUERY]: ["101", "102"] });
    test = await openTestApp(database, source, new ScriptedReader([QUERY]));
    token = await signInNew(test, database, { email: "user@example.org" });
    searchId = (await call(test.app, "POST", "/search", token, { query: "Do statins help?" })).json().search_id;
  });
  afterEach(() => test.close());

  const mark = (pmid: string, as: string | null = token, search = searchId) =>
    call(test.app, "POST", "/highlights", as, { search_id: search, pmid, paper_title: `Paper ${pmid}` });
  const unmark = (pmid: string, as: string | null = token) =>
    call(test.app, "DELETE", `/highlights/${searchId}/${pmid}`, as);
  const read = async (path = `/highlights/${searchId}`) => (await call(test.app, "GET", path, token)).json();

  it("are kept with their search, and counted in its history entry", async () => {
    expect((await mark("101")).statusCode).toBe(200);
    expect((await mark("102")).statusCode).toBe(200);
    expect(await read()).toEqual({ "101": true, "102": true });
    expect(await read("/highlights")).toEqual([
      { search_id: searchId, pmid: "102", notices: [] },
      { search_id: searchId, pmid: "101", notices: [] },
    ]);
    const history = (await call(test.app, "GET", "/search-history", token)).json();
    expect(history.searches[0].highlight_count).toBe(2);
  });

  it("may be set twice and taken away twice", async () => {
    await mark("101");
    expect((await mark("101")).statusCode).toBe(200);
    expect(await read()).toEqual({ "101": true });
    expect((await unmark("101")).statusCode).toBe(200);
    expect((await unmark("101")).statusCode).toBe(200);
    expect(await read()).toEqual({});
  });

  it("are only set on papers of one's own searches", async () => {
    const stranger = await signInNew(test, database, { email: "other@example.org" });
    expect((await mark("999")).statusCode).toBe(404);
    expect((await mark("101", stranger)).statusCode).toBe(404);
    await mark("101");
    expect((await unmark("101", stranger)).statusCode).toBe(404);
    expect((await call(test.app, "GET", `/highlights/${searchId}`, stranger)).statusCode).toBe(404);
    expect((await call(test.app, "GET", "/highlights", stranger)).json()).toEqual([]);
    expect(await read()).toEqual({ "101": true });
    expect((await mark("101", null)).statusCode).toBe(401);
  });

  it("name what is wrong with a PMID or an id", async () => {
    for (const pmid of ["0", "abc", "1e5", "-3", "99999999999"]) {
      expect((await mark(pmid)).json().detail[0]).toMatchObject({ loc: ["body", "pmid"] });
    }
    expect((await mark("4000000000")).statusCode).toBe(404);
    expect((await mark("101", token, "no-id")).json().detail[0].msg).toBe("search_id must be a UUID");
    expect((await call(test.app, "GET", "/highlights/no-id", token)).statusCode).toBe(404);
    const titled = { search_id: searchId, pmid: "101", paper_title: "a\0b" };
    const refused = await call(test.app, "POST", "/highlights", token, titled);
    expect([refused.statusCode, refused.json().detail[0].msg]).toEqual([
      422,
      "paper_title must not contain NUL characters",
    ]);
  });
});
