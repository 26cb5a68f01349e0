import type { Token } from "../lex-query.ts";

/** A token that stands nowhere in the text: it is set apart from its neighbours. */
export const NOWHERE = { start: -1, end: -2 } as const;

/** Tokens as a text that is read as these tokens again. What touched in the text they are from still touches. */
export function printTokens(tokens: readonly Token[]): string {
  let text = "";
  let end: number | null = null;
  for (const token of tokens) {
    const touches = end === null || token.type === "tag" || (token.start >= 0 && token.start === end);
    text += `${touches ? "" : " "}${printToken(token)}`;
    end = token.end;
  }
  return text;
}

function printToken(token: Token): string {
  switch (token.type) {
    case "word":
      return token.text;
    case "quoted":
      return `"${token.text}"`;
    case "tag":
      return `[${token.text}]`;
    case "operator":
      return token.operator.toUpperCase();
    case "colon":
      return ":";
    case "open":
      return "(";
    case "close":
      return ")";
    default:
      return "hasabstract";
  }
}
