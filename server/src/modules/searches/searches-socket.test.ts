import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect as connectTcp } from "node:net";
import { text } from "node:stream/consumers";
import type { ServerMessage } from "@medsieve/contract/search-events";
import { sessions, users } from "@medsieve/database/schema/index";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { SocketClient as Client } from "../../../test/socket-client.ts";

const papers = [makePaper(101), makePaper(102), makePaper(103)];
const QUERY = "statins[tiab]";

describe("the socket", () => {
  let database: TestDatabase;
  let test: TestApp;
  let reader: ScriptedReader;
  let source: ScriptedSource;
  let address: string;
  let token: string;
  let clients: Client[];

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    clients = [];
    source = new ScriptedSource(papers, { [QUERY]: ["101", "102", "103"] });
    reader = new ScriptedReader([QUERY], { "102": 0.9 });
    test = await openTestApp(database, source, reader);
    address = await test.listen();
    token = await signInNew(test, database, { email: "user@example.org" });
  });
  afterEach(async () => {
    for (const client of clients) client.socket.terminate();
    await test.close();
  });

  const connect = (as = token, to = address, options = {}) => {
    const client = new Client(to, as, options);
    clients.push(client);
    return client;
  };
  const findUserId = async (email: string) => {
    const [user] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    return user?.id ?? "";
  };
  const usage = async () => (await call(test.app, "GET", "/usage/current", token)).json().data.current_usage;
  const hold = (pmid: string) => {
    let release = () => {};
    reader.holds.set(pmid, new Promise((resolve) => (release = () => resolve())));
    return release;
  };

  it("sends the usage at once, and a search's events in order to the end", async () => {
    const client = connect();
    expect(await client.untilType("status")).toEqual({ type: "status", usage: { current: 0, limit: 100 } });
    await client.send({ query: "Do statins help?", max_results: 50, preference: "clinical_trials", language: "en" });
    await client.untilType("usage_updated");
    const statuses = client.messages.flatMap((message) => (message.type === "search_status" ? message.status : []));
    expect(statuses).toEqual([
      "initializing",
      "generating_queries",
      "searching_papers",
      "fetching_details",
      "analyzing_results",
      "completed",
    ]);
    expect(client.types().slice(-3)).toEqual(["result", "search_status", "usage_updated"]);
    const result = await client.untilType("result");
    expect(result.type === "result" && result.papers.map((paper) => paper.pmid)).toEqual(["102", "103", "101"]);
  });

  it("sends a client that comes back only what it missed, on any server", async () => {
    const release = hold("103");
    const first = connect();
    await first.send({ query: "Do statins help?" });
    const seen = await first.until((message) => message.type === "paper_analyzed" && message.done === 2);
    const { seq, search_id } = seen as { seq: number; search_id: string };
    first.socket.terminate();

    const replica = await openTestApp(database, source, reader);
    const elsewhere = connect(token, await replica.listen());
    const here = connect();
    for (const client of [here, elsewhere]) await client.send({ type: "resume", search_id, after_seq: seq });
    release();
    for (const client of [here, elsewhere]) {
      await client.untilType("usage_updated");
      const events = client.messages.filter((message) => "seq" in message) as { seq: number }[];
      expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => seq + 1 + index));
      expect(client.types()).toContain("result");
    }
    await replica.close();
  });

  it("goes on when the browser goes away", async () => {
    const release = hold("102");
    const client = connect();
    await client.send({ query: "Do statins help?" });
    await client.untilType("papers_discovered");
    client.socket.terminate();
    const running = (await call(test.app, "GET", "/search-history", token)).json().searches[0];
    expect(running.status).toBe("running");
    release();
    const again = connect();
    await again.send({ type: "resume", search_id: running.id, after_seq: 0 });
    await again.untilType("result");
  });

  it("stops on request, keeps what was read, ranked, and does not give it back", async () => {
    hold("103");
    const client = connect();
    await client.send({ query: "Do statins help?" });
    const seen = await client.until((message) => message.type === "paper_analyzed" && message.done === 2);
    const search_id = "search_id" in seen ? seen.search_id : "";
    await client.send({ type: "cancel", search_id });
    const result = await client.untilType("result");
    expect(result).toMatchObject({ status: "cancelled" });
    expect(result.type === "result" && result.papers.map((paper) => paper.pmid)).toEqual(["102", "101"]);
    await client.untilType("usage_updated");
    expect(await usage()).toBe(1);
    const details = (await call(test.app, "GET", `/search-history/${search_id}/details`, token)).json();
    expect(details).toMatchObject({ status: "cancelled" });
    expect(details.papers).toHaveLength(2);
  });

  it("names a search that waits for its turn, stops it at once, and lets another user's search go first", async () => {
    const release = hold("101");
    const client = connect();
    for (let n = 0; n < 5; n++) await client.send({ query: "Do statins help?" });
    const begun = (type: string) => client.messages.filter((message) => message.type === type);
    const isNamed = (message: ServerMessage) => message.type === "search_status" && message.status === "initializing";
    await client.until(() => client.messages.filter(isNamed).length === 5 && begun("papers_discovered").length === 4);
    const worked = new Set(begun("papers_discovered").map((message) => "search_id" in message && message.search_id));
    const waits = client.messages.find(
      (message) => isNamed(message) && "seq" in message && !worked.has(message.search_id),
    );
    const search_id = waits !== undefined && "search_id" in waits ? waits.search_id : "";

    const other = connect(await signInNew(test, database, { email: "other@example.org" }));
    await other.send({ query: "Do statins help?" });
    await other.untilType("papers_discovered");

    await client.send({ type: "cancel", search_id });
    expect(await client.untilType("result")).toMatchObject({ search_id, status: "cancelled", papers: [] });
    release();
    await other.untilType("result");
  });

  it.each([
    ["completed", "after its events were swept", "delete from search_events"],
    ["completed", "whose server died before its last events were saved", "delete from search_events where seq > 3"],
    [
      "completed",
      "whose server has not saved the very last one yet",
      "delete from search_events where seq > (select max(seq) - 1 from search_events)",
    ],
    ["failed", "whose server died before it could send it", "delete from search_events where seq > 3"],
  ])("says how a %s search ended %s", async (status, _when, loseEvents) => {
    if (status === "failed") source.failure = new Error("unplugged");
    const first = connect();
    await first.send({ query: "Do statins help?" });
    const last = await first.untilType(status === "failed" ? "search_error" : "usage_updated");
    const search_id = "search_id" in last ? last.search_id : "";
    await test.close();
    await database.db.execute(sql.raw(loseEvents));
    test = await openTestApp(database, source, reader);
    address = await test.listen();
    for (const after_seq of [0, 3, 1_000_000]) {
      const client = connect(token, address);
      await client.send({ type: "resume", search_id, after_seq });
      await client.untilType(status === "failed" ? "search_error" : "usage_updated");
      const events = client.messages.filter((message) => "seq" in message);
      expect(events.map((event) => event.type).slice(-3)).toEqual(
        status === "failed"
          ? ["search_status", "usage_updated", "search_error"]
          : ["result", "search_status", "usage_updated"],
      );
      expect(events.every((event) => event.seq > after_seq)).toBe(true);
    }
  });

  it("answers each of very many messages, in their order", async () => {
    const client = connect();
    for (let n = 0; n < 300; n++) await client.send(n % 2 === 0 ? "{" : "[]");
    await client.until(() => client.messages.length === 301);
    const codes = client.messages.flatMap((message) => (message.type === "error" ? message.code : []));
    expect(codes).toEqual(codes.map((_, n) => (n % 2 === 0 ? "malformed_json" : "validation_failed")));
  });

  it("leaves running searches to the next server when this one stops, and counts them once", async () => {
    const release = hold("101");
    const client = connect();
    await client.send({ query: "Do statins help?" });
    await client.untilType("papers_discovered");
    const closed = once(client.socket, "close");
    await test.close();
    await closed;
    release();
    test = await openTestApp(database, source, reader);
    const readLast = async () => (await call(test.app, "GET", "/search-history", token)).json().searches[0];
    await expect.poll(readLast).toMatchObject({ status: "completed" });
    expect(await usage()).toBe(1);
  });

  it("reports the limit by usage_limit_exceeded alone", async () => {
    const poor = await signInNew(test, database, { email: "poor@example.org", monthlyLimit: 0 });
    const client = connect(poor);
    await client.untilType("status");
    await client.send({ query: "Do statins help?" });
    expect(await client.untilType("usage_limit_exceeded")).toMatchObject({ current_usage: 0, limit: 0 });
    await client.send("ping");
    await client.untilType("error");
    expect(client.messages.map((message) => message.type)).toEqual(["status", "usage_limit_exceeded", "error"]);
  });

  it("notifies every open tab when the count changes", async () => {
    const [one, other] = [connect(), connect()];
    await Promise.all([one.untilType("status"), other.untilType("status")]);
    await one.send({ query: "Do statins help?" });
    await other.until((message) => message.type === "status" && message.usage.current === 1);
  });

  it.each([
    ["{", "malformed_json"],
    ["[]", "validation_failed"],
    ["null", "validation_failed"],
    ['"query"', "validation_failed"],
    ["x".repeat(100_000), "frame_too_large"],
    [{ query: "  " }, "validation_failed"],
    [{ query: "q", max_results: 1e9 }, "validation_failed"],
    [{ type: "shutdown" }, "validation_failed"],
    [{ type: "cancel", search_id: "1" }, "validation_failed"],
    [{ type: "cancel", search_id: randomUUID() }, "not_found"],
    [{ type: "resume", search_id: randomUUID(), after_seq: -1 }, "validation_failed"],
    [{ type: "resume", search_id: randomUUID() }, "not_found"],
    [{ query: "q", max_result: 5 }, "validation_failed"],
    [{ type: "cancel", search_id: randomUUID(), reason: "x" }, "validation_failed"],
  ])("answers bad message $# with an error and lives on", async (message, code) => {
    const client = connect();
    await client.send(message);
    expect(await client.untilType("error")).toMatchObject({ code });
    await client.send({ query: "Do statins help?" });
    await client.untilType("result");
  });

  it("names the field that it does not know", async () => {
    const client = connect();
    await client.send({ query: "q", limits: { until_year: 2024 } });
    expect(await client.untilType("error")).toMatchObject({
      issues: [{ loc: ["limits", "until_year"], msg: expect.stringContaining("accepted: from_year, to_year") }],
    });
  });

  it("is open eight times for one account, and says so to the ninth", async () => {
    const open = Array.from({ length: 8 }, () => connect());
    for (const client of open) await client.untilType("status");
    const ninth = connect();
    const [code, reason] = await once(ninth.socket, "close");
    expect([code, String(reason)]).toEqual([4429, expect.stringContaining("At most 8")]);
    expect(ninth.messages).toMatchObject([{ type: "error", code: "too_many_sockets" }]);
    const other = connect(await signInNew(test, database, { email: "other@example.org" }));
    await other.untilType("status");
    const closed = once(open[0]?.socket ?? ninth.socket, "close");
    open[0]?.socket.close();
    await closed;
    await connect().untilType("status");
  });

  it("asks the database once for all that are open, and closes those whose session has ended", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const asked = vi.spyOn(database.pool, "query");
    try {
      await test.close();
      test = await openTestApp(database, source, reader);
      address = await test.listen();
      const open = Array.from({ length: 6 }, () => connect());
      for (const client of open) await client.untilType("status");
      const other = connect(await signInNew(test, database, { email: "other@example.org" }));
      await other.untilType("status");
      asked.mockClear();
      const pinged = [...open, other].map(({ socket }) => once(socket, "ping"));
      vi.advanceTimersByTime(30_000);
      await Promise.all(pinged);
      // Others ask at the same beat: leases, searches whose server is gone.
      const ofSessions = asked.mock.calls.filter((one) => JSON.stringify(one).includes('from \\"sessions\\"'));
      expect(ofSessions).toHaveLength(1);
      // What is answered came after the pong, so that the next beat finds each of them alive.
      for (const client of open) {
        await client.send({ type: "cancel", search_id: randomUUID() });
        await client.untilType("error");
      }
      await database.db.delete(sessions).where(eq(sessions.userId, await findUserId("other@example.org")));
      const closed = once(other.socket, "close");
      vi.advanceTimersByTime(30_000);
      expect((await closed)[0]).toBe(4401);
      expect(open.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
    } finally {
      asked.mockRestore();
      vi.useRealTimers();
    }
  });

  it("lets no user follow or stop another's search", async () => {
    hold("101");
    const client = connect();
    await client.send({ query: "Do statins help?" });
    const { search_id } = (await client.untilType("papers_discovered")) as { search_id: string };
    const other = connect(await signInNew(test, database, { email: "other@example.org" }));
    await other.send({ type: "resume", search_id });
    await other.send({ type: "cancel", search_id });
    await other.until((message) => message.type === "error" && other.messages.length >= 3);
    expect(other.types()).toEqual([]);
    expect((await call(test.app, "GET", "/search-history", token)).json().searches[0].status).toBe("running");
  });

  it.each(["", "a.b.c", "foreign"])("closes a socket whose token is %j", async (given) => {
    const client = connect(given === "foreign" ? `${token.slice(0, -3)}abc` : given);
    const [code] = await once(client.socket, "close");
    expect(code).toBe(4401);
    expect(client.messages).toMatchObject([{ type: "error" }]);
  });

  it("takes nothing more from an account that was deactivated", async () => {
    const client = connect();
    await client.untilType("status");
    await database.db.update(users).set({ isActive: false });
    await client.send({ query: "Do statins help?" });
    expect((await once(client.socket, "close"))[0]).toBe(4401);
    expect(await client.untilType("error")).toMatchObject({ code: "account_inactive" });
  });

  it.each(["/", "/api/v1/nothing", "/api/v1/search/setup"])(
    "is not at %s, where the connection ends with the answer",
    async (path) => {
      const { port } = new URL(address);
      const socket = connectTcp({ port: Number(port), host: "127.0.0.1", allowHalfOpen: true });
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
      );
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 40[14] /);
      socket.destroy();
    },
  );

  it("is not opened with a parameter that it does not know", async () => {
    const client = connect(`${token}&tokn=x`);
    const [error] = await once(client.socket, "error");
    expect(String(error)).toContain("422");
  });

  it("is not opened for a page of another site", async () => {
    const client = connect(token, address, { origin: "https://elsewhere.example" });
    const [error] = await once(client.socket, "error");
    expect(String(error)).toContain("401");
  });
});
