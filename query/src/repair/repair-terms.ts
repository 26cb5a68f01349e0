import type { QueryChange } from "@medsieve/contract/searches";
import { foldText } from "@medsieve/text/words";
import { isWordField, TERM_FIELDS, type TermField } from "../fields.ts";
import { findLanguageCode, nameLanguage } from "../languages.ts";
import { printLeaf, printNode } from "../print-query.ts";
import { findPublicationType, suggestPublicationType } from "../publication-types.ts";
import { isOperatorNode, type OperatorNode, QueryError, type QueryNode, type Span, type TermNode } from "../query.ts";
import { readDates } from "../read-dates.ts";
import { isStopWord } from "../stop-words.ts";
import { findSubheading, splitHeading } from "../subheadings.ts";
import { listTermPieces } from "../term-words.ts";
import type { KnownHeadings } from "./known-headings.ts";
import { type ChangeCode, makeChange } from "./query-changes.ts";
import { spellOutWildcards } from "./repair-wildcards.ts";

/** What a term becomes, and why; `node` null: it is left out. */
interface RepairedTerm {
  code: ChangeCode;
  node: QueryNode | null;
}

/** Puts right what single terms get wrong; null when nothing is left of the query. */
export function repairTerms(node: QueryNode, headings: KnownHeadings, changes: QueryChange[]): QueryNode | null {
  if (isOperatorNode(node)) return repairParts(node, headings, changes);
  if (node.kind !== "term") return node;
  let current: TermNode = node;
  // Several things may be wrong with one term; each step mends one of them.
  for (let step = 0; step < 4; step += 1) {
    const repaired = repairTerm(current, headings);
    if (repaired === null) return current;
    changes.push(
      makeChange(repaired.code, printLeaf(current), repaired.node === null ? null : printNode(repaired.node)),
    );
    if (repaired.node?.kind !== "term") return repaired.node;
    current = repaired.node;
  }
  return current;
}

function repairParts(node: OperatorNode, headings: KnownHeadings, changes: QueryChange[]): QueryNode | null {
  const before = changes.length;
  const repaired = node.parts.map((part) => repairTerms(part, headings, changes));
  if (changes.length === before) return node;
  const [first] = repaired;
  if (node.kind === "not" && first === null) return null;
  const kept = repaired.filter((part) => part !== null);
  const seen = new Set<string>();
  const parts = kept
    .flatMap((part, at) => (part.kind === node.kind && (node.kind !== "not" || at === 0) ? part.parts : [part]))
    .filter((part, at) => {
      const printed = foldText(printNode(part));
      const isNew = !seen.has(printed) || (node.kind === "not" && at === 0);
      seen.add(printed);
      return isNew;
    });
  const [only] = parts;
  return parts.length > 1 ? { ...node, parts } : (only ?? null);
}

function repairTerm(term: TermNode, headings: KnownHeadings): RepairedTerm | null {
  const spelled = spellOutWildcards(term);
  if (spelled !== null) return { code: "wildcard", node: spelled };
  if (term.field === null) return repairUntagged(term);
  if (isWordField(term.field)) return repairWords(term);
  if (term.text.endsWith("*")) return null;
  switch (TERM_FIELDS[term.field].library.by) {
    case "heading":
      return repairHeading(term, headings);
    case "subheading":
      return findSubheading(term.text) === null ? { code: "subheading", node: searchWords(term) } : null;
    case "type":
      return repairType(term, headings);
    case "language":
      return repairLanguage(term);
    default:
      return null;
  }
}

/** The term's words in title and abstract. */
function searchWords(term: TermNode, text = term.text): TermNode {
  return { ...term, text, field: "tiab", quoted: term.quoted || text.includes(" ") };
}

const RANGE = /^\d{4}(?:\/\d{1,2}){0,2}:\d{4}(?:\/\d{1,2}){0,2}$/u;

function repairUntagged(term: TermNode): RepairedTerm | null {
  if (RANGE.test(term.text)) return readRange(term);
  const words = listTermPieces(term).flat();
  if (!term.quoted && term.text.split(" ").every(isStopWord)) return { code: "left_out", node: null };
  return term.quoted && words.slice(0, -1).some((word) => word.prefix) ? dropInnerStars(term) : null;
}

function readRange(term: TermNode): RepairedTerm | null {
  const place: Span = { start: term.start, end: term.end };
  try {
    return { code: "date", node: readDates(term.text, null, "dp", place, []) };
  } catch (error) {
    if (error instanceof QueryError) return { code: "date", node: null };
    throw error;
  }
}

function dropInnerStars(term: TermNode): RepairedTerm {
  const text = term.text.replace(/\*(?= )/gu, "");
  return { code: "wildcard", node: { ...term, text } };
}

function repairWords(term: TermNode): RepairedTerm | null {
  const words = listTermPieces(term).flat();
  if (words.slice(0, -1).some((word) => word.prefix)) return dropInnerStars(term);
  if (term.within !== null) {
    if (words.length < 2) return { code: "proximity", node: { ...term, within: null } };
    const text = term.text.replaceAll("*", "");
    if (!term.quoted || text !== term.text) return { code: "proximity", node: { ...term, quoted: true, text } };
  }
  const isUnquotedOperator = !term.quoted && /(?:^| )(?:and|or|not|&&?|\|\|?|[+!])(?: |$)/iu.test(term.text);
  return isUnquotedOperator ? { code: "quotes", node: { ...term, quoted: true } } : null;
}

function repairHeading(term: TermNode, headings: KnownHeadings): RepairedTerm | null {
  if (headings.find(term.text) !== null && isSame(headings.find(term.text), term.text)) return null;
  const { heading, subheading } = splitHeading(term.text);
  if (subheading === null && heading.includes("/")) {
    return { code: "subheading", node: { ...term, text: heading.slice(0, heading.lastIndexOf("/")).trim() } };
  }
  const known = headings.find(heading);
  if (known !== null && isSame(known, heading)) return null;
  const absent = known === null && headings.isAbsent(heading);
  const meant = known ?? (absent ? headings.findByEntryTerm(heading) : null);
  if (meant !== null && !isSame(meant, heading)) {
    const text = subheading === null ? meant : `${meant}/${subheading}`;
    return { code: "heading_corrected", node: { ...term, text, quoted: true } };
  }
  return absent && meant === null ? { code: "heading_unknown", node: searchWords(term, heading) } : null;
}

const isSame = (a: string | null, b: string): boolean => a !== null && words(a) === words(b);
const words = (text: string): string => (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

function repairType(term: TermNode, headings: KnownHeadings): RepairedTerm | null {
  if (findPublicationType(term.text) !== null) return null;
  const heading = headings.find(term.text);
  if (heading !== null && isSame(heading, term.text)) {
    return { code: "publication_type", node: { ...term, field: "mh" satisfies TermField } };
  }
  const meant = suggestPublicationType(term.text);
  if (meant !== null) return { code: "publication_type", node: { ...term, text: meant, quoted: true } };
  return { code: "publication_type", node: searchWords(term) };
}

/** Codes of ISO 639-1, which PubMed does not take, by its own. */
const SHORT_CODES = new Map(
  Object.entries({
    ...{ en: "eng", ja: "jpn", jp: "jpn", zh: "chi", cn: "chi", de: "ger" },
    ...{ fr: "fre", es: "spa", it: "ita", pt: "por", ru: "rus", ko: "kor" },
  }),
);

function repairLanguage(term: TermNode): RepairedTerm | null {
  if (findLanguageCode(term.text) !== null) return null;
  const code = SHORT_CODES.get(term.text.toLowerCase());
  const name = code === undefined ? null : nameLanguage(code);
  return { code: "language", node: name === null ? null : { ...term, text: name.toLowerCase() } };
}
