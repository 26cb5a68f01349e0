import { randomUUID } from "node:crypto";
import { searches } from "@medsieve/database/schema/index";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { SocketClient } from "../../../test/socket-client.ts";

const QUERY = "statins[tiab]";
const QUESTION = { query: "Do statins help?" };
/** Of one account: docs/operating.md. */
const WORKING = 4;
const WAITING = 50;

describe("searches that wait for their turn", () => {
  let database: TestDatabase;
  let test: TestApp;
  let release = () => {};
  let token: string;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    const reader = new ScriptedReader([QUERY]);
    reader.holds.set("101", new Promise((resolve) => (release = resolve)));
    test = await openTestApp(database, new ScriptedSource([makePaper(101)], { [QUERY]: ["101"] }), reader);
    token = await signInNew(test, database, { email: "user@example.org" });
  });
  afterEach(async () => {
    release();
    await test.close();
  });

  const search = (request: object) => call(test.app, "POST", "/search", token, { ...QUESTION, ...request });
  const usage = async () => (await call(test.app, "GET", "/usage/current", token)).json().data.current_usage as number;
  const running = () => database.db.$count(searches, sql`status = 'running'`);
  async function ask(address: string): Promise<SocketClient> {
    const client = new SocketClient(address, token);
    await client.send(QUESTION);
    return client;
  }

  it("say their place, and go on when it comes", async () => {
    const address = await test.listen();
    const working = [];
    for (let n = 0; n < WORKING; n++) working.push(await ask(address));
    for (const client of working) await client.untilType("papers_discovered");
    const second = await ask(address);
    const isQueued = (client: SocketClient) =>
      client.until((message) => message.type === "search_status" && message.queue !== undefined);
    expect(await isQueued(second)).toMatchObject({ status: "initializing", queue: { ahead: 0, seconds: null } });
    const third = await ask(address);
    expect(await isQueued(third)).toMatchObject({ queue: { ahead: 1, seconds: null } });
    release();
    await third.untilType("result");
    const queues = third.messages.flatMap((message) => (message.type === "search_status" ? [message.queue] : []));
    expect(queues.filter((queue) => queue !== undefined).at(-1)).toMatchObject({
      ahead: 0,
      seconds: expect.any(Number),
    });
    expect(queues.at(-1)).toBeUndefined();
    for (const client of [...working, second, third]) client.socket.terminate();
  });

  it("are refused beyond what may wait, before they are counted; one that was taken before is not", async () => {
    const requests = Array.from({ length: WORKING + WAITING }, () => randomUUID());
    const answers = requests.map((request_id) => search({ request_id }));
    await expect.poll(running).toBe(requests.length);
    const refused = await search({ request_id: randomUUID() });
    expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([503, "queue_full", "5"]);
    const again = search({ request_id: requests[0] });
    const socket = await ask(await test.listen());
    expect(await socket.untilType("error")).toMatchObject({ code: "queue_full" });
    socket.socket.terminate();
    expect([await usage(), await running()]).toEqual([requests.length, requests.length]);
    release();
    const ids = (await Promise.all(answers)).map((answer) => answer.json().search_id as string);
    expect(new Set(ids).size).toBe(requests.length);
    expect((await again).json().search_id).toBe(ids[0]);
    expect((await search({ request_id: randomUUID() })).statusCode).toBe(200);
    expect(await usage()).toBe(requests.length + 1);
  });
});
