import type { StrategyNote } from "@medsieve/contract/strategies";
import { published, term } from "../build-query.ts";
import type { TermField } from "../fields.ts";
import { findLanguageCode, nameLanguage } from "../languages.ts";
import { findPublicationType, suggestPublicationType } from "../publication-types.ts";
import { isOperatorNode, type OperatorNode, QueryError, type QueryNode } from "../query.ts";
import type { KnownHeadings } from "../repair/known-headings.ts";
import { findSubheading } from "../subheadings.ts";
import { makeNote } from "../translate/notes.ts";
import { readFields } from "./line-fields.ts";
import type { LineNode } from "./parse-line.ts";
import { writeWildcards } from "./write-wildcards.ts";

export interface ImportContext {
  headings: KnownHeadings;
  /** The query of an earlier line. Throws QueryError where there is none; null where nothing of it could be read. */
  findLine: (number: number, start: number, end: number) => QueryNode | null;
  /** Of a search without a field: what the platform looks into. */
  unfielded: readonly string[];
  note: (note: StrategyNote) => void;
}

/** Pairs of words that a distance between groups stands for; beyond, the words are joined by AND. */
const MOST_PAIRS = 60;

/** A line of Ovid's or Embase.com's language as a PubMed query; null where nothing of it can be searched there. */
export function toPubmed(
  node: LineNode,
  context: ImportContext,
  codes: readonly string[] | null = null,
): QueryNode | null {
  const { note } = context;
  switch (node.kind) {
    case "in":
      return toPubmed(node.node, context, codes ?? node.fields);
    case "line":
      return context.findLine(node.number, node.start, node.end);
    case "heading":
      return writeHeading(node.token, context);
    case "bracket":
      return writeBracket(node.token, context);
    case "words":
      return writeWords(node.words, codes ?? context.unfielded, context);
    case "near":
      return writeNear(node, codes ?? context.unfielded, context);
    case "and":
    case "or":
    case "not": {
      const written = node.kind === "or" ? joinFields(node.parts) : node.parts;
      const parts = written.map((part) => toPubmed(part, context, codes));
      const [first = null] = parts;
      if (node.kind === "not" && first === null) return null;
      const kept = parts.filter((part) => part !== null);
      if (kept.length < parts.length) note(makeNote("part_left_out"));
      return joinParts(node.kind, kept);
    }
  }
}

/** "TI zinc OR AB zinc", as EBSCO has it, is one search in both fields. */
function joinFields(parts: readonly LineNode[]): LineNode[] {
  const joined = new Map<string, LineNode>();
  for (const part of parts) {
    const isPlain =
      part.kind === "in" && (part.node.kind === "words" || part.node.kind === "near" || isOfWords(part.node));
    const key = JSON.stringify(isPlain ? part.node : part);
    const before = joined.get(key);
    const isBoth = isPlain && before?.kind === "in";
    joined.set(key, isBoth ? { ...part, fields: [...before.fields, ...part.fields] } : part);
  }
  return [...joined.values()];
}

const isOfWords = (node: LineNode): boolean => node.kind === "or" && node.parts.every(({ kind }) => kind === "words");

/** One query of several; chains of one operator are one node. */
export function joinParts(kind: OperatorNode["kind"], parts: readonly QueryNode[]): QueryNode | null {
  const [first] = parts;
  if (first === undefined || parts.length === 1) return first ?? null;
  const flat = parts.flatMap((part, at) => {
    const isChain = isOperatorNode(part) && part.kind === kind && (kind !== "not" || at === 0);
    return isChain ? part.parts : [part];
  });
  return { kind, parts: flat, start: 0, end: 0 };
}

function writeTerm(text: string, field: TermField | null, { note }: ImportContext): QueryNode | null {
  try {
    return term(text, field).root;
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    note(makeNote("part_left_out"));
    return null;
  }
}

function writeWords(written: readonly string[], codes: readonly string[], context: ImportContext): QueryNode | null {
  const { fields, unknown } = readFields(codes);
  if (unknown.length > 0) context.note(makeNote("field_unknown", { field: unknown.join(", ") }));
  const found = (fields.length > 0 ? fields : (["tw"] as const)).map((field) => writeIn(written, field, context));
  return joinParts(
    "or",
    found.filter((part) => part !== null),
  );
}

function writeIn(written: readonly string[], field: TermField, context: ImportContext): QueryNode | null {
  const text = written.join(" ");
  const bare = text.replace(/(?<![*$])[*$]+$/u, "");
  switch (field) {
    case "pt": {
      const type = findPublicationType(bare) ?? suggestPublicationType(bare);
      if (type === null) context.note(makeNote("type_unknown", { type: bare }));
      return writeTerm(type ?? bare, "pt", context);
    }
    case "la":
      return writeTerm(nameLanguage(findLanguageCode(bare) ?? "") ?? bare, "la", context);
    case "sh":
    case "sh:noexp":
      return writeTerm(findSubheading(bare) ?? bare, field, context);
    case "mh:noexp":
      return writeTerm(context.headings.find(bare) ?? bare, field, context);
    case "au":
    case "ta":
    case "ad":
    case "aid":
    case "pmid":
    case "rn":
      return writeTerm(bare, field, context);
    default:
      return writeSpellings(written, field, context);
  }
}

/** Spellings of a phrase after which wildcards in its further words are not written out. */
const MANY_SPELLINGS = 8;

/** A phrase, in each spelling that its wildcards stand for. */
function writeSpellings(written: readonly string[], field: TermField, context: ImportContext): QueryNode | null {
  const phrases = written.reduce<string[][]>(
    (begun, word) => {
      const spellings = writeWildcards(word, begun.length < MANY_SPELLINGS, context.note);
      return begun.flatMap((words) => spellings.map((spelling) => [...words, spelling]));
    },
    [[]],
  );
  const found = phrases.map((words) => writeTerm(words.join(" "), field, context));
  return joinParts(
    "or",
    found.filter((part) => part !== null),
  );
}

function writeNear(
  node: Extract<LineNode, { kind: "near" }>,
  codes: readonly string[],
  context: ImportContext,
): QueryNode | null {
  const choices = node.parts.map(listPhrases);
  const pairs = choices.reduce((count, phrases) => count * (phrases?.length ?? Number.POSITIVE_INFINITY), 1);
  const combined = choices.every((phrases) => phrases !== null) && pairs <= MOST_PAIRS ? multiply(choices) : null;
  if (combined === null) {
    context.note(makeNote("proximity_too_wide"));
    const parts = node.parts.map((part) => toPubmed(part, context, codes));
    return joinParts(
      "and",
      parts.filter((part) => part !== null),
    );
  }
  if (node.within === null) {
    const phrases = combined.map((phrases) => writeWords(phrases.flat(), codes, context));
    return joinParts(
      "or",
      phrases.filter((part) => part !== null),
    );
  }
  const { within } = node;
  const { fields } = readFields(codes);
  const field = fields.length === 1 && fields[0] === "ti" ? "ti" : "tiab";
  if (fields[0] !== "ti" && fields[0] !== "tiab") context.note(makeNote("proximity_field"));
  const found = combined.map((phrases): QueryNode | null => {
    const words = phrases.flat();
    if (words.some((word) => /[*$?#:]/u.test(word))) {
      context.note(makeNote("proximity_truncated", { words: words.join(" ") }));
      const each = phrases.map((phrase) => writeWords(phrase, codes, context));
      return joinParts(
        "and",
        each.filter((part) => part !== null),
      );
    }
    if (words.length > phrases.length) context.note(makeNote("proximity_phrase", { words: words.join(" ") }));
    const built = writeTerm(words.join(" "), field, context);
    return built?.kind === "term" ? { ...built, quoted: true, within } : built;
  });
  return joinParts(
    "or",
    found.filter((part) => part !== null),
  );
}

/** The phrases that a part of a distance stands for; null where it is more than phrases joined by OR. */
function listPhrases(node: LineNode): string[][] | null {
  if (node.kind === "words") return [node.words];
  if (node.kind !== "or") return null;
  const parts = node.parts.map(listPhrases);
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

function multiply(choices: readonly (string[][] | null)[]): string[][][] {
  return choices.reduce<string[][][]>(
    (combined, phrases) => combined.flatMap((before) => (phrases ?? []).map((phrase) => [...before, phrase])),
    [[]],
  );
}

/** A heading that MeSH has, also under another name; any other as words, since no mapping is invented. */
function writeHeading(
  token: Extract<LineNode, { kind: "heading" }>["token"],
  context: ImportContext,
): QueryNode | null {
  const { headings, note } = context;
  const { heading: written, isExploded, isMajor, qualifiers } = token;
  const found = headings.find(written) ?? headings.findByEntryTerm(written);
  if (found === null) {
    note(makeNote("heading_not_mesh", { heading: written }));
    return writeTerm(written, "tiab", context);
  }
  if (found.toLowerCase() !== written.toLowerCase()) note(makeNote("heading_entry_term", { written, heading: found }));
  const field: TermField = `${isMajor ? "majr" : "mh"}${isExploded ? "" : ":noexp"}`;
  const names = qualifiers.map((code) => ({ code, name: findSubheading(code) }));
  for (const { code, name } of names) {
    if (name === null) note(makeNote("subheading_lost", { heading: found, subheading: code }));
  }
  const known = names.flatMap(({ name }) => (name === null ? [] : [name]));
  const texts = known.length === 0 ? [found] : known.map((name) => `${found}/${name}`);
  const parts = texts.map((text) => writeTerm(text, field, context));
  return joinParts(
    "or",
    parts.filter((part) => part !== null),
  );
}

/** Embase.com's [english]/lim, [humans]/lim, [2010-2020]/py. */
function writeBracket(
  { text, kind }: Extract<LineNode, { kind: "bracket" }>["token"],
  context: ImportContext,
): QueryNode | null {
  const years = /^(\d{4})(?:-(\d{4}))?$/u.exec(text);
  if (kind === "py" && years !== null) return writeYears(Number(years[1]), Number(years[2] ?? years[1]));
  return writeRestriction(text, context);
}

/** An open end is written as a year to come, before which nothing is published. */
export function writeYears(from: number | null, to: number | null): QueryNode {
  return published(from === null || from <= 1800 ? null : String(from), to === null ? null : String(to)).root;
}

/** What limits are called on either platform; null, with a note, for one that PubMed has no like of. */
export function writeRestriction(written: string, context: ImportContext): QueryNode | null {
  const text = written
    .trim()
    .toLowerCase()
    .replace(/ languages?$/u, "");
  if (/^humans?$/u.test(text)) return writeTerm("Humans", "mh", context);
  if (/^animals?$/u.test(text)) return writeTerm("Animals", "mh", context);
  if (/^abstracts?$/u.test(text)) return { kind: "hasabstract", start: 0, end: 0 };
  const language = nameLanguage(findLanguageCode(text) ?? "");
  if (language !== null) return writeTerm(language, "la", context);
  const type = findPublicationType(text) ?? suggestPublicationType(text);
  if (type !== null) return writeTerm(type, "pt", context);
  context.note(makeNote("limit_unknown", { limit: written.trim() }));
  return null;
}
