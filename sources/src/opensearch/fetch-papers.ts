import { listKeys } from "@medsieve/contract/list-keys";
import type { Notice, PaperRecord } from "@medsieve/contract/papers";
import type { Database } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { readNoticesFromOthers } from "../notices/known-notices.ts";
import { printCitation, toPaperRecord } from "../paper-record.ts";
import { askIndex, askThrough } from "./ask-index.ts";
import type { PaperIndex } from "./paper-index.ts";

interface StoredPaper {
  citation: Citation;
}

/** One that there is not has neither. */
interface FoundRecord {
  _id: string;
  _source?: StoredPaper;
  error?: unknown;
}

/** What a notice means for the paper that it is about. */
const SEEN_FROM_THE_OTHER_SIDE = {
  retraction_notice: "retracted",
  expression_of_concern_notice: "expression_of_concern",
  correction_notice: "corrected",
  update: "updated",
} as const;
type NoticeOfOther = keyof typeof SEEN_FROM_THE_OTHER_SIDE;
const MOST_NOTICES = 10_000;

/** The records of these papers that the index has, by PMID. */
export async function readCitations(
  index: PaperIndex,
  pmids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, StoredPaper>> {
  if (pmids.length === 0) return new Map();
  const body = { ids: [...new Set(pmids)] };
  const path = `/${index.name}/_mget?_source=citation`;
  const ask = () => index.request<{ docs: FoundRecord[] }>("POST", path, body, signal);
  // What a lost part holds would pass for papers that there are not.
  const { docs } = await askThrough(ask, signal, ({ docs }) => docs.every(({ error }) => error === undefined));
  return new Map(docs.flatMap(({ _id, _source }) => (_source === undefined ? [] : [[_id, _source] as const])));
}

/** Papers in the order asked for, each once; those the index does not have are absent. Lists of retractions are in `database`. */
export async function fetchPapers(
  index: PaperIndex,
  database: Database,
  pmids: readonly string[],
  signal: AbortSignal,
): Promise<PaperRecord[]> {
  const asked = [...new Set(pmids)];
  if (asked.length === 0) return [];
  const [stored, cited, noticed, listed] = await Promise.all([
    readCitations(index, asked, signal),
    countCitations(index, asked, signal),
    readNotices(index, asked, signal),
    readNoticesFromOthers(database.db, asked.map(Number)),
  ]);
  return asked.flatMap((pmid) => {
    const paper = stored.get(pmid);
    if (paper === undefined) return [];
    const others = (listed.get(Number(pmid)) ?? []).map(({ notice }) => notice);
    return toPaperRecord(paper.citation, {
      citedBy: cited.get(pmid) ?? 0,
      citedByScope: "library",
      demonstration: false,
      noticesFromOthers: [...(noticed.get(pmid) ?? []), ...others],
    });
  });
}

async function countCitations(
  index: PaperIndex,
  pmids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const filters = Object.fromEntries(pmids.map((pmid) => [pmid, { term: { references: Number(pmid) } }]));
  const body = { size: 0, aggs: { cited: { filters: { filters } } } };
  const found = await askIndex(index, body, signal);
  const buckets = found.aggregations?.cited?.buckets ?? {};
  return new Map(Object.entries(buckets).map(([pmid, { doc_count }]) => [pmid, doc_count]));
}

/** What other papers of the index say of these: that they retract or correct them, or cast doubt on them. */
async function readNotices(
  index: PaperIndex,
  pmids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, Notice[]>> {
  const kinds = listKeys(SEEN_FROM_THE_OTHER_SIDE);
  const values = pmids.flatMap((pmid) => kinds.map((kind) => `${kind} ${pmid}`));
  const query = { bool: { filter: [{ terms: { notices: values } }] } };
  const body = { query, size: MOST_NOTICES, _source: ["citation"], sort: [{ pmid: "asc" }] };
  const found = await askIndex<StoredPaper>(index, body, signal);
  const asked = new Set(pmids);
  const notices = new Map<string, Notice[]>();
  for (const { _source } of found.hits.hits) {
    for (const { kind, pmid } of _source.citation.notices) {
      if (pmid === null || !asked.has(pmid) || !(kind in SEEN_FROM_THE_OTHER_SIDE)) continue;
      const notice: Notice = {
        kind: SEEN_FROM_THE_OTHER_SIDE[kind as NoticeOfOther],
        pmid: _source.citation.pmid,
        citation: printCitation(_source.citation),
      };
      notices.set(pmid, [...(notices.get(pmid) ?? []), notice]);
    }
  }
  return notices;
}
