import type { DateField, TermField } from "./fields.ts";
import { isDateField } from "./fields.ts";
import { findLanguageCode } from "./languages.ts";
import type { Token } from "./lex-query.ts";
import { findPublicationType } from "./publication-types.ts";

const DATE_WORD = /^(?:\d[\d/.-]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?)$/iu;
/** Words of the longest publication type. */
const LONGEST_VALUE = 8;

/**
 * Where the words begin that a tag belongs to, when they are fewer than all before it: in "asthma 2020[dp]" and
 * "asthma review[pt]" the tag belongs to the last word. 0 when it belongs to all of them, or none of them fit it.
 */
export function findTaggedWords(run: readonly Token[], field: TermField | DateField): number {
  const texts = run.map((token) => (token.type === "word" ? token.text : ":"));
  if (isDateField(field)) {
    if (/ last \d+ (?:day|month|year)s?$/iu.test(` ${texts.join(" ")}`)) return texts.length - 3;
    const start = texts.findLastIndex((text) => text !== ":" && !DATE_WORD.test(text)) + 1;
    const trimmed = texts[start] === ":" ? start + 1 : start;
    return trimmed < texts.length ? trimmed : 0;
  }
  if (field === "pmid") {
    const start =
      texts.findLastIndex((text) => !/^\d[\d,;]*$/u.test(text) && !/^pmids?$/iu.test(text) && text !== ":") + 1;
    return start < texts.length ? start : 0;
  }
  const known = field === "pt" ? findPublicationType : field === "la" ? findLanguageCode : null;
  if (known === null || known(texts.join(" ")) !== null) return 0;
  for (let start = Math.max(1, texts.length - LONGEST_VALUE); start < texts.length; start += 1) {
    if (known(texts.slice(start).join(" ")) !== null) return start;
  }
  return 0;
}

const SYMBOLS = new Map([
  ["&", "AND"],
  ["&&", "AND"],
  ["+", "AND"],
  ["|", "OR"],
  ["||", "OR"],
  ["!", "NOT"],
]);

/** The operator that was probably meant by a word such as "and" or "&"; null for any other word. */
export function findMeantOperator(word: string): string | null {
  return /^(?:and|or|not)$/iu.test(word) ? word.toUpperCase() : (SYMBOLS.get(word) ?? null);
}
