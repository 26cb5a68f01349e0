import { GIVEN_QUERIES_MAX, QUERY_MAX_LENGTH } from "@medsieve/contract/constants";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const USERS = ["a", "b", "c", "d"];
const QUERIES = Array.from({ length: GIVEN_QUERIES_MAX }, (_, at) => `"aa"[tiab] OR ab* OR word${at}`);
const PMIDS = ["1", "2"];

describe("while four users send as many queries at once as they may", () => {
  let database: TestDatabase;
  let test: TestApp;
  let tokens: string[];

  beforeAll(async () => {
    database = await openTestDatabase();
    const source = new ScriptedSource(
      PMIDS.map((pmid) => makePaper(Number(pmid))),
      {},
    );
    test = await openTestApp(database, source, new ScriptedReader([]));
    tokens = [];
    for (const user of USERS) tokens.push(await signInNew(test, database, { email: `${user}@example.org` }));
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const calls: [string, object][] = [
    ["/queries/count", { queries: QUERIES }],
    ["/queries/recall", { queries: QUERIES, pmids: PMIDS }],
    ["/queries/check", { query: "(aa AND ".repeat(QUERY_MAX_LENGTH / 8) }],
    ["/search", { query: "zinc", queries: QUERIES.map((query) => ({ query })) }],
  ];

  it.each(calls)("%s leaves the event loop free: /health is answered before any of them", async (path, body) => {
    const answered: string[] = [];
    const sent = tokens.map(async (token) => {
      const { statusCode } = await call(test.app, "POST", path, token, body);
      answered.push(`${path} ${statusCode}`);
    });
    const { statusCode } = await test.app.inject({ method: "GET", url: "/health" });
    answered.push(`/health ${statusCode}`);
    await Promise.all(sent);
    expect(answered).toEqual(["/health 200", ...USERS.map(() => `${path} 200`)]);
  });
});
