import type { QueryWarning } from "@medsieve/contract/searches";
import type { DateField, TermField } from "./fields.ts";

/** UTF-16 offsets into the text the query was parsed from; both 0 in a query that was built. */
export interface Span {
  start: number;
  end: number;
}

/** Words, or a whole value such as a MeSH heading or an author, in one field. `field` null: no tag was written. */
export interface TermNode extends Span {
  kind: "term";
  /** Blanks are single; a star stands only at the end of a word and means any continuation. */
  text: string;
  /** Written in double quotes. */
  quoted: boolean;
  field: TermField | null;
  /** Words that may stand between the words of the phrase, in any order ("a b"[tiab:~2]); null: no such search. */
  within: number | null;
}

/** A calendar day, or a month or year when the rest is null. */
export interface PartialDate {
  year: number;
  month: number | null;
  day: number | null;
}

/** From the first day of `from` to the last day of `to`, both included. */
export interface DateNode extends Span {
  kind: "date";
  field: DateField;
  from: PartialDate;
  to: PartialDate;
}

/** The days, months or years before today, e.g. "last 5 years"[dp]. */
export interface RecentNode extends Span {
  kind: "recent";
  field: DateField;
  amount: number;
  unit: "days" | "months" | "years";
}

/** Only citations with an abstract. */
interface HasAbstractNode extends Span {
  kind: "hasabstract";
}

export type LeafNode = TermNode | DateNode | RecentNode | HasAbstractNode;

/** Two parts or more. `not` keeps what its first part finds and none of the others does. */
export interface OperatorNode extends Span {
  kind: "and" | "or" | "not";
  parts: QueryNode[];
}

export type QueryNode = LeafNode | OperatorNode;

/** A query in PubMed's language, as it is searched. */
export interface Query {
  root: QueryNode;
  /** What the parser had to read otherwise than it was written. */
  notes: QueryWarning[];
}

type QueryErrorCode =
  | "query_too_long"
  | "query_too_deep"
  | "empty_query"
  | "not_without_left"
  | "two_operators"
  | "impossible_date"
  | "history_reference"
  | "unknown_line"
  | "not_pubmed_search"
  | "strategy_syntax";

/** A query that cannot be run: what is wrong in plain words, and where (UTF-16 offsets). */
export class QueryError extends Error {
  readonly code: QueryErrorCode;
  readonly start: number;
  readonly end: number;

  constructor(code: QueryErrorCode, message: string, start: number, end: number) {
    super(message);
    this.name = "QueryError";
    this.code = code;
    this.start = start;
    this.end = end;
  }
}

/** Levels of parentheses and of alternating operators that a query may have. */
export const MAX_QUERY_DEPTH = 100;
/** UTF-16 units. */
export const MAX_QUERY_LENGTH = 20_000;

export function isOperatorNode(node: QueryNode): node is OperatorNode {
  return node.kind === "and" || node.kind === "or" || node.kind === "not";
}

/** The terms, dates and flags of a query, in the order they stand. */
export function collectLeaves(node: QueryNode): LeafNode[] {
  const leaves: LeafNode[] = [];
  const waiting: QueryNode[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (isOperatorNode(next)) for (const part of next.parts.toReversed()) waiting.push(part);
    else leaves.push(next);
  }
  return leaves;
}

/** A warning about one place of the query; without a place when that part was built, not parsed. */
export function warnAt(span: Span, code: string, message: string): QueryWarning {
  const placed = span.end > span.start;
  return { code, message, start: placed ? span.start : null, end: placed ? span.end : null };
}
