import type { Database } from "../src/client.ts";

/** Empties every table and sets every sequence back. */
export async function restoreEmptiness({ pool }: Pick<Database, "pool">): Promise<void> {
  const { rows } = await pool.query<{ tables: string }>(
    "select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'",
  );
  await pool.query(`truncate ${rows[0]?.tables} restart identity cascade`);
}

/** A hash of all that migrations make: databases with the same one have the same schema. */
export async function describeSchema({ pool }: Pick<Database, "pool">): Promise<string> {
  const { rows } = await pool.query<{ schema: string }>(`
    select md5(string_agg(line, ';' order by line)) as schema from (
      select concat_ws(' ', table_name, column_name, data_type, column_default, is_nullable)
        from information_schema.columns where table_schema = 'public'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger
      union all select concat_ws(' ', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    ) as described (line)`);
  return rows[0]?.schema ?? "";
}
