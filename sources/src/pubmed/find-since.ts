import { findBySearching, writeWithin } from "../find-among.ts";
import type { PapersSince, SourceHits } from "../paper-source.ts";

const DAY_MS = 86_400_000;
const PUBLISHED = "dp";
/** Dates by which a record came into PubMed, or got its MeSH headings. */
const ARRIVED = ["edat", "crdt", "mhda"];
const CHANGED = "lr";

type Search = (query: string, limit: number, signal: AbortSignal) => Promise<SourceHits>;

/** PubMed dates to the day, in the time of its place; so the day before counts as well. */
export async function findSince(
  search: Search,
  pmids: readonly string[],
  since: Date,
  signal: AbortSignal,
): Promise<PapersSince> {
  const queries = [
    writeSince(since, PUBLISHED),
    [...ARRIVED, CHANGED].map((field) => writeSince(since, field)).join(" OR "),
  ];
  const [published, indexed] = await findBySearching(search, queries, pmids, signal);
  return { published: published ?? new Set(), indexed: indexed ?? new Set() };
}

/** Without records that were merely changed: of a query that finds very many, these are many each week. */
export async function searchSince(
  search: Search,
  query: string,
  since: Date,
  limit: number,
  signal: AbortSignal,
): Promise<string[]> {
  const dates = [PUBLISHED, ...ARRIVED].map((field) => writeSince(since, field));
  return (await search(writeWithin(query, dates), limit, signal)).pmids;
}

function writeSince(since: Date, field: string): string {
  const day = new Date(since.getTime() - DAY_MS).toISOString().slice(0, 10).replaceAll("-", "/");
  return `${day}:3000[${field}]`;
}
