import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { SocketClient } from "../../../test/socket-client.ts";

const QUERY = "statins[tiab]";
const SEARCHES = 6;
const CUTS = 20;

/** On PostgreSQL, whose connections another client can end. */
describe.runIf(process.env.MEDSIEVE_TEST_DATABASE === "postgres")("while PostgreSQL ends every connection", () => {
  let database: TestDatabase;
  let operator: pg.Client;
  let name: string;
  let test: TestApp;
  let reader: ScriptedReader;
  let address: string;
  let token: string;
  let clients: SocketClient[];

  beforeEach(async () => {
    database = await openTestDatabase();
    name = new URL(database.url ?? "").pathname.slice(1);
    // From outside, where the database can be closed to all others.
    operator = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await operator.connect();
    const source = new ScriptedSource([makePaper(101), makePaper(102)], { [QUERY]: ["101", "102"] });
    reader = new ScriptedReader([QUERY]);
    test = await openTestApp(database, source, reader);
    address = await test.listen();
    token = await signInNew(test, database, { email: "user@example.org" });
    clients = [];
  });
  afterEach(async () => {
    for (const { socket } of clients) socket.terminate();
    await test.close();
    await operator.end();
    await database.close();
  });

  const cut = () => operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  const get = (path: string) => fetch(`${address}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });

  function hasEnded({ messages }: SocketClient): boolean {
    return messages.some(({ type }) => type === "usage_updated" || type === "search_error");
  }

  /** Asks until the server takes the search; an outage refuses it by a message that says so. */
  async function ask(): Promise<SocketClient> {
    const question = { query: "Do statins help?", preference: "clinical_trials", language: "en" };
    const request_id = randomUUID();
    for (;;) {
      const client = new SocketClient(address, token);
      clients.push(client);
      const closed = new Promise<void>((resolve) => client.socket.once("close", () => resolve()));
      await client.send({ ...question, request_id }).catch(() => undefined);
      const taken = client.until(({ type }) => type === "search_status" || type === "error");
      const first = await Promise.race([taken, closed]);
      if (first?.type === "search_status") return client;
      if (first?.type === "error") expect(first.code).toBe("database_unavailable");
      client.socket.terminate();
    }
  }

  it("goes on: calls get an answer or 503, each search ends once for who follows it, none is counted twice", async () => {
    let release = () => {};
    reader.holds.set("102", new Promise((resolve) => (release = () => resolve())));
    const asking = Array.from({ length: SEARCHES }, ask);
    for (let n = 0; n < CUTS; n++) {
      await cut();
      const answers = await Promise.all(Array.from({ length: 5 }, () => get("/usage/current")));
      for (const answer of answers) {
        const body = await answer.json();
        if (answer.status === 200) continue;
        expect(answer.status).toBe(503);
        expect(answer.headers.get("retry-after")).toBe("5");
        expect(body).toMatchObject({ code: "database_unavailable", detail: expect.stringMatching(/database/) });
      }
      if (n === CUTS / 2) release();
    }
    const followed = await Promise.all(asking);
    await Promise.all(followed.map((client) => client.until(() => hasEnded(client))));
    for (const { messages } of followed) {
      expect(messages.filter(({ type }) => type === "result")).toHaveLength(1);
      expect(messages.flatMap((message) => ("seq" in message ? message.seq : []))).toEqual(
        messages.flatMap((message) => ("seq" in message ? [message.seq] : [])).toSorted((a, b) => a - b),
      );
    }
    const usage = (await call(test.app, "GET", "/usage/current", token)).json();
    expect(usage.data.current_usage).toBe(SEARCHES);
    // No connection was lost to the pool: as many transactions as it has run side by side.
    await Promise.all(Array.from({ length: 30 }, () => database.db.transaction((tx) => tx.execute("select 1"))));
    expect(database.pool.waitingCount).toBe(0);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  });

  it("gives a client back whose transaction could not even begin", async () => {
    const one = await database.pool.connect();
    one.release();
    for (let n = 0; n < 15; n++) {
      const began = database.db.transaction(async (tx) => {
        await cut();
        await tx.execute("select 1");
      });
      await expect(began).rejects.toThrow();
      await setImmediate();
    }
    const { rows } = await database.pool.query<{ one: number }>("select 1 as one");
    expect(rows).toEqual([{ one: 1 }]);
  });

  it("saves an ending that an outage held up, and says it to who follows", async () => {
    let release = () => {};
    reader.holds.set("102", new Promise((resolve) => (release = () => resolve())));
    const client = await ask();
    await client.untilType("paper_analyzed");
    await operator.query(`alter database ${name} with allow_connections false`);
    await cut();
    release();
    await expect.poll(async () => (await get("/usage/current")).status).toBe(503);
    expect(hasEnded(client)).toBe(false);
    expect((await fetch(`${address}/health/ready`)).status).toBe(503);
    await operator.query(`alter database ${name} with allow_connections true`);
    await client.untilType("usage_updated");
    expect(client.messages.filter(({ type }) => type === "result")).toHaveLength(1);
    const { searches } = (await call(test.app, "GET", "/search-history", token)).json();
    expect(searches).toMatchObject([{ status: "completed" }]);
  });
});
