import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { createPostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import { openSources } from "@medsieve/sources/open-sources";
import type { Sources } from "@medsieve/sources/sources";
import { ignoreWaiting } from "@medsieve/sources/wait-notice";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { makeCitation, writeSet } from "../../../../medline/test/medline-xml.ts";
import { BUDGET_CLOCK } from "../../../../sources/src/pubmed/request-budget.ts";
import { type EutilsServer, openEutilsServer, writeEsearch } from "../../../../sources/test/eutils-server.ts";
import { openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader } from "../../../test/scripted-search.ts";
import { SocketClient } from "../../../test/socket-client.ts";
import { WORK_HERE } from "../../work/work-here.ts";

const QUIET = { info: () => undefined, warn: () => undefined };

describe("a search whose requests wait for NCBI's limit", () => {
  let database: TestDatabase;
  let server: EutilsServer;
  let sources: Sources;
  let test: TestApp;
  let letGo = () => {};

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    server = await openEutilsServer(({ utility }) => {
      if (utility === "esearch") return writeEsearch(["11"]);
      return utility === "efetch" ? writeSet(makeCitation({ pmid: "11" })) : '{"data":[]}';
    });
    const settings = { literatureSource: "pubmed", ncbiApiKey: null, ncbiEmail: null } as const;
    const addresses = { ncbiBaseUrl: server.url, iciteBaseUrl: server.url };
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    sources = await openSources(
      { database, postings: createPostingsSearch(database), work: WORK_HERE },
      { ...settings, ...addresses },
      QUIET,
      {
        // In the one moment of both clocks no request is late, and none that was taken is given back.
        budget: { ...BUDGET_CLOCK, now: () => 0, pause: () => free, databaseNow: () => sql`timestamptz '2026-01-01'` },
        clock: SYSTEM_CLOCK,
      },
    );
    const source = sources.open(ignoreWaiting);
    test = await openTestApp(database, source, new ScriptedReader(["zinc[tiab]"]), { sources });
  });
  afterEach(async () => {
    letGo();
    await test.close();
    await sources.close();
    await server.close();
  });

  it("says so over the socket while they wait, and that it goes on", async () => {
    const taken = sources.open(ignoreWaiting);
    for (let n = 0; n < 3; n++) await taken.search(`iron ${n}`, 10, new AbortController().signal);
    const client = new SocketClient(
      await test.listen(),
      await signInNew(test, database, { email: "user@example.org" }),
    );
    await client.send({ query: "Does zinc help?", preference: "clinical_trials", language: "en" });
    const waiting = await client.until(
      (message) => message.type === "search_status" && message.waiting_for === "pubmed",
    );
    expect(waiting).toMatchObject({ status: "searching_papers" });
    letGo();
    await client.untilType("usage_updated");
    const said = client.messages.flatMap((message) => (message.type === "search_status" ? [message] : []));
    const stage = said.filter(({ status }) => status === "searching_papers");
    expect(stage.map(({ waiting_for }) => waiting_for)).toEqual([null, "pubmed", null]);
    expect(new Set(stage.map(({ started_at }) => started_at)).size).toBe(1);
    expect(said.at(-1)).toMatchObject({ status: "completed", waiting_for: null });
    client.socket.terminate();
  });
});
