import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { runCancelable } from "../../db/run-cancelable.ts";
import { papers } from "../../db/schema/library.ts";

/** The papers known here under these DOIs (small letters); of several with one DOI the newest. */
export async function findByDoi(
  database: Database,
  dois: readonly string[],
  origins: readonly (typeof papers.$inferSelect)["origin"][],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  if (dois.length === 0) return new Map();
  const list = (texts: readonly string[]) =>
    sql.join(
      texts.map((text) => sql`${text}`),
      sql`, `,
    );
  const rows = await runCancelable<{ pmid: number; doi: string }>(
    database,
    sql`select ${papers.pmid} as pmid, lower(${papers.citation} ->> 'doi') as doi from ${papers}
      where lower(${papers.citation} ->> 'doi') in (${list(dois)}) and ${papers.origin} in (${list(origins)}) order by pmid`,
    signal,
  );
  return new Map(rows.map(({ pmid, doi }) => [doi, String(pmid)]));
}
