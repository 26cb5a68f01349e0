import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { type Database, openPostgresql, UNLOGGED } from "../src/client.ts";
import { describeSchema, restoreEmptiness } from "./empty-schema.ts";
import type {} from "./global-setup.ts";
import { nameDatabase, runOnServer } from "./on-server.ts";

export interface ServerDatabase extends Database {
  url: string;
}

interface Used {
  name: string;
  /** What its schema was when it was new. */
  schema: string;
}

/** Databases that test files of this process have closed: making one takes longer than many files run. */
const used: Used[] = [];

/**
 * A database on the server of `url` as the migrations leave it: one that an earlier file has used, emptied, or a copy of the
 * template that global-setup made, which also drops them all.
 */
export async function lendServerDatabase(url: string): Promise<ServerDatabase> {
  for (let next = used.pop(); next !== undefined; next = used.pop()) {
    await endConnections(url, next.name);
    await runOnServer(url, `alter database ${next.name} reset all`);
    const database = await openPostgresql(nameDatabase(url, next.name), UNLOGGED);
    await restoreEmptiness(database);
    if ((await describeSchema(database)) === next.schema) return lend(database, url, next);
    await database.close();
  }
  const template = inject("serverTemplate");
  if (template === null) throw new Error("the tests of this project run on an embedded database");
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  await runOnServer(url, `create database ${name} template ${template}`);
  const database = await openPostgresql(nameDatabase(url, name), UNLOGGED);
  return lend(database, url, { name, schema: await describeSchema(database) });
}

function lend(database: Database, url: string, lent: Used): ServerDatabase {
  const close = async () => {
    await database.close();
    used.push(lent);
  };
  return { ...database, url: nameDatabase(url, lent.name), close };
}

/** Those that a file left open: what it left running cannot reach the next one's data. */
function endConnections(url: string, name: string): Promise<void> {
  return runOnServer(url, `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`);
}

/** An empty, migrated database of its own on the PostgreSQL server of `url`, dropped as it is closed. */
export async function makeServerDatabase(url: string): Promise<ServerDatabase> {
  const name = `medsieve_test_${randomBytes(6).toString("hex")}`;
  await runOnServer(url, `create database ${name}`);
  const database = await openPostgresql(nameDatabase(url, name), UNLOGGED);
  const close = async () => {
    await database.close();
    await runOnServer(url, `drop database if exists ${name} with (force)`);
  };
  return { ...database, url: nameDatabase(url, name), close };
}
