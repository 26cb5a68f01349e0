import { randomUUID } from "node:crypto";
import { API_PREFIX } from "@medsieve/contract/constants";
import { type SearchEvent, searchEventSchema } from "@medsieve/contract/search-events";
import { AppError } from "@medsieve/runtime/app-error";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";
const TIMES = 100;

describe("followers of a search on two servers", () => {
  let database: TestDatabase;
  let servers: TestApp[];
  let source: ScriptedSource;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    source = new ScriptedSource([makePaper(101), makePaper(102)], { [QUERY]: ["101", "102"] });
    const reader = new ScriptedReader([QUERY]);
    servers = [await openTestApp(database, source, reader), await openTestApp(database, source, reader)];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    source.failure = null;
    token = await signInNew(servers[0] as TestApp, database, { email: "user@example.org", monthlyLimit: 1_000 });
  });

  /** The same request to a server: the first begins the search, the others follow it. */
  async function follow({ app }: TestApp, request_id: string): Promise<SearchEvent[]> {
    const answer = await app.inject({
      method: "POST",
      url: `${API_PREFIX}/search/stream`,
      headers: { authorization: `Bearer ${token}` },
      payload: { query: "Do statins help?", request_id },
    });
    const lines = answer.body.trimEnd().split("\n");
    return lines.map((line) => searchEventSchema.parse(JSON.parse(line)));
  }

  it.each([
    ["ends", null, ["result", "search_status", "usage_updated"]],
    ["fails", new AppError(503, "library_empty", "Empty"), ["search_status", "usage_updated", "search_error"]],
  ] as const)("get each message once, in order, where it %s", async (_, failure, last) => {
    source.failure = failure;
    for (let time = 0; time < TIMES; time++) {
      const id = randomUUID();
      const [here = [], elsewhere = []] = await Promise.all(servers.map((server) => follow(server, id)));
      expect(here.map(({ seq }) => seq)).toEqual(here.map((__, index) => index + 1));
      expect(here.slice(-3).map(({ type }) => type)).toEqual(last);
      expect(elsewhere).toEqual(here);
    }
  });
});
