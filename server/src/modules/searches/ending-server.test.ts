import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { openTestApp, signInNew } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { SocketClient } from "../../../test/socket-client.ts";

const QUERY = "statins[tiab]";
const QUESTION = { query: "Do statins help?" };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("finishes what runs, takes nothing new, and asks each socket to come back", async () => {
  const endNow = new AbortController();
  const reader = new ScriptedReader([QUERY]);
  let release = () => {};
  reader.holds.set("101", new Promise((resolve) => (release = () => resolve())));
  const source = new ScriptedSource([makePaper(101)], { [QUERY]: ["101"] });
  const test = await openTestApp(database, source, reader, { endNow: endNow.signal });
  const address = await test.listen();
  const token = await signInNew(test, database, { email: "user@example.org" });
  const [following, idle] = [new SocketClient(address, token), new SocketClient(address, token)];
  await following.send(QUESTION);
  await following.untilType("papers_discovered");
  await idle.untilType("status");
  const closed = [following, idle].map(({ socket }) => once(socket, "close"));
  const ended = test.close();
  expect((await closed[1])?.[0]).toBe(1012);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const refused = await fetch(`${address}/api/v1/search`, { method: "POST", headers, body: JSON.stringify(QUESTION) });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await fetch(`${address}/health/ready`)).status).toBe(503);
  release();
  await following.untilType("result");
  expect((await closed[0])?.[0]).toBe(1012);
  await ended;
});
