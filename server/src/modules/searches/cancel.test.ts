import { randomUUID } from "node:crypto";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { searchCancelSchema } from "@medsieve/contract/searches";
import { searchPapers } from "@medsieve/database/schema/index";
import { isNotNull } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";

describe("stopping a search over HTTP", () => {
  let database: TestDatabase;
  let test: TestApp;
  let replica: TestApp;
  let reader: ScriptedReader;
  let token: string;
  let release: () => void;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    const source = new ScriptedSource([makePaper(101), makePaper(102)], { [QUERY]: ["101", "102"] });
    reader = new ScriptedReader([QUERY]);
    reader.holds.set("102", new Promise((resolve) => (release = resolve)));
    test = await openTestApp(database, source, reader);
    replica = await openTestApp(database, source, reader);
    token = await signInNew(test, database, { email: "user@example.org" });
  });
  afterEach(async () => {
    release();
    await replica.close();
    await test.close();
  });

  /** A search that waits in the middle of its reading, and what it answers in the end. */
  async function begin() {
    const request_id = randomUUID();
    const answer = call(test.app, "POST", "/search", token, { query: "Do statins help?", request_id });
    await expect.poll(() => database.db.$count(searchPapers, isNotNull(searchPapers.reading))).toBe(1);
    const { id } = (await call(test.app, "GET", "/search-history", token)).json().searches[0];
    return { id: String(id), request_id, answer };
  }
  const cancel = (id: string, as: string | null = token, on = test) =>
    call(on.app, "POST", `/searches/${id}/cancel`, as);

  it.each(["id", "request_id"] as const)("ends it by its %s, and keeps what was read", async (name) => {
    const search = await begin();
    const stopped = await cancel(search[name]);
    expect(stopped.statusCode).toBe(200);
    expect(searchCancelSchema.parse(stopped.json())).toEqual({ search_id: search.id });
    const result = searchResultSchema.parse((await search.answer).json());
    expect(result).toMatchObject({ search_id: search.id, status: "cancelled", papers: [{ pmid: "101" }] });
    const used = (await call(test.app, "GET", "/usage/current", token)).json().data.current_usage;
    expect(used).toBe(1);
  });

  it("ends one that another server runs", async () => {
    const search = await begin();
    expect((await cancel(search.request_id, token, replica)).statusCode).toBe(200);
    expect((await search.answer).json()).toMatchObject({ status: "cancelled" });
  });

  it("refuses what is not running, is another's, or is no id", async () => {
    const search = await begin();
    const other = await signInNew(test, database, { email: "other@example.org" });
    expect((await cancel(search.id, other)).statusCode).toBe(404);
    expect((await cancel(search.request_id, other)).statusCode).toBe(404);
    expect((await cancel(search.id, null)).statusCode).toBe(401);
    expect((await cancel("first")).statusCode).toBe(404);
    release();
    expect((await search.answer).json()).toMatchObject({ status: "completed" });
    expect((await cancel(search.id)).json()).toMatchObject({ code: "not_found" });
  });
});
