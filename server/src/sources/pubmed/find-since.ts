import { findBySearching } from "../find-among.ts";
import type { PapersSince, SourceHits } from "../paper-source.ts";

const DAY_MS = 86_400_000;
/** Dates by which a record came into PubMed, got its MeSH headings, or was last changed. */
const INDEXED = ["edat", "crdt", "mhda", "lr"];

type Search = (query: string, limit: number, signal: AbortSignal) => Promise<SourceHits>;

/** PubMed dates to the day, in the time of its place; so the day before counts as well. */
export async function findSince(
  search: Search,
  pmids: readonly string[],
  since: Date,
  signal: AbortSignal,
): Promise<PapersSince> {
  const day = new Date(since.getTime() - DAY_MS).toISOString().slice(0, 10).replaceAll("-", "/");
  const write = (field: string) => `${day}:3000[${field}]`;
  const queries = [write("dp"), INDEXED.map(write).join(" OR ")];
  const [published, indexed] = await findBySearching(search, queries, pmids, signal);
  return { published: published ?? new Set(), indexed: indexed ?? new Set() };
}
