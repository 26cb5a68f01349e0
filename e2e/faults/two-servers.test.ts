import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerMessage } from "@medsieve/contract/search-events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectOperator } from "../../server/test/operator.ts";
import { SocketClient } from "../../server/test/socket-client.ts";
import { askBySocket, callServer, countUsed, QUESTION, readToken } from "../support/asking.ts";
import { type DatabaseProxy, openDatabaseProxy } from "../support/database-proxy.ts";
import { type HeldModel, openHeldModel } from "../support/held-model.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const QUERY = "heart failure OR insomnia OR diarrhoea OR Fabry";
const POSTGRESQL = process.env.TEST_DATABASE_URL;
/** Between being killed and being taken over lie a lease of ten seconds and a look every three; the rest is for a busy machine. */
const FINISHED_WITHIN_MS = 25_000;
const TAKEN_OVER_WITHIN_MS = 15_000;
const HANG_MS = 20_000;
const CUTS = 20;

describe.runIf(POSTGRESQL)("two servers on one PostgreSQL", () => {
  const name = `medsieve_test_${randomBytes(6).toString("hex")}`;
  let operator: Awaited<ReturnType<typeof connectOperator>>;
  let proxy: DatabaseProxy;
  let model: HeldModel;
  let servers: RunningServer[];
  let one: RunningServer;
  let other: RunningServer;
  let token: string;
  let used: number;

  const start = () =>
    startServer({ ...model.settings, DATABASE_URL: proxy.url, JWT_SECRET: "one secret for both of the servers here" });
  const cut = () => operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  const isReady = async ({ url }: RunningServer) => (await fetch(`${url}/health/ready`)).status;

  beforeAll(async () => {
    operator = await connectOperator(POSTGRESQL ?? "");
    await operator.query(`create database ${name}`);
    const own = new URL(POSTGRESQL ?? "");
    own.pathname = `/${name}`;
    proxy = await openDatabaseProxy(own.href);
    model = await openHeldModel(QUERY);
    one = await start();
    other = await start();
    servers = [one, other];
    await one.importFiles([CITATIONS]);
    token = await readToken(one.url);
  });
  beforeEach(async () => {
    used = await countUsed(other.url, token);
  });
  afterEach(() => model.hold("reading", Number.POSITIVE_INFINITY)());
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await model?.close();
    await proxy?.close();
    await operator.query(`drop database if exists ${name} with (force)`);
    await operator.end();
  });

  test("one is killed: the other goes on with its searches where they were, for who follows there, and counts them once", async () => {
    const release = model.hold("reading", 1);
    const { client, searchId } = await askBySocket(one.url, token);
    await client.untilType("paper_analyzed");
    const page = new SocketClient(other.url, token);
    await page.send({ type: "resume", search_id: searchId, after_seq: 0 });
    await page.untilType("paper_analyzed");
    const killed = performance.now();
    await one.end("SIGKILL");
    release();
    const isTakenOver = () => other.readLog().includes("a search whose server died or ended was taken over");
    await expect.poll(isTakenOver, { interval: 20 }).toBe(true);
    const takenOverMs = performance.now() - killed;
    expect(await page.untilType("result")).toMatchObject({ search_id: searchId });
    const tookMs = performance.now() - killed;
    const [takenOver, took] = [takenOverMs, tookMs].map((ms) => (ms / 1000).toFixed(1));
    process.stderr.write(`killed: taken over by the other server after ${takenOver} s, finished after ${took} s\n`);
    expect(takenOverMs).toBeLessThan(TAKEN_OVER_WITHIN_MS);
    expect(tookMs).toBeLessThan(FINISHED_WITHIN_MS);
    const read = page.messages.flatMap((message) => (message.type === "paper_analyzed" ? [message.paper.pmid] : []));
    expect(read).toEqual([...new Set(read)]);
    await expect.poll(() => countUsed(other.url, token)).toBe(used + 1);
    page.socket.terminate();
    await one.start();
  });

  test("one is asked to end: it takes no search, finishes those that run, sends sockets away and ends with 0", async () => {
    const release = model.hold("reading", 1);
    const { client, closed, searchId } = await askBySocket(one.url, token);
    await client.untilType("papers_discovered");
    const idle = new SocketClient(one.url, token);
    const idleClosed = new Promise<number>((resolve) => idle.socket.once("close", resolve));
    await idle.untilType("status");
    const ended = one.end("SIGTERM");
    expect(await idleClosed).toBe(1012);
    expect(await isReady(one)).toBe(503);
    const refused = await callServer(one.url, token, "/search", QUESTION);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    release();
    const result = await client.untilType("result");
    expect(result).toMatchObject({ search_id: searchId });
    expect(await closed).toBe(1012);
    expect(await ended).toBe(0);
    expect(await countUsed(other.url, token)).toBe(used + 1);
    await one.start();
  });

  /** A search that is cut off goes on, or is failed and given back. */
  const isEnding = ({ type }: ServerMessage) => type === "result" || type === "search_error";

  test("every connection is cut again and again: no server ends, and each search ends once", async () => {
    const release = model.hold("reading", 1);
    const { client } = await askBySocket(one.url, token);
    await client.untilType("papers_discovered");
    for (let n = 0; n < CUTS; n++) {
      await cut();
      for (const { url } of servers) {
        const answer = await callServer(url, token, "/usage/current");
        if (answer.status !== 200) expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      }
    }
    release();
    const ended = await client.until(isEnding);
    for (const server of servers) await expect.poll(() => isReady(server)).toBe(200);
    await expect.poll(() => countUsed(other.url, token)).toBe(ended.type === "result" ? used + 1 : used);
    expect(client.messages.filter(isEnding)).toHaveLength(1);
    client.socket.terminate();
  });

  test("the database is silent: calls are refused in time, the servers live, and go on by themselves", async () => {
    const resume = proxy.hang();
    const over = wait(HANG_MS).then(resume);
    const calls = await Promise.all(servers.map(({ url }) => callServer(url, token, "/usage/current")));
    for (const answer of calls) expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    for (const server of servers) {
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      expect(await isReady(server)).toBe(503);
    }
    await over;
    for (const server of servers) await expect.poll(() => isReady(server)).toBe(200);
    expect(await countUsed(other.url, token)).toBe(used);
  });

  test("the database is read only, or full: what is refused says exactly this, and reading goes on", async () => {
    await operator.query(`alter database ${name} set default_transaction_read_only = on`);
    await cut();
    await expect.poll(async () => (await callServer(one.url, token, "/search-history")).status).toBe(200);
    const readOnly = await callServer(one.url, token, "/search", QUESTION);
    expect([readOnly.status, (await readOnly.json()).code]).toEqual([503, "database_read_only"]);
    await operator.query(`alter database ${name} reset default_transaction_read_only`);
    await cut();
    await expect.poll(() => isReady(one)).toBe(200);
    const own = await connectOperator(proxy.url);
    await own.query(`create function refuse_room() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full', message = 'could not extend file: No space left on device'; end $$`);
    await own.query(
      "create trigger no_room before insert on searches for each statement execute function refuse_room()",
    );
    const full = await callServer(one.url, token, "/search", QUESTION);
    expect([full.status, (await full.json()).code]).toEqual([503, "database_full"]);
    expect((await callServer(one.url, token, "/search-history")).status).toBe(200);
    await own.query("drop trigger no_room on searches");
    await own.end();
    expect(await countUsed(one.url, token)).toBe(used);
  });
});
