import type { Database } from "@medsieve/database/client";
import { runCancelable } from "@medsieve/database/run-cancelable";
import { papers } from "@medsieve/database/schema/library";
import { sql } from "drizzle-orm";

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
