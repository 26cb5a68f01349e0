import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openTestDatabase } from "../test/database.ts";
import { type Database, openEmbedded, UNLOGGED } from "./client.ts";
import { DataDirInUseError, lockDataDir } from "./data-dir-lock.ts";
import { runCancelable } from "./run-cancelable.ts";

describe("the database, whichever it is", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("answers many queries sent at once, each with its own rows", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => database.pool.query<{ n: number }>("select $1::int as n", [n])),
    );
    expect(answers.map((answer) => answer.rows[0]?.n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it("goes on after a statement that fails, inside and outside a transaction", async () => {
    await expect(database.pool.query("select * from no_such_table")).rejects.toThrow(/no_such_table/);
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute("create table half_done (n int)");
        await tx.execute("select 1/0");
      }),
    ).rejects.toThrow();
    const left = await database.pool.query("select to_regclass('half_done') as name");
    expect(left.rows[0].name).toBeNull();
  });

  it("keeps long texts, unicode and binary as they were", async () => {
    const text = "β-catenin 心不全 \u{1F9EC} ".repeat(20_000);
    const answer = await database.pool.query("select $1::text as text, $2::bytea as bytes", [
      text,
      Buffer.from([0, 88, 255]),
    ]);
    expect(answer.rows[0].text).toBe(text);
    expect([...answer.rows[0].bytes]).toEqual([0, 88, 255]);
  });
});

describe("a statement that can be cancelled", () => {
  const endless = sql`select count(*)::int as n from generate_series(1, 100000000000)`;

  it.each([
    ["a time that is over", () => new DOMException("over", "TimeoutError")],
    ["a client that went away, on a server", () => new Error("left")],
  ])("ends with %s, and the next one is answered", async (name, makeReason) => {
    const isEmbedded = process.env.MEDSIEVE_TEST_DATABASE !== "postgres";
    if (isEmbedded && name.endsWith("on a server")) return;
    const database = isEmbedded
      ? await openEmbedded({ dataDir: null, template: inject("embeddedTemplate"), log: UNLOGGED })
      : await openTestDatabase();
    const ending = new AbortController();
    const reason = makeReason();
    const running = runCancelable(database, endless, ending.signal);
    const outcome = expect(running).rejects.toBe(reason);
    if (isEmbedded) await expect.poll(() => database.pool.totalCount - database.pool.idleCount).toBe(1);
    else {
      const active = "select 1 from pg_stat_activity where state = 'active' and query like '%generate_series(1, 1000%'";
      await expect
        .poll(async () => (await database.pool.query(`${active} and pid <> pg_backend_pid()`)).rowCount)
        .toBe(1);
    }
    ending.abort(reason);
    await outcome;
    expect(await runCancelable(database, sql`select 1 as one`, new AbortController().signal)).toEqual([{ one: 1 }]);
    await database.close();
  });

  it("is not begun when nothing waits for it any more", async () => {
    const database = await openTestDatabase();
    const reason = new Error("left");
    await expect(runCancelable(database, endless, AbortSignal.abort(reason))).rejects.toBe(reason);
    await database.close();
  });
});

describe("the embedded database", () => {
  const template = () => inject("embeddedTemplate");
  const embedded = process.env.MEDSIEVE_TEST_DATABASE !== "postgres";

  it.runIf(embedded)("never holds up the server's own thread", async () => {
    const database = await openEmbedded({ dataDir: null, template: template(), log: UNLOGGED });
    let turns = 0;
    let isAnswered = false;
    const answer = database.pool.query("select count(*) from generate_series(1, 3000000) n where n % 7 = 3");
    void answer.then(() => (isAnswered = true));
    while (!isAnswered) {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
    }
    await database.close();
    expect(turns).toBeGreaterThan(20);
  });

  it.runIf(embedded)("ends a statement that takes too long, and answers the next one with no row lost", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "medsieve-db-"));
    const patient = await openEmbedded({ dataDir, log: UNLOGGED });
    await patient.pool.query("create table kept (n int)");
    await patient.pool.query("insert into kept values (1), (2)");
    await patient.close();
    const database = await openEmbedded({ dataDir, statementTimeoutMs: 1500, log: UNLOGGED });
    await expect(database.pool.query("select count(*) from generate_series(1, 100000000000)")).rejects.toThrow(
      /timeout/,
    );
    const readSum = async () => (await database.pool.query("select sum(n)::int as sum from kept")).rows[0].sum;
    await expect.poll(readSum).toBe(3);
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  it.runIf(embedded)(
    "refuses a query that would wait for its own transaction instead of waiting for ever",
    async () => {
      const database = await openEmbedded({
        dataDir: null,
        template: template(),
        connectionTimeoutMs: 3000,
        log: UNLOGGED,
      });
      await database.db.transaction(async () => {
        await expect(database.pool.query("select 1")).rejects.toThrow(/timeout/);
      });
      await database.close();
    },
  );

  it.runIf(embedded)("keeps what was acknowledged when the process is killed", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "medsieve-db-"));
    const child = fork(fileURLToPath(new URL("../test/write-until-killed.ts", import.meta.url)), [dataDir], {
      execArgv: ["--import", "tsx"],
    });
    let acknowledged = 0;
    child.on("message", (n: number) => {
      acknowledged = n;
      if (n === 40) child.kill("SIGKILL");
    });
    await once(child, "exit");
    const database = await openEmbedded({ dataDir, log: UNLOGGED });
    const answer = await database.pool.query("select max(n) as max, count(*)::int as count from acknowledged");
    expect(answer.rows[0].max).toBeGreaterThanOrEqual(acknowledged);
    expect(answer.rows[0].count).toBe(answer.rows[0].max);
    await database.close();
    await rm(dataDir, { recursive: true });
  });
});

describe("a data directory", () => {
  it("belongs to one process, and is free again once that one has let it go", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "medsieve-lock-"));
    const lock = await lockDataDir(dataDir);
    await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError);
    await lock.release();
    await (await lockDataDir(dataDir)).release();
    await rm(dataDir, { recursive: true });
  });
});
