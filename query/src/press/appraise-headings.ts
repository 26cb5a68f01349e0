import type { PressRemark } from "@medsieve/contract/strategies";
import type { KnownHeadings } from "../repair/known-headings.ts";
import type { Concept } from "./query-concepts.ts";
import { makeRemark } from "./remarks.ts";

const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Subject headings: whether each concept has one beside its words, and how they are searched. */
export function appraiseHeadings(concepts: readonly Concept[], headings: KnownHeadings): PressRemark[] {
  const remarks = concepts
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap((concept) => appraiseBoth(concept, headings));
  for (const { leaf, element } of concepts.flatMap(({ leaves }) => leaves)) {
    if (element.kind !== "heading") continue;
    const { heading, written, subheading } = element;
    if (!element.isKnown) remarks.push(makeRemark("heading_unknown", { heading }, leaf));
    else if (fold(written) !== fold(heading))
      remarks.push(makeRemark("heading_entry_term", { written, heading }, leaf));
    if (!element.isExploded) remarks.push(makeRemark("heading_not_exploded", { heading }, leaf));
    if (element.isMajor) remarks.push(makeRemark("heading_major", { heading }, leaf));
    if (subheading !== null) remarks.push(makeRemark("heading_subheading", { heading, subheading }, leaf));
  }
  return [...remarks, makeRemark("judge_headings")];
}

/** Headings without words, or the reverse. Words without a tag are mapped to headings by PubMed itself. */
function appraiseBoth({ name, node, leaves }: Concept, headings: KnownHeadings): PressRemark[] {
  const words = leaves.flatMap(({ element }) => (element.kind === "words" ? [element] : []));
  const hasHeading = leaves.some(({ element }) => element.kind === "heading" || element.kind === "subheading");
  if (hasHeading && words.length === 0) return [makeRemark("block_without_text", { name }, node)];
  if (hasHeading || words.length === 0 || words.some(({ isUntagged }) => isUntagged)) return [];
  for (const { words: written } of words) {
    const text = written.join(" ");
    const heading = text.includes("*") ? null : (headings.find(text) ?? headings.findByEntryTerm(text));
    if (heading !== null) return [makeRemark("block_without_heading", { name, heading }, node)];
  }
  return [makeRemark("block_without_known_heading", { name }, node)];
}
