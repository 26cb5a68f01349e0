import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openPostgresql, UNLOGGED } from "../src/client.ts";
import { runMigrations } from "../src/migrate.ts";
import { EMBEDDED_LOGIN, openEmbeddedDatabase } from "../src/pglite.ts";
import { nameDatabase, runOnServer } from "./on-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The file of an embedded database. */
    embeddedTemplate: string;
    /** The name of a database on the server of TEST_DATABASE_URL, with which those of its copies begin; null where the tests run embedded. */
    serverTemplate: string | null;
  }
}

/** Makes migrated, empty databases that every test file starts from: far quicker than a new one each time. */
export default async function prepareTemplates(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "medsieve-template-"));
  const file = join(folder, "template.tar");
  await writeEmbeddedTemplate(file);
  project.provide("embeddedTemplate", file);
  const server = project.config.env.MEDSIEVE_TEST_DATABASE === "postgres" ? await makeServerTemplate() : null;
  project.provide("serverTemplate", server?.name ?? null);
  return async () => {
    await server?.drop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function writeEmbeddedTemplate(file: string): Promise<void> {
  const embedded = await openEmbeddedDatabase({ dataDir: null, statementTimeoutMs: 60_000, log: UNLOGGED });
  const pool = new pg.Pool({ max: 1, stream: embedded.connect, ...EMBEDDED_LOGIN });
  await runMigrations(pool);
  await pool.end();
  await writeFile(file, await embedded.dump());
  await embedded.close();
}

async function makeServerTemplate(): Promise<{ name: string; drop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error("MEDSIEVE_TEST_DATABASE=postgres needs TEST_DATABASE_URL");
  const name = `medsieve_test_${randomBytes(6).toString("hex")}`;
  await runOnServer(url, `create database ${name}`);
  await (await openPostgresql(nameDatabase(url, name), UNLOGGED)).close();
  return { name, drop: () => dropAll(url, name) };
}

/** Drops the template and its copies. */
async function dropAll(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [name],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  } finally {
    await client.end();
  }
}
