import type { TokenScope } from "@medsieve/contract/constants";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { PAPERS_IN_FULL } from "./proof.ts";

export const QUERY = "zinc AND cold";
export const ABSTRACT = "Zinc shortened colds by two days.";
/** More papers than an answer gives in full. */
export const MANY = Array.from({ length: PAPERS_IN_FULL + 3 }, (_, index) => String(11 + index));

/** A server that listens, and an account, for the tests of a file. */
export function prepareMcp() {
  const papers = MANY.map((pmid) => makePaper(Number(pmid), { abstract: [{ label: null, text: ABSTRACT }] }));
  const reader = new ScriptedReader([QUERY], { "11": 0.9, "12": 0.4 });
  const source = new ScriptedSource(papers, { [QUERY]: ["11", "12"] });
  let database: TestDatabase;
  let test: TestApp;
  let address: string;
  let session: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    test = await openTestApp(database, source, reader);
    address = await test.listen();
    session = await signInNew(test, database, { email: "ada@example.org" });
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  async function makeToken(...scopes: TokenScope[]): Promise<string> {
    return (await call(test.app, "POST", "/account/tokens", session, { name: "agent", scopes })).json().token;
  }

  /** A client of the protocol's own library; `generation` is the protocol it speaks, `to` another server. */
  async function connect(
    generation: "legacy" | "2026-07-28",
    scopes: readonly TokenScope[],
    to = address,
  ): Promise<Client> {
    const client = new Client(
      { name: "test", version: "1" },
      { versionNegotiation: { mode: generation === "legacy" ? "legacy" : { pin: generation } } },
    );
    const headers = { authorization: `Bearer ${await makeToken(...scopes)}` };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${to}/mcp`), { requestInit: { headers } }));
    return client;
  }

  return {
    reader,
    source,
    database: () => database,
    address: () => address,
    makeToken,
    connect,
    /** The paper is held until the test lets it be read. */
    hold: (pmid: string): (() => void) => {
      let release = () => {};
      reader.holds.set(pmid, new Promise((resolve) => (release = resolve)));
      return () => {
        reader.holds.delete(pmid);
        release();
      };
    },
    readStatus: async (): Promise<string> =>
      (await call(test.app, "GET", "/search-history?per_page=1", session)).json().searches[0]?.status,
    readUsage: async (): Promise<number> =>
      (await call(test.app, "GET", "/usage/current", session)).json().data.current_usage,
  };
}
