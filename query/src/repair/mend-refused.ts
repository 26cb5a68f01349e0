import type { QueryChange } from "@medsieve/contract/searches";
import type { Token } from "../lex-query.ts";
import type { QueryError } from "../query.ts";
import { NOWHERE, printTokens } from "./print-tokens.ts";
import { makeChange } from "./query-changes.ts";

const isWithin = (token: Token, { start, end }: QueryError): boolean => token.start >= start && token.end <= end;

/**
 * Of two operators side by side one is kept: NOT, since it was meant to exclude; else OR, which loses nothing. A NOT
 * with nothing before it goes, with what it excludes. Null when that is not what is wrong.
 */
export function mendOperators(tokens: readonly Token[], error: QueryError, changes: QueryChange[]): Token[] | null {
  if (error.code === "two_operators") {
    const both = tokens.filter((token) => isWithin(token, error) && token.type === "operator");
    const kept =
      both.find((token) => token.type === "operator" && token.operator === "not") ??
      both.find((token) => token.type === "operator" && token.operator === "or");
    if (kept === undefined) return null;
    changes.push(makeChange("operator", printTokens(both), printTokens([kept])));
    return tokens.filter((token) => token === kept || !both.includes(token));
  }
  if (error.code !== "not_without_left") return null;
  const at = tokens.findIndex((token) => isWithin(token, error));
  if (at < 0) return null;
  const end = endTerm(tokens, at + 1);
  changes.push(makeChange("left_out", printTokens(tokens.slice(at, end)), null));
  return [...tokens.slice(0, at), ...tokens.slice(end)];
}

/** Where the term or parenthesis that begins at `at` ends, its tag included. */
function endTerm(tokens: readonly Token[], at: number): number {
  let depth = 0;
  let end = at;
  for (; end < tokens.length; end += 1) {
    const token = tokens[end];
    if (token?.type === "close" && depth === 0) break;
    if (token?.type === "operator" && depth === 0) break;
    if (token?.type === "open") depth += 1;
    if (token?.type === "close") depth -= 1;
  }
  return end;
}

/** Cuts out a date that is none and a reference to PubMed's history, with the operator before it. Null when it is neither. */
export function dropPart(tokens: readonly Token[], error: QueryError, changes: QueryChange[]): Token[] | null {
  if (error.code !== "impossible_date" && error.code !== "history_reference") return null;
  const part = tokens.filter((token) => isWithin(token, error));
  const first = part[0];
  if (first === undefined) return null;
  const code = error.code === "impossible_date" ? "date" : "left_out";
  changes.push(makeChange(code, printTokens(part), null));
  const at = tokens.indexOf(first);
  const before = tokens[at - 1];
  const after = tokens[at + part.length];
  const operator = before?.type === "operator" ? before : after?.type === "operator" ? after : null;
  const gap: Token[] = [];
  if (operator === null && before?.type === "word") gap.push({ type: "operator", operator: "and", ...NOWHERE });
  return [...tokens.slice(0, at), ...gap, ...tokens.slice(at + part.length)].filter((token) => token !== operator);
}
