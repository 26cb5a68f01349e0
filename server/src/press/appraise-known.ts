import type { PressRemark } from "@medsieve/contract/strategies";
import { makeRemark, type RemarkCode } from "@medsieve/query/press/remarks";
import { AppError } from "@medsieve/runtime/app-error";
import type { PaperSource } from "@medsieve/sources/paper-source";
import type { Work } from "../work/work.ts";
import { checkRecall } from "./check-recall.ts";

/** The source does not answer, or the query has too many parts to be looked at one by one. */
const UNANSWERED: ReadonlySet<string> = new Set(["source_unavailable", "library_empty", "validation_failed"]);
/** PMIDs that are named in a remark; the others are counted. */
const PMIDS_NAMED = 20;

interface KnownOutcome {
  /** Those that the source has. */
  known: readonly string[];
  lost: readonly string[];
  /** Those that it does not have. */
  unknown: readonly string[];
}

/** Which known papers the query loses at the source, and by which part of it. */
export async function appraiseKnown(
  query: string,
  pmids: readonly string[],
  { source, work }: { source: PaperSource; work: Work },
  signal: AbortSignal,
): Promise<PressRemark[]> {
  const recall = await checkRecall({ queries: [query], pmids: [...pmids] }, source, work, signal).catch(giveNull);
  const [own] = recall?.queries ?? [];
  if (recall === null || own === undefined || own.refused !== null) return [makeRemark("known_not_checked")];
  const lost = own.lost.map(({ pmid }) => pmid);
  const blamed = own.blocks.flatMap((block, at) => {
    const losing = own.lost.filter(({ blocks }) => blocks.includes(at)).map(({ pmid }) => pmid);
    return losing.length === 0 ? [] : [makeRemark("known_lost_by", { pmids: namePmids(losing) }, block)];
  });
  const outcome = { known: [...own.found, ...lost], lost, unknown: recall.unknown };
  return [...describeKnown(outcome), ...(own.blocks.length > 1 ? blamed : [])];
}

/** What is said of known papers once it is known which of them a query finds. */
export function describeKnown({ known, lost, unknown }: KnownOutcome): PressRemark[] {
  const values = { count: String(known.length), lost: String(lost.length), pmids: namePmids(lost) };
  const found: RemarkCode = lost.length === 0 ? "known_all_found" : "known_lost";
  return [
    ...(known.length === 0 ? [] : [makeRemark(found, values)]),
    ...(unknown.length === 0 ? [] : [makeRemark("known_not_there", { pmids: namePmids(unknown) })]),
  ];
}

function namePmids(pmids: readonly string[]): string {
  const named = pmids.slice(0, PMIDS_NAMED).join(", ");
  return pmids.length > PMIDS_NAMED ? `${named} … (${pmids.length})` : named;
}

/** A source that does not answer leaves the rest of the appraisal as it is. */
function giveNull(error: unknown): null {
  if (error instanceof AppError && UNANSWERED.has(error.code)) return null;
  throw error;
}
