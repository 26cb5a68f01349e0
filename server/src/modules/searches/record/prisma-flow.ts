import type { PaperRecord } from "@medsieve/contract/papers";
import type { PrismaFlow } from "@medsieve/contract/records";

/** What a flow diagram counts of a search. */
export interface CountedSearch {
  /** `hits`: what the source reports; null when the query could not be run. */
  queries: readonly { hits: number | null; pmids: readonly unknown[] }[];
  /** Different PMIDs that the queries returned. */
  unique: number;
  /** Papers taken to be read; null where nobody kept their number. */
  taken: number | null;
  /** Papers whose record was fetched. */
  fetched: number;
  /** Of those, the ones that were read. */
  read: readonly Pick<PaperRecord, "abstract" | "notices">[];
}

/** The numbers of a PRISMA 2020 flow diagram: each box is the one before it less what leaves beside it. */
export function countFlow({ queries, unique, taken, fetched, read }: CountedSearch): PrismaFlow {
  const returned = queries.reduce((sum, { pmids }) => sum + pmids.length, 0);
  const sought = taken ?? fetched;
  return {
    reported: queries.reduce((sum, { hits }) => sum + (hits ?? 0), 0),
    returned,
    duplicates: returned - unique,
    unique,
    not_taken: unique - sought,
    taken: sought,
    not_read: sought - read.length,
    read: read.length,
    read_from_title_alone: read.filter(hasNoAbstract).length,
    retracted: read.filter(({ notices }) => notices.some(({ kind }) => kind === "retracted")).length,
  };
}

function hasNoAbstract({ abstract }: Pick<PaperRecord, "abstract">): boolean {
  return abstract.every(({ text }) => text.trim() === "");
}
