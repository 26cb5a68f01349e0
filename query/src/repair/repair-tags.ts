import type { QueryChange } from "@medsieve/contract/searches";
import { readTag } from "../fields.ts";
import { lexQuery, type Token } from "../lex-query.ts";
import { findMeantTag } from "./meant-tags.ts";
import { NOWHERE, printTokens } from "./print-tokens.ts";
import { makeChange } from "./query-changes.ts";

const isTag = (tag: string): boolean => readTag(tag) !== null;
const BRACKETS = /\[([^[\]]*)\]/gu;

/**
 * Quotation marks that enclose operators or field tags stood in the wrong place: what they enclose is read as a part of
 * the query, in parentheses.
 */
export function openQuotes(tokens: readonly Token[], changes: QueryChange[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.type !== "quoted" || !enclosesSyntax(token.text)) return [token];
    const inside = lexQuery(token.text, isTag, []).map((it): Token => ({ ...it, ...NOWHERE }));
    const opened: Token[] = [{ type: "open", ...NOWHERE }, ...inside, { type: "close", ...NOWHERE }];
    changes.push(makeChange("quotes", printTokens([token]), printTokens(opened)));
    return opened;
  });
}

function enclosesSyntax(text: string): boolean {
  if (/(?:^| )(?:AND|OR|NOT)(?: |$)/u.test(text)) return true;
  return Array.from(text.matchAll(BRACKETS)).some(([, tag = ""]) => isTag(tag) || findMeantTag(tag) !== null);
}

/** Tags that PubMed does not have, by the tag that was meant; those of which that is not known stay. */
export function renameTags(tokens: readonly Token[], changes: QueryChange[]): Token[] {
  return tokens.map((token) => {
    if (token.type !== "tag" || isTag(token.text)) return token;
    const meant = findMeantTag(token.text);
    if (meant === null) return token;
    changes.push(makeChange("field_tag", `[${token.text}]`, `[${meant}]`));
    return { ...token, text: meant };
  });
}

/** A tag after a parenthesis is given to each term inside that has none. */
export function distributeTags(tokens: readonly Token[], changes: QueryChange[]): Token[] {
  let result: readonly Token[] = tokens;
  for (let at = 1; at < result.length; at += 1) {
    const [close, tag] = [result[at - 1], result[at]];
    if (close?.type !== "close" || tag?.type !== "tag" || !isTag(tag.text)) continue;
    const open = findOpening(result, at - 1);
    if (open === null) continue;
    const inside = result.slice(open, at);
    const tagged = tagTerms(inside, tag.text);
    changes.push(makeChange("field_tag", printTokens([...inside, tag]), printTokens(tagged)));
    result = [...result.slice(0, open), ...tagged, ...result.slice(at + 1)];
    at = open + tagged.length;
  }
  return [...result];
}

/** The parenthesis that the one at `close` closes; null when there is none. */
function findOpening(tokens: readonly Token[], close: number): number | null {
  let depth = 0;
  for (let at = close; at >= 0; at -= 1) {
    if (tokens[at]?.type === "close") depth += 1;
    if (tokens[at]?.type === "open") depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

function tagTerms(tokens: readonly Token[], tag: string): Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const goesOn = token.type !== "quoted" && (next?.type === "word" || next?.type === "colon");
    const isTerm = token.type === "quoted" || token.type === "word";
    if (!isTerm || goesOn || next?.type === "tag") return [token];
    return [token, { type: "tag", text: tag, ...NOWHERE }];
  });
}
