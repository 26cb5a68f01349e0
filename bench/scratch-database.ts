import { randomBytes } from "node:crypto";
import { openPostgresql, UNLOGGED } from "@medsieve/database/client";
import { fillAtScale, type ScaleSizes } from "./scale-data.ts";

async function runOnServer(url: string, statement: string): Promise<void> {
  const database = await openPostgresql(url, UNLOGGED);
  await database.pool.query(statement).finally(() => database.close());
}

/** An empty database on the PostgreSQL of `url`, which exists while the work goes on. */
export async function useEmptyDatabase<Result>(
  url: string,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const name = `medsieve_bench_${randomBytes(4).toString("hex")}`;
  await runOnServer(url, `create database ${name}`);
  try {
    const own = new URL(url);
    own.pathname = `/${name}`;
    return await work(own.href);
  } finally {
    await runOnServer(url, `drop database ${name} with (force)`);
  }
}

/** The same, filled. */
export function useScratchDatabase<Result>(
  url: string,
  sizes: ScaleSizes,
  passwordHash: string,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  return useEmptyDatabase(url, async (own) => {
    const database = await openPostgresql(own, UNLOGGED, 0);
    await fillAtScale(database, sizes, passwordHash, () => undefined).finally(() => database.close());
    return work(own);
  });
}
