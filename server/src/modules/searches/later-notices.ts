import type { PaperRecord } from "@medsieve/contract/papers";
import type { Database } from "@medsieve/database/client";
import { paperAlerts } from "@medsieve/database/schema/index";
import { addLaterNotices, type KnownNotice, readKnownNotices } from "@medsieve/sources/notices/known-notices";
import { eq } from "drizzle-orm";

/** The papers of a saved search with the notices that became known since; each of those says since when. */
export async function showLaterNotices<SavedPaper extends Pick<PaperRecord, "pmid" | "notices">>(
  { db }: Pick<Database, "db">,
  searchId: string,
  papers: readonly SavedPaper[],
): Promise<SavedPaper[]> {
  const [alerts, known] = await Promise.all([
    db
      .select({ pmid: paperAlerts.pmid, notice: paperAlerts.notice, foundAt: paperAlerts.foundAt })
      .from(paperAlerts)
      .where(eq(paperAlerts.searchId, searchId))
      .orderBy(paperAlerts.foundAt),
    readKnownNotices(
      db,
      papers.map((paper) => Number(paper.pmid)),
    ),
  ]);
  const alerted = new Map<number, KnownNotice[]>();
  for (const { pmid, notice, foundAt } of alerts) {
    alerted.set(pmid, [...(alerted.get(pmid) ?? []), { notice, since: foundAt.toISOString() }]);
  }
  return papers.map((paper) => {
    const pmid = Number(paper.pmid);
    return { ...paper, notices: addLaterNotices(paper.notices, known.get(pmid) ?? [], alerted.get(pmid) ?? []) };
  });
}
