import type { QueryChange } from "@medsieve/contract/searches";
import { isDateField, readTag } from "../fields.ts";
import { lexQuery, type Token } from "../lex-query.ts";
import { parseQuery } from "../parse-query.ts";
import { printLeaf, printQuery } from "../print-query.ts";
import { collectLeaves, type Query, QueryError, type QueryNode } from "../query.ts";
import type { KnownHeadings } from "./known-headings.ts";
import { dropPart, mendOperators } from "./mend-refused.ts";
import { printTokens } from "./print-tokens.ts";
import { findChangeCode, makeChange } from "./query-changes.ts";
import { liftExclusions, raiseOperators } from "./repair-operators.ts";
import { distributeTags, openQuotes, renameTags } from "./repair-tags.ts";
import { repairTerms } from "./repair-terms.ts";
import { markInnerStars } from "./repair-wildcards.ts";

export type RepairedQuery =
  /** `query` can be searched; it is the very text that was given where `changes` is empty. */
  | { query: string; changes: QueryChange[]; dropped: null }
  /** Nothing of it can be searched; the reason in plain words. */
  | { query: null; changes: QueryChange[]; dropped: string };

/** What is mended may show something else to mend. */
const MAX_ROUNDS = 5;
/** Parts that cannot be read are cut out one at a time. */
const MAX_CUTS = 20;

const isTag = (tag: string): boolean => readTag(tag) !== null;

/**
 * Puts right what is wrong in a query: quotation marks, parentheses, operators, field tags, wildcards,
 * dates, publication types, languages and MeSH headings. A query in which nothing is wrong comes back as it is. Of
 * MeSH headings only what `headings` knows for sure is touched. Never throws.
 */
export function repairQuery(text: string, headings: KnownHeadings): RepairedQuery {
  const changes: QueryChange[] = [];
  let query = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = changes.length;
    const repaired = repairOnce(query, headings, changes);
    if (repaired instanceof QueryError) return { query: null, changes, dropped: repaired.message };
    if (changes.length === before) break;
    query = repaired;
  }
  return { query, changes, dropped: null };
}

/** The query after one round; the error that keeps it from being searched where there is no mending it. */
function repairOnce(text: string, headings: KnownHeadings, changes: QueryChange[]): string | QueryError {
  try {
    const notes: Query["notes"] = [];
    const start = changes.length;
    let tokens = openQuotes(lexQuery(text, isTag, notes), changes);
    for (const note of notes) addNote(note, text, changes);
    tokens = distributeTags(renameTags(tokens, changes), changes);
    tokens = liftExclusions(raiseOperators(openDates(tokens, changes), headings, changes), changes);
    const { query, printed } = parseMended(markInnerStars(tokens), changes);
    const root = repairTerms(query.root, headings, changes);
    if (root === null) return new QueryError("empty_query", "Nothing of this query can be searched.", 0, 0);
    const after = printQuery({ root, notes: [] });
    const remaining = new Set(parseQuery(after).notes.map((note) => note.code));
    for (const note of query.notes) if (!remaining.has(note.code)) addNote(note, printed, changes, query.root);
    return changes.length === start ? text : after;
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
}

/** A note about one term as a change of that term; any other only with the part that it concerns. */
function addNote(note: Query["notes"][number], text: string, changes: QueryChange[], root?: QueryNode): void {
  const code = findChangeCode(note.code);
  if (code === null) return;
  const { start, end } = note;
  if (start === null || end === null) {
    changes.push(makeChange(code, null, null));
    return;
  }
  const leaves = root === undefined ? [] : collectLeaves(root);
  const leaf = leaves.find((it) => it.start <= start && it.end >= end);
  if (leaf === undefined) changes.push(makeChange(code, text.slice(start, end), null));
  else changes.push(makeChange(code, text.slice(leaf.start, leaf.end), printLeaf(leaf)));
}

/** Parses the tokens, after what the parser refuses has been mended or cut out. Throws QueryError where neither helps. */
function parseMended(given: readonly Token[], changes: QueryChange[]): { query: Query; printed: string } {
  let tokens = given;
  for (let cuts = 0; ; cuts += 1) {
    const printed = printTokens(tokens);
    try {
      return { query: parseQuery(printed), printed };
    } catch (error) {
      if (!(error instanceof QueryError) || cuts === MAX_CUTS) throw error;
      const read = lexQuery(printed, isTag, []);
      const mended = mendOperators(read, error, changes) ?? dropPart(read, error, changes);
      if (mended === null) throw error;
      tokens = mended;
    }
  }
}

/** "2015:present[dp]" as PubMed writes it: 2015:3000[dp]. */
function openDates(tokens: readonly Token[], changes: QueryChange[]): Token[] {
  return tokens.map((token, at) => {
    const tag = tokens[at + 1];
    const read = tag?.type === "tag" ? readTag(tag.text) : null;
    if (read === null || !isDateField(read.field) || (token.type !== "word" && token.type !== "quoted")) return token;
    const text = token.text.replace(/(?<![\p{L}\p{N}])(?:present|current|now|today)$/iu, "3000");
    if (text === token.text) return token;
    changes.push(makeChange("date", printTokens([token]), text));
    return { ...token, text };
  });
}
