import type { TypedWords } from "@medsieve/reader/reader";
import { addFeedback, chooseFirst, FEEDBACK_PAPERS, type FirstPaper } from "../library/feedback-words.ts";
import type { WeighedWords } from "../library/rank-words.ts";
import type { NearPaper, RankedByWords } from "../paper-source.ts";
import { askIndex, countInIndex } from "./ask-index.ts";
import { readCitations } from "./fetch-papers.ts";
import { readStems } from "./index-document.ts";
import type { PaperIndex } from "./paper-index.ts";
import { readTermCounts } from "./term-counts.ts";

interface Scored {
  pmid: string;
  score: number;
}

/**
 * The papers of an index by the question's own words, and again with those of the first papers, as `rankTypedWords` orders
 * those of a library in the database. OpenSearch's BM25 is the same, but knows lengths of papers only to an eighth or so.
 */
export async function rankByWords(
  index: PaperIndex,
  typed: TypedWords,
  limit: number,
  signal: AbortSignal,
): Promise<RankedByWords> {
  const any = { bool: { should: [...typed.words.keys()].map((stem) => ({ term: { stems: stem } })) } };
  const [own, total] = await Promise.all([findBest(index, typed, limit, signal), countInIndex(index, any, signal)]);
  const feedFrom = async (best: readonly Scored[]) => {
    const first = await readFirst(index, best, signal);
    const stems = first.flatMap((paper) => paper.stems);
    const counts = await readTermCounts(index, ["stems"], stems, signal);
    return findBest(index, addFeedback(typed, first, counts, typed.feedback), limit, signal);
  };
  const once = await feedFrom(own.slice(0, FEEDBACK_PAPERS));
  const fed = await feedFrom(chooseFirst([own, once], ({ pmid }) => pmid));
  return { own: listNear(own), withFeedback: listNear(fed), total };
}

function listNear(papers: readonly Scored[]): NearPaper[] {
  const best = papers[0]?.score || 1;
  return papers.map(({ pmid, score }) => ({ pmid, nearness: score / best }));
}

/** Not all hits are counted, so that papers which cannot come among the best are passed over. */
async function findBest(
  index: PaperIndex,
  { words, pairs }: WeighedWords,
  limit: number,
  signal: AbortSignal,
): Promise<Scored[]> {
  const should = [
    ...Array.from(words, ([stem, boost]) => ({ term: { stems: { value: stem, boost } } })),
    // A phrase is as rare as its words together; their mean is what is known of a pair.
    ...Array.from(pairs, ([pair, weight]) => ({ match_phrase: { stems: { query: pair, boost: weight / 2 } } })),
  ];
  const body = {
    ...{ query: { bool: { should } }, size: limit, track_total_hits: false, _source: false },
    sort: [{ _score: "desc" }, { pmid: "desc" }],
  };
  const found = await askIndex(index, body, signal, "?search_type=dfs_query_then_fetch");
  return found.hits.hits.map(({ _id, sort }) => ({ pmid: _id, score: Number(sort?.[0] ?? 0) }));
}

async function readFirst(index: PaperIndex, best: readonly Scored[], signal: AbortSignal): Promise<FirstPaper[]> {
  const stored = await readCitations(
    index,
    best.map(({ pmid }) => pmid),
    signal,
  );
  return best.flatMap(({ pmid, score }) => {
    const citation = stored.get(pmid)?.citation;
    return citation === undefined ? [] : { score, stems: readStems(citation).flat() };
  });
}
