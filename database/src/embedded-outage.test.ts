import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type Database, openEmbedded, UNLOGGED } from "./client.ts";
import { refuseOutage, requireWritable } from "./outage.ts";
import { outlastOutage } from "./outlast-outage.ts";

const ENDLESS = "select count(*) from generate_series(1, 100000000000)";

describe.runIf(process.env.MEDSIEVE_TEST_DATABASE !== "postgres")("the embedded database, when its worker ends", () => {
  let database: Database;

  beforeEach(async () => {
    database = await openEmbedded({
      dataDir: null,
      template: inject("embeddedTemplate"),
      statementTimeoutMs: 1_500,
      log: UNLOGGED,
    });
  });
  afterEach(() => database.close());

  /** On a busy machine any statement may take too long. */
  const ask = <Row extends pg.QueryResultRow>(statement: string) =>
    outlastOutage(() => database.pool.query<Row>(statement), new AbortController().signal, SYSTEM_CLOCK);

  it("refuses what a transaction asked for too long, and takes the next", async () => {
    const began = database.db.transaction(async (tx) => {
      await tx.execute("create table half_done (n int)");
      await tx.execute(ENDLESS);
    });
    const failure = await began.catch((error: unknown) => error);
    expect(refuseOutage(failure)).toMatchObject({ status: 503, code: "database_unavailable" });
    const left = await ask<{ name: string | null }>("select to_regclass('half_done') as name");
    expect(left.rows).toEqual([{ name: null }]);
  });

  it("starts again as often as that happens, and refuses or answers what was asked meanwhile", async () => {
    for (let n = 0; n < 2; n++) {
      const endless = database.db.transaction((tx) => tx.execute(ENDLESS));
      const beside = Array.from({ length: 5 }, () => database.pool.query<{ one: number }>("select 1 as one"));
      await expect(endless).rejects.toThrow();
      for (const asked of await Promise.allSettled(beside)) {
        if (asked.status === "fulfilled") expect(asked.value.rows).toEqual([{ one: 1 }]);
        else expect(refuseOutage(asked.reason)).toMatchObject({ status: 503 });
      }
      const again = await ask("select 1 as one");
      expect(again.rows).toEqual([{ one: 1 }]);
    }
  });
});

describe.runIf(process.env.MEDSIEVE_TEST_DATABASE !== "postgres")("the embedded database on a disk", () => {
  let dataDir: string;
  let free: number;
  let database: Database;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "medsieve-outage-"));
    free = 1e9;
    database = await openEmbedded({
      ...{ dataDir, template: inject("embeddedTemplate"), log: UNLOGGED },
      readFree: async () => free,
    });
  });
  afterEach(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  it("refuses calls while it cannot be started again, ends no process, and goes on once it can", async () => {
    await database.pool.query("create table kept (n int)");
    const [control, away] = [join(dataDir, "database", "global", "pg_control"), join(dataDir, "away")];
    await rename(control, away);
    const starting = database.cancelStatement(0, true);
    const refused = await database.pool.query("select 1").catch((error: unknown) => error);
    expect(refuseOutage(refused)).toMatchObject({ status: 503, code: "database_unavailable" });
    await rename(away, control);
    await starting;
    const kept = await outlastOutage(
      () => database.pool.query("select count(*)::int as n from kept"),
      new AbortController().signal,
      SYSTEM_CLOCK,
    );
    expect(kept.rows).toEqual([{ n: 0 }]);
  });

  it("says that its disk is full before the next change fails", async () => {
    await requireWritable(database);
    free = 20_000_000;
    const refusal = await requireWritable(database).catch((error: unknown) => error);
    expect(refuseOutage(refusal)).toMatchObject({ status: 503, code: "database_full" });
  });
});
