import type { Notice } from "@medsieve/contract/papers";
import type { Db } from "@medsieve/database/client";
import { readKnownNotices } from "@medsieve/sources/notices/known-notices";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { NotCheckedError } from "./rerun-queries.ts";
import type { ShownPaper, WatchFinding } from "./watched-papers.ts";

type NoticedFinding = Exclude<WatchFinding, "new" | "gone">;

/** What a notice means for who has read the paper; others say nothing of it. */
const FINDINGS: Partial<Record<Notice["kind"], NoticedFinding>> = {
  retracted: "retracted",
  expression_of_concern: "doubted",
  corrected: "corrected",
  updated: "superseded",
  republished: "superseded",
};

export interface NoticedPaper {
  paper: ShownPaper;
  finding: NoticedFinding;
  notice: Notice;
}

/** Asks the source again for papers that the user has seen. What became known of them since, once of each kind. */
export async function findNotices(
  db: Db,
  source: PaperSource,
  shown: readonly ShownPaper[],
  signal: AbortSignal,
): Promise<NoticedPaper[]> {
  if (shown.length === 0) return [];
  const pmids = shown.map(({ pmid }) => pmid);
  const wasAsked = (await source.renewal()?.renew(pmids.map(String), signal)) ?? true;
  if (!wasAsked) throw new NotCheckedError("source_unavailable");
  const known = await readKnownNotices(db, pmids);
  return shown.flatMap((paper) => {
    const reported = new Set<WatchFinding | undefined>([
      ...paper.reported,
      ...paper.notices.map(({ kind }) => FINDINGS[kind]),
    ]);
    return (known.get(paper.pmid) ?? []).flatMap(({ notice }) => {
      const finding = FINDINGS[notice.kind];
      if (finding === undefined || reported.has(finding)) return [];
      reported.add(finding);
      return [{ paper, finding, notice }];
    });
  });
}
