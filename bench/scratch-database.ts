import { randomBytes } from "node:crypto";
import { openPostgresql, UNLOGGED } from "@medsieve/database/client";
import { fillAtScale, type ScaleSizes } from "./scale-data.ts";

async function runOnServer(url: string, statement: string): Promise<void> {
  const database = await openPostgresql(url, UNLOGGED);
  await database.pool.query(statement).finally(() => database.close());
}

/** A filled database on the PostgreSQL of `url`, which exists while the work goes on. */
export async function useScratchDatabase<Result>(
  url: string,
  sizes: ScaleSizes,
  passwordHash: string,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const name = `medsieve_bench_${randomBytes(4).toString("hex")}`;
  await runOnServer(url, `create database ${name}`);
  try {
    const own = new URL(url);
    own.pathname = `/${name}`;
    const database = await openPostgresql(own.href, UNLOGGED, 0);
    await fillAtScale(database, sizes, passwordHash, () => undefined).finally(() => database.close());
    return await work(own.href);
  } finally {
    await runOnServer(url, `drop database ${name} with (force)`);
  }
}
