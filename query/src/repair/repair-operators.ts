import type { QueryChange } from "@medsieve/contract/searches";
import type { ReadTag } from "../fields.ts";
import { isDateField, isWordField, readTag } from "../fields.ts";
import type { Token } from "../lex-query.ts";
import { findMeantOperator, findTaggedWords } from "../tagged-words.ts";
import type { KnownHeadings } from "./known-headings.ts";
import { NOWHERE, printTokens } from "./print-tokens.ts";
import { makeChange } from "./query-changes.ts";

type Operator = "and" | "or" | "not";

/** Words side by side, and the tag after them; or one token of another kind. */
type Item = { kind: "run"; words: Token[]; tag: Token | null } | { kind: "other"; token: Token };

/**
 * Operators written in small letters or as symbols. Between two terms of their own they become operators; in the
 * midst of words "or" always does, "and" where the words have no tag and are no MeSH heading together, and "not"
 * never: "asthma not responding to steroids" excludes nothing.
 */
export function raiseOperators(tokens: readonly Token[], headings: KnownHeadings, changes: QueryChange[]): Token[] {
  const items = groupWords(tokens);
  const result: Token[] = [];
  for (const [at, item] of items.entries()) {
    if (item.kind === "other") {
      result.push(item.token);
      continue;
    }
    const next = items[at + 1];
    result.push(...raiseInRun(item, result.at(-1), next === undefined ? undefined : first(next), headings, changes));
  }
  return result;
}

function first(item: Item): Token | undefined {
  return item.kind === "other" ? item.token : item.words[0];
}

function groupWords(tokens: readonly Token[]): Item[] {
  const items: Item[] = [];
  for (const token of tokens) {
    const last = items.at(-1);
    const isOpen = last?.kind === "run" && last.tag === null;
    if (token.type === "word" || token.type === "colon") {
      if (isOpen) last.words.push(token);
      else items.push({ kind: "run", words: [token], tag: null });
    } else if (token.type === "tag" && isOpen) last.tag = token;
    else items.push({ kind: "other", token });
  }
  return items;
}

function readMeant(token: Token | undefined): Operator | null {
  const meant = token?.type === "word" ? findMeantOperator(token.text) : null;
  return meant === null ? null : (meant.toLowerCase() as Operator);
}

const endsTerm = (token: Token | undefined): boolean =>
  token !== undefined && ["tag", "close", "quoted", "hasabstract", "word"].includes(token.type);
const beginsTerm = (token: Token | undefined): boolean =>
  token !== undefined && ["open", "quoted", "hasabstract"].includes(token.type);

function raiseInRun(
  { words, tag }: { words: readonly Token[]; tag: Token | null },
  before: Token | undefined,
  after: Token | undefined,
  headings: KnownHeadings,
  changes: QueryChange[],
): Token[] {
  const read = tag?.type === "tag" ? readTag(tag.text) : null;
  const isValue = read !== null && (isDateField(read.field) || !isWordField(read.field));
  const startsValue = isValue && /^\p{Lu}/u.test(words[0]?.type === "word" ? words[0].text : "");
  if (startsValue || headings.find(printTokens(words)) !== null) return tag === null ? [...words] : [...words, tag];
  const rest = [...words];
  const operators: Token[] = [];
  const raise = (token: Token | undefined, operator: Operator | null): Token[] => {
    changes.push(
      makeChange("operator", token === undefined ? null : printTokens([token]), operator?.toUpperCase() ?? null),
    );
    return operator === null ? [] : [{ type: "operator", operator, ...NOWHERE }];
  };

  for (let meant = readMeant(rest[0]); meant !== null; meant = readMeant(rest[0])) {
    const previous = operators.at(-1) ?? before;
    const follows = previous?.type === "operator";
    const isExclusion = meant === "not" && follows && previous.operator === "and";
    if (!endsTerm(previous) && !isExclusion && meant === "not") break;
    const token = rest.shift();
    operators.push(...raise(token, endsTerm(previous) || isExclusion ? meant : null));
  }

  const ending: Token[] = [];
  while (tag === null && rest.length > 0) {
    const meant = readMeant(rest.at(-1));
    if (meant === null) break;
    ending.splice(0, ending.length, ...raise(rest.pop(), beginsTerm(after) ? meant : null));
  }
  return [...operators, ...splitRun(rest, tag, read, raise), ...ending];
}

/** The words as alternatives where an operator stands in their midst, each with the tag. */
function splitRun(
  words: readonly Token[],
  tag: Token | null,
  read: ReadTag | null,
  raise: (token: Token, operator: Operator) => Token[],
): Token[] {
  const closing: Token[] = tag === null ? [] : [{ ...tag, ...NOWHERE }];
  const tagsAll = read === null || findTaggedWords(words, read.field) === 0;
  const isSplitBy = (meant: Operator | null): meant is "and" | "or" => {
    if (meant === null || meant === "not") return false;
    return meant === "or" || read === null;
  };
  const result: Token[] = [];
  let splits = 0;
  for (const [at, token] of words.entries()) {
    const meant = readMeant(token);
    if (!isSplitBy(meant) || at === 0 || at === words.length - 1) {
      result.push(token);
      continue;
    }
    if (tagsAll) result.push(...closing);
    result.push(...raise(token, meant));
    splits += 1;
  }
  result.push(...closing);
  if (splits === 0) return tag === null ? [...words] : [...words, tag];
  return [{ type: "open", ...NOWHERE }, ...result, { type: "close", ...NOWHERE }];
}

/** "AND (NOT a)" as PubMed takes it: "NOT (a)". */
export function liftExclusions(tokens: readonly Token[], changes: QueryChange[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const open = result.at(-1);
    const isExclusion = token.type === "operator" && token.operator === "not" && open?.type === "open";
    const before = isExclusion ? result.at(-2) : undefined;
    const afterAnd = before?.type === "operator" && before.operator === "and";
    if (!isExclusion || open === undefined || !(afterAnd || endsTerm(before))) {
      result.push(token);
      continue;
    }
    result.splice(afterAnd ? -2 : -1);
    result.push({ ...token, ...NOWHERE }, { type: "open", ...NOWHERE });
    changes.push(makeChange("operator", afterAnd ? "AND (NOT" : "(NOT", "NOT ("));
  }
  return result;
}
