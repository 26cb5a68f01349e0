import { parseQuery } from "@medsieve/query/parse-query";
import { collectLeaves } from "@medsieve/query/query";
import { listHeadingVariants } from "@medsieve/query/repair/heading-variants";
import type { KnownHeadings } from "@medsieve/query/repair/known-headings";
import { repairQuery } from "@medsieve/query/repair/repair-query";
import { splitHeading } from "@medsieve/query/subheadings";
import { findHeading, findHeadingOfName } from "@medsieve/terminology/find-heading";
import type { HeadingIndex } from "../../sources/paper-source.ts";
import { takeSlice } from "../../work-slices.ts";

/** Names asked of a source at once are held to this: a query has a dozen headings, each with some variants. */
const MOST_NAMES = 2_000;

/** A name as headings are compared: without case and punctuation. */
export function foldName(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** What the vocabulary knows, and what the source says of these names; `absent`: names that surely find nothing. */
function makeKnownHeadings(present: ReadonlySet<string>, absent: ReadonlySet<string>): KnownHeadings {
  const findExact = (name: string): string | null => findHeading(name) ?? (present.has(foldName(name)) ? name : null);
  const variants = (name: string): string | null => {
    for (const variant of listHeadingVariants(name)) {
      const found = findExact(variant);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    find: (name) => findExact(name) ?? variants(name),
    findByEntryTerm: findHeadingOfName,
    isAbsent: (name) => absent.has(foldName(name)),
  };
}

/** The MeSH headings of a query, without subheadings and truncation. */
export function listHeadings(query: string): string[] {
  const names = collectLeaves(parseQuery(query).root).flatMap((leaf) =>
    leaf.kind === "term" && /^(?:mh|majr)/u.test(leaf.field ?? "") && !leaf.text.endsWith("*")
      ? [splitHeading(leaf.text).heading]
      : [],
  );
  return [...new Set(names)];
}

/**
 * What is known of the headings of some queries, as anybody wrote them. A library may hold headings of other years: a
 * heading that MeSH lacks is doubted only where the source can say that none of its papers has it. `index` is null where
 * no source is asked, or it cannot say.
 */
export async function learnHeadings(
  queries: readonly string[],
  index: HeadingIndex | null,
  signal: AbortSignal,
): Promise<KnownHeadings> {
  const vocabulary = makeKnownHeadings(new Set(), new Set());
  if (index === null) return vocabulary;
  const unknown: string[] = [];
  for (const text of queries) {
    // A long query takes a while, during which others are to be answered.
    await takeSlice(signal);
    const { query } = repairQuery(text, vocabulary);
    if (query !== null) unknown.push(...listHeadings(query).filter((name) => findHeading(name) === null));
  }
  if (unknown.length === 0) return vocabulary;
  const asked = unknown.flatMap((name) => [name, ...listHeadingVariants(name)]).slice(0, MOST_NAMES);
  const found = await index.findHeadings([...new Set(asked)], signal);
  const present = new Set(Array.from(found, foldName));
  return makeKnownHeadings(present, new Set(unknown.map(foldName).filter((name) => !present.has(name))));
}

/** The same, after the source said of these names that it does not know them. */
export function doubtHeadings(headings: KnownHeadings, names: readonly string[]): KnownHeadings {
  const doubted = new Set(names.map(foldName));
  return { ...headings, isAbsent: (name) => doubted.has(foldName(name)) || headings.isAbsent(name) };
}
