import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { followStateSchema, readFollow } from "./follow/read-follow.ts";
import { countBehind } from "./reindex-headings.ts";

const IMPORTS_SHOWN = 10;
/** A batch takes seconds: an import that has stored none for so long is dead. */
const SILENT_MINUTES = 5;

const count = z.number().int();

export const libraryStatusSchema = z.object({
  papers: count,
  demonstrationPapers: count,
  /** Of the real papers, from here on. Null when there is none with a year. */
  firstYear: count.nullable(),
  lastYear: count.nullable(),
  withAbstract: count,
  withMesh: count,
  /** Papers with headings that are not in the index by the tree of this year's MeSH yet. */
  behindMesh: count,
  retracted: count,
  /** What lists of retractions say, also of papers that the library does not hold. */
  listedNotices: count,
  /** Latest revision date, YYYY-MM-DD; null when no paper has one. */
  revised: z.string().nullable(),
  follow: followStateSchema.nullable(),
  /** Latest first. */
  imports: z.array(
    z.object({
      file: z.string(),
      startedAt: z.string(),
      status: z.enum(["running", "completed", "failed", "interrupted"]),
      added: count,
      replaced: count,
      unchanged: count,
      deleted: count,
      error: z.string().nullable(),
    }),
  ),
});
export type LibraryStatus = z.infer<typeof libraryStatusSchema>;

/**
 * Marks imports whose process is gone. `all`: every one that is marked as running, because the caller knows that none
 * is; else those that have been silent for five minutes.
 */
export async function markInterruptedImports(database: Database, all: boolean): Promise<void> {
  await database.db.execute(sql`
    update library_imports set status = 'interrupted', finished_at = updated_at
    where status = 'running' and (${all}::boolean or updated_at < now() - make_interval(mins => ${SILENT_MINUTES}))`);
}

/** What the library holds. */
export async function readLibraryStatus(database: Database): Promise<LibraryStatus> {
  const counts = await database.db.execute(sql`
    select count(*) filter (where real)::int as papers, count(*) filter (where not real)::int as "demonstrationPapers",
      extract(year from min(published) filter (where real))::int as "firstYear",
      extract(year from max(published) filter (where real))::int as "lastYear",
      count(*) filter (where real and lexemes @@ '''has=abstract''')::int as "withAbstract",
      count(*) filter (where real and lexemes @@ '''has=mesh''')::int as "withMesh",
      count(*) filter (where real and (lexemes @@ '''has=retracted''' or exists (
        select 1 from paper_notices where paper_notices.pmid = entries.pmid and kind = 'retracted') or exists (
        select 1 from listed_notices where listed_notices.pmid = entries.pmid and kind = 'retracted')))::int as retracted,
      (select count(*) from listed_notices)::int as "listedNotices",
      (select max(revised)::text from papers where origin = 'library') as revised
    from (select *, pmid < ${DEMONSTRATION_PMID_FROM} as real from library_index) as entries`);
  const imports = await database.db.execute(sql`
    select file, to_char(started_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as "startedAt", status, added, replaced,
      unchanged, deleted, error
    from library_imports order by started_at desc, updated_at desc limit ${IMPORTS_SHOWN}`);
  return libraryStatusSchema.parse({
    ...counts.rows[0],
    behindMesh: await countBehind(database),
    follow: await readFollow(database),
    imports: imports.rows,
  });
}
