import type { HeadingIndex } from "@medsieve/sources/paper-source";
import { foldName, type HeadingFacts, NO_FACTS } from "../../query/known-headings.ts";
import type { Work } from "../../work/work.ts";

/** Names asked of a source at once are held to this: a query has a dozen headings, each with some variants. */
const MOST_NAMES = 2_000;

/**
 * What a source says of the headings of some queries, as anybody wrote them. A library may hold headings of other years: a
 * heading that MeSH lacks is doubted only where the source can say that none of its papers has it. `index` is null where
 * no source is asked, or it cannot say.
 */
export async function learnHeadings(
  queries: readonly string[],
  index: HeadingIndex | null,
  work: Work,
  signal: AbortSignal,
): Promise<HeadingFacts> {
  if (index === null) return NO_FACTS;
  const unknown = await work.run("listUnknownHeadings", queries, signal);
  if (unknown.length === 0) return NO_FACTS;
  const asked = unknown.flatMap(({ name, variants }) => [name, ...variants]).slice(0, MOST_NAMES);
  const found = await index.findHeadings([...new Set(asked)], signal);
  const present = new Set(Array.from(found, foldName));
  const absent = unknown.map(({ name }) => foldName(name)).filter((name) => !present.has(name));
  return { present: [...present], absent };
}

/** The same, after the source said of these names that it does not know them. */
export function doubtHeadings(facts: HeadingFacts, names: readonly string[]): HeadingFacts {
  return { ...facts, absent: [...facts.absent, ...names.map(foldName)] };
}
