import { describePages } from "@medsieve/contract/admin/paging";
import type {
  PromptComparison,
  PromptVersion,
  PromptVersionDetail,
  PromptVersionsPage,
} from "@medsieve/contract/prompt-versions";
import type { Db, Transaction } from "@medsieve/database/client";
import { promptVersions } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { desc, eq, max } from "drizzle-orm";
import { applyRows } from "../../prompts/prompt-store.ts";
import { listPromptChanges } from "./record-version.ts";

type VersionRow = typeof promptVersions.$inferSelect;
type ListedRow = Omit<VersionRow, "settings" | "changes" | "authorId">;

const { id, number, kind, restoredFrom, authorEmail, savedAt, prompts } = promptVersions;
/** Without the texts. */
const LISTED = { id, number, kind, restoredFrom, authorEmail, savedAt, prompts };

/** A page of the versions, the newest first. */
export function listVersions(db: Db, { page, per_page: perPage }: { page: number; per_page: number }) {
  return db.transaction(
    async (tx): Promise<PromptVersionsPage> => {
      const newest = await findNewest(tx);
      const rows = await tx
        .select(LISTED)
        .from(promptVersions)
        .orderBy(desc(number))
        .limit(perPage)
        .offset((page - 1) * perPage);
      const total = await tx.$count(promptVersions);
      return { items: rows.map((row) => describeVersion(row, newest)), meta: describePages(total, page, perPage) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Throws 404 where there is no such version. */
export async function readVersion(db: Db, versionId: string): Promise<PromptVersionDetail> {
  const row = await findVersion(db, versionId);
  return { ...describeVersion(row, await findNewest(db)), changes: row.changes };
}

/** Both as they would hold now: what was as built in is as it is built in today. Throws 404. */
export async function compareVersions(db: Db, fromId: string, toId: string): Promise<PromptComparison> {
  const [from, to] = [await findVersion(db, fromId), await findVersion(db, toId)];
  const changes = listPromptChanges(applyRows(from.settings), applyRows(to.settings));
  return { from: from.number, to: to.number, changes };
}

/** Throws 404 where there is no such version. */
export async function findVersion(db: Db | Transaction, versionId: string): Promise<VersionRow> {
  const [row] = await db.select().from(promptVersions).where(eq(id, versionId));
  if (row === undefined) throw new AppError(404, "not_found", "There is no such version of the prompts");
  return row;
}

async function findNewest(db: Db | Transaction): Promise<number | null> {
  const [newest] = await db.select({ number: max(number) }).from(promptVersions);
  return newest?.number ?? null;
}

function describeVersion(row: ListedRow, newest: number | null): PromptVersion {
  return {
    ...{ id: row.id, number: row.number, kind: row.kind, restored_from: row.restoredFrom, author: row.authorEmail },
    ...{ saved_at: row.savedAt.toISOString(), is_newest: row.number === newest, prompts: row.prompts },
  };
}
