import { findIdentifiers, type Identifier } from "./find-identifiers.ts";
import type { Reference } from "./read-references.ts";

/** A paper as a claim cites it. */
export interface CitedPaper {
  pmid: string | null;
  doi: string | null;
  /** The entry of the reference list, as printed; null where the claim itself gives the identifier. */
  reference: string | null;
}

/** Distinguishes cited papers: one identifier under two references is two of them, since one may name another title. */
export const keyOf = ({ pmid, doi, reference }: CitedPaper): string => JSON.stringify([pmid, doi, reference]);

/** A place in a text that cites papers. */
export interface CitationMark {
  /** UTF-16 offsets, end exclusive. */
  start: number;
  end: number;
  /** It is a part of the sentence, as in "Smith et al. (2019) found". */
  isNarrative: boolean;
  cited: CitedPaper[];
}

/** Full-width digits and marks, as Japanese and Chinese texts print them, in plain ones of the same length. */
function makePlain(text: string): string {
  return text.replace(/[０-９，－～；]/gu, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0).replace("~", "-"),
  );
}

const LIST = String.raw`\d{1,4}(?:\s?[-–—,;、]\s?\d{1,4}){0,40}`;
const BRACKETED = new RegExp(String.raw`\[(${LIST})\]|［(${LIST})］|【(${LIST})】|\((${LIST})\)`, "gu");
const RAISED = /[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}(?:[⁻˒,–-][⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}){0,20}/gu;
const RAISED_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** "(Smith et al., 2019; Lee 2018)" and "Smith et al. (2019)". */
const AUTHOR_YEAR =
  /(\p{Lu}[\p{L}'’-]{1,40})(?:,? (?:et al\.?|and \p{Lu}[\p{L}'’-]{1,40}|& \p{Lu}[\p{L}'’-]{1,40}))?(?:,? ((?:19|20)\d{2})[a-z]?\b|,? \(((?:19|20)\d{2})[a-z]?\))/gu;
/** Numbers of one range that are read: "[1-400]" is none. */
const LONGEST_RANGE = 40;

function readNumbers(list: string): number[] {
  return list.split(/[,;、]/u).flatMap((part) => {
    const [from = 0, to] = part.split(/[-–—⁻]/u).map((number) => Number(number.trim()));
    if (to === undefined) return [from];
    if (to < from || to - from > LONGEST_RANGE) return [];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

const citeReference = ({ pmid, doi, text }: Reference): CitedPaper => ({ pmid, doi, reference: text });

const UNKNOWN: CitedPaper = { pmid: null, doi: null, reference: null };

function findNumbered(text: string, references: readonly Reference[]): CitationMark[] {
  const byNumber = new Map(references.map((reference) => [reference.number, reference]));
  // In round brackets and raised, a number that no reference has is one of the text, as in "sixty adults (60)"; in square ones
  // it cites what the list lacks.
  const mark = (start: number, length: number, list: string, isSquare: boolean): CitationMark[] => {
    const found = readNumbers(list).map((number) => byNumber.get(number));
    if (found.length === 0 || (!isSquare && found.includes(undefined))) return [];
    const cited = found.map((one) => (one ? citeReference(one) : UNKNOWN));
    return [{ start, end: start + length, isNarrative: false, cited }];
  };
  const bracketed = Array.from(makePlain(text).matchAll(BRACKETED), ({ 0: all, 1: a, 2: b, 3: c, 4: d, index }) =>
    mark(index, all.length, a ?? b ?? c ?? d ?? "", d === undefined),
  );
  const raised = Array.from(text.matchAll(RAISED), ({ 0: all, index }) =>
    mark(
      index,
      all.length,
      all.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (digit) => String(RAISED_DIGITS.indexOf(digit))).replaceAll("˒", ","),
      false,
    ),
  );
  return [...bracketed, ...raised].flat();
}

function findByAuthor(text: string, references: readonly Reference[]): CitationMark[] {
  return Array.from(text.matchAll(AUTHOR_YEAR), ({ 0: all, 1: author = "", 2: bare, 3: bracketed, index }) => {
    const year = bare ?? bracketed;
    const found = references.filter((one) => one.author === author.toLowerCase() && one.year === Number(year));
    const isCitation = found.length > 0 || /et al|[(&]/u.test(all) || text.charAt(index - 1) === "(";
    if (!isCitation) return [];
    const cited = found.length > 0 ? found.map(citeReference) : [UNKNOWN];
    const isNarrative = !/[(;]\s?$/u.test(text.slice(Math.max(0, index - 2), index));
    return [{ start: index, end: index + all.length, isNarrative, cited }];
  }).flat();
}

/** Several identifiers behind one "PMIDs" are one mark. */
function groupIdentifiers(found: readonly Identifier[]): CitationMark[] {
  const marks = new Map<number, CitationMark>();
  for (const { kind, id, start, end } of found) {
    const cited = { pmid: kind === "pmid" ? id : null, doi: kind === "doi" ? id : null, reference: null };
    const mark = marks.get(start);
    if (mark) mark.cited.push(cited);
    else marks.set(start, { start, end, isNarrative: false, cited: [cited] });
  }
  return [...marks.values()];
}

/** Every place of a text that cites papers, in order, none inside another. */
export function findCitations(text: string, references: readonly Reference[]): CitationMark[] {
  const identified = groupIdentifiers(findIdentifiers(text));
  const others = [...findNumbered(text, references), ...findByAuthor(text, references)].filter(
    ({ start, end }) => !identified.some((one) => start < one.end && one.start < end),
  );
  return [...identified, ...others].sort((a, b) => a.start - b.start);
}
