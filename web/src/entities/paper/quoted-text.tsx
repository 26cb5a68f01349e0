import type { Language } from "@medsieve/contract/constants";
import { type Quotation, splitQuotations } from "./split-quotations.ts";
import { findRecordLanguage } from "./text-language.ts";

interface QuotedTextProps {
  text: string;
  /** Where `text` stands in the text that `quotations` were found in. */
  offset: number;
  quotations: readonly Quotation[];
  /** MEDLINE codes of what is quoted. */
  languages: readonly string[];
  /** Language of the text; where given, what is quoted in another language stands as "…", as far as it is more than a name. */
  folded?: Language | null;
}

/** Words from which a quotation is a sentence rather than a name. */
const SENTENCE = 6;

/** Whether what is quoted is a sentence rather than a name; of a script without spaces never. */
export function isSentence(quoted: string): boolean {
  return quoted.split(/\s+/u).length >= SENTENCE;
}

/** Whether words that are quoted in a text of `language` are a sentence in another one. */
export function isForeignSentence(quoted: string, language: Language, languages: readonly string[]): boolean {
  return findRecordLanguage(quoted, languages) !== language && isSentence(quoted);
}

/** A reader's words, with those of the paper marked as quotations in its own language; the marks stand in the text. */
export function QuotedText({ text, offset, quotations, languages, folded = null }: QuotedTextProps) {
  let at = 0;
  return splitQuotations(text, offset, quotations).map((part) => {
    const key = at;
    at += part.text.length;
    if (part.isQuoted && folded !== null && isForeignSentence(part.text, folded, languages)) {
      return (
        <q key={key} className="before:content-none after:content-none">
          …
        </q>
      );
    }
    return part.isQuoted ? (
      <q key={key} lang={findRecordLanguage(part.text, languages)} className="before:content-none after:content-none">
        {part.text}
      </q>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}
