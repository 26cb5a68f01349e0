import type { QueryWarning } from "@medsieve/contract/searches";
import { DATE_FIELDS, nameField } from "@medsieve/query/fields";
import { printLeaf } from "@medsieve/query/print-query";
import type { LeafNode, Query, QueryNode } from "@medsieve/query/query";
import { isOperatorNode, warnAt } from "@medsieve/query/query";
import { printDate, spanDays } from "@medsieve/query/read-dates";
import { valueLexeme } from "@medsieve/text/lexemes";
import { compileTerm, listRankedWords } from "./compile-term.ts";
import type { Condition } from "./condition.ts";
import { dropImplied, joinTsqueries, matchLexeme } from "./tsquery.ts";

const MAX_INT = 2_147_483_647;
/** Longer ago than any paper, and well within what PostgreSQL's dates hold. */
const MAX_YEARS_AGO = 2000;
/** Words that count for ranking; more would cost time and change little. */
const MAX_RANKED_WORDS = 100;

export interface CompiledQuery {
  where: Condition;
  /** A tsquery of the wanted words, any of them, for ordering; null when the query has none. */
  rank: string | null;
  /** The query as the library searches it, in PubMed's syntax; "" when nothing of it can be searched. */
  understood: string;
  /** What the library searches otherwise than PubMed would. What PubMed itself would ignore: validateQuery. */
  warnings: QueryWarning[];
}

interface Piece {
  search: Condition;
  understood: string;
  /** Needs parentheses inside another operator. */
  compound: boolean;
}

/**
 * Compiles a query to a condition on the local library. It differs from PubMed in this: words
 * without a tag are mapped to MeSH, but to none of PubMed's own tables of synonyms; a tagged phrase is always searched as a phrase, and dates other than the publication
 * date are searched as that.
 */
export function compileQuery(query: Query): CompiledQuery {
  const warnings: QueryWarning[] = [];
  const piece = compileNode(query.root, warnings, true);
  const ranked = [
    ...new Set(listWanted(query.root).flatMap((leaf) => (leaf.kind === "term" ? listRankedWords(leaf) : []))),
  ];
  return {
    where: piece?.search ?? { by: "nothing" },
    rank: ranked.length === 0 ? null : joinTsqueries("|", ranked.slice(0, MAX_RANKED_WORDS)),
    understood: piece?.understood ?? "",
    warnings,
  };
}

/** The terms that a paper may be found by, without those behind a NOT. */
function listWanted(root: QueryNode): LeafNode[] {
  if (!isOperatorNode(root)) return [root];
  return (root.kind === "not" ? root.parts.slice(0, 1) : root.parts).flatMap(listWanted);
}

/** `isWhole`: the node is all of the query; what it requires at once stays apart, which the index intersects faster. */
function compileNode(node: QueryNode, warnings: QueryWarning[], isWhole = false): Piece | null {
  if (!isOperatorNode(node)) return compileLeaf(node, warnings);
  const compiled = node.parts.map((part) => compileNode(part, warnings));
  const pieces = compiled.filter((piece) => piece !== null);
  const [first] = pieces;
  if (first === undefined || (node.kind === "not" && compiled[0] === null)) return null;
  if (pieces.length === 1) return first;
  const understood = pieces
    .map((piece) => (piece.compound ? `(${piece.understood})` : piece.understood))
    .join(` ${node.kind.toUpperCase()} `);
  const searches = pieces.map((piece) => piece.search);
  const search = node.kind === "not" ? exclude(first.search, searches.slice(1)) : gather(node.kind, searches, isWhole);
  return { search, understood, compound: true };
}

function exclude(kept: Condition, others: readonly Condition[]): Condition {
  const excluded = gather("or", others, false);
  if (kept.by === "text" && excluded.by === "text") {
    return { by: "text", tsquery: `(${kept.tsquery}&!${excluded.tsquery})` };
  }
  return { by: "without", kept, excluded };
}

/** All of the searches, or any: their full text in one tsquery, but for what a whole query requires; the rest beside it. */
function gather(kind: "and" | "or", searches: readonly Condition[], isWhole: boolean): Condition {
  const texts = searches.flatMap((search) => (search.by === "text" ? search.tsquery : []));
  const joined = kind === "and" ? joinTsqueries("&", texts) : joinTsqueries("|", dropImplied(texts));
  const apart = kind === "and" && isWhole ? texts : [joined];
  const merged: Condition[] = texts.length === 0 ? [] : apart.map((tsquery) => ({ by: "text", tsquery }));
  const lists = searches.flatMap((search) => (search.by === "pmids" ? [search.pmids] : []));
  if (kind === "or" && lists.length > 0) merged.push({ by: "pmids", pmids: lists.flat() });
  if (kind === "and") for (const pmids of lists) merged.push({ by: "pmids", pmids });
  merged.push(...searches.filter(({ by }) => by !== "text" && by !== "pmids"));
  const [only] = merged;
  if (only !== undefined && merged.length === 1) return only;
  return { by: kind, parts: merged };
}

function compileLeaf(leaf: LeafNode, warnings: QueryWarning[]): Piece | null {
  const simple = (search: Condition, understood: string): Piece => ({ search, understood, compound: false });
  switch (leaf.kind) {
    case "hasabstract":
      return simple({ by: "text", tsquery: matchLexeme(valueLexeme("has", "abstract")) }, "hasabstract");
    case "date": {
      warnOfDateField(leaf, warnings);
      const [first, last] = [spanDays(leaf.from).first, spanDays(leaf.to).last];
      const [from, to] = [printDate(leaf.from), printDate(leaf.to)];
      const tag = nameField("dp");
      const understood = from === to ? `${from}${tag}` : `${from}:${to}${tag}`;
      return simple({ by: "published", first, last }, understood);
    }
    case "recent": {
      warnOfDateField(leaf, warnings);
      const perYear = { days: 366, months: 12, years: 1 }[leaf.unit];
      const ago = `${Math.min(leaf.amount, MAX_YEARS_AGO * perYear)} ${leaf.unit}`;
      return simple({ by: "published_within", ago }, printLeaf({ ...leaf, field: "dp" }));
    }
    case "term": {
      if (leaf.field === "pmid") {
        const pmid = Number(leaf.text);
        return simple({ by: "pmids", pmids: pmid <= MAX_INT ? [pmid] : [] }, `${leaf.text}[PMID]`);
      }
      const term = compileTerm(leaf, warnings);
      if (term === null) return null;
      const isCompound = / (?:AND|OR) /u.test(term.understood) && leaf.field === null && !leaf.quoted;
      return { ...simple({ by: "text", tsquery: term.tsquery }, term.understood), compound: isCompound };
    }
  }
}

function warnOfDateField(leaf: LeafNode & { kind: "date" | "recent" }, warnings: QueryWarning[]): void {
  if (DATE_FIELDS[leaf.field].library) return;
  const message = `The local library has no ${nameField(leaf.field)}; the publication date is searched instead.`;
  warnings.push(warnAt(leaf, "date_field_replaced", message));
}
