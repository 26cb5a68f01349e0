import { countFound } from "@medsieve/contract/found";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { PrismaFlow } from "@medsieve/contract/records";

interface CountedQuery {
  /** What the source reports; null when the query could not be run. */
  hits: number | null;
  pmids: readonly number[];
  /** It looked for papers like the best of the others; null where that was not kept. */
  related: boolean | null;
}

/** What a flow diagram counts of a search. */
export interface CountedSearch {
  queries: readonly CountedQuery[];
  /** Different PMIDs that all queries together returned. */
  different: number;
  /** Papers taken to be read; null where their number was not kept. */
  taken: number | null;
  /** Papers whose record was fetched. */
  fetched: number;
  /** Of those, the ones that were read. */
  read: readonly Pick<PaperRecord, "abstract" | "notices">[];
}

/** The numbers of a PRISMA 2020 flow diagram: each box is the one before it less what leaves beside it. */
export function countFlow({ queries, different, taken, fetched, read }: CountedSearch): PrismaFlow {
  const sought = taken ?? fetched;
  return {
    ...countQueries(queries, different),
    not_taken: different - sought,
    taken: sought,
    not_read: sought - read.length,
    read: read.length,
    read_from_title_alone: read.filter(hasNoAbstract).length,
    retracted: read.filter(({ notices }) => notices.some(({ kind }) => kind === "retracted")).length,
  };
}

/** Of a search that was saved without marking the query for papers like the best, all queries are counted together. */
function countQueries(queries: readonly CountedQuery[], different: number) {
  const marked = queries.flatMap(({ related, ...query }) => (related === null ? [] : [{ ...query, related }]));
  if (queries.length === 0 || marked.length < queries.length) return countTogether(queries, different);
  const { added } = countFound(marked);
  const written = marked.filter((query) => !query.related);
  const related = marked.filter((query) => query.related);
  const brought = countReturned(related);
  return {
    ...countTogether(written, different - added),
    related: related.length === 0 ? null : { ...brought, duplicates: brought.returned - added, added },
  };
}

function countTogether(queries: readonly CountedQuery[], unique: number) {
  const { reported, returned } = countReturned(queries);
  return { reported, returned, duplicates: returned - unique, unique };
}

function countReturned(queries: readonly CountedQuery[]) {
  return {
    reported: queries.reduce((sum, { hits }) => sum + (hits ?? 0), 0),
    returned: queries.reduce((sum, { pmids }) => sum + pmids.length, 0),
  };
}

function hasNoAbstract({ abstract }: Pick<PaperRecord, "abstract">): boolean {
  return abstract.every(({ text }) => text.trim() === "");
}
