import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { SourceDescription } from "@medsieve/contract/searches";
import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";

/** Papers are counted again only after an import: counting a large library takes a while. */
export function createLibraryDescriber(database: Database): () => Promise<SourceDescription> {
  let counted: { version: string; papers: number; demonstration: number } | null = null;
  return async () => {
    const asked = await database.db.execute<{ version: string; imported: string | null }>(sql`
      select count(*) || ' ' || coalesce(max(updated_at)::text, '') as version,
        to_char(max(finished_at) filter (where status = 'completed') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
          as imported
      from library_imports`);
    const version = asked.rows[0]?.version ?? "";
    if (counted === null || counted.version !== version || counted.papers + counted.demonstration === 0) {
      const found = await database.db.execute<{ papers: number; demonstration: number }>(sql`
        select count(*) filter (where pmid < ${DEMONSTRATION_PMID_FROM})::int as papers,
          count(*) filter (where pmid >= ${DEMONSTRATION_PMID_FROM})::int as demonstration
        from library_index`);
      counted = { version, papers: found.rows[0]?.papers ?? 0, demonstration: found.rows[0]?.demonstration ?? 0 };
    }
    return {
      id: "library",
      papers: counted.papers,
      demonstration_papers: counted.demonstration,
      fallback: null,
      version: asked.rows[0]?.imported ?? null,
    };
  };
}
