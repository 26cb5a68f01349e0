import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type Database, openEmbedded, UNLOGGED } from "./client.ts";
import { refuseOutage } from "./outage.ts";
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
