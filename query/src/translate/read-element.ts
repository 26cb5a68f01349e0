import { nameField, TERM_FIELDS, type TermField } from "../fields.ts";
import { findLanguageCode, nameLanguage } from "../languages.ts";
import { printLeaf } from "../print-query.ts";
import { findPublicationType } from "../publication-types.ts";
import type { DateNode, LeafNode, RecentNode, TermNode } from "../query.ts";
import type { KnownHeadings } from "../repair/known-headings.ts";
import { isStopWord } from "../stop-words.ts";
import { findSubheading, splitHeading } from "../subheadings.ts";

/**
 * Where words are searched. topic: title, abstract, headings and keywords; title_abstract: with the authors' keywords,
 * as PubMed's [tiab]; all: every field.
 */
export type Scope = "title" | "abstract" | "title_abstract" | "topic" | "keywords" | "substance" | "all";

/** `words` may end in a star. `within`: words that may stand between them, in any order; "each": anywhere. */
export interface WordsElement {
  kind: "words";
  scope: Scope;
  words: string[];
  within: number | null | "each";
  isUntagged: boolean;
}

export interface HeadingElement {
  kind: "heading";
  /** As MeSH prints it, where it is known; as written otherwise. */
  heading: string;
  written: string;
  isKnown: boolean;
  isTruncated: boolean;
  /** The full name; null for none. */
  subheading: string | null;
  isMajor: boolean;
  isExploded: boolean;
}

/** Fields that hold a whole value, where databases have them. */
export type ValueField = "author" | "first_author" | "journal" | "affiliation" | "doi" | "pmid" | "registry_number";

export type SearchElement =
  | WordsElement
  | HeadingElement
  | { kind: "subheading"; name: string; isExploded: boolean }
  | { kind: "type"; name: string }
  | { kind: "language"; name: string }
  | { kind: "dates"; node: DateNode | RecentNode }
  | { kind: "abstract" }
  | { kind: "value"; field: ValueField; text: string }
  /** No other database has such a field. */
  | { kind: "pubmed_only"; field: string };

const SCOPES: Partial<Record<TermField, Scope>> = {
  all: "all",
  tiab: "title_abstract",
  ti: "title",
  tt: "title",
  ab: "abstract",
  tw: "topic",
  ot: "keywords",
  nm: "substance",
};

const VALUES: Partial<Record<TermField, ValueField>> = {
  au: "author",
  fau: "author",
  "1au": "first_author",
  ta: "journal",
  ad: "affiliation",
  aid: "doi",
  pmid: "pmid",
  rn: "registry_number",
};

/** What a term, date or flag of a PubMed query looks for, in no database's own words. */
export function readElement(leaf: LeafNode, headings: KnownHeadings): SearchElement {
  switch (leaf.kind) {
    case "hasabstract":
      return { kind: "abstract" };
    case "date":
    case "recent":
      return leaf.field === "dp"
        ? { kind: "dates", node: leaf }
        : { kind: "pubmed_only", field: nameField(leaf.field) };
    case "term":
      return readTermElement(leaf, headings);
  }
}

function readTermElement(term: TermNode, headings: KnownHeadings): SearchElement {
  const field = term.field ?? "all";
  const { by } = TERM_FIELDS[field].library;
  const bare = term.text.replace(/\*$/u, "");
  if (by === "heading") return readHeading(term, headings);
  if (by === "subheading") {
    return { kind: "subheading", name: findSubheading(bare) ?? bare, isExploded: field === "sh" };
  }
  if (by === "type") return { kind: "type", name: findPublicationType(bare) ?? bare };
  if (by === "language") return { kind: "language", name: nameLanguage(findLanguageCode(bare) ?? "") ?? bare };
  const value = VALUES[field];
  if (value !== undefined) return { kind: "value", field: value, text: term.text };
  const scope = SCOPES[field];
  if (scope === undefined) return { kind: "pubmed_only", field: nameField(field) };
  const words = listWords(term.text);
  if (words.length === 0) return { kind: "pubmed_only", field: nameField(field) };
  if (term.field !== null || term.quoted) {
    return {
      kind: "words",
      scope: term.field === null ? "topic" : scope,
      words,
      within: term.within,
      isUntagged: false,
    };
  }
  const meant = words.filter((word) => !isStopWord(word));
  return { kind: "words", scope: "topic", words: meant.length > 0 ? meant : words, within: "each", isUntagged: true };
}

function readHeading(term: TermNode, headings: KnownHeadings): HeadingElement {
  const field = term.field ?? "mh";
  const isTruncated = term.text.endsWith("*");
  const { heading: written, subheading } = splitHeading(term.text.replace(/\*$/u, ""));
  const found = isTruncated ? null : (headings.find(written) ?? headings.findByEntryTerm(written));
  return {
    kind: "heading",
    heading: found ?? written,
    written,
    isKnown: isTruncated || found !== null,
    isTruncated,
    subheading,
    isMajor: field.startsWith("majr"),
    isExploded: !isTruncated && !field.endsWith(":noexp"),
  };
}

/** The words as databases take them: letters, digits, hyphens and apostrophes, with a star at most at the end. */
export function listWords(text: string): string[] {
  return text
    .replace(/[^\p{L}\p{N}\p{M}'’*-]+/gu, " ")
    .split(" ")
    .map((word) =>
      word
        .replaceAll("’", "'")
        .replace(/^[-'*]+/u, "")
        .replace(/(?<![-'])[-']+(?=\*?$)/u, ""),
    )
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** How notes name what a leaf looks for. */
export function nameElement(leaf: LeafNode): string {
  return leaf.kind === "term" && leaf.field === null ? leaf.text : printLeaf(leaf);
}
