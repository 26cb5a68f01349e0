import type { SearchLimits } from "@medsieve/contract/searches";
import { listHeadingVariants } from "@medsieve/query/repair/heading-variants";
import type { WrittenQuery } from "@medsieve/reader/reader";
import type { HeadingIndex } from "@medsieve/sources/paper-source";
import type { CheckedQuery, RefusedQuery } from "../../query/check-query.ts";
import { foldName, type HeadingFacts, NO_FACTS } from "../../query/known-headings.ts";
import type { Work } from "../../work/work.ts";

/** Names asked of a source at once are held to this: a query has a dozen headings, each with some variants. */
const MOST_NAMES = 2_000;

/** Queries put right within the limits, and what the source says of their headings. */
export interface CheckedQueries {
  queries: (CheckedQuery | RefusedQuery)[];
  headings: HeadingFacts;
}

/**
 * Puts queries right, as anybody wrote them, and sets the limits to them; each is a task of its own. A library may hold
 * headings of other years: a heading that MeSH lacks is doubted only where the source can say that none of its papers has
 * it. `index` is null where no source is asked, or it cannot say.
 */
export async function checkQueries(
  written: readonly WrittenQuery[],
  limits: SearchLimits,
  index: HeadingIndex | null,
  work: Work,
  signal: AbortSignal,
): Promise<CheckedQueries> {
  const unasked = await Promise.all(written.map((query) => work.run("checkUnasked", { query, limits }, signal)));
  const unknown = new Set(unasked.flatMap((one) => one.unknown));
  if (index === null || unknown.size === 0)
    return { queries: unasked.map(({ checked }) => checked), headings: NO_FACTS };
  const headings = await learnHeadings([...unknown], index, signal);
  return { queries: await work.run("checkQueries", { queries: written, limits, headings }, signal), headings };
}

/** What a source says of headings that MeSH does not have. */
async function learnHeadings(
  unknown: readonly string[],
  index: HeadingIndex,
  signal: AbortSignal,
): Promise<HeadingFacts> {
  const asked = unknown.flatMap((name) => [name, ...listHeadingVariants(name)]).slice(0, MOST_NAMES);
  const found = await index.findHeadings([...new Set(asked)], signal);
  const present = new Set(Array.from(found, foldName));
  const absent = unknown.map(foldName).filter((name) => !present.has(name));
  return { present: [...present], absent };
}

/** The same, after the source said of these names that it does not know them. */
export function doubtHeadings(facts: HeadingFacts, names: readonly string[]): HeadingFacts {
  return { ...facts, absent: [...facts.absent, ...names.map(foldName)] };
}
