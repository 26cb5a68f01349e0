import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";
const QUESTION = { query: "Do statins help?" };

let database: TestDatabase;
let test: TestApp;
let token: string;
let source: ScriptedSource;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  source = new ScriptedSource([makePaper(101)], { [QUERY]: ["101"] });
  test = await openTestApp(database, source, new ScriptedReader([QUERY]));
  token = await signInNew(test, database, { email: "user@example.org" });
});
afterEach(() => test.close());

const search = (request: object = {}) => call(test.app, "POST", "/search", token, { ...QUESTION, ...request });
const used = async () => (await call(test.app, "GET", "/usage/current", token)).json().data.current_usage;
const history = async () => (await call(test.app, "GET", "/search-history", token)).json().searches;

describe("a search that is asked while nothing can be saved", () => {
  afterEach(() => {
    database.readFree = null;
  });

  it("is refused at once with the reason, and not counted; what the same request began before is answered", async () => {
    const request_id = randomUUID();
    const before = (await search({ request_id })).json();
    database.readFree = async () => 1_000_000;
    const refused = await search();
    expect([refused.statusCode, refused.json()]).toEqual([
      503,
      { code: "database_full", detail: "The database has no room left on its disk: nothing can be saved." },
    ]);
    expect((await search({ request_id })).json().search_id).toBe(before.search_id);
    expect([await used(), (await history()).length]).toEqual([1, 1]);
    database.readFree = async () => 1_000_000_000;
    expect((await search()).statusCode).toBe(200);
  });
});

describe("a search whose failure cannot be saved whole", () => {
  const refuseLogs = `
    create function refuse_log() returns trigger language plpgsql as $$ begin raise exception 'damaged'; end $$;
    create trigger refuse_log before insert on query_logs for each row execute function refuse_log()`;
  beforeEach(() => database.pool.query(refuseLogs));
  afterEach(() => database.pool.query("drop function refuse_log cascade"));

  it("is answered with why it failed, is listed as failed, and is not counted", async () => {
    source.failure = new Error("the source broke");
    const failed = await search();
    expect([failed.statusCode, failed.json().code]).toEqual([503, "search_failed"]);
    expect(await history()).toMatchObject([{ status: "failed" }]);
    expect(await used()).toBe(0);
    const { id } = (await history())[0];
    const opened = await call(test.app, "GET", `/search-history/${id}/details`, token);
    expect([opened.statusCode, opened.json().status]).toEqual([200, "failed"]);
  });
});
