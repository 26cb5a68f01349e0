import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNLOGGED } from "./client.ts";
import { runMigrations } from "./migrate.ts";
import { EMBEDDED_LOGIN, type EmbeddedDatabase, openEmbeddedDatabase } from "./pglite.ts";

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));
const QUESTION = "Does Kim Cheol-su need zinc?";
const [PAID, STOPPED, FAILED] = ["a", "b", "c"].map((end) => `00000000-0000-4000-8000-00000000000${end}`);
const USER = "00000000-0000-4000-8000-00000000000d";

/** Brings an empty database to the state that a build with these first migrations leaves. */
async function migrateUpTo(pool: pg.Pool, last: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "medsieve-migrations-"));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const path = join(folder, "meta", "_journal.json");
    const journal = JSON.parse(await readFile(path, "utf8")) as { entries: { idx: number }[] };
    journal.entries = journal.entries.filter(({ idx }) => idx <= last);
    await writeFile(path, JSON.stringify(journal));
    const client = await pool.connect();
    await migrate(drizzle(client), { migrationsFolder: folder });
    client.release();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe("a database of an earlier version", () => {
  let embedded: EmbeddedDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    embedded = await openEmbeddedDatabase({ dataDir: null, statementTimeoutMs: 60_000, log: UNLOGGED });
    pool = new pg.Pool({ max: 1, stream: embedded.connect, ...EMBEDDED_LOGIN });
    await migrateUpTo(pool, 10);
    const provenance = {
      ...{ prompt_version: "0a1b", cost_usd: 0.75 },
      token_usage: [
        { model: "large", step: "queries", total_tokens: 100, cost_usd: 0.25 },
        { model: "large", step: "reading", total_tokens: 300, cost_usd: 0.5 },
      ],
    };
    await pool.query(`insert into users (id, email, full_name, role) values ($1, 'a@example.org', 'A', 'user')`, [
      USER,
    ]);
    for (const [id, status, error, kept] of [
      [PAID, "completed", null, provenance],
      [STOPPED, "cancelled", null, null],
      [FAILED, "failed", "queries_refused", null],
    ]) {
      await pool.query(
        `insert into searches (id, user_id, question, preference, language, max_results, status, error_code, provenance)
         values ($1, $2, $3, 'comprehensive', 'en', 50, $4, $5, $6)`,
        [id, USER, QUESTION, status, error, kept],
      );
      await pool.query(
        `insert into query_logs (id, started_at, query, search_type, preference, success, total_cost_usd)
         values ($1, '2026-03-01T10:00:00Z', $2, 'HTTP', 'comprehensive', $3, 0)`,
        [id, QUESTION, status !== "failed"],
      );
      await pool.query(`insert into audit_events (action, details) values ('search', $1)`, [
        { query: QUESTION, search_id: id, papers_found: 3, ...(error === null ? {} : { reason: `None: ${QUESTION}` }) },
      ]);
    }
    await pool.query(`insert into audit_events (action, details) values ('USER_CREATE', '{"reason": "import"}')`);
    await pool.query(
      "insert into prompt_settings (language, preference, max_queries) values ('ja', 'case_reports', 7)",
    );
    await runMigrations(pool);
  });
  afterAll(async () => {
    await pool.end();
    await embedded.close();
  });

  const read = async (statement: string) => (await pool.query(statement)).rows;

  it("keeps no question in its audit log, which still cannot be changed", async () => {
    const rows = await read("select details from audit_events order by action, details->>'search_id'");
    expect(rows.map(({ details }) => details)).toEqual([
      { reason: "import" },
      ...[PAID, STOPPED, FAILED].map((search_id) => ({ search_id, papers_found: 3 })),
    ]);
    await expect(pool.query("update audit_events set action = 'search'")).rejects.toThrow("cannot be changed");
  });

  it("has in its query log how each search ended, and what it cost", async () => {
    const rows = await read(
      "select outcome, read_by, prompt_version, total_cost_usd, token_usage, failure from query_logs order by id",
    );
    const free = { read_by: "builtin", prompt_version: null, total_cost_usd: 0, token_usage: [] };
    expect(rows).toEqual([
      {
        ...{ outcome: "completed", read_by: "model", prompt_version: "0a1b", total_cost_usd: 0.75, failure: null },
        token_usage: [{ model: "large", total_tokens: 400, cost_usd: 0.75 }],
      },
      { ...free, outcome: "stopped", failure: null },
      { ...free, outcome: "failed", failure: { stage: null, code: "queries_refused", cause: null } },
    ]);
  });

  it("begins the history of its prompts with what held", async () => {
    const settings = {
      ...{ language: "ja", preference: "case_reports", maxQueries: 7, numResultsPerQuery: null },
      ...{ queryGenerationPrompt: null, analysisPrompt: null },
    };
    expect(await read("select number, kind, author_id, settings, changes from prompt_versions")).toEqual([
      { number: 1, kind: "first", author_id: null, settings: [settings], changes: [] },
    ]);
  });

  it("has its figures counted from these logs", async () => {
    const rows = await read(
      "select queries::int, successful::int, cost_usd from log_figures where scope = 'month:2026-03' and facet = 'total'",
    );
    expect(rows).toEqual([{ queries: 3, successful: 1, cost_usd: 0.75 }]);
  });
});
