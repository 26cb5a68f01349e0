import { type Quotation, splitQuotations } from "./split-quotations.ts";
import { findRecordLanguage } from "./text-language.ts";

interface QuotedTextProps {
  text: string;
  /** Where `text` stands in the text that `quotations` were found in. */
  offset: number;
  quotations: readonly Quotation[];
  /** MEDLINE codes of what is quoted. */
  languages: readonly string[];
}

/** A reader's words, with those of the paper marked as quotations in its own language; the marks stand in the text. */
export function QuotedText({ text, offset, quotations, languages }: QuotedTextProps) {
  let at = 0;
  return splitQuotations(text, offset, quotations).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isQuoted ? (
      <q key={key} lang={findRecordLanguage(part.text, languages)} className="before:content-none after:content-none">
        {part.text}
      </q>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}
