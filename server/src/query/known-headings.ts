import { parseQuery } from "@medsieve/query/parse-query";
import { collectLeaves, type Query } from "@medsieve/query/query";
import { listHeadingVariants } from "@medsieve/query/repair/heading-variants";
import type { KnownHeadings } from "@medsieve/query/repair/known-headings";
import { splitHeading } from "@medsieve/query/subheadings";
import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { findMisspeltHeading } from "./misspelt-heading.ts";

/** What a source says of some MeSH headings beside what MeSH has; names are folded. Plain data. */
export interface HeadingFacts {
  /** Headings that papers of the source have. */
  present: string[];
  /** Names that surely find nothing there. */
  absent: string[];
}

/** The source was not asked, or cannot say. */
export const NO_FACTS: HeadingFacts = { present: [], absent: [] };

/** A name as headings are compared: without case and punctuation. */
export function foldName(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** What the vocabulary knows, and what the source says. */
export function readFacts(facts: HeadingFacts): KnownHeadings {
  const [present, absent] = [new Set(facts.present), new Set(facts.absent)];
  const findExact = (name: string): string | null =>
    TERMINOLOGY.findHeading(name) ?? (present.has(foldName(name)) ? name : null);
  const variants = (name: string): string | null => {
    for (const variant of listHeadingVariants(name)) {
      const found = findExact(variant);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    find: (name) => findExact(name) ?? variants(name) ?? findMisspeltHeading(name),
    findByEntryTerm: TERMINOLOGY.findHeadingOfName,
    isAbsent: (name) => absent.has(foldName(name)),
  };
}

/** The MeSH headings of a query, without subheadings and truncation. */
export function listHeadings(query: string): string[] {
  return collectHeadings(parseQuery(query));
}

function collectHeadings({ root }: Query): string[] {
  const names = collectLeaves(root).flatMap((leaf) =>
    leaf.kind === "term" && /^(?:mh|majr)/u.test(leaf.field ?? "") && !leaf.text.endsWith("*")
      ? [splitHeading(leaf.text).heading]
      : [],
  );
  return [...new Set(names)];
}

/** The headings of a query that MeSH does not have. */
export function listUnknownHeadings(query: Query): string[] {
  return collectHeadings(query).filter((name) => TERMINOLOGY.findHeading(name) === null);
}
