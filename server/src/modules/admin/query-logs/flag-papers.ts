import type { LogPaper, QueryLog } from "@medsieve/contract/admin/query-logs";
import type { Transaction } from "@medsieve/database/client";
import { joinNotices } from "@medsieve/sources/notices/join-notices";
import { type KnownNotice, readKnownNotices } from "@medsieve/sources/notices/known-notices";

const PUBMED_ADDRESS = /^https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/([1-9]\d{0,8})\/?$/u;

/** The logs with what is known now of their papers' retractions, concerns and corrections. */
export async function flagPapers(tx: Transaction, logs: readonly QueryLog[]): Promise<QueryLog[]> {
  const pmids = logs.flatMap((log) => log.paper_results.flatMap((paper) => readPmid(paper) ?? []));
  const known = await readKnownNotices(tx, [...new Set(pmids)]);
  if (known.size === 0) return [...logs];
  return logs.map((log) => ({ ...log, paper_results: log.paper_results.map((paper) => flagPaper(paper, known)) }));
}

function flagPaper(paper: LogPaper, known: ReadonlyMap<number, KnownNotice[]>): LogPaper {
  const found = known.get(readPmid(paper) ?? 0) ?? [];
  return found.length === 0
    ? paper
    : {
        ...paper,
        notices: joinNotices(
          [],
          found.map(({ notice }) => notice),
        ),
      };
}

/** Null for a fictional paper. */
function readPmid({ url }: LogPaper): number | null {
  const [, pmid] = PUBMED_ADDRESS.exec(url ?? "") ?? [];
  return pmid === undefined ? null : Number(pmid);
}
