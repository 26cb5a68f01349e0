import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { SocketClient } from "../../../test/socket-client.ts";

const QUERY = "statins[tiab]";

/** For the tests of a file: each has a server that listens, and a user; three papers are found. */
export function prepareSocket() {
  let database: TestDatabase;
  let test: TestApp;
  let reader: ScriptedReader;
  let source: ScriptedSource;
  let address: string;
  let token: string;
  let clients: SocketClient[];

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    clients = [];
    source = new ScriptedSource([makePaper(101), makePaper(102), makePaper(103)], { [QUERY]: ["101", "102", "103"] });
    reader = new ScriptedReader([QUERY], { "102": 0.9 });
    await openServer();
    token = await signIn("user@example.org");
  });
  afterEach(async () => {
    for (const client of clients) client.socket.terminate();
    await test.close();
  });

  async function openServer(): Promise<void> {
    test = await openTestApp(database, source, reader);
    address = await test.listen();
  }
  const signIn = (email: string, monthlyLimit?: number) =>
    signInNew(test, database, { email, ...(monthlyLimit === undefined ? {} : { monthlyLimit }) });

  return {
    database: () => database,
    source: () => source,
    address: () => address,
    token: () => token,
    signIn,
    /** A server of its own on the same database. */
    openReplica: () => openTestApp(database, source, reader),
    /** Closes the server; another one is opened in its place. */
    restart: async (whileClosed: () => Promise<unknown> = async () => {}) => {
      await test.close();
      await whileClosed();
      await openServer();
    },
    connect: (as = token, to = address, options = {}) => {
      const client = new SocketClient(to, as, options);
      clients.push(client);
      return client;
    },
    readLast: async () => (await call(test.app, "GET", "/search-history", token)).json().searches[0],
    readDetails: async (id: string) => (await call(test.app, "GET", `/search-history/${id}/details`, token)).json(),
    readUsage: async (): Promise<number> =>
      (await call(test.app, "GET", "/usage/current", token)).json().data.current_usage,
    /** The paper is held until the test lets it be read. */
    hold: (pmid: string): (() => void) => {
      let release = () => {};
      reader.holds.set(pmid, new Promise((resolve) => (release = () => resolve())));
      return release;
    },
  };
}
