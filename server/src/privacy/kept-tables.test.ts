import { KEPT_DATA } from "@medsieve/contract/kept-data";
import { expect, it } from "vitest";
import { openTestDatabase } from "../../../database/test/database.ts";

it("says of every table of the database what is kept in it of people", async () => {
  const database = await openTestDatabase();
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  await database.close();
  const said = new Set<string>([...Object.values(KEPT_DATA).flatMap(({ tables }) => [...tables]), ...OF_NO_ONE]);
  expect(rows.map(({ name }) => name).filter((name) => !said.has(name))).toEqual([]);
  expect([...said].filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

/** Tables that hold nothing of people. */
const OF_NO_ONE = [
  "library_follows",
  "library_imports",
  "library_settings",
  "library_words",
  "paper_notices",
  "paper_references",
  "request_budgets",
  "source_states",
  "prompt_settings",
  "paper_checks",
  "library_index",
  "library_postings",
  "library_postings_state",
  "library_segments",
  "library_unindexed",
  "listed_notices",
  "retention_settings",
  "setup_checks",
  "backups_written",
  "text_check_settings",
  "companies",
  "papers",
];
