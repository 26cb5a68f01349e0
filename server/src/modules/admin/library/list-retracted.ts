import type { RetractedPaper } from "@medsieve/contract/admin/library";
import { describePages, type PageMeta } from "@medsieve/contract/admin/paging";
import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { Db } from "@medsieve/database/client";
import { sql } from "drizzle-orm";

interface RetractedRow extends Record<string, unknown> {
  pmid: number;
  title: string;
  journal: string | null;
  year: number | null;
  record: boolean;
  notice: boolean;
  list: boolean;
  total: number;
}

/** A page of the real papers of the library that were retracted, latest first; `search` is part of a title, or a PMID. */
export async function listRetracted(
  db: Db,
  { search, page, per_page: perPage }: { search?: string | undefined; page: number; per_page: number },
): Promise<{ items: RetractedPaper[]; meta: PageMeta }> {
  const matches = search
    ? sql`(strpos(lower(papers.citation ->> 'title'), lower(${search})) > 0 or papers.pmid::text = ${search})`
    : sql`true`;
  const said = sql`
    select pmid, bool_or(by = 'record') as record, bool_or(by = 'notice') as notice, bool_or(by = 'list') as list
    from (
      select pmid, 'record' as by from library_index where lexemes @@ '''has=retracted'''
      union all select pmid, 'notice' from paper_notices where kind = 'retracted'
      union all select pmid, 'list' from listed_notices where kind = 'retracted'
    ) as every_word
    where pmid < ${DEMONSTRATION_PMID_FROM} group by pmid`;
  const { rows } = await db.execute<RetractedRow>(sql`
    select papers.pmid, papers.citation ->> 'title' as title, papers.citation ->> 'journal' as journal,
      extract(year from library_index.published)::int as year, record, notice, list, (count(*) over ())::int as total
    from (${said}) as said
    join library_index on library_index.pmid = said.pmid
    join papers on papers.pmid = said.pmid
    where ${matches}
    order by library_index.published desc nulls last, papers.pmid desc
    limit ${perPage} offset ${(page - 1) * perPage}`);
  const total = rows[0]?.total ?? (page > 1 ? await countBefore() : 0);

  /** Beyond the last page there is no row to carry the count. */
  async function countBefore(): Promise<number> {
    const counted = await db.execute<{ n: number }>(sql`
      select count(*)::int as n from (${said}) as said join papers on papers.pmid = said.pmid
      join library_index on library_index.pmid = said.pmid where ${matches}`);
    return counted.rows[0]?.n ?? 0;
  }

  const items = rows.map(({ pmid, title, journal, year, record, notice, list }) => ({
    ...{ pmid, title, journal, year },
    said_by: [
      ...(record ? ["record" as const] : []),
      ...(notice ? ["notice" as const] : []),
      ...(list ? ["list" as const] : []),
    ],
  }));
  return { items, meta: describePages(total, page, perPage) };
}
