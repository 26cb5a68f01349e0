import type { QueryWarning } from "@medsieve/contract/searches";
import { splitWords } from "@medsieve/text/words";
import type { ReadTag, TermField } from "./fields.ts";
import { isWordField } from "./fields.ts";
import type { QueryNode, Span, TermNode } from "./query.ts";
import { QueryError, warnAt } from "./query.ts";

/** Letters or digits that must stand before a star (PubMed User Guide, "Truncation"). */
const MIN_BEFORE_STAR = 4;

/** Words that are no text unless quoted; a star before one hid it. */
const RESERVED = /^(?:AND|OR|NOT|[Hh][Aa][Ss][Aa][Bb][Ss][Tt][Rr][Aa][Cc][Tt])$/u;

/** The separate PMIDs of a text; null when it holds anything else. */
export function readPmids(text: string): string[] | null {
  return /^(?:pmids?:?\s*)?\d{1,10}(?:[\s,;]+\d{1,10})*[\s,;]*$/iu.test(text) ? (text.match(/\d+/gu) ?? []) : null;
}

/** One PMID, or several of which each is wanted. */
export function makePmidNode(pmids: readonly string[], span: Span): QueryNode {
  const { start, end } = span;
  const parts = [...new Set(pmids.map((digits) => digits.replace(/^0+(?=\d)/u, "")))].map(
    (text): TermNode => ({ kind: "term", text, quoted: false, field: "pmid", within: null, start, end }),
  );
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : { kind: "or", parts, start, end };
}

/** Stars only where they mean something: at the end of a word long enough. */
function settleStars(text: string, field: TermField | null, span: Span, notes: QueryWarning[]): string {
  if (!text.includes("*")) return text;
  const warned = new Set<string>();
  const warn = (code: string, message: string): void => {
    if (!warned.has(code)) notes.push(warnAt(span, code, message));
    warned.add(code);
  };
  const words = text.split(" ").map((written) => {
    let word = written.replace(/\*+/gu, "*");
    if (word.startsWith("*")) {
      warn("leading_star", "A star cannot stand before a word; it is ignored.");
      word = word.slice(1);
    }
    if (/\*./u.test(word)) {
      warn("star_within_word", "A star works only at the end of a word; inside one it is read as a hyphen.");
      word = word.replace(/\*(?=.)/gu, "-");
    }
    return word;
  });
  let lettersSoFar = 0;
  return words
    .map((word) => {
      const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      lettersSoFar = isWordField(field) ? letters : lettersSoFar + letters;
      if (!word.endsWith("*") || (lettersSoFar >= MIN_BEFORE_STAR && letters > 0)) return word;
      const shown = word.slice(0, 20);
      warn(
        "star_too_short",
        `A star needs ${MIN_BEFORE_STAR} letters or more before it; "${shown}" is read without it.`,
      );
      return word.slice(0, -1);
    })
    .filter((word) => word !== "")
    .join(" ");
}

/** Without blanks and colons around it. */
function trimColons(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && /[\s:]/u.test(text.charAt(start))) start += 1;
  while (start < end && /[\s:]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * A term as it will be searched; null, with a note, when nothing of it can be. Throws QueryError for a reference to
 * PubMed's search history (#1).
 */
export function readTerm(
  written: { text: string; quoted: boolean },
  tag: ReadTag | null,
  span: Span,
  notes: QueryWarning[],
): QueryNode | null {
  const field = tag === null ? null : (tag.field as TermField);
  const collapsed = written.text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
  const { start, end } = span;
  if (field === "sb" && collapsed.toLowerCase() === "hasabstract") return { kind: "hasabstract", start, end };
  if (field === "pmid") {
    const pmids = readPmids(collapsed);
    if (pmids !== null) return makePmidNode(pmids, span);
    notes.push(warnAt(span, "not_a_pmid", "A PMID is a number; this part is ignored."));
    return null;
  }
  const settle = (part: string): string => settleStars(part, field, span, notes);
  const text = written.quoted ? settle(collapsed) : trimColons(settle(trimColons(collapsed)));
  if (!written.quoted && /(?:^| )#\d+(?: |$)/u.test(text)) {
    throw new QueryError(
      "history_reference",
      "#1 and the like stand for earlier searches in PubMed's history, which is not known here. Write out that search.",
      span.start,
      span.end,
    );
  }
  if (splitWords(text).length === 0) {
    notes.push(warnAt(span, "nothing_to_search", "There is no word here that can be searched; this part is ignored."));
    return null;
  }
  const quoted = written.quoted || text.split(/[ :]/u).some((word) => RESERVED.test(word));
  return { kind: "term", text, quoted, field, within: tag?.within ?? null, start, end };
}
