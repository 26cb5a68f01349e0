import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { UNLOGGED } from "../src/client.ts";
import { openDatabase } from "../src/open-database.ts";

/*
 * Keeps the searches of a database as one of the tests' older versions. The server is ended first:
 * DATA_DIR=… npx tsx database/test/save-searches.ts version-9
 */
const TABLES = ["users", "searches", "search_queries", "search_papers", "highlights"];

const { DATA_DIR: dataDir = "data", DATABASE_URL: databaseUrl = null } = process.env;
const [name] = process.argv.slice(2);
if (name === undefined) throw new Error("name the version, such as version-9");

const { pool, close } = await openDatabase({ databaseUrl, dataDir }, UNLOGGED);
const { rows: columns } = await pool.query<{ column_name: string }>(
  "select column_name from information_schema.columns where table_name = any($1) and is_generated = 'ALWAYS'",
  [TABLES],
);
const derived = columns.map(({ column_name: column }) => column);
const tables: Record<string, unknown[]> = {};
for (const table of TABLES) {
  const { rows } = await pool.query<{ row: object }>(`select to_jsonb(t) - $1::text[] as row from ${table} t`, [
    derived,
  ]);
  tables[table] = rows.map(({ row }) => row);
}
const { rows: migrations } = await pool.query<{ count: number }>(
  "select count(*)::int as count from drizzle.__drizzle_migrations",
);
await close();
await writeFile(new URL(`./saved/${name}.json.gz`, import.meta.url), gzipSync(JSON.stringify(tables), { level: 9 }));
process.stdout.write(`${name}.json.gz is after ${migrations[0]?.count} migrations.\n`);
