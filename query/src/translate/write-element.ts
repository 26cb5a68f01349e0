import type { StrategyNote } from "@medsieve/contract/strategies";
import { explodePublicationType } from "../publication-types.ts";
import type { LeafNode } from "../query.ts";
import type { KnownHeadings } from "../repair/known-headings.ts";
import { TYPES_AS_TEXT } from "./designs.ts";
import type { DesignSearch, Dialect, Written } from "./dialect.ts";
import { turnHeading } from "./heading-text.ts";
import { makeNote } from "./notes.ts";
import {
  type HeadingElement,
  listWords,
  nameElement,
  readElement,
  type Scope,
  type WordsElement,
} from "./read-element.ts";
import { readYears } from "./read-years.ts";

/** Words that may share one search of their place with others: `inner` without its field. */
export interface WrittenWords {
  kind: "words";
  scope: Scope;
  /** What words of one kind stand together as on a line. */
  group: string;
  inner: string;
  isSingle: boolean;
  notes: StrategyNote[];
}

export interface WrittenText extends Written {
  kind: "text";
  /** Whether operators may stand beside it without parentheses. */
  isSingle: boolean;
}

/** `left_out`: nothing of it can be searched; the notes say why. */
export type WrittenElement = WrittenWords | WrittenText | { kind: "left_out"; notes: StrategyNote[] };

export interface TranslationContext {
  headings: KnownHeadings;
  /** The year of today, from which "last 5 years" counts. */
  thisYear: number;
}

/** One term, date or flag of a PubMed query in a database's language. */
export function writeElement(leaf: LeafNode, dialect: Dialect, context: TranslationContext): WrittenElement {
  const { database } = dialect;
  const element = readElement(leaf, context.headings);
  const term = nameElement(leaf);
  const leaveOut = (code: "field_left_out" | "limit_left_out", field = ""): WrittenElement => ({
    kind: "left_out",
    notes: [makeNote(code, { term, database, field })],
  });
  switch (element.kind) {
    case "words":
      return writeWords(element, term, dialect);
    case "heading":
      return writeHeading(element, term, dialect);
    case "subheading": {
      const text = dialect.subheading?.(element.name) ?? null;
      if (text === null) return leaveOut("field_left_out", "[MeSH Subheading]");
      const notes = element.isExploded ? [makeNote("subheading_not_exploded", { subheading: element.name })] : [];
      return { kind: "text", text, isSingle: true, notes };
    }
    case "type":
      return writeType(element.name, term, dialect);
    case "language":
      return dialect.language === null ? leaveOut("limit_left_out") : plain(dialect.language([element.name]));
    case "dates": {
      const { years, notes } = readYears(element.node, dialect, context.thisYear);
      const text = dialect.years?.(years, context.thisYear) ?? null;
      return text === null ? leaveOut("limit_left_out") : { kind: "text", text, isSingle: false, notes };
    }
    case "abstract":
      return dialect.abstract === null ? leaveOut("limit_left_out") : plain(dialect.abstract);
    case "value": {
      const write = dialect.values[element.field];
      if (write === undefined) return leaveOut("field_left_out", element.field);
      const isName = element.field === "author" || element.field === "journal" || element.field === "affiliation";
      const notes = isName ? [makeNote("name_to_check", { term, database })] : [];
      return { kind: "text", text: write(element.text), isSingle: true, notes };
    }
    case "pubmed_only":
      return leaveOut("field_left_out", element.field);
  }
}

const plain = (text: string): WrittenText => ({ kind: "text", text, isSingle: true, notes: [] });

function writeWords(element: WordsElement, term: string, dialect: Dialect, group = "words"): WrittenWords {
  const { database, operators } = dialect;
  const notes: StrategyNote[] = [];
  const isSearched = dialect.inScope(element.scope, "x", true) !== null;
  if (!isSearched) notes.push(makeNote("field_otherwise", { term, field: element.scope }));
  if (element.isUntagged) notes.push(makeNote("untagged_term", { term }));
  const words = element.words.map((word) => {
    if (dialect.truncates || !word.endsWith("*")) return word;
    notes.push(makeNote("truncation_unsupported", { word, database }));
    return word.slice(0, -1);
  });
  const { inner, isSingle } = joinWords({ ...element, words }, term, dialect, notes);
  return { kind: "words", scope: isSearched ? element.scope : "title_abstract", group, inner, isSingle, notes };

  function joinWords(
    { within }: WordsElement,
    shown: string,
    { near, phrase }: Dialect,
    said: StrategyNote[],
  ): { inner: string; isSingle: boolean } {
    if (within === null || words.length === 1) return { inner: phrase(words), isSingle: true };
    const each = words.map((word) => phrase([word]));
    if (within !== "each" && near !== null) {
      if (words.length > 2) said.push(makeNote("proximity_chained", { term: shown }));
      if (words.some((word) => word.endsWith("*"))) said.push(makeNote("truncation_in_proximity", { term: shown }));
      return { inner: `(${each.join(` ${near(within)} `)})`, isSingle: true };
    }
    if (within !== "each") said.push(makeNote("proximity_unsupported", { term: shown, database }));
    return { inner: `(${each.join(` ${operators.and} `)})`, isSingle: true };
  }
}

function writeHeading(element: HeadingElement, term: string, dialect: Dialect): WrittenElement {
  const { database, thesaurus } = dialect;
  const { heading, subheading } = element;
  if (element.isTruncated) {
    const words = listWords(`${heading}*`);
    const written = writeWords(
      { kind: "words", scope: "topic", words, within: null, isUntagged: false },
      term,
      dialect,
    );
    return { ...written, notes: [makeNote("heading_truncated", { heading: `${heading}*` }), ...written.notes] };
  }
  const notes: StrategyNote[] = [];
  if (!element.isKnown) notes.push(makeNote("heading_unknown", { heading }));
  else if (isOtherName(element.written, heading)) {
    notes.push(makeNote("heading_entry_term", { written: element.written, heading }));
  }
  if (dialect.heading !== null) {
    const written = dialect.heading(element);
    return { kind: "text", text: written.text, isSingle: true, notes: [...notes, ...written.notes] };
  }
  if (heading === "Humans" || heading === "Animals") {
    const text = dialect.species[heading];
    return text === undefined
      ? { kind: "left_out", notes: [makeNote("humans_left_out", { heading, database })] }
      : plain(text);
  }
  if (thesaurus === null) notes.push(makeNote("heading_without_thesaurus", { heading, database }));
  else notes.push(makeNote("heading_as_text", { heading, thesaurus }));
  if (element.isMajor) notes.push(makeNote("major_lost", { heading }));
  if (subheading !== null) notes.push(makeNote("subheading_lost", { heading, subheading }));
  const forms = turnHeading(heading.toLowerCase()).map((words) => dialect.phrase(words));
  const inner = forms.join(` ${dialect.operators.or} `);
  return {
    kind: "words",
    scope: "title_abstract",
    group: `heading ${heading}`,
    inner,
    isSingle: forms.length === 1,
    notes,
  };
}

/** Whether MeSH calls it otherwise than by another case. */
function isOtherName(written: string, heading: string): boolean {
  const fold = (name: string): string =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return fold(written) !== fold(heading);
}

function writeType(name: string, term: string, dialect: Dialect): WrittenElement {
  const { database, types } = dialect;
  if (types === "as_in_pubmed") {
    const text = dialect.type?.(explodePublicationType(name)) ?? name;
    return plain(text);
  }
  const design = types[name];
  if (design === undefined) {
    const forms = TYPES_AS_TEXT[name] ?? [name];
    const written = forms.map((form) =>
      writeWords(
        { kind: "words", scope: "title_abstract", words: form.split(/[\s,]+/u), within: null, isUntagged: false },
        term,
        dialect,
      ),
    );
    const notes = [makeNote("type_as_text", { type: name, database }), ...written.flatMap((one) => one.notes)];
    const inner = written.map((one) => one.inner).join(` ${dialect.operators.or} `);
    return {
      kind: "words",
      scope: "title_abstract",
      group: `type ${name}`,
      inner,
      isSingle: forms.length === 1,
      notes,
    };
  }
  return writeDesign(design, name, database);
}

/** What a database searches in place of a publication type or of a filter. */
export function writeDesign(design: DesignSearch, name: string, database: string): WrittenElement {
  switch (design.by) {
    case "index":
      return { ...plain(design.text), notes: [makeNote("type_as_index_term", { type: name, database })] };
    case "filter": {
      const notes = [makeNote("type_as_filter", { type: name, source: design.source })];
      return { kind: "text", text: design.text, isSingle: false, notes };
    }
    case "everything":
      return { kind: "left_out", notes: [makeNote("type_not_needed", { type: name, database })] };
  }
}
