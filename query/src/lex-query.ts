import type { QueryWarning } from "@medsieve/contract/searches";
import type { Span } from "./query.ts";
import { warnAt } from "./query.ts";

export type Token = Span &
  (
    | { type: "word"; text: string }
    | { type: "quoted"; text: string }
    | { type: "tag"; text: string }
    | { type: "operator"; operator: "and" | "or" | "not" }
    | { type: "colon" }
    | { type: "open" | "close" | "hasabstract" }
  );

const CURLY_QUOTE = /[“”„‟″〝〞«»]/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/gu;
/** White space, control and invisible characters, and the Japanese and Chinese comma and full stop. */
const BLANK = /[\s\p{Cc}\p{Cf}、。]/u;
const WORD = /[^\s\p{Cc}\p{Cf}、。"()[\]:]+/uy;
/** What may stand in square brackets inside a chemical name, e.g. benzo[a]pyrene. */
const CHEMICAL = /\[([\p{L}\p{N},'+-]{1,20})\](?=[\p{L}\p{N}])/uy;
const TAG = /\[([^[\]"]{0,60})\]/uy;
const OPERATORS = new Map<string, "and" | "or" | "not">([
  ["AND", "and"],
  ["OR", "or"],
  ["NOT", "not"],
]);

/** Curly quotes and full-width ASCII as plain ASCII: one unit for one, so that positions stay. */
export function straighten(text: string, notes: QueryWarning[]): string {
  const report = (pattern: RegExp, code: string, message: string): void => {
    const found = text.search(pattern);
    if (found >= 0) notes.push(warnAt({ start: found, end: found + 1 }, code, message));
  };
  report(CURLY_QUOTE, "curly_quotes", 'Curly quotation marks are read as straight ones (").');
  report(FULL_WIDTH, "full_width_characters", "Full-width characters are read as ordinary ones.");
  return text
    .replace(CURLY_QUOTE, '"')
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cs}/gu, " ");
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Splits a query into tokens in one pass. `isTag` says whether brackets hold a field tag or are part of a chemical name. */
export function lexQuery(query: string, isTag: (tag: string) => boolean, notes: QueryWarning[]): Token[] {
  const text = straighten(query, notes);
  const lastQuote = text.lastIndexOf('"');
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const symbol = { "(": "open", ")": "close", ":": "colon" } as const;
    if (BLANK.test(character)) {
      at += character.length;
    } else if (character === "(" || character === ")" || character === ":") {
      at += 1;
      tokens.push({ type: symbol[character], start, end: at });
    } else if (character === '"') {
      at = start < lastQuote ? text.indexOf('"', start + 1) + 1 : start + 1;
      if (start < lastQuote) tokens.push({ type: "quoted", text: text.slice(start + 1, at - 1), start, end: at });
      else
        notes.push(
          warnAt(
            { start, end: at },
            "unmatched_quote",
            "This quotation mark has no partner and is ignored: add the other one.",
          ),
        );
    } else if (character === "[") {
      at = lexTag(text, start, tokens, notes);
    } else if (character === "]") {
      at += 1;
      notes.push(warnAt({ start, end: at }, "unmatched_bracket", "This ] has no [ before it and is ignored."));
    } else {
      at = lexWord(text, start, isTag, tokens);
    }
  }
  return tokens;
}

function lexTag(text: string, start: number, tokens: Token[], notes: QueryWarning[]): number {
  const tag = matchAt(TAG, text, start);
  if (tag !== null) {
    const end = start + tag[0].length;
    tokens.push({ type: "tag", text: tag[1] ?? "", start, end });
    return end;
  }
  notes.push(
    warnAt(
      { start, end: start + 1 },
      "unmatched_bracket",
      "This [ has no ] after it and is ignored: a field tag looks like [tiab].",
    ),
  );
  return start + 1;
}

function lexWord(text: string, start: number, isTag: (tag: string) => boolean, tokens: Token[]): number {
  let word = "";
  let at = start;
  for (;;) {
    const piece = matchAt(WORD, text, at)?.[0] ?? "";
    word += piece;
    at += piece.length;
    const inner = piece === "" ? undefined : matchAt(CHEMICAL, text, at)?.[1];
    if (inner === undefined || isTag(inner)) break;
    word += `-${inner}-`;
    at += inner.length + 2;
  }
  const span = { start, end: at };
  const operator = OPERATORS.get(word);
  if (operator !== undefined) tokens.push({ type: "operator", operator, ...span });
  else if (word.toLowerCase() === "hasabstract") tokens.push({ type: "hasabstract", ...span });
  else tokens.push({ type: "word", text: word, ...span });
  return at;
}
