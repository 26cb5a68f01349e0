import type { TermField } from "./fields.ts";
import { straighten } from "./lex-query.ts";
import { printNode } from "./print-query.ts";
import type { Query, QueryNode } from "./query.ts";
import { QueryError } from "./query.ts";
import { readDates } from "./read-dates.ts";
import { readPmids, readTerm } from "./read-term.ts";

const NOWHERE = { start: 0, end: 0 };
/** Words that mean the same with and without quotation marks around them. */
const PLAIN = /^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.,+-]*\*?$/u;
const RESERVED = /^(?:and|or|not|hasabstract)$/iu;

const wrap = (root: QueryNode): Query => ({ root, notes: [] });

function refuseEmpty(): never {
  throw new QueryError("empty_query", "This text holds no word to search.", 0, 0);
}

/**
 * A term; `field` null leaves it untagged. Several tagged words make a phrase. A star at the end of a word truncates
 * it where 4 letters stand before it. Whatever the text holds stays text. Throws QueryError when it holds no word.
 */
export function term(text: string, field: TermField | null): Query {
  const plain = straighten(text, []).replaceAll('"', " ").replace(/\s+/gu, " ").trim();
  const words = plain.split(" ");
  const isPlain = words.every((word) => PLAIN.test(word) && !RESERVED.test(word)) && readPmids(plain) === null;
  const quoted = !isPlain || (field !== null && words.length > 1);
  const node = readTerm({ text: plain, quoted }, field === null ? null : { field, within: null }, NOWHERE, []);
  return node === null ? refuseEmpty() : wrap(node);
}

/** Papers published from one date to another, e.g. "2015" to "2020/06"; an open side is null. Throws QueryError. */
export function published(from: string | null, to: string | null): Query {
  return wrap(readDates(from ?? "1000", to ?? "3000", "dp", NOWHERE, []));
}

/** Papers that have an abstract. */
export function hasAbstract(): Query {
  return wrap({ kind: "hasabstract", ...NOWHERE });
}

/** What is the same is said once. */
function join(kind: "and" | "or", queries: readonly Query[]): Query {
  const joined = queries.flatMap(({ root }) => (root.kind === kind ? root.parts : [root]));
  const parts = [...new Map(joined.map((part) => [printNode(part).toLowerCase(), part])).values()];
  const [only = refuseEmpty()] = parts;
  return wrap(parts.length === 1 ? only : { kind, parts, ...NOWHERE });
}

/** What all of the queries find. Throws QueryError when there is none. */
export function and(...queries: readonly Query[]): Query {
  return join("and", queries);
}

/** What any of the queries finds. Throws QueryError when there is none. */
export function or(...queries: readonly Query[]): Query {
  return join("or", queries);
}

/** What the first query finds and the second does not. */
export function not(kept: Query, excluded: Query): Query {
  const parts = kept.root.kind === "not" ? kept.root.parts : [kept.root];
  return wrap({ kind: "not", parts: [...parts, excluded.root], ...NOWHERE });
}
