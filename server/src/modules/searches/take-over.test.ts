import { searches, searchPapers } from "@medsieve/database/schema/index";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { SocketClient } from "../../../test/socket-client.ts";

const QUERY = "statins[tiab]";
const PMIDS = ["101", "102", "103"];
const QUESTION = { query: "Do statins help?" };

/** Reads each paper for itself, and counts how often. */
class CountingReader extends ScriptedReader {
  readonly read: string[] = [];
  written = 0;

  override readingAhead() {
    return { kind: "each" as const };
  }

  override async writeQueries(...given: Parameters<ScriptedReader["writeQueries"]>) {
    this.written += 1;
    return super.writeQueries(...given);
  }

  override async *readPapers(...given: Parameters<ScriptedReader["readPapers"]>) {
    for await (const reading of super.readPapers(...given)) {
      this.read.push(reading.pmid);
      yield reading;
    }
  }
}

describe("a search whose server died", () => {
  let database: TestDatabase;
  let dying: TestApp;
  let dead: CountingReader;
  let living: CountingReader;
  let source: ScriptedSource;
  let release: () => void;
  let token: string;
  const opened: TestApp[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    source = new ScriptedSource(
      PMIDS.map((pmid) => makePaper(Number(pmid))),
      { [QUERY]: PMIDS },
    );
    dead = new CountingReader([QUERY]);
    living = new CountingReader([QUERY]);
    dead.holds.set("102", new Promise((resolve) => (release = resolve)));
    dying = await openDying(dead);
    token = await signInNew(dying, database, { email: "user@example.org" });
  });
  afterEach(async () => {
    release();
    for (const one of opened.splice(0)) await one.close();
  });

  async function open(reader: ScriptedReader, alone = false): Promise<TestApp> {
    const one = await openTestApp(database, source, reader, { alone });
    opened.push(one);
    return one;
  }
  /** One whose timers stand still: it renews no lease and takes nothing over, as if it were dead. */
  async function openDying(reader: ScriptedReader): Promise<TestApp> {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    try {
      return await open(reader);
    } finally {
      vi.useRealTimers();
    }
  }
  async function ask(): Promise<{ client: SocketClient; search_id: string }> {
    const client = new SocketClient(await dying.listen(), token);
    await client.send(QUESTION);
    const read = await client.untilType("paper_analyzed");
    await expect.poll(() => database.db.$count(searchPapers, sql`reading is not null`)).toBe(1);
    return { client, search_id: "search_id" in read ? read.search_id : "" };
  }
  const expire = () => database.db.execute(sql`update searches set lease_until = now() - interval '1 second'`);
  const used = async (app: TestApp) =>
    (await call(app.app, "GET", "/usage/current", token)).json().data.current_usage as number;

  it("is gone on with from its checkpoint by another: nothing is written, run or read twice, and it counts once", async () => {
    const { client, search_id } = await ask();
    const seen = client.messages.flatMap((message) => ("seq" in message ? [message.seq] : []));
    await expire();
    const other = await open(living);
    const page = new SocketClient(await other.listen(), token);
    await page.send({ type: "resume", search_id, after_seq: Math.max(...seen) });
    const result = await page.untilType("result");
    expect(result).toMatchObject({ search_id, total_pmids_found: 3 });
    await page.untilType("usage_updated");
    expect([dead.written, living.written, source.searched]).toEqual([1, 0, [QUERY]]);
    expect([dead.read, living.read]).toEqual([["101"], ["102", "103"]]);
    const sent = page.messages.flatMap((message) => (message.type === "paper_analyzed" ? [message.paper.pmid] : []));
    expect(sent).toEqual(["102", "103"]);
    expect(await used(other)).toBe(1);
    const details = (await call(other.app, "GET", `/search-history/${search_id}/details`, token)).json();
    expect(details).toMatchObject({ status: "completed" });
    expect(details.papers).toHaveLength(3);
  });

  it("can be written no more by its old server, which was only slow; who follows there sees it end", async () => {
    const { client, search_id } = await ask();
    await expire();
    const other = await open(living);
    await expect.poll(() => database.db.$count(searches, sql`status = 'completed'`)).toBe(1);
    release();
    await client.untilType("usage_updated");
    const results = client.messages.filter(({ type }) => type === "result");
    expect(results).toMatchObject([{ search_id }]);
    const numbers = client.messages.flatMap((message) => ("seq" in message ? [message.seq] : []));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(await used(other)).toBe(1);
  });

  it("is left by a server that ends, and gone on with by the next one at once", async () => {
    const { search_id } = await ask();
    await dying.close();
    opened.shift();
    const next = await open(living, true);
    const page = new SocketClient(await next.listen(), token);
    await page.send({ type: "resume", search_id, after_seq: 0 });
    await page.untilType("result");
    expect(living.read).toEqual(["102", "103"]);
    const sent = page.messages.flatMap((message) => (message.type === "paper_analyzed" ? [message.paper.pmid] : []));
    expect(sent).toEqual(PMIDS);
  });

  it("answers who waits for it without a socket with 503, and the same request again with its result", async () => {
    const request_id = "0b9d0a3e-8a53-4b7e-9f0e-0d7c1f6a1c55";
    const waiting = call(dying.app, "POST", "/search", token, { ...QUESTION, request_id });
    await expect.poll(() => database.db.$count(searchPapers, sql`reading is not null`)).toBe(1);
    await dying.close();
    opened.shift();
    const refused = await waiting;
    expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([
      503,
      "search_left",
      "5",
    ]);
    const next = await open(living, true);
    const answer = await call(next.app, "POST", "/search", token, { ...QUESTION, request_id });
    expect(answer.json().papers).toHaveLength(3);
    expect(await used(next)).toBe(1);
  });

  it("stops where its user asked for it, with what was read", async () => {
    const { search_id } = await ask();
    await database.db.execute(sql`update searches set cancel_requested = true`);
    await expire();
    const other = await open(living);
    await expect.poll(() => database.db.$count(searches, sql`status = 'cancelled'`)).toBe(1);
    const details = (await call(other.app, "GET", `/search-history/${search_id}/details`, token)).json();
    expect(details.papers).toHaveLength(1);
    expect(living.read).toEqual([]);
  });

  it("does not wait for an hour where the clock was set back by one", async () => {
    await ask();
    // Held by a server that is gone: the one before can renew it no more.
    await database.db.execute(sql`update searches set attempt = 2, lease_until = now() + interval '1 hour'`);
    const other = await open(living);
    await expect.poll(() => database.db.$count(searches, sql`lease_until <= now() + interval '10 seconds'`)).toBe(1);
    await expire();
    await expect.poll(() => database.db.$count(searches, sql`status = 'completed'`)).toBe(1);
    expect(await used(other)).toBe(1);
  });

  it("is failed and given back when the third server has died of it", async () => {
    await ask();
    await database.db.execute(sql`update searches set attempt = 3, lease_until = now() - interval '1 second'`);
    const other = await open(living);
    await expect.poll(() => database.db.$count(searches, sql`status = 'failed'`)).toBe(1);
    expect(await used(other)).toBe(0);
  });
});
