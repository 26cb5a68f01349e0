import type pg from "pg";

export interface BackupTable {
  name: string;
  /** Without those that the database computes. */
  columns: string[];
}

/** A table or column as SQL names it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The tables of Medsieve, each after those that it refers to. Throws where tables refer to each other in a circle. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows: tables } = await client.query<BackupTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select f.relname as from, t.relname as to from pg_constraint r
    join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
    where r.contype = 'f' and r.connamespace = 'public'::regnamespace and r.conrelid <> r.confrelid`);
  const ordered: BackupTable[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ name }) =>
      references.every((reference) => reference.from !== name || !waiting.has(reference.to)),
    );
    if (free.length === 0) throw new Error(`the tables ${[...waiting.keys()].join(", ")} refer to each other`);
    for (const table of free) {
      waiting.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}
