import type { PaperRecord } from "@medsieve/contract/papers";
import type { ClaimReason } from "@medsieve/contract/text-checks";
import { type CitedPaper, keyOf } from "@medsieve/reader/verify/find-citations";
import { findByTitles, namesTitle } from "@medsieve/sources/find-by-title";
import type { PaperSource } from "@medsieve/sources/paper-source";

/** A citation with the paper that the source has under it. */
export interface ResolvedCitation {
  cited: CitedPaper;
  /** Null where there is none, or another than the reference names. */
  paper: PaperRecord | null;
  /** Why there is none; null where it was found. */
  reason: ClaimReason | null;
}

/**
 * The papers that a text cites, each once, by what the text calls them. `readIsPubmed`: whether it was all of PubMed that
 * answered, so that what it does not have does not exist under this identifier.
 */
export async function findCitedPapers(
  cited: readonly CitedPaper[],
  source: PaperSource,
  readIsPubmed: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<Map<string, ResolvedCitation>> {
  const byDoi = await source.findByDoi([...new Set(cited.flatMap(({ doi }) => (doi === null ? [] : [doi])))], signal);
  const byTitle = await findByTitles(
    cited.flatMap(({ pmid, doi, reference }) => (pmid === null && doi === null ? (reference ?? []) : [])),
    source,
    signal,
  );
  const pmidOf = (one: CitedPaper) => one.pmid ?? (one.doi === null ? null : (byDoi.get(one.doi) ?? null));
  const wanted = [...new Set(cited.flatMap((one) => pmidOf(one) ?? []))];
  const records = new Map((await source.fetch(wanted, signal)).map((record) => [record.pmid, record]));
  const isPubmed = await readIsPubmed();
  const unknown: ClaimReason = isPubmed ? "paper_not_found" : "not_in_library";
  const resolve = (one: CitedPaper): ResolvedCitation => {
    const pmid = pmidOf(one);
    if (pmid === null && one.doi === null) {
      const found = one.reference === null ? undefined : byTitle.get(one.reference);
      if (found) return { cited: one, paper: found, reason: null };
      return { cited: one, paper: null, reason: found === null ? unknown : "no_identifier" };
    }
    if (pmid === null) return { cited: one, paper: null, reason: isPubmed ? "doi_not_found" : "not_in_library" };
    const record = records.get(pmid);
    if (record === undefined) return { cited: one, paper: null, reason: unknown };
    const isAnother =
      one.pmid !== null && one.doi !== null && record.doi !== null && record.doi.toLowerCase() !== one.doi;
    if (isAnother || !namesTitle(one.reference, record.title))
      return { cited: one, paper: null, reason: "title_differs" };
    return { cited: one, paper: record, reason: null };
  };
  return new Map(cited.map((one) => [keyOf(one), resolve(one)]));
}
