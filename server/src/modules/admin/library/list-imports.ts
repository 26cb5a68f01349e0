import { basename } from "node:path";
import type { LibraryImport } from "@medsieve/contract/admin/library";
import { describePages, type PageMeta } from "@medsieve/contract/admin/paging";
import type { Db } from "@medsieve/database/client";
import { libraryImports } from "@medsieve/database/schema/index";
import { desc } from "drizzle-orm";

/** A page of the files that were imported by whatever way, latest first. */
export async function listImports(
  db: Db,
  { page, per_page: perPage }: { page: number; per_page: number },
): Promise<{ items: LibraryImport[]; meta: PageMeta }> {
  const total = await db.$count(libraryImports);
  const rows = await db
    .select()
    .from(libraryImports)
    .orderBy(desc(libraryImports.startedAt), desc(libraryImports.updatedAt), libraryImports.id)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const items = rows.map(({ id, file, status, added, replaced, unchanged, deleted, error, startedAt, finishedAt }) => ({
    ...{ id, file: basename(file), status, added, replaced, unchanged, deleted, error },
    ...{ started_at: startedAt.toISOString(), finished_at: finishedAt?.toISOString() ?? null },
  }));
  return { items, meta: describePages(total, page, perPage) };
}
