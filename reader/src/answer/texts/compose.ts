import type { Piece } from "@medsieve/contract/statements";
import type { Quotation } from "../../reader.ts";

/** A statement in a text, with the sentences of the paper that it rests on. */
export interface QuotedWords {
  text: string;
  quotes: Quotation[];
}

/** A text as words and the statements in it. */
export type ComposedText = readonly Piece<{ quotes: Quotation[] }>[];

/** A template whose statements stay statements: compose`Results: ${statement}.` */
export function compose(
  words: TemplateStringsArray,
  ...values: readonly (string | QuotedWords | ComposedText)[]
): ComposedText {
  return words.flatMap((word, index) => {
    const value = values[index] ?? [];
    return [word, ...(Array.isArray(value) ? value : [value])].filter((piece) => piece !== "");
  });
}

export function joinTexts(texts: readonly (string | QuotedWords | ComposedText)[], separator: string): ComposedText {
  return texts.flatMap((text, index) => compose`${index === 0 ? "" : separator}${text}`);
}
