import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openEmbedded, UNLOGGED } from "@medsieve/database/client";
import { MigrationStoppedError, removeCopies } from "@medsieve/database/copy-before-migrating";
import { readKnownSchema, readSchemaHash } from "@medsieve/database/migrate";
import { openDatabase } from "@medsieve/database/open-database";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EMBEDDED_LOGIN, openEmbeddedDatabase } from "../../database/src/pglite.ts";
import { makeEarlier, VERSION_1, VERSION_2 } from "../../database/test/saved-database.ts";
import { explainStartFailure } from "./start-failure.ts";

describe.runIf(process.env.MEDSIEVE_TEST_DATABASE !== "postgres")("an embedded database of an earlier version", () => {
  let dataDir: string;
  let copy: string;
  let said: string[];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "medsieve-copied-"));
    copy = join(dataDir, "database-before-migration");
    said = [];
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const open = () => openDatabase({ databaseUrl: null, dataDir }, UNLOGGED, (line) => said.push(line));

  /** What a statement answers on the files as they are, without migrating them. */
  async function readAsItIs(path: string, use: (pool: pg.Pool) => Promise<unknown>): Promise<unknown> {
    const embedded = await openEmbeddedDatabase({ dataDir: path, statementTimeoutMs: 60_000, log: UNLOGGED });
    const pool = new pg.Pool({ max: 1, stream: embedded.connect, ...EMBEDDED_LOGIN });
    try {
      return await use(pool);
    } finally {
      await pool.end();
      await embedded.close();
    }
  }

  const make = (version: typeof VERSION_1) =>
    readAsItIs(join(dataDir, "database"), (pool) => makeEarlier(pool, version));
  const LAST = "select count(*)::int as steps from drizzle.__drizzle_migrations";
  const readSteps = async (pool: pg.Pool) => (await pool.query(LAST)).rows[0].steps;
  const countSearches = async ({ pool }: Pick<Database, "pool">) =>
    (await pool.query("select count(*)::int as n from searches")).rows[0].n;

  it("is copied as it was, said with its size, until a start without a migration", async () => {
    const version = VERSION_2;
    await make(version);
    const database = await open();
    const searches = await countSearches(database);
    expect(database.isMigrated).toBe(true);
    await database.close();
    expect(said).toEqual([
      expect.stringMatching(/^Copied the database as it was to .*database-before-migration \(\d+ MB\), kept until/u),
    ]);
    expect(said[0]).toContain(copy);
    expect(await readAsItIs(copy, readSteps)).toBe(version.migrations);
    expect(await readAsItIs(copy, (pool) => countSearches({ pool }))).toBe(searches);

    const next = await open();
    expect([next.isMigrated, said.length]).toEqual([false, 1]);
    await next.close();
    await removeCopies(dataDir);
    expect(await readdir(dataDir)).toEqual(["database"]);
  });

  it("is as it was where a migration fails, and the message names the copy, which can take its place", async () => {
    await make(VERSION_1);
    // A table of the same name as one that a later migration makes.
    await readAsItIs(join(dataDir, "database"), (pool) => pool.query("create table passkeys (n int)"));
    const failure = await open().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MigrationStoppedError);
    const sentence = explainStartFailure(failure);
    expect(sentence).toMatch(
      /^The database could not be brought to this version: relation "passkeys" already exists; /u,
    );
    expect(sentence).toContain(copy);
    expect(sentence).not.toContain("\n");
    expect(await readAsItIs(join(dataDir, "database"), readSteps)).toBe(VERSION_1.migrations);

    await rm(join(dataDir, "database"), { recursive: true });
    await rename(copy, join(dataDir, "database"));
    await readAsItIs(join(dataDir, "database"), (pool) => pool.query("drop table passkeys"));
    const database = await open();
    const client = await database.pool.connect();
    expect(await readSchemaHash(client)).toBe(readKnownSchema());
    client.release();
    expect(await countSearches(database)).toBeGreaterThan(0);
    await database.close();
  });

  it("is left alone where the disk has no room for the copy, which is said in one sentence", async () => {
    await make(VERSION_1);
    const readFree = async () => 5 * 1024 * 1024;
    const failure = await openEmbedded({ dataDir, log: UNLOGGED, readFree }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MigrationStoppedError);
    expect(explainStartFailure(failure)).toMatch(
      /^The database is copied before .* takes \d+ MB in .*, and 5 MB are free: make room; nothing was changed$/u,
    );
    expect(await readdir(dataDir)).toEqual(["database"]);
    expect(await readAsItIs(join(dataDir, "database"), readSteps)).toBe(VERSION_1.migrations);
  });

  it("that is new is not copied", async () => {
    const database = await open();
    expect([database.isMigrated, said]).toEqual([false, []]);
    await database.close();
    expect(await readdir(dataDir)).toEqual(["database"]);
  });
});
